import IGListKit
import UIKit

/// A reading circle, spelled as for IGListKit 2: its readers, in a nested list that scrolls
/// horizontally, their remarks about books, and a notice that is always in the third row.
final class ReadingCircleViewController: UIViewController {
  private let circle = ReadingCircle()
  private lazy var recentReaders = RecentReaders(readers: circle.readers)
  private let notice = Notice(title: "次の読書会", detail: "木曜日の夜、図書室の二階で")
  private lazy var remarks = [
    circle.remark(by: 0, "うーん…"),
    circle.remark(by: 4, "灯台の場面で泣きました"),
    circle.remark(by: 1, "地図つきの本が好きです"),
    circle.remark(by: 2, "登場人物が多いので、紙に書きながら読んでいます。それも楽しい時間です"),
    circle.remark(by: 3, "続きは？"),
    circle.remark(by: 5, "訳者のあとがきから読みました"),
  ]

  lazy var adapter: IGListAdapter = {
    IGListAdapter(updater: IGListAdapterUpdater(), viewController: self, workingRangeSize: 0)
  }()

  let collectionView = IGListCollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "読書会"
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "感想") { [weak self] _ in self?.addRemark() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  private func addRemark() {
    remarks.insert(circle.someRemark(), at: circle.somePlace(among: remarks.count))
    adapter.performUpdates(animated: true, completion: nil)
  }
}

extension ReadingCircleViewController: IGListAdapterDataSource {
  func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] {
    var rows: [IGListDiffable] = [recentReaders] + remarks
    rows.insert(notice, at: min(2, rows.count))
    return rows
  }

  func listAdapter(
    _ listAdapter: IGListAdapter, sectionControllerFor object: Any
  ) -> IGListSectionController {
    switch object {
    case is RecentReaders: ReadersSectionController()
    case is Notice: NoticeSectionController()
    default: RemarkSectionController()
    }
  }

  func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
}

// MARK: - Section controllers

/// A section for a remark: one cell, from a nib.
private final class RemarkSectionController: IGListSectionController, IGListSectionType {
  private var remark: Remark?

  override init() {
    super.init()
    inset.bottom = 2
  }

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: 104)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(
      withNibName: "RemarkCell", bundle: nil, for: self, at: index)
    if let cell = cell as? RemarkCell, let remark {
      cell.nameLabel?.text = "\(remark.reader.name)の感想"
      cell.textLabel?.text = remark.text
      cell.coverView?.image = remark.cover
    }
    return cell
  }

  func didUpdate(to object: Any) { remark = object as? Remark }

  func didSelectItem(at index: Int) {}
}

/// A section for the notice, with one cell.
private final class NoticeSectionController: IGListSectionController, IGListSectionType {
  private var notice: Notice?

  override init() {
    super.init()
    inset.bottom = 2
  }

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: 84)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(of: NoticeCell.self, for: self, at: index)
    if let cell = cell as? NoticeCell {
      cell.titleLabel.text = notice?.title
      cell.detailLabel.text = notice?.detail
    }
    return cell
  }

  func didUpdate(to object: Any) { notice = object as? Notice }

  func didSelectItem(at index: Int) {}
}

/// A section for the readers: one cell with a list, whose adapter belongs to the section.
private final class ReadersSectionController: IGListSectionController, IGListSectionType {
  private var recentReaders: RecentReaders?

  private lazy var innerAdapter: IGListAdapter = {
    let inner = IGListAdapter(
      updater: IGListAdapterUpdater(), viewController: viewController, workingRangeSize: 0)
    inner.dataSource = self
    return inner
  }()

  override init() {
    super.init()
    inset.bottom = 2
  }

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: 96)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(of: ReadersCell.self, for: self, at: index)
    innerAdapter.collectionView = (cell as? ReadersCell)?.collectionView
    return cell
  }

  func didUpdate(to object: Any) { recentReaders = object as? RecentReaders }

  func didSelectItem(at index: Int) {}
}

extension ReadersSectionController: IGListAdapterDataSource {
  func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] { recentReaders?.readers ?? [] }

  func listAdapter(
    _ listAdapter: IGListAdapter, sectionControllerFor object: Any
  ) -> IGListSectionController { ReaderSectionController() }

  func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
}

/// A section for one reader.
private final class ReaderSectionController: IGListSectionController, IGListSectionType {
  private var reader: Reader?

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: 72, height: collectionContext!.containerSize.height)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(of: ReaderCell.self, for: self, at: index)
    if let reader { (cell as? ReaderCell)?.show(reader) }
    return cell
  }

  func didUpdate(to object: Any) { reader = object as? Reader }

  func didSelectItem(at index: Int) {}
}
