import Testing

@testable import Recording

@Suite struct MemberNameTests {
  @Test func `A name's index is its place among all names`() {
    func check<Name: MemberName>(_ names: Name.Type) {
      #expect(names.allCases.map(\.index) == Array(0..<names.allCases.count), "\(names)")
      #expect(names.allCases.count <= 32, "\(names)")
    }
    check(Field.self)
    check(Parameter.self)
    check(InitialField.self)
    check(EdgeField.self)
    check(GapField.self)
    check(InsetField.self)
    check(BoundsField.self)
    check(PageField.self)
  }
}
