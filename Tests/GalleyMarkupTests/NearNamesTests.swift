import GalleyMarkup
import Testing

@Suite("Names that are similar to another name")
struct NearNamesTests {
  @Test("Similar names differ by a letter that is missing, added, changed or swapped with the next")
  func letters() {
    let names = ["title", "titles", "tile", "tilte", "tytle", "subject"]
    #expect(names.near("title").first == "title")
    for name in ["titel", "titl", "tittle", "ttile"] {
      #expect(["title", "subject"].near(name) == ["title"], "\(name)")
    }
    #expect(["title"].near("subject") == [])
  }

  @Test("The three most similar names are found, first those that differ in namespace or case")
  func order() {
    #expect(
      ["Icons/Star", "STAR", "stars", "stair", "start"].near("star") == [
        "Icons/Star", "STAR", "stair",
      ])
    #expect([String]().near("star") == [])
  }
}
