import GalleyMarkup
import Testing

@Suite("Names that come near to another")
struct NearNamesTests {
  @Test("Differ by a letter that is missing, added, changed, or swapped with the next")
  func letters() {
    let names = ["title", "titles", "tile", "tilte", "tytle", "subject"]
    #expect(names.near("title").first == "title")
    for name in ["titel", "titl", "tittle", "ttile"] {
      #expect(["title", "subject"].near(name) == ["title"], "\(name)")
    }
    #expect(["title"].near("subject") == [])
  }

  @Test("Are the nearest three, and differ in case or namespace at the least")
  func order() {
    #expect(
      ["Icons/Star", "STAR", "stars", "stair", "start"].near("star") == [
        "Icons/Star", "STAR", "stair",
      ])
    #expect([String]().near("star") == [])
  }
}
