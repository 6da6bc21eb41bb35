/// Where a page is described: a place in one of the lists that the session's events carry.
struct PageSource: Sendable, Equatable {
  var list = Payloads.PagesID(index: 0)
  /// −1: nowhere.
  var place: Int32 = -1
}

/// What the data source will answer for one page.
struct AnsweredPage: Sendable, Equatable {
  var source: PageSource
  /// Points, as it stands now.
  var contentHeight: Double
}
