import Foundation
import IGListKit
import Testing
import UIKit

@Suite("Code that was written for IGListKit 2")
@MainActor
struct OldNamesTests {
  final class Poster: IGListDiffable {
    let id: String
    var caption: String

    init(_ id: String, _ caption: String) {
      self.id = id
      self.caption = caption
    }

    func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

    func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
      (object as? Poster)?.caption == caption
    }
  }

  final class PosterCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  final class PosterSectionController: IGListSectionController, IGListSectionType,
    IGListDisplayDelegate
  {
    var poster: Poster?
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
        collectionContext!.dequeueReusableCell(of: PosterCell.self, for: self, at: index)
        as! PosterCell
      cell.label.text = poster?.caption
      return cell
    }

    func didUpdate(to object: Any) { poster = object as? Poster }

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
    var posters = [Poster("a", "one"), Poster("b", "two")]

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

    func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { posters }

    func listAdapter(
      _ listAdapter: IGListAdapter, sectionControllerFor object: Any
    ) -> IGListSectionController { PosterSectionController() }

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

  @Test(
    "Section controllers that conform to the old protocol provide cells, and are told of events")
  func shows() throws {
    let (controller, window) = shown()
    let view = controller.collectionView
    let texts = view.visibleCells.map { ($0 as? PosterCell)?.label.text }
    #expect(texts == ["one", "two"])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 15])
    let first: IGListSectionController? = controller.adapter.sectionController(
      for: controller.posters[0])
    let poster = try #require(first as? PosterSectionController)
    #expect(poster.section == 0)
    #expect(poster.isFirstSection)
    #expect(poster.viewController === controller)
    #expect(poster.log == ["cell 0", "begin"])
    #expect(controller.adapter.section(for: poster) == 0)
    _ = window
  }

  @Test("Items are inserted with the context's own methods")
  func inserts() throws {
    let (controller, window) = shown()
    let made: IGListSectionController? = controller.adapter.sectionController(forSection: 1)
    let poster = try #require(made as? PosterSectionController)
    controller.adapter.collectionView(
      controller.collectionView, didSelectItemAt: IndexPath(1, 0))
    AdapterWorld<NumberSource>.settle(window)
    #expect(poster.log.contains("select 0"))
    #expect(controller.collectionView.numberOfItems(inSection: 1) == 2)
  }

  @Test("Updates keep section controllers, and pass new instances to them")
  func updates() throws {
    let (controller, window) = shown()
    let made: IGListSectionController? = controller.adapter.sectionController(forSection: 0)
    controller.posters = [Poster("c", "three"), Poster("a", "ONE")]
    controller.adapter.performUpdates(animated: true)
    AdapterWorld<NumberSource>.settle(window)
    let poster = try #require(made as? PosterSectionController)
    #expect(poster.section == 1)
    #expect(poster.poster?.caption == "ONE")
    let texts = controller.collectionView.visibleCells.map { ($0 as? PosterCell)?.label.text }
    #expect(texts == ["three", "ONE"])
  }

  @Test("A section of one cell can be made from closures")
  func single() {
    final class Source: NSObject, IGListAdapterDataSource, IGListSingleSectionControllerDelegate {
      var selected = 0

      func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { ["a", "b"] }

      func listAdapter(_ listAdapter: IGListAdapter, sectionControllerFor object: Any)
        -> IGListSectionController
      {
        let controller = IGListSingleSectionController(
          cellClass: PosterCell.self,
          configureBlock: { item, cell in (cell as? PosterCell)?.label.text = item as? String },
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
    let texts = world.view.visibleCells.map { ($0 as? PosterCell)?.label.text }
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
          cellClass: PosterCell.self, configureBlock: { _, _ in },
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
