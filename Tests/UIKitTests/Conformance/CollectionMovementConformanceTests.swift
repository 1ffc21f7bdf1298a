import Foundation
import Testing
import UIKit

@MainActor @Suite("Interactive movement, as UIKit has it")
struct CollectionMovementConformanceTests {
  private let source = Source()
  private let layout = MovementLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    source.log.calls = []
    layout.log = source.log
  }

  private func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("The data source may refuse to move an item")
  func refuses() {
    source.mayMove = false
    #expect(!view.beginInteractiveMovementForItem(at: row(0)))
    #expect(source.log.calls == ["may move 0"])
  }

  @Test("The layout is asked for each target, and the data source is notified at the end")
  func order() {
    #expect(view.beginInteractiveMovementForItem(at: row(0)))
    source.log.calls = []
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    view.endInteractiveMovement()
    #expect(
      source.log.calls == [
        "target of 0 at 60", "0 goes to 1", "target of 1 at 100", "1 goes to 2", "moved 0 to 2",
        "ends at 2 from 2",
      ])
  }

  @Test("When a movement is cancelled, the layout is notified and the data source is not")
  func cancels() {
    #expect(view.beginInteractiveMovementForItem(at: row(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    source.log.calls = []
    view.cancelInteractiveMovement()
    #expect(source.log.calls == ["cancelled at 0 from 2"])
  }

  @Test("Updating, ending or cancelling a movement has no effect before one is begun")
  func notBegun() {
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    #expect(source.log.calls == [])
  }
}

@MainActor
private final class Log { var calls: [String] = [] }

private final class Source: NSObject, UICollectionViewDataSource {
  let log = Log()
  var mayMove = true

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    log.calls.append("may move \(indexPath.item)")
    return mayMove
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.calls.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
  }
}

private final class MovementLayout: UICollectionViewFlowLayout {
  var log: Log?

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    log?.calls.append("target of \(previousIndexPath.item) at \(Int(position.y))")
    return super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition position: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    if targetIndexPaths != previousIndexPaths {
      log?.calls.append("\(previousIndexPaths[0].item) goes to \(targetIndexPaths[0].item)")
    }
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: position,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log?.calls.append(
      "\(movementCancelled ? "cancelled" : "ends") at \(indexPaths[0].item) from "
        + "\(previousIndexPaths[0].item)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}
