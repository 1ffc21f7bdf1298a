import Foundation
import IGListKit
import TestSupport
import Testing

@testable import GalleyUIKit

/// A list that records the source files on the call stack at the moments of an insertion.
@MainActor
private final class TracedList: NSObject, ListAdapterDataSource {
  static var trace: FileTrace?

  static func note(_ moment: String) { trace?.note(moment) }

  /// An object with a number.
  final class Entry: NSObject, ListDiffable {
    let number: Int

    init(_ number: Int) { self.number = number }

    func diffIdentifier() -> any NSObjectProtocol { number as NSNumber }

    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
      (object as? Entry)?.number == number
    }
  }

  /// A cell that notes when its frame is set and when it is painted.
  final class Cell: UICollectionViewCell {
    var number = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      note("frames set")
    }

    override func draw(_ rect: CGRect) {
      if number == 2 { note("cell painted") }
    }
  }

  final class Section: ListSectionController {
    private var entry: Entry?

    override func numberOfItems() -> Int { 1 }

    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 320, height: 44) }

    override func didUpdate(to object: Any) { entry = object as? Entry }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell = collectionContext!.dequeueReusableCell(of: Cell.self, for: self, at: index)
      (cell as? Cell)?.number = entry?.number ?? 0
      if entry?.number == 2 { note("cell asked for") }
      return cell
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
  var entries = [Entry(1), Entry(3)]

  override init() {
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    window.addSubview(view)
    window.makeKeyAndVisible()
    adapter.collectionView = view
    adapter.dataSource = self
    picture()
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { entries }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController {
    Section()
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }

  func insert() throws {
    entries.insert(Entry(2), at: 1)
    Self.trace = try FileTrace(forced: InsertionPage().forced)
    view.machine.observer = { words in
      if words.hasPrefix("showing") { Self.note("plan made") }
    }
    adapter.performUpdates(animated: true)
    MainTurn.drain()
    picture()
  }

  private func picture() {
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    _ = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
      window.layer.render(in: context.cgContext)
    }
  }
}

@MainActor @Suite("One insertion by an adapter, file by file", .enabled(if: FileTrace.isComplete))
struct OneInsertionTests {
  @Test("An update of objects passes at most sixteen files on its way to the picture")
  func performUpdates() throws {
    let list = TracedList()
    try list.insert()
    let trace = try #require(TracedList.trace)
    let page = try InsertionPage().files(of: "By an adapter of IGListKit")
    #expect(page.count <= 16)
    let moments: Set = ["cell asked for", "cell painted", "frames set", "plan made"]
    #expect(trace.differences(from: page, at: moments) == [])
  }
}
