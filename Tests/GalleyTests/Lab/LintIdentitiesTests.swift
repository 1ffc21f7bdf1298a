import Foundation
import Galley
import IGListDiffKit
import Testing
import UIKit

@MainActor
@Suite("The identities of a list's items")
struct LintIdentitiesTests {
  /// A row whose equality looks at its number alone.
  private struct ByNumber: Hashable {
    var number: Int
    var text: String

    static func == (one: ByNumber, other: ByNumber) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Row: Hashable {
    var number: Int
    var text: String
  }

  /// A row that is equal to others and has another hash value.
  private struct Unsteady: Hashable {
    var number: Int
    var salt: Int

    static func == (one: Unsteady, other: Unsteady) -> Bool { one.number == other.number }
  }

  private struct Anew: Hashable {
    var id = UUID()
    var text: String
  }

  private final class Model: ListDiffable {
    let id: String
    let text: String
    let looksAtText: Bool

    init(_ id: String, _ text: String, looksAtText: Bool) {
      (self.id, self.text, self.looksAtText) = (id, text, looksAtText)
    }

    func diffIdentifier() -> any NSObjectProtocol { id as NSString }

    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
      guard let other = object as? Model else { return false }
      return id == other.id && (!looksAtText || text == other.text)
    }
  }

  private func fails(_ words: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains(words)
    }
  }

  @Test("Are right when they are values of what is shown")
  func right() {
    lintIdentities(
      from: { [[Row(number: 1, text: "a")], [Row(number: 2, text: "b")]] },
      to: {
        [[Row(number: 2, text: "b")], [Row(number: 1, text: "c"), Row(number: 3, text: "d")]]
      })
    lintIdentities {
      [Model("1", "a", looksAtText: true)]
    } to: {
      [Model("1", "b", looksAtText: true)]
    }
  }

  @Test("Are not made anew at each call")
  func anew() {
    fails("2 of 2 identifiers are made anew each time") {
      lintIdentities(from: { [[Anew(text: "a"), Anew(text: "b")]] })
    }
    fails("identifiers are made anew each time") {
      lintIdentities { [Model(UUID().uuidString, "a", looksAtText: true)] }
    }
    fails("identifiers are made anew each time") {
      lintIdentities {
        var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
        snapshot.appendSections([0])
        snapshot.appendItems([UUID()])
        return snapshot
      }
    }
  }

  @Test("Are there once: both places are named")
  func twice() {
    fails("is there 2 times: item 0 of section 0 and item 1 of section 1") {
      lintIdentities(from: { [[1], [2, 1]] })
    }
  }

  @Test("Are equal only to what shows the same")
  func byNumber() {
    fails("1 items show something else and are equal all the same") {
      lintIdentities(
        from: { [[ByNumber(number: 1, text: "a")]] }, to: { [[ByNumber(number: 1, text: "b")]] })
    }
    fails("show something else and are equal all the same") {
      lintIdentities {
        [Model("1", "a", looksAtText: false)]
      } to: {
        [Model("1", "b", looksAtText: false)]
      }
    }
  }

  @Test("Equal items whose contents differ are no fault if the snapshot updates their cells")
  func updatedByNumber() {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, ByNumber>
    func snapshot(_ text: String) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([ByNumber(number: 1, text: text)], toSection: 0)
      snapshot.appendItems([ByNumber(number: 2, text: text)], toSection: 1)
      return snapshot
    }
    func reconfigured() -> Snapshot {
      var after = snapshot("b")
      after.reconfigureItems(after.itemIdentifiers)
      return after
    }
    func reloaded() -> Snapshot {
      var after = snapshot("b")
      after.reloadItems(after.itemIdentifiers(inSection: 0))
      after.reloadSections([1])
      return after
    }
    lintIdentities(from: { snapshot("a") }, to: { reconfigured() })
    lintIdentities(from: { snapshot("a") }, to: { reloaded() })
    fails("2 items show something else and are equal all the same") {
      lintIdentities(from: { snapshot("a") }, to: { snapshot("b") })
    }
  }

  @Test("Have the same hash value when they are equal")
  func hashes() {
    var salt = 0
    fails("has another hash value") {
      lintIdentities(from: { () -> [[Unsteady]] in
        salt += 1
        return [[Unsteady(number: 1, salt: salt)]]
      })
    }
  }

  /// A model whose identifier can be changed.
  private final class Renamed: ListDiffable {
    var id: String
    init(_ id: String) { self.id = id }
    func diffIdentifier() -> any NSObjectProtocol { id as NSString }
    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { true }
  }

  @Test("Do not change while an object is in the list")
  func changed() {
    let objects = [Renamed("1"), Renamed("2")]
    fails("its identifier has changed: it was 2, and is 9") {
      lintIdentities {
        objects
      } to: {
        objects[1].id = "9"
        return objects
      }
    }
  }

  private struct Tagged: Hashable {
    var number: Int
    var tags: Set<Int>
    var counts: [Int: Int]
  }

  @Test("Show the same if equal sets and dictionaries list their contents in another order")
  func orderOfSets() {
    // The order of the contents depends on the capacity.
    func row(capacity: Int) -> Tagged {
      var row = Tagged(
        number: 1, tags: Set(minimumCapacity: capacity),
        counts: Dictionary(minimumCapacity: capacity))
      for number in 0..<40 {
        row.tags.insert(number)
        row.counts[number] = number
      }
      return row
    }
    #expect(Array(row(capacity: 0).tags) != Array(row(capacity: 10_000).tags))
    lintIdentities(from: { [[row(capacity: 0)]] }, to: { [[row(capacity: 10_000)]] })
  }

  @Test("Are looked at in linear time")
  func many() {
    let rows = (0..<20_000).map { Row(number: $0, text: "row") }
    lintIdentities(from: { [rows] }, to: { [rows.reversed()] })
  }

  @Test("Stay when what is shown stays")
  func replaced() {
    let before = (0..<40).map { Anew(text: "row \($0)") }
    let after = (0..<40).map { Anew(text: "row \($0)") }
    fails("40 items were deleted and inserted although their contents are equal") {
      lintIdentities(from: { [before] }, to: { [after] })
    }
  }
}

