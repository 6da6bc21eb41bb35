import LineEditor
import PagerModel
import Picture
import Wording

/// The rules and presets in words, beside those that hold in a state: lines of 80 columns at most.
struct PolicyText {
  private let container: Container
  private let values: [PolicyName: String]

  init(_ state: Pager) {
    container = state.container
    values = Dictionary(
      uniqueKeysWithValues: container.policyNames.compactMap { name in
        guard case .string(let value) = state.value(.policy(name)) else { return nil }
        return (name, value)
      })
  }

  /// Each rule with the value that holds, and the others there are.
  var list: [String] {
    let width = container.policyNames.map(\.rawValue.count).max() ?? 0
    let rows = container.policyNames.flatMap { name -> [[String]] in
      let value = values[name] ?? ""
      let others = Policies.entry(name).values.filter { $0 != value }.joined(separator: ", ")
      if others.isEmpty { return [[name.rawValue, value]] }
      let indent = String(repeating: " ", count: value.count + 3)
      return folded(
        String(localized: "(or \(others))"), to: 80 - width - 2 - indent.count, hanging: 0,
        width: displayWidth
      ).enumerated().map { $0 == 0 ? [name.rawValue, "\(value)   \($1)"] : ["", indent + $1] }
    }
    return aligned(rows) + [
      String(localized: "policy NAME explains one, policy preset the presets")
    ]
  }

  /// What a rule decides, its values with what they do, and the reports.
  func explain(_ name: PolicyName) -> [String] {
    let entry = Policies.entry(name)
    let foreign =
      name.container == container
      ? [] : [String(localized: "A rule of \(name.container.rawValue): it does nothing here.")]
    let rows = zip(entry.values, entry.meanings).map { value, meaning in
      let presets = name.container.presets.filter { entry.value($0.policies) == value }.map(
        \.rawValue)
      let names = presets.isEmpty ? [] : ["(\(presets.joined(separator: ", ")))"]
      return Row(
        name: value, texts: [String(localized: Message(meaning))] + names,
        holds: values[name] == value)
    }
    return [String(localized: Message(entry.question))] + foreign + lines(of: rows) + entry.reports
  }

  /// Whose rules the presets are, and where they differ from the first.
  var presets: [String] {
    let rows = container.presets.map { preset in
      let differences = container.policyNames.compactMap { name in
        let value = Policies.entry(name).value
        let word = value(preset.policies)
        return word == value(Preset.reference.policies) ? nil : "\(name.rawValue)=\(word)"
      }
      let holds = container.policyNames.allSatisfy {
        values[$0] == Policies.entry($0).value(preset.policies)
      }
      let texts = [String(localized: Message(preset.meaning)), differences.joined(separator: " ")]
        .filter { !$0.isEmpty }
      return Row(name: preset.rawValue, texts: texts, holds: holds)
    }
    return lines(of: rows)
  }

  // MARK: Columns

  private struct Row {
    let name: String
    /// Each begins a line.
    let texts: [String]
    var holds = false
  }

  private func lines(of rows: [Row]) -> [String] {
    let indent = (rows.map(\.name.count).max() ?? 0) + 5
    return aligned(
      rows.flatMap { row in
        let lines = row.texts.flatMap {
          folded($0, to: 80 - indent, hanging: 0, width: displayWidth)
        }
        return lines.enumerated().map { number, line in
          [number == 0 ? "\(row.holds ? "=>" : "  ") \(row.name)" : "", line]
        }
      })
  }
}
