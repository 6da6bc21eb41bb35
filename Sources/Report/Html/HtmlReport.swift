import PagerModel
import Recording
import Timeline

/// One page, in itself, that plays a branch of a session: the film, and the scripts that show it.
///
/// Nothing is computed in the page: it looks up what the film has. It loads nothing, and its
/// policy of content forbids it to.
package struct HtmlReport {
  private let title: String
  private let film: Json

  package init(_ session: borrowing ExportedSession) throws(ReplayError) {
    let timeline = session.timeline
    let film = try Film(timeline, unless: session.isInterrupted)
    let remarks = try FilmRemarks(
      timeline, session.expectations, session.observations, session.notes,
      unless: session.isInterrupted)
    title = session.header.title
    var reel = FilmReel(film, of: timeline, scale: session.header.initial.scale)
    self.film = reel.json(session.facts, remarks)
  }

  /// Places between `@@` in the page's frame stand for what comes there.
  package var page: String {
    Self.text(PackageResources.report_html).split(separator: "@@").map { piece in
      switch piece {
      case "title": title.isEmpty ? "Unscroll" : XmlText.escaped(title, inAttribute: true)
      case "style": Self.text(PackageResources.report_css)
      case "film": film.description.escapedForScript
      case "scripts": Self.scripts.map(Self.text).joined()
      case _: String(piece)
      }
    }.joined()
  }

  /// Each uses what stands above it.
  private static let scripts = [
    PackageResources.words_js, PackageResources.dom_js, PackageResources.film_js,
    PackageResources.player_js, PackageResources.phone_js, PackageResources.pinned_js,
    PackageResources.grid_js, PackageResources.sticky_js, PackageResources.track_js,
    PackageResources.curves_js, PackageResources.events_js, PackageResources.here_js,
    PackageResources.state_js, PackageResources.look_js, PackageResources.keys_js,
    PackageResources.report_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension ExportedSession {
  fileprivate var facts: [(String, Json)] {
    let policies = timeline.container.policyNames.map { name in
      let (value, usual) = (
        Policies.entry(name).value(header.policies),
        Policies.entry(name).value(Preset.reference.policies)
      )
      return (name.rawValue, value, usual)
    }
    return [
      ("title", .string(header.title)), ("container", .string(timeline.container.rawValue)),
      ("branch", .string(timeline.branchName)),
      ("device", header.device.map(Json.string) ?? .null),
      ("source", header.source.map(Json.string) ?? .null),
      ("preset", header.policy?.preset.map { .string($0.rawValue) } ?? .null),
      (
        "rules",
        .array(
          policies.filter { $0.1 != $0.2 }.map { .array([.string($0.0), .string($0.1)]) })
      ),
      ("frameRate", .number(Double(header.initial.frameRate))),
      ("end", .number(Double(timeline.tree[timeline.leaf].time))),
    ]
  }
}

extension String {
  /// JSON inside of a script element: nothing in it ends the element or begins a comment, and no
  /// line ends inside of a text. In JSON these stand in texts only.
  var escapedForScript: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ExportedSession {
  func htmlPage() throws(ExportError) -> String {
    do throws(ReplayError) {
      return try HtmlReport(self).page
    } catch {
      throw .replay(error)
    }
  }
}
