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
}
