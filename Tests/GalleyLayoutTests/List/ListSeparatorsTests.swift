import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("The lines of a list")
struct ListSeparatorsTests {
  /// The separators of a section's rows, whose texts begin at 16. `16–0` is a separator from there
  /// to the end.
  private func lines(
    _ list: ListConfiguration, rows: Int = 3, metrics: ListMetrics = .phone,
    items: [Int: ListSeparatorConfiguration] = [:]
  ) -> [String] {
    (0..<rows).map { item in
      let separators = ListSeparators(
        at: ListRowPlace(item: item, of: rows, headerMode: list.headerMode), list,
        item: items[item], textStart: 16, metrics: metrics)
      func text(_ line: ListSeparators.Line?) -> String {
        line.map { "\($0.leading.shortDescription)–\($0.trailing.shortDescription)" } ?? "none"
      }
      return "\(text(separators.top)), \(text(separators.bottom))"
    }
  }

  @Test("A plain list has a separator below every row, from its text to the end")
  func plain() {
    let below = Array(repeating: "none, 16–0", count: 3)
    #expect(lines(ListConfiguration(.plain)) == below)
    #expect(lines(ListConfiguration(.sidebarPlain)) == below)
    #expect(lines(ListConfiguration(.plain), metrics: .catalyst)[0] == "none, 16–8")
  }

  @Test("Separators go from edge to edge around a group, and only between the rows of a card")
  func grouped() {
    #expect(lines(ListConfiguration(.grouped)) == ["0–0, 16–0", "none, 16–0", "none, 0–0"])
    #expect(
      lines(ListConfiguration(.insetGrouped)) == ["none, 16–0", "none, 16–0", "none, none"])
    #expect(
      lines(ListConfiguration(.grouped), metrics: .catalyst)
        == ["none, 16–16", "none, 16–16", "none, none"])
  }

  @Test("Sidebars, and lists that hide them, have no separators")
  func none() {
    let none = Array(repeating: "none, none", count: 3)
    #expect(lines(ListConfiguration(.sidebar)) == none)
    var hidden = ListConfiguration(.plain)
    hidden.showsSeparators = false
    hidden.separators.bottomVisibility = .visible
    #expect(lines(hidden) == none)
  }

  @Test("Separators begin below a header that is the first item")
  func headerItem() {
    var list = ListConfiguration(.grouped)
    list.headerMode = .firstItemInSection
    #expect(lines(list) == ["none, none", "0–0, 16–0", "none, 0–0"])
  }

  @Test("Separators are as the app sets them, for the list or for one row")
  func configured() {
    var list = ListConfiguration(.plain)
    list.separators.topVisibility = .visible
    list.separators.bottomVisibility = .hidden
    list.separators.topInsets.trailing = 5
    var own = ListSeparatorConfiguration()
    own.bottomInsets = .init(leading: 40)
    #expect(lines(list, items: [1: own]) == ["16–5, none", "none, 40–0", "16–5, none"])

    var card = ListConfiguration(.insetGrouped)
    card.separators.bottomVisibility = .visible
    #expect(lines(card).last == "none, 16–0")
    card.separators.bottomInsets = .init(leading: .nan)
    #expect(lines(card).last == "none, 0–0")
  }

  @Test("Separators are a pixel high, inside the row, and mirrored in a right-to-left language")
  func frames() {
    let row = ListRowPlace(item: 0, of: 2, headerMode: .none)
    let size = Size(width: 320, height: 44)
    let grouped = ListSeparators(at: row, ListConfiguration(.grouped), textStart: 16)
    let grid = PixelGrid(scale: 2)
    let left = grouped.frames(in: size, grid: grid)
    #expect(left.top == Rect(x: 0, y: 0, width: 320, height: 0.5))
    #expect(left.bottom == Rect(x: 16, y: 43.5, width: 304, height: 0.5))
    let right = grouped.frames(in: size, grid: grid, direction: .rightToLeft)
    #expect(right.bottom == Rect(x: 0, y: 43.5, width: 304, height: 0.5))

    let mac = ListSeparators(
      at: row, ListConfiguration(.plain), textStart: 16, metrics: .catalyst)
    #expect(mac.frames(in: size, grid: grid).bottom == Rect(x: 16, y: 43, width: 296, height: 1))
    #expect(mac.frames(in: Size(width: 20, height: 44), grid: grid).bottom == nil)
    #expect(mac.frames(in: Size(width: .nan, height: .infinity), grid: grid).bottom == nil)
    #expect(
      grouped.frames(in: size, grid: PixelGrid(scale: .nan)).top
        == Rect(x: 0, y: 0, width: 320, height: 1))
  }
}
