import Foundation
import Testing

@testable import GalleyUIKit

/// Requests to a list from cells, delegates and data sources while the list is calling them.
@MainActor @Suite("Requests to a list during its layout and its updates")
struct AskingMeanwhileTests {
  /// A delegate that calls a closure when a cell is displayed.
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var willDisplay: (IndexPath) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      willDisplay(indexPath)
    }
  }

  /// A data source of rows of numbers that calls a closure when it is released.
  private final class Source: NSObject, UICollectionViewDataSource {
    var numbers: [Int]
    var whenGone: @MainActor () -> Void = {}
    var whenAsked: (Int) -> Void = { _ in }
    private(set) var moves = 0

    init(_ numbers: [Int]) { self.numbers = numbers }

    isolated deinit { whenGone() }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      numbers.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "number", for: indexPath)
      let number = numbers[indexPath.item]
      (cell as? NumberCell)?.number = number
      whenAsked(number)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      true
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves += 1
      numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func list(_ source: Source?, height: CGFloat = 50) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: rows(height))
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A batch that begins in a layout pass is shown before the snapshot that caused the pass")
  func batchBeforeSnapshot() {
    let screen = DiffableScreen()
    let delegate = Delegate()
    screen.view.frame.size.height = 100
    screen.view.delegate = delegate
    screen.dataSource.apply(DiffableScreen.list(Array(0..<10)))
    screen.settle()
    var isDone = false
    delegate.willDisplay = { path in
      guard path.item == 4, !isDone else { return }
      isDone = true
      screen.view.performBatchUpdates(nil)
    }
    screen.view.contentOffset.y = 150
    screen.dataSource.apply(DiffableScreen.list([0]))
    screen.settle()
    #expect(isDone && screen.numbers == [0])
  }

  @Test("A batch that a cell asks for between two snapshots is shown before the second one")
  func batchBetweenSnapshots() {
    let screen = DiffableScreen()
    screen.dataSource.apply(DiffableScreen.list([1, 2, 3]))
    screen.settle()
    screen.whenAsked = { [screen] number in
      guard number == 4 else { return }
      screen.whenAsked = nil
      screen.dataSource.apply(DiffableScreen.list([1]))
      screen.view.performBatchUpdates(nil)
    }
    screen.dataSource.apply(DiffableScreen.list([1, 2, 3, 4]))
    screen.settle()
    #expect(screen.numbers == [1])
    #expect(screen.view.machine.words == "idle")
  }

  @Test("A batch begins after a change that is made in the layout pass before it")
  func batchAfterChangeInPass() {
    let source = Source(Array(0..<20))
    let view = list(source)
    let delegate = Delegate()
    view.delegate = delegate
    func append(_ number: Int) {
      view.performBatchUpdates {
        view.insertItems(at: [IndexPath(0, source.numbers.count)])
        source.numbers.append(number)
      }
    }
    delegate.willDisplay = { path in
      if path.item == 5, source.numbers.count == 20 { append(100) }
    }
    view.contentOffset.y = 200
    view.holdRequests()
    append(101)
    #expect(view.numberOfItems(inSection: 0) == 22)
    view.releaseRequests()
    #expect(view.machine.words == "idle")
    #expect(source.numbers.suffix(2) == [100, 101])
  }

  @Test("A batch is shown although each layout pass makes another change, which is reported")
  func batchAfterEndlessChanges() {
    let source = Source(Array(0..<20))
    let view = list(source)
    let delegate = Delegate()
    view.delegate = delegate
    delegate.willDisplay = { path in
      view.performBatchUpdates { view.reloadItems(at: [path]) }
    }
    view.contentOffset.y = 200
    view.holdRequests()
    let reports = Report.gathering {
      view.performBatchUpdates {
        view.insertItems(at: [IndexPath(0, 20)])
        source.numbers.append(101)
      }
    }
    delegate.willDisplay = { _ in }
    #expect(reports.contains { $0.message.contains("stuck in its update/layout loop") })
    #expect(view.numberOfItems(inSection: 0) == 21)
    view.releaseRequests()
    #expect(view.machine.words == "idle")
  }

  @Test("An insertion in the layout pass before the end of a movement cancels the movement")
  func insertionBeforeEndOfMovement() {
    let source = Source(Array(0..<20))
    let view = list(source)
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    var isDone = false
    delegate.willDisplay = { _ in
      guard !isDone else { return }
      isDone = true
      source.numbers.insert(100, at: 0)
      view.insertItems(at: [[0, 0]])
    }
    view.contentOffset.y += 100
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(isDone && source.moves == 0)
    #expect(view.numberOfItems(inSection: 0) == source.numbers.count)
  }

  @Test("A change that is made while the lifted cell is created waits until the cell exists")
  func liftedCell() {
    let source = Source(Array(0..<20))
    let view = list(source)
    var isDone = true
    source.whenAsked = { number in
      guard number == 0, !isDone else { return }
      isDone = true
      view.performBatchUpdates {
        source.numbers.insert(100, at: 0)
        view.insertItems(at: [[0, 0]])
      }
    }
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    isDone = false
    // The item is not visible, so that its cell is created for the movement.
    _ = view.beginInteractiveMovementForItem(at: [0, 0])
    view.cancelInteractiveMovement()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(isDone)
    #expect((0..<2).map { (view.cellForItem(at: [0, $0]) as? NumberCell)?.number } == [100, 0])
  }

  @Test("A data source that is released during an update is kept until its change is shown")
  func sourceGoes() {
    var source: Source? = Source(Array(0..<20))
    let view = list(source)
    let delegate = Delegate()
    view.delegate = delegate
    var gone = 0
    source?.whenGone = {
      gone += 1
      view.reloadData()
    }
    delegate.willDisplay = { _ in
      guard let kept = source else { return }
      kept.numbers.append(20)
      view.insertItems(at: [[0, 20]])
      source = nil
    }
    view.setCollectionViewLayout(rows(20), animated: false)
    #expect(source == nil && gone == 1)
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("Rows below a row that has grown move down, also if the section has a handler")
  func handlerAndSizes() throws {
    final class Sized: UICollectionViewCell {
      static var heights: [CGFloat] = [50, 50, 50]
      var number = 0

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = Self.heights[number]
        return layoutAttributes
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.CellRegistration<Sized, Int> { cell, _, number in
      cell.number = number
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var list = NSDiffableDataSourceSnapshot<Int, Int>()
    list.appendSections([0])
    list.appendItems([0, 1, 2])
    source.apply(list)
    view.layoutIfNeeded()
    Sized.heights[0] = 90
    try #require(view.cellForItem(at: [0, 0])).invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 90)
  }

  @Test("A cell that invalidates the layout while it is measured is measured all the same")
  func invalidatingWhileMeasured() {
    final class Restless: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 80
        (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(Restless.self, forCellWithReuseIdentifier: "number")
    let source = Source([1])
    view.dataSource = source
    let reports = Report.gathering { view.layoutIfNeeded() }
    #expect(reports.isEmpty)
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 80)
  }
}
