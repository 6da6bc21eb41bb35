import PagerModel

extension Scenario {
  /// No finger is ever outside of the screen: a person could do what the session says.
  var keepsFingersOnScreen: Bool {
    var screen = initial.bounds ?? Size(width: 0, height: 0)
    var finger = Point(x: 0, y: 0)
    for step in steps {
      switch step.event {
      case .layout(let size, _):
        screen = size
        continue
      case .drag(.began(let place, _)), .touch(.down(let place)): finger = place
      case .drag(.changed(let dx, let dy)): finger = Point(x: finger.x + dx, y: finger.y + dy)
      case _: continue
      }
      let isInside = (0...screen.width).contains(finger.x) && (0...screen.height).contains(finger.y)
      if !isInside { return false }
    }
    return true
  }
}
