import PagerModel

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
    let lines = container.policyNames.flatMap { name in
      let value = values[name] ?? ""
      let others = Policies.entry(name).values.filter { $0 != value }
      let start = "\(padded(name.rawValue, to: width))  \(value)"
      if others.isEmpty { return [start] }
      let indent = String(repeating: " ", count: start.count + 3)
      let rest = wrapped("(or \(others.joined(separator: ", ")))", to: 80 - indent.count)
      return rest.enumerated().map { ($0 == 0 ? start + "   " : indent) + $1 }
    }
    return lines + ["policy NAME explains one, policy preset the presets"]
  }

  /// What a rule decides, its values with what they do, and the reports.
  func explain(_ name: PolicyName) -> [String] {
    let entry = Policies.entry(name)
    let rows = zip(entry.values, entry.meanings).map { value, meaning in
      let presets = container.presets.filter { entry.value($0.policies) == value }.map(\.rawValue)
      let names = presets.isEmpty ? [] : ["(\(presets.joined(separator: ", ")))"]
      return Row(name: value, texts: [meaning] + names, holds: values[name] == value)
    }
    return [entry.question] + lines(of: rows) + entry.reports
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
      let texts = [preset.meaning, differences.joined(separator: " ")].filter { !$0.isEmpty }
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
    let width = rows.map(\.name.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 5)
    return rows.flatMap { row in
      let lines = row.texts.flatMap { wrapped($0, to: 80 - indent.count) }
      return lines.enumerated().map { number, line in
        number == 0
          ? "\(row.holds ? "=>" : "  ") \(padded(row.name, to: width))  \(line)" : indent + line
      }
    }
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: columns - text.count)
  }

  /// `text` broken at blanks into lines of so many characters at most.
  private func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
