import Galley
import IGListKit
import ShowcaseScreens
import Testing
import UIKit

@MainActor
@Suite("A showcase screen with a list adapter")
struct AdapterScreenStoriesTests {
  private func window(_ name: String, on device: Device = .phone) throws -> UIWindow {
    try #require(allScreens.first { $0.name == name }).window(on: device, .light)
  }

  private func list(in window: UIWindow) throws -> UICollectionView {
    try #require(window.all(UICollectionView.self).first)
  }

  /// Performs all requests, and waits until nothing moves.
  private func settle(_ window: UIWindow) {
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
  }

  /// The visible cells, in the order of the list.
  private func cells(of list: UICollectionView) -> [UICollectionViewCell] {
    list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
  }

  /// The texts in a cell.
  private func texts(of cell: UIView) -> [String] { cell.all(UILabel.self).compactMap(\.text) }

  /// Whether two lists contain the same instances of cells.
  private func isSame(_ cells: [UICollectionViewCell], _ others: [UICollectionViewCell]) -> Bool {
    cells.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
  }

  /// The top of a cell on the screen.
  private func top(of cell: UIView) -> CGFloat { cell.convert(.zero, to: nil).y }

  /// Returns a closure that tells whether a view is still alive.
  private func whether(_ view: UIView) -> () -> Bool { { [weak view] in view != nil } }

  // MARK: The lighthouse

  @Test(
    "The tide expands after a tap, and collapses after the next; cells below keep their content"
  )
  func tide() throws {
    let window = try window("lighthouse")
    let list = try list(in: window)
    let below = list.visibleCells(inSections: 1...2)
    let tops = below.map { top(of: $0) }
    #expect(below.count == 4)

    Finger.tap(try #require(list.cellForItem(at: IndexPath(item: 0, section: 0))))
    settle(window)
    #expect(
      list.visibleCells(inSections: 0...0).map { texts(of: $0) } == [
        ["Tide", "EBBING, SLOWLY", "›"], ["High water", "21:14"], ["Low water", "03:27"],
        ["Rise", "4.2 m"], ["Moon", "half, waning"],
      ])
    #expect(isSame(list.visibleCells(inSections: 1...2), below))
    #expect(below.map { top(of: $0) } == tops.map { $0 + 144 })

    Finger.tap(try #require(list.cellForItem(at: IndexPath(item: 0, section: 0))))
    settle(window)
    #expect(
      list.visibleCells(inSections: 0...0).map { texts(of: $0) } == [
        ["Tide", "EBBING, SLOWLY", "›"]
      ])
    #expect(isSame(list.visibleCells(inSections: 1...2), below))
    #expect(below.map { top(of: $0) } == tops)
  }

  @Test("The tide stays expanded when a message arrives")
  func openTide() throws {
    let window = try window("lighthouse-tide")
    let list = try list(in: window)
    let open = list.visibleCells(inSections: 0...0)
    #expect(open.count == 5)
    window.frameClock.advance(by: 2)
    settle(window)
    #expect(isSame(list.visibleCells(inSections: 1...1), open))
  }

  @Test("Calls arrive at the top of the list, each at its time")
  func calls() throws {
    let window = try window("lighthouse")
    let list = try list(in: window)
    let tide = list.cellForItem(at: IndexPath(item: 0, section: 0))
    func stations(at time: TimeInterval) -> [String] {
      window.frameClock.advance(by: time - window.frameClock.now)
      settle(window)
      return list.indexPathsForVisibleItems.sorted().prefix { list.cellForItem(at: $0) !== tide }
        .compactMap { list.cellForItem(at: $0) }.map { texts(of: $0)[0] }
    }
    #expect(stations(at: 1.9) == [])
    #expect(stations(at: 3) == ["Ferry"])
    #expect(stations(at: 6) == ["Harbor", "Ferry"])
    #expect(stations(at: 10) == ["Ferry", "Harbor", "Ferry"])
    #expect(stations(at: 60) == ["Ferry", "Harbor", "Ferry"])
  }

