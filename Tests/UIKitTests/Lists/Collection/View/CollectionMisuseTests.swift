import Foundation
import TestSupport
import Testing
import UIKit

@Suite("A collection view that is misused")
struct CollectionMisuseTests {
  @Test("A wrong count traps, and the message names the section, the counts and the calls")
  func wrongCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.settle()
      list.view.insertItems(at: [IndexPath(0, 0)])
    }
    expectTrap(result, says: "Invalid update: invalid number of items in section 0.")
    expectTrap(result, says: "Recorded: insertItems 0.0")
  }

  @Test("Dequeuing a cell with an unregistered identifier traps")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "text")
      list.settle()
    }
    expectTrap(
      result,
      says:
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier text - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test("Dequeuing a header of a class that is no reusable view traps")
  @MainActor func otherClassForHeaders() async {
    let list = TestList(1, rows(60))
    let kind = UICollectionView.elementKindSectionHeader
    list.view.register(UILabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    list.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    let header = list.view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "a", for: IndexPath(0, 0))
    #expect(header.reuseIdentifier == "a", "the last registration counts")

    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(1, rows(60))
      let kind = UICollectionView.elementKindSectionHeader
      list.view.register(UILabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
      _ = list.view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "a", for: IndexPath(0, 0))
    }
    expectTrap(
      result,
      says:
        "UICollectionView dequeues subclasses of UICollectionReusableView: UILabel for "
        + "UICollectionElementKindSectionHeader with identifier a is none")
  }

  @Test("A cell that was not dequeued traps")
  func foreignCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows(60))
      let source = MadeCells { _, _ in UICollectionViewCell() }
      view.dataSource = source
      view.layoutIfNeeded()
    }
    expectTrap(
      result,
      says: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier")
  }

  @Test("Dequeuing two cells for one item traps")
  func twoCells() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows(60))
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      let source = MadeCells { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      }
      view.dataSource = source
      view.layoutIfNeeded()
    }
    expectTrap(result, says: "Expected dequeued view to be returned to the collection view")
  }

  @Test("Dequeuing two cells for one item does not trap before iOS 18")
  @MainActor
  func twoCellsBefore() {
    UIKitGeneration.$current.withValue(.iOS15) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: rows(60))
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      let source = MadeCells { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      }
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 2)
    }
  }

  @Test("Using a registration that is created in the cell provider traps")
  func lateRegistration() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows(60))
      let source = MadeCells { view, path in
        let registration = UICollectionView.CellRegistration<TextCell, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
      view.dataSource = source
      view.layoutIfNeeded()
    }
    expectTrap(
      result, says: "Attempted to dequeue a cell using a registration that was created inside")
  }

  /// A cell with a list of its own, which is created together with the cell.
  private final class ShelfCell: UICollectionViewCell {
    let shelf = UICollectionView(frame: .zero, collectionViewLayout: rows(20))
    private let jar = UICollectionView.CellRegistration<TextCell, Int> { _, _, _ in }
    private lazy var source = MadeCells { [jar] view, path in
      view.dequeueConfiguredReusableCell(using: jar, for: path, item: path.item)
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      shelf.frame = contentView.bounds
      shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shelf.dataSource = source
      contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A list in a cell may create its registrations together with the cell")
  @MainActor
  func registrationsOfInnerList() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: rows(60))
    let row = UICollectionView.CellRegistration<ShelfCell, Int> { cell, _, _ in
      cell.shelf.layoutIfNeeded()
    }
    let source = MadeCells { view, path in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: path.item)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ShelfCell)
    #expect(cell.shelf.visibleCells.count > 0)
  }

  @Test("A cell that is returned as a header traps")
  func cellAsHeader() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let layout = rows(60)
      layout.headerReferenceSize = CGSize(width: 320, height: 40)
      let list = HeaderOfCells([["a"]], layout)
      list.settle()
    }
    expectTrap(
      result, says: "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind")
  }

  @Test("Scrolling to an item that does not exist traps, and so does selecting it")
  func outOfBounds() async {
    let scrolled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.view.scrollToItem(at: IndexPath(0, 7), at: .top, animated: false)
    }
    expectTrap(
      scrolled,
      says: "Attempted to scroll the collection view to an out-of-bounds item (7) when there "
        + "are only 3 items in section 0")
    let selected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.view.selectItem(at: IndexPath(0, 7), animated: false, scrollPosition: [])
    }
    expectTrap(
      selected,
      says: "Attempted to modify the selection of an out-of-bounds item (7) when there are "
        + "only 3 items in section 0")
  }

  @Test("Scrolling to a section that does not exist, or to two positions on one axis, traps")
  func scrolledWrongly() async {
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.view.scrollToItem(at: IndexPath(4, 0), at: .top, animated: false)
    }
    expectTrap(
      section,
      says:
        "Attempted to scroll the collection view to an out-of-bounds section (4) when there are "
        + "only 1 sections")
    let places = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.view.scrollToItem(at: IndexPath(0, 0), at: [.top, .bottom], animated: false)
    }
    expectTrap(places, says: "only one position for each axis may be given")
  }

  @Test("Dequeuing another kind of cell for a reconfigured item traps")
  func reconfiguredOtherwise() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows(60))
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      view.register(TextCell.self, forCellWithReuseIdentifier: "other")
      let shown = NSMutableArray()
      let source = MadeCells { view, path in
        let identifier = shown.contains(path) ? "other" : "text"
        shown.add(path)
        return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      }
      view.dataSource = source
      view.layoutIfNeeded()
      view.reconfigureItems(at: [IndexPath(0, 0)])
    }
    expectTrap(
      result,
      says: "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed")
  }

  @Test("A header of another kind than the requested one traps from iOS 15 on")
  func otherKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIKitGeneration.$current.withValue(.iOS15) {
        let list = HeaderOfFooters()
        list.view.layoutIfNeeded()
      }
    }
    expectTrap(
      result,
      says: "When asked for a view of element kind 'UICollectionElementKindSectionHeader' the data "
        + "source dequeued a view registered for the element kind "
        + "'UICollectionElementKindSectionFooter'")
    await MainActor.run {
      UIKitGeneration.$current.withValue(.iOS14) {
        let list = HeaderOfFooters()
        list.view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(list.view.visibleSupplementaryViews(ofKind: kind).count == 1)
      }
    }
  }

  @Test("A question for a section that is not there")
  func countOfNoSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.settle()
      _ = list.view.numberOfItems(inSection: 2)
    }
    expectTrap(
      result,
      says:
        "request for number of items in section 2 when there are only 1 sections in the collection "
        + "view")
  }

  @Test("A collection view that is created without a layout traps")
  func noLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UICollectionView(frame: .zero)
    }
    expectTrap(result, says: "UICollectionView must be initialized with a non-nil layout parameter")
  }
}