@MainActor
@Suite("What is looked at in a list that is updated")
struct AssertNoJumpTests {
  @Test("Is told who moved it when it jumps")
  func jumps() {
    withKnownIssue {
      assertNoJump(at: [0.5]) {
        MarkedList(Array(3..<80))
      } update: { screen in
        screen.show(Array(0..<80))
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("The list jumps when it is scrolled to 0.5 of its length.")
        && text.contains("120 further down in the content")
    }
  }

  @Test("Is told who moved it when a list jumps that scrolls horizontally")
  func jumpsSideways() {
    let texts = ListLab.jumps(at: [0.5]) {
      WideList(Array(3..<80))
    } update: { screen in
      screen.show(Array(0..<80))
    }
    let text = texts.joined(separator: "\n")
    #expect(text.contains("The list jumps when it is scrolled to 0.5 of its length."), "\(text)")
    #expect(text.contains("It is 210 further to the right in the content"), "\(text)")
    #expect(text.contains("contentOffset.x is "), "\(text)")
  }

  @Test("Stays in a list that scrolls horizontally when items come behind it, and at the start")
  func staysSideways() {
    assertNoJump {
      WideList(Array(0..<80))
    } update: { screen in
      screen.show(Array(0..<90))
    }
    assertNoJump(at: [0]) {
      WideList(Array(3..<80))
    } update: { screen in
      screen.show(Array(0..<80))
    }
  }

  @Test("Of several lists on a screen, the largest is examined, and not the first")
  func largest() {
    let texts = ListLab.jumps(at: [0.5]) { () -> MarkedList in
      let screen = MarkedList(Array(3..<80))
      let strip = WideList(Array(0..<3))
      screen.addChild(strip)
      screen.view.insertSubview(strip.view, at: 0)
      strip.didMove(toParent: screen)
      return screen
    } update: { screen in
      screen.show(Array(0..<80))
    }
    let text = texts.joined(separator: "\n")
    #expect(text.contains("120 further down in the content"), "\(text)")
  }

  @Test("A screen without a list fails: nothing can be said about it")
  func noList() {
    withKnownIssue {
      assertNoJump(at: [0]) {
        UIViewController()
      } update: { _ in
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("There is no list on the screen")
    }
  }

  @Test("Stays when rows come below it, and at the start of the list")
  func stays() {
    assertNoJump {
      MarkedList(Array(0..<80))
    } update: { screen in
      screen.show(Array(0..<90))
    }
    assertNoJump(at: [0]) {
      MarkedList(Array(3..<80))
    } update: { screen in
      screen.show(Array(0..<80))
    }
  }
}

@MainActor
@Suite("A film strip")
struct FilmStripTests {
  @Test("Has the frames and alphas of each moment as text, and a picture of all of them")
  func strip() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let screen = MarkedList([1, 3, 5])
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let strip = filmStrip(of: screen.view, at: [0, 0.1, 1]) {
      screen.numbers = [1, 5]
      screen.list.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(strip.moments.map(\.time) == [0, 0.1, 1])
    let texts = strip.moments.map { moment in
      moment.text.split(separator: "\n").first { $0.contains("\"5\"") } ?? ""
    }
    #expect(texts[0] != texts[1] && texts[1] != texts[2], "\(texts)")
    #expect(strip.moments[1].text.contains("\"3\" alpha 0."), "\(strip.moments[1].text)")
    #expect(!strip.moments[2].text.contains("\"3\""))
    let picture = try #require(strip.png())
    let image = try #require(UIImage(data: picture))
    #expect(image.size == CGSize(width: 3 * 328 - 8, height: 120))
  }
}
