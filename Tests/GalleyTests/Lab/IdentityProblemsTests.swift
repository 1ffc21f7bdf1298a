import Testing

@testable import Galley

@Suite("The faults that are found in identities")
struct IdentityProblemsTests {
  @Test("Repeated identifiers of sections are listed in the order of the sections")
  func sections() {
    var sections = IdentitySections(items: [[Int]]())
    sections.names = ["f", "e", "d", "c", "b", "a", "f", "b", "e", "a", "d", "c"]
    #expect(
      IdentityProblems(sections, sections).lines == [
        "Two sections have the identifier f: [0, 6]",
        "Two sections have the identifier e: [1, 8]",
        "Two sections have the identifier d: [2, 10]",
        "Two sections have the identifier c: [3, 11]",
        "Two sections have the identifier b: [4, 7]",
        "Two sections have the identifier a: [5, 9]",
      ])
  }

  @Test("An item that occurs twice before and after a change is listed once")
  func duplicatesInBothStates() {
    let sections = IdentitySections(items: [[1, 1]])
    var problems = IdentityProblems(sections, sections)
    problems.compare(sections, with: sections, replacingAtMost: 0)
    #expect(
      problems.lines == ["1 is there 2 times: item 0 of section 0 and item 1 of section 0"])
  }
}
