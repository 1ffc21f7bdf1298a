import IGListKit
import UIKit

// Screens with a list adapter and section controllers.

/// A screen with a list adapter: a section for each piece. It has no bug itself; its subclasses do.
class AdapterScreen: MuseumScreen, ListAdapterDataSource {
  private(set) lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    adapter.collectionView = list
    adapter.dataSource = self
  }

  override func show(_ rooms: [Room], animated: Bool) {
    self.rooms = rooms
    if isViewLoaded { adapter.performUpdates(animated: animated) }
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    rooms.flatMap(\.pieces).map { PieceModel($0) }
  }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController { PieceSectionController() }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

/// A section that shows a piece. It has no bug.
class PieceSectionController: ListSectionController {
  final class Cell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.numberOfLines = 0
      title.frame = contentView.bounds
      title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  var piece: PieceModel?

  override func didUpdate(to object: Any) { piece = object as? PieceModel }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(
      width: collectionContext.containerSize(for: self).width,
      height: 20 + 20 * CGFloat(piece?.lines ?? 0))
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: Cell.self, for: self, at: index)
    if let piece { (cell as? Cell)?.title.text = "\(piece.title): \(piece.lines) lines" }
    return cell
  }
}

/// Bug: a section controller keeps its first object, and ignores updates of it.
final class FirstObjectScreen: AdapterScreen {
  private final class Section: PieceSectionController {
    override func didUpdate(to object: Any) {
      if piece == nil { super.didUpdate(to: object) }
    }
  }

  override func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController { isMended ? PieceSectionController() : Section() }
}

/// Bug: a section controller keeps the first size that it has computed.
final class FirstSizeScreen: AdapterScreen {
  private final class Section: PieceSectionController {
    private var size: CGSize?

    override func sizeForItem(at index: Int) -> CGSize {
      let size = size ?? super.sizeForItem(at: index)
      self.size = size
      return size
    }
  }

  override func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController { isMended ? PieceSectionController() : Section() }
}
