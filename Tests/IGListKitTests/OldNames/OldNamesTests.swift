import Foundation
import IGListKit
import Testing
import UIKit

@Suite("Code that was written for IGListKit 2")
@MainActor
struct OldNamesTests {
  final class Feed: IGListDiffable {
    let id: String
    var comment: String

    init(_ id: String, _ comment: String) {
      self.id = id
      self.comment = comment
    }

    func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

    func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
      (object as? Feed)?.comment == comment
    }
  }

  final class FeedCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  final class FeedSectionController: IGListSectionController, IGListSectionType,
    IGListDisplayDelegate
  {
    var feed: Feed?
    var count = 1
    var log: [String] = []

    override init() {
      super.init()
      inset = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
      displayDelegate = self
    }

    func numberOfItems() -> Int { count }

    func sizeForItem(at index: Int) -> CGSize {
      CGSize(width: collectionContext!.containerSize.width, height: 10)
    }

    func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell =
        collectionContext!.dequeueReusableCell(of: FeedCell.self, for: self, at: index)
        as! FeedCell
      cell.label.text = feed?.comment
      return cell
    }

    func didUpdate(to object: Any) { feed = object as? Feed }

    func didSelectItem(at index: Int) {
      log.append("select \(index)")
      collectionContext?.performBatch(
        animated: false,
        updates: {
          self.count += 1
          self.collectionContext?.insert(in: self, at: [self.count - 1])
        })
    }

    func listAdapter(
      _ listAdapter: IGListAdapter, willDisplay sectionController: IGListSectionController
    ) { log.append("begin") }

    func listAdapter(
      _ listAdapter: IGListAdapter, didEndDisplaying sectionController: IGListSectionController
    ) { log.append("end") }

    func listAdapter(
      _ listAdapter: IGListAdapter, willDisplay sectionController: IGListSectionController,
      cell: UICollectionViewCell, at index: Int
    ) { log.append("cell \(index)") }

    func listAdapter(
      _ listAdapter: IGListAdapter, didEndDisplaying sectionController: IGListSectionController,
      cell: UICollectionViewCell, at index: Int
    ) { log.append("end cell \(index)") }
  }

  final class Controller: UIViewController, IGListAdapterDataSource {
    lazy var adapter: IGListAdapter = {
      IGListAdapter(updater: IGListAdapterUpdater(), viewController: self, workingRangeSize: 0)
    }()
    let collectionView = IGListCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var feeds = [Feed("a", "one"), Feed("b", "two")]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      adapter.collectionView = collectionView
      adapter.dataSource = self
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      collectionView.frame = view.bounds
    }

    func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { feeds }

    func listAdapter(
      _ listAdapter: IGListAdapter, sectionControllerFor object: Any
    ) -> IGListSectionController { FeedSectionController() }

    func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
  }

  private func shown() -> (Controller, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    window.isHidden = false
    AdapterWorld<NumberSource>.settle(window)
    return (controller, window)
  }

  @Test("Section controllers that override nothing make the cells, and are told")
  func shows() throws {
    let (controller, window) = shown()
    let view = controller.collectionView
    let texts = view.visibleCells.map { ($0 as? FeedCell)?.label.text }
    #expect(texts == ["one", "two"])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 15])
    let first: IGListSectionController? = controller.adapter.sectionController(
      for: controller.feeds[0])
    let feed = try #require(first as? FeedSectionController)
    #expect(feed.section == 0)
    #expect(feed.isFirstSection)
    #expect(feed.viewController === controller)
    #expect(feed.log == ["cell 0", "begin"])
    #expect(controller.adapter.section(for: feed) == 0)
    _ = window
  }

  @Test("Items are inserted through the context itself")
  func inserts() throws {
    let (controller, window) = shown()
    let made: IGListSectionController? = controller.adapter.sectionController(forSection: 1)
    let feed = try #require(made as? FeedSectionController)
    controller.adapter.collectionView(
      controller.collectionView, didSelectItemAt: IndexPath(1, 0))
    AdapterWorld<NumberSource>.settle(window)
    #expect(feed.log.contains("select 0"))
    #expect(controller.collectionView.numberOfItems(inSection: 1) == 2)
  }

  @Test("Updates keep section controllers, and hand them new instances")
  func updates() throws {
    let (controller, window) = shown()
    let made: IGListSectionController? = controller.adapter.sectionController(forSection: 0)
    controller.feeds = [Feed("c", "three"), Feed("a", "ONE")]
    controller.adapter.performUpdates(animated: true)
    AdapterWorld<NumberSource>.settle(window)
    let feed = try #require(made as? FeedSectionController)
    #expect(feed.section == 1)
    #expect(feed.feed?.comment == "ONE")
    let texts = controller.collectionView.visibleCells.map { ($0 as? FeedCell)?.label.text }
    #expect(texts == ["three", "ONE"])
  }

  @Test("One cell from closures")
  func single() {
    final class Source: NSObject, IGListAdapterDataSource, IGListSingleSectionControllerDelegate {
      var selected = 0

      func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { ["a", "b"] }

      func listAdapter(_ listAdapter: IGListAdapter, sectionControllerFor object: Any)
        -> IGListSectionController
      {
        let controller = IGListSingleSectionController(
          cellClass: FeedCell.self,
          configureBlock: { item, cell in (cell as? FeedCell)?.label.text = item as? String },
          sizeBlock: { _, context in CGSize(width: context!.containerSize.width, height: 44) })
        controller.selectionDelegate = self
        return controller
      }

      func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }

      func didSelect(_ sectionController: IGListSingleSectionController) { selected += 1 }
    }
    let source = Source()
    let world = AdapterWorld(source)
    world.settle()
    let texts = world.view.visibleCells.map { ($0 as? FeedCell)?.label.text }
    #expect(texts == ["a", "b"])
    #expect(world.view.visibleCells.map(\.frame.height) == [44, 44])
    world.adapter.collectionView(world.view, didSelectItemAt: IndexPath(0, 0))
    #expect(source.selected == 1)
  }

  @Test("A grid of single sections, selected through the context; updaters by their old names")
  func grid() throws {
    let updater = IGListAdapterUpdater()
    updater.movesAsDeletesInserts = true
    #expect(updater.sectionMovesAsDeletesInserts)
    final class Source: NSObject, IGListAdapterDataSource {
      func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { [1, 2, 3] }

      func listAdapter(_ listAdapter: IGListAdapter, sectionControllerFor object: Any)
        -> IGListSectionController
      {
        IGListSingleSectionController(
          cellClass: FeedCell.self, configureBlock: { _, _ in },
          sizeBlock: { _, _ in CGSize(width: 45, height: 45) })
      }

      func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
    }
    let world = AdapterWorld(
      Source(), updater: updater, layout: IGListGridCollectionViewLayout())
    world.settle()
    #expect(world.view.visibleCells.map(\.frame.origin.x) == [0, 45, 0])
    let section: IGListSectionController = try #require(
      world.adapter.sectionController(forSection: 1))
    section.collectionContext?.selectItem(
      at: 0, sectionController: section, animated: false, scrollPosition: [])
    #expect(world.view.indexPathsForSelectedItems == [IndexPath(1, 0)])
  }
}