  @Test("A call that is inserted above does not move the visible content")
  func callWhileReading() throws {
    let window = try window("lighthouse")
    let list = try list(in: window)
    Finger.drag(list, by: CGPoint(x: 0, y: -300))
    window.frameClock.advance(by: 1.9 - window.frameClock.now)
    let read = cells(of: list)
    let tops = read.map { top(of: $0) }
    let sections = list.numberOfSections
    window.frameClock.advance(by: 0.2)
    settle(window)
    #expect(list.numberOfSections == sections + 1)
    #expect(isSame(cells(of: list), read))
    #expect(read.map { top(of: $0) } == tops)

    Finger.drag(list, by: CGPoint(x: 0, y: 700))
    window.frameClock.advance(by: 0.5)
    #expect(
      texts(of: cells(of: list)[0]) == [
        "Ferry", "Passing you at ten. Wave if the cat is well.",
      ])
  }

  @Test("No calls arrive while another screen is on top; missed ones follow afterwards")
  func covered() throws {
    let window = try window("lighthouse")
    let list = try list(in: window)
    let sections = list.numberOfSections
    let navigation = try #require(window.rootViewController as? UINavigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    window.frameClock.advance(by: 20)
    settle(window)
    navigation.popViewController(animated: false)
    settle(window)
    #expect(list.numberOfSections == sections)
    window.frameClock.advance(by: 20)
    settle(window)
    #expect(list.numberOfSections == sections + 3)
  }

  @Test("A dismissed screen is deallocated")
  func gone() throws {
    let window = try window("lighthouse")
    let isThere = whether(try list(in: window))
    #expect(isThere())
    let navigation = try #require(window.rootViewController as? UINavigationController)
    navigation.setViewControllers([UIViewController()], animated: false)
    MainTurn.drain()
    #expect(!isThere())
  }

  // MARK: The reading circle

  private func addButton(in window: UIWindow) throws -> UIControl {
    try #require(window.all(UINavigationBar.self).first?.all(UIControl.self).first)
  }

  @Test("Wherever remarks are inserted, the readers stay first and the notice third")
  func notice() throws {
    let window = try window("reading-circle")
    let list = try list(in: window)
    let add = try addButton(in: window)
    let readers = list.cellForItem(at: IndexPath(item: 0, section: 0))
    var seconds: Set<String> = []
    for count in 8..<28 {
      #expect(list.numberOfSections == count)
      #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) === readers)
      let third = try #require(list.cellForItem(at: IndexPath(item: 0, section: 2)))
      #expect(texts(of: third) == ["次の読書会", "木曜日の夜、図書室の二階で"])
      let second = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)))
      seconds.formUnion(texts(of: second))
      Finger.tap(add)
      settle(window)
    }
    // Some remarks were inserted above the notice, which then had to move back to its place.
    #expect(seconds.count > 1)
  }

  @Test("The readers scroll horizontally, and keep their offset while the list changes and scrolls")
  func readers() throws {
    let window = try window("reading-circle")
    let list = try list(in: window)
    let nested = try #require(list.all(UICollectionView.self).first)
    let adapter = try #require(nested.dataSource as? ListAdapter)
    #expect(adapter !== list.dataSource)
    Finger.drag(nested, by: CGPoint(x: -170, y: 0))
    settle(window)
    #expect(nested.contentOffset.x == 160)
    #expect(list.contentOffset.y == -91)
    #expect(
      cells(of: nested).map { texts(of: $0)[1] } == ["すみれ", "あかり", "こだま", "なぎさ", "もみじ", "いぶき"])

    for _ in 0..<6 {
      Finger.tap(try addButton(in: window))
      settle(window)
    }
    #expect(nested.contentOffset.x == 160)

    Finger.drag(list, by: CGPoint(x: 0, y: -500))
    settle(window)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    Finger.drag(list, by: CGPoint(x: 0, y: 700))
    settle(window)
    let again = try #require(list.all(UICollectionView.self).first)
    #expect(again.dataSource === adapter)
    #expect(again.contentOffset.x == 160)
  }
}

extension UICollectionView {
  /// The visible cells of some sections, in order.
  fileprivate func visibleCells(inSections sections: ClosedRange<Int>) -> [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().filter { sections.contains($0.section) }
      .compactMap { cellForItem(at: $0) }
  }
}

extension UIView {
  /// All views of a class in this one.
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in [view].compactMap { $0 as? View } + view.all(type) }
  }
}
