import Foundation
import Galley
import GalleyDiffing
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An item that a finger moves")
struct InteractiveMovementTests {
  private let list = MovableList([["a", "b", "c", "d"]])

  @Test("An item can be lifted only if the data source allows it, and only one at a time")
  func asks() {
    list.mayMove = { $0.item != 1 }
    #expect(!list.lift(1))
    #expect(list.lift(0))
    #expect(list.calls == ["may 0.1", "may 0.0"])
    #expect(!list.lift(2), "one at a time")
    list.drag(to: 30)
    #expect(list.rows == "a 10, b 40, c 80, d 120")
  }

  @Test("An item can be moved by code, but not by a gesture, if the data source implements no move")
  func unanswered() {
    let source = Silent()
    let view = UICollectionView(frame: list.window.bounds, collectionViewLayout: MovableList.rows())
    view.register(NamedCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(!view.mayMove(IndexPath(item: 0, section: 0), byGesture: true))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test(
    "A lifted item follows the finger in front of the others, which make room with an animation")
  func follows() {
    #expect(list.lift(0))
    list.drag(to: 65)
    #expect(list.rows == "b 0, a 45, c 80, d 120")
    #expect(list.rowsOnScreen == "b 40, a 45, c 80, d 120")
    list.window.frameClock.advance(by: 0.15)
    #expect(list.rowsOnScreen == "b 20, a 45, c 80, d 120")
    list.window.frameClock.advance(by: 0.2)
    #expect(list.rowsOnScreen == "b 0, a 45, c 80, d 120")
    #expect(list.view.subviews.last === list.cell("a"))
    #expect(list.calls == ["may 0.0"], "the data source hears nothing yet")
  }

  @Test("Items that make room turn around in their animation without a jump")
  func turnsAround() {
    #expect(list.lift(0))
    list.drag(to: 65)
    list.window.frameClock.advance(by: 0.15)
    #expect(list.rowsOnScreen == "b 20, a 45, c 80, d 120")
    list.drag(to: 20)
    #expect(list.rowsOnScreen == "a 0, b 20, c 80, d 120")
    list.window.frameClock.advance(by: 0.5)
    #expect(list.rowsOnScreen == "a 0, b 40, c 80, d 120")
  }

  @Test("A move is told to the data source once at its end, and the item slides into its place")
  func ends() {
    #expect(list.lift(0))
    list.drag(to: 65)
    list.drag(to: 110)
    list.window.frameClock.advance(by: 0.5)
    list.view.endInteractiveMovement()
    #expect(list.calls == ["may 0.0", "move 0.0 to 0.2"])
    #expect(list.rows == "b 0, c 40, a 80, d 120")
    #expect(list.rowsOnScreen == "b 0, c 40, a 90, d 120")
    list.window.frameClock.advance(by: 0.15)
    #expect(list.rowsOnScreen == "b 0, c 40, a 85, d 120")
    list.window.frameClock.advance(by: 0.5)
    #expect(list.rowsOnScreen == "b 0, c 40, a 80, d 120")
    list.view.endInteractiveMovement()
    #expect(list.calls.count == 2)
  }

  @Test("An item that is put back into its own place is not moved in the data")
  func sameplace() {
    #expect(list.lift(1))
    list.drag(to: 110)
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(list.calls == ["may 0.1"])
    #expect(list.rows == "a 0, b 40, c 80, d 120")
  }

  @Test("A cancelled movement puts all items back, and does not call the data source")
  func cancels() {
    #expect(list.lift(0))
    list.drag(to: 110)
    list.window.frameClock.advance(by: 0.5)
    list.view.cancelInteractiveMovement()
    #expect(list.rows == "a 0, b 40, c 80, d 120")
    #expect(list.rowsOnScreen == "b 0, c 40, a 90, d 120")
    list.window.frameClock.advance(by: 0.5)
    #expect(list.rowsOnScreen == "a 0, b 40, c 80, d 120")
    #expect(list.calls == ["may 0.0"])
    #expect(list.sections == [["a", "b", "c", "d"]])
  }

  @Test("Items are prefetched by their paths in the data source while one moves to another section")
  func prefetching() {
    let list = MovableList([["a", "b"], ["c", "d", "e", "f", "g", "h"]])
    #expect(list.lift(0))
    list.drag(to: 100)
    #expect(list.rows == "b 0, a 80, c 80, d 120, e 160")
    let early = Early()
    list.view.prefetchDataSource = early
    list.window.layoutIfNeeded()
    #expect(early.announced.map(\.section) == [1, 1, 1])
    #expect(early.announced.map(\.item).sorted() == [3, 4, 5], "f, g and h")
  }

  @Test("Separators are asked for by the paths in the data source while a row moves")
  func separators() {
    var asked: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, separators in
      asked.append(path)
      return separators
    }
    let list = MovableList(
      [["a", "b"], ["c"]],
      layout: UICollectionViewCompositionalLayout.list(using: configuration))
    #expect(list.lift(0))
    asked = []
    list.view.step(to: ItemPath(section: 1, item: 0), previous: .zero)
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { $0.item < list.sections[$0.section].count }, "\(asked)")
  }

