import Inspection
import PagerModel
import Timeline

extension CommandTable {
  static let policyCommands = [
    Command(
      "policy", family: .branch, arguments: "[NAME=VALUE ...]", completion: .setting,
      summary: "list the rules, or replay this branch under others",
      help: """
        The rules by name, with the value that holds here and the others there are. With
        NAME=VALUE, or preset=NAME first, a branch that repeats this one under these rules from
        its start; the assertions come along and are checked at once.

          > policy handOver=flags
        """,
      run: policy)
  ]

  private static func policy(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard !arguments.isEmpty else { return listPolicies(session.timeline.state) }
    let change = try arguments.requirePolicies()
    var setting = PagerEvent.Setting()
    setting.policy = session.timeline.add(change)
    return try session.rewrite(
      change.values.last?.word ?? change.preset?.rawValue ?? "policy", keeping: 0,
      inserting: [TimedEvent(.setting(setting), at: 0)], resumingAt: 1)
  }

  static func listPolicies(_ state: Pager) -> Reply {
    let names = PolicyName.allCases.map(\.rawValue)
    let width = names.map(\.count).max() ?? 0
    return Reply(
      PolicyName.allCases.map { name in
        guard case .string(let value) = state.value(.policy(name)) else { return name.rawValue }
        let others = Policies.entry(name).values.filter { $0 != value }
        let padding = String(repeating: " ", count: width - name.rawValue.count)
        let rest = others.isEmpty ? "" : "   (or \(others.joined(separator: ", ")))"
        return "\(name.rawValue)\(padding)  \(value)\(rest)"
      })
  }
}
