/// Recordings that tests open.
package enum SampleSession {
  package static let header = """
    {"kind":"recording","version":1,"container":"pinned","title":"甩过吸顶","initial":\
    {"bounds":{"width":390,"height":844},"header":240,"hover":60,"pages":[\
    {"title":"首页","contentHeight":2000},{"title":"发现","contentHeight":2000},\
    {"title":"我的","contentHeight":200}]}}

    """

  /// A fling past the pin and another tab in mid-fling; on a branch, the finger stops first.
  package static let fling =
    header + """
      {"kind":"note","at":0,"text":"The list should keep its place."}
      {"kind":"event","id":1,"parent":0,"dt":0,"event":{"reload":{}}}
      {"kind":"event","id":2,"parent":1,"dt":250000,"event":{"drag":{"phase":"began","x":195,"y":600}}}
      {"kind":"event","id":3,"parent":2,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-300}}}
      {"kind":"event","id":4,"parent":3,"dt":8000,"event":{"drag":{"phase":"ended","vx":0,"vy":-2400}}}
      {"kind":"mark","at":4,"name":"released"}
      {"kind":"event","id":5,"parent":4,"dt":33333,"event":{"selectTab":{"at":1}}}
      {"kind":"expect","at":5,"that":"currentPageIndex == 1 && main.y == 240"}
      {"kind":"observe","at":5,"source":"iPhone 16, iOS 26.1","state":{"mainScrollView.contentOffset.y":240}}
      {"kind":"event","id":6,"parent":3,"dt":120000,"event":{"drag":{"phase":"ended","vx":0,"vy":0}}}
      {"kind":"mark","at":6,"name":"no-fling","branch":true}

      """

  /// `count` events that drag the header up and down, after `reload` and `began`.
  package static func long(_ count: Int) -> [UInt8] {
    Array(header.utf8) + events(count, after: 0)
  }

  /// The same on a branch of its own, main: node 1 is a `wait` beside it. What is on branches is not
  /// folded before it is asked for.
  package static func longBranch(_ count: Int) -> [UInt8] {
    let wait = #"{"kind":"event","id":1,"parent":0,"dt":0,"event":{"wait":{}}}"#
    let mark = #"{"kind":"mark","at":\#(count + 1),"name":"main","branch":true}"#
    return Array("\(header)\(wait)\n".utf8) + events(count, after: 1) + Array("\(mark)\n".utf8)
  }

  private static func events(_ count: Int, after last: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 1...count {
      let event =
        switch number {
        case 1: "{\"reload\":{}}"
        case 2: "{\"drag\":{\"phase\":\"began\",\"x\":195,\"y\":600}}"
        case _: "{\"drag\":{\"phase\":\"changed\",\"dx\":0,\"dy\":\(number % 2 == 0 ? 5 : -5)}}"
        }
      let (id, parent) = (number + last, number == 1 ? 0 : number + last - 1)
      bytes += Array(
        "{\"kind\":\"event\",\"id\":\(id),\"parent\":\(parent),\"dt\":16667,\"event\":\(event)}\n"
          .utf8)
    }
    return bytes
  }
}