  @Test("Items stay selected while one of them is moved, and when the movement is cancelled")
  func selection() {
    list.view.allowsMultipleSelection = true
    for item in [0, 2] {
      list.view.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    #expect(list.lift(0))
    list.drag(to: 110)
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    #expect(list.cell("a")?.isSelected == true && list.cell("c")?.isSelected == true)
    list.view.cancelInteractiveMovement()
    #expect(list.view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
  }

  @Test("An item goes to the path that the delegate returns")
  func redirects() {
    var asked: [[Int]] = []
    list.redirect = { original, current, proposed in
      asked.append([original.item, current.item, proposed.item])
      return IndexPath(item: min(proposed.item, 2), section: 0)
    }
    #expect(list.lift(0))
    list.drag(to: 60)
    list.drag(to: 150)
    list.view.endInteractiveMovement()
    #expect(asked == [[0, 0, 1], [0, 1, 3]])
    #expect(list.sections == [["b", "c", "a", "d"]])
  }

  @Test("A path without an item from the delegate traps")
  func redirectsNowhere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = MovableList([["a", "b"]])
        list.redirect = { _, _, _ in IndexPath(item: 2, section: 0) }
        _ = list.lift(0)
        list.drag(to: 60)
      }
    }
    expectTrap(result, says: "{length = 2, path = 0 - 2}")
  }

  @Test("A moved item keeps its size at its new place")
  func sizes() {
    list.heights = ["a": 60]
    list.view.collectionViewLayout.invalidateLayout()
    #expect(list.rows == "a 0, b 60, c 100, d 140")
    #expect(list.lift(0))
    list.drag(to: 110)
    #expect(list.rows == "b 0, c 40, a 80, d 140")
    #expect(list.cell("a")?.frame.height == 60)
  }
}

@MainActor @Suite("Items moved from section to section, and far")
struct FarMovementTests {
  @Test("The counts of sections include the moved item where it is shown")
  func sections() {
    let list = MovableList([["a", "b"], ["c", "d"]])
    #expect(list.lift(0))
    list.drag(to: 130)
    #expect(list.view.numberOfItems(inSection: 0) == 1)
    #expect(list.view.numberOfItems(inSection: 1) == 3)
    #expect(list.rows == "b 0, c 40, a 110, d 120")
    list.view.cancelInteractiveMovement()
    #expect(list.view.numberOfItems(inSection: 0) == 2)
    #expect(list.lift(0))
    list.drag(to: 130)
    list.view.endInteractiveMovement()
    #expect(list.sections == [["b"], ["c", "a", "d"]])
    #expect(list.rows == "b 0, c 40, a 80, d 120")
  }

