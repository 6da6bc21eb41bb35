import Inspection
import PagerModel
import Picture
import Wording

/// The points at which moves stop. They belong to the session, not to the recording.
struct StopPoints {
  private(set) var points: [StopPoint] = []
  private var last = 0

  mutating func add(
    _ what: StopPoint.What, if condition: Expression?, isTemporary: Bool
  ) -> StopPoint {
    last += 1
    let point = StopPoint(number: last, what, if: condition, isTemporary: isTemporary)
    points.append(point)
    return point
  }

  subscript(number: Int) -> StopPoint? { points.first { $0.number == number } }

  mutating func setCondition(_ condition: Expression?, of number: Int) {
    for index in points.indices where points[index].number == number {
      points[index].condition = condition
    }
  }

  mutating func remove(_ number: Int) { points.removeAll { $0.number == number } }
  mutating func removeAll() { points = [] }

  /// Counts a stop, forgets what was temporary, and says why it stopped.
  mutating func note(_ stop: Stop) -> String? {
    var reasons: [String] = []
    for hit in stop.hits {
      guard let index = points.firstIndex(where: { $0.number == hit.number }) else { continue }
      points[index].hits += 1
      reasons.append(points[index].reason(for: hit.change))
      if points[index].isTemporary { points.remove(at: index) }
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: ", ")
  }
}

extension StopPoint {
  private var isWatch: Bool { if case .watch = what { true } else { false } }

  /// `breakpoint 1`, `watch 2`
  var name: String {
    String(localized: isWatch ? "watch \(number)" : "breakpoint \(number)")
  }

  /// `drag if main.y > 240`
  var text: String { whatText + (condition.map { " if \($0.text)" } ?? "") }

  private var whatText: String {
    switch what {
    case .event(let kind): kind.rawValue
    case .effect(let name): name
    case .node(let id): "#\(id)"
    case .time(let time): timeText(time)
    case .watch(let path): path.shortDescription
    case .moment: String(localized: "every moment")
    case .rest: String(localized: "at rest")
    }
  }

  fileprivate func reason(for change: Change?) -> String {
    guard let change else { return "\(name): \(text)" }
    let condition = condition.map { " if \($0.text)" } ?? ""
    return "\(name): \(whatText) \(change.before) → \(change.after)\(condition)"
  }

  /// As it is listed: `1  break drag if main.y > 240   2 hits`
  var listing: String {
    let command = isWatch ? "watch" : isTemporary ? "tbreak" : "break"
    return "\(number)  \(command) \(text)   \(counted(hits, "hit"))"
  }
}
