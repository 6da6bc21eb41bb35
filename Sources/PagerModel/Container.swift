/// Which system is modelled; the raw values are the recording's words.
package enum Container: String, CaseIterable, Sendable {
  /// A header above a bar that pins, above paged vertical lists.
  case pinned
  /// A header with a strip of tabs above a grid of cells, in one collection view.
  case grid
  /// Rows that scroll away, a bar of tabs that sticks, and the chosen tab's rows, in one scroll view.
  case sticky

  /// The rules that act in it.
  package var policyNames: [PolicyName] { PolicyName.allCases.filter { $0.container == self } }

  package var presets: [Preset] { Preset.allCases.filter { $0.containers.contains(self) } }
}