  @Test("Cells that come into sight are asked for by the paths of the data source")
  func asks() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    #expect(list.lift(0))
    list.drag(to: 190)
    #expect(list.rows == "1 0, 2 40, 3 80, 4 120, 0 170")
    list.calls = []
    list.view.contentOffset.y = 200
    list.window.layoutIfNeeded()
    #expect(list.calls == ["cell 0.5", "cell 0.6", "cell 0.7", "cell 0.8", "cell 0.9"])
    let path = IndexPath(item: 3, section: 0)
    #expect(list.view.dataSourceIndexPath(forPresentationIndexPath: path)?.item == 4)
    #expect(list.view.presentationIndexPath(forDataSourceIndexPath: path)?.item == 2)
    #expect(
      list.view.presentationIndexPath(forDataSourceIndexPath: IndexPath(item: 0, section: 0))?.item
        == 4)
  }

  @Test("Content scrolls while the finger is near an edge, and the item stays under the finger")
  func edges() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    let clock = list.window.frameClock
    #expect(list.lift(0))
    list.drag(to: 100)
    clock.advance(by: 1)
    #expect(list.view.contentOffset == .zero && !clock.isMoving)
    list.drag(to: 190)
    clock.advance(by: 1)
    let offset = list.view.contentOffset.y
    #expect(offset > 200)
    #expect(abs((list.cell("0")?.center.y ?? 0) - offset - 190) < 0.001)
    clock.advanceUntilStill()
    #expect(list.view.contentOffset.y == 1_000)
    list.view.endInteractiveMovement()
    #expect(list.sections[0].last == "0" && list.sections[0].count == 30)
    // Scrolling goes back up near the top edge, and stops away from the edge.
    #expect(list.lift(29))
    list.drag(to: 1_010)
    clock.advance(by: 0.5)
    list.drag(to: list.view.contentOffset.y + 100)
    let stopped = list.view.contentOffset.y
    #expect(stopped < 1_000)
    clock.advance(by: 1)
    #expect(list.view.contentOffset.y == stopped)
  }

  @Test("Content scrolls again near an edge after the list has left its window and come back")
  func edgeInWindowAgain() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    let clock = list.window.frameClock
    #expect(list.lift(0))
    list.drag(to: 190)
    clock.advance(by: 0.1)
    list.view.removeFromSuperview()
    clock.advance(by: 0.1)
    list.window.addSubview(list.view)
    let offset = list.view.contentOffset.y
    list.drag(to: offset + 190)
    clock.advance(by: 0.5)
    #expect(list.view.contentOffset.y > offset + 50)
  }

  @Test("Content scrolls by the clock of the window to which the list has moved")
  func edgeInOtherWindow() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    #expect(list.lift(0))
    list.drag(to: 190)
    list.window.frameClock.advance(by: 0.1)
    let other = UIWindow(frame: list.window.frame)
    let clock = other.frameClock
    var ticks = 0
    for _ in 0..<40 {
      clock.add(isEndless: true) { _ in
        ticks += 1
        return true
      }
    }
    other.addSubview(list.view)
    let offset = list.view.contentOffset.y
    list.drag(to: offset + 190)
    list.window.frameClock.advance(by: 0.5)
    #expect(list.view.contentOffset.y == offset)
    clock.advance(by: 0.5)
    #expect(list.view.contentOffset.y > offset + 50)
    list.view.endInteractiveMovement()
    ticks = 0
    clock.advance(by: clock.frameDuration)
    #expect(ticks == 40, "the movement removes only its own listener")
  }

  @Test("Content scrolls by whole pixels near an edge, however slow it is")
  func slowEdge() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    let clock = list.window.frameClock
    let scale = list.view.traitCollection.displayScale
    #expect(list.lift(0))
    // One point inside the edge zone of 50 points, scrolling is less than a pixel a frame: 12
    // points a second.
    list.drag(to: 151)
    var offsets: [CGFloat] = []
    for _ in 0..<60 {
      clock.advance(by: 1.0 / 60)
      offsets.append(list.view.contentOffset.y)
    }
    #expect(offsets.allSatisfy { ($0 * scale).rounded() == $0 * scale }, "\(offsets)")
    #expect(abs((offsets.last ?? 0) - 12) <= 1 / scale + 0.2, "\(offsets)")
  }

  @Test("With a slow reordering cadence, items make room only after the finger has rested")
  func cadence() {
    let list = MovableList([["a", "b", "c"]])
    list.view.reorderingCadence = .slow
    #expect(list.lift(0))
    list.drag(to: 60)
    #expect(list.rows == "a 40, b 40, c 80")
    list.window.frameClock.advance(by: 0.2)
    list.drag(to: 100)
    list.window.frameClock.advance(by: 0.2)
    #expect(list.rows == "b 40, a 80, c 80", "the first place is given up")
    list.window.frameClock.advance(by: 0.2)
    #expect(list.rows == "b 0, c 40, a 80")
  }

  @Test("An item that is dropped before others make room goes to its place all the same")
  func cadenceAtTheEnd() {
    let list = MovableList([["a", "b", "c"]])
    list.view.reorderingCadence = .fast
    #expect(list.lift(0))
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(list.sections == [["b", "a", "c"]])
    list.window.frameClock.advance(by: 1)
    #expect(list.rowsOnScreen == "b 0, a 40, c 80")
  }

  @Test("A reload and an update end a movement without a call of the data source")
  func discards() {
    let list = MovableList([["a", "b", "c"]])
    #expect(list.lift(0))
    list.drag(to: 100)
    list.sections[0].append("d")
    list.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(list.rows == "a 0, b 40, c 80, d 120")
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(list.rows == "a 0, b 40, c 80, d 120")
    #expect(list.lift(0))
    list.drag(to: 100)
    list.view.reloadData()
    #expect(list.rows == "a 0, b 40, c 80, d 120")
    list.view.endInteractiveMovement()
    #expect(!list.calls.contains { $0.hasPrefix("move") })
  }

  @Test("The data source may reload the view when it is told about a move")
  func reloadsWhenTold() {
    let list = MovableList([["a", "b", "c"]])
    list.whenMoved = { [weak list] in list?.view.reloadData() }
    #expect(list.lift(0))
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(list.rows == "b 0, a 40, c 80")
  }

  @Test("A custom layout sets the attributes of the lifted item, and is invalidated for each step")
  func ownLayout() {
    let layout = Lifting()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let list = MovableList([["a", "b", "c"]], layout: layout)
    #expect(list.lift(0))
    #expect(list.cell("a")?.alpha == 0.5)
    layout.steps = []
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(
      layout.steps == [
        "0 to 0 at 60 from 20", "0 to 1 at 60 from 20", "end 1 from 1 cancelled false",
      ])
    #expect(list.cell("a")?.alpha == 1)
    #expect(list.rows == "b 0, a 40, c 80")
  }
}

/// A prefetching data source that notes the paths of the items to prefetch.
private final class Early: NSObject, UICollectionViewDataSourcePrefetching {
  var announced: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { announced += indexPaths }
}

private final class Lifting: UICollectionViewFlowLayout {
  var steps: [String] = []

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.5
    return attributes
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition position: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    steps.append(
      "\(previousIndexPaths[0].item) to \(targetIndexPaths[0].item) at \(Int(position.y)) from "
        + "\(Int(previousPosition.y))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: position,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    steps.append(
      "end \(indexPaths[0].item) from \(previousIndexPaths[0].item) cancelled \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

/// A data source that implements only the required methods.
private final class Silent: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }
}
