import IGListKit
import UIKit

/// A family's feed, spelled as for IGListKit 2: who has looked at the album, in a list of its own that goes
/// sideways; comments on pictures; and in the third row, whatever the others are, a promotion.
final class FamilyFeedViewController: UIViewController {
  private let family = Family()
  private lazy var history = UserHistory(users: family.users)
  private let promotion = Promotion(title: "新しい機能ができました", detail: "フォトブックを作ってみませんか？")
  private lazy var feeds = [
    family.feed(by: family.users[0], comment: "はい…"),
    family.feed(by: family.users[4], comment: "おっさんそば食えや"),
    family.feed(by: family.users[1], comment: "夏みたいな空だね"),
    family.feed(by: family.users[2], comment: "みんなで見ています。お正月にはぜひ泊まりに来てください"),
    family.feed(by: family.users[3], comment: "もう一枚！"),
    family.feed(by: family.users[5], comment: "どこで撮ったの？"),
  ]

  lazy var adapter: IGListAdapter = {
    IGListAdapter(updater: IGListAdapterUpdater(), viewController: self, workingRangeSize: 0)
  }()

  let collectionView = IGListCollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "近況"
    FeedCell.provideNib()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "追加") { [weak self] _ in self?.insertRandomFeed() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  private func insertRandomFeed() {
    feeds.insert(family.randomFeed(), at: family.randomPlace(among: feeds.count))
    adapter.performUpdates(animated: true, completion: nil)
  }
}

extension FamilyFeedViewController: IGListAdapterDataSource {
  func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] {
    var objects: [IGListDiffable] = [history]
    objects += feeds as [IGListDiffable]
    objects.insert(promotion, at: min(2, objects.count))
    return objects
  }

  func listAdapter(
    _ listAdapter: IGListAdapter, sectionControllerFor object: Any
  ) -> IGListSectionController {
    switch object {
    case is UserHistory: UserHistorySectionController()
    case is Promotion: PromotionSectionController()
    default: FeedSectionController()
    }
  }

  func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
}

// MARK: - Section controllers

/// A comment: one cell, from a nib.
private final class FeedSectionController: IGListSectionController, IGListSectionType {
  var feed: Feed?

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: 100)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let feed else { fatalError("a cell without a comment") }
    let cell =
      collectionContext?.dequeueReusableCell(
        withNibName: "FeedCell", bundle: nil, for: self, at: index) as! FeedCell
    cell.commentLabel?.text = "\(feed.user.nickname)さんが「\(feed.comment)」とコメントしました。"
    cell.imageView?.image = feed.image
    return cell
  }

  func didUpdate(to object: Any) { feed = object as? Feed }

  func didSelectItem(at index: Int) {}
}

/// What the product owner wants.
private final class PromotionSectionController: IGListSectionController, IGListSectionType {
  private var promotion: Promotion?

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: 88)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell =
      collectionContext!.dequeueReusableCell(of: PromotionCell.self, for: self, at: index)
      as! PromotionCell
    cell.titleLabel.text = promotion?.title
    cell.detailLabel.text = promotion?.detail
    return cell
  }

  func didUpdate(to object: Any) { promotion = object as? Promotion }

  func didSelectItem(at index: Int) {}
}

/// Who has looked: one cell, which holds a list, whose adapter belongs to the section.
private final class UserHistorySectionController: IGListSectionController, IGListSectionType {
  private var userHistory: UserHistory?

  private lazy var adapter: IGListAdapter = {
    let adapter = IGListAdapter(
      updater: IGListAdapterUpdater(), viewController: viewController, workingRangeSize: 0)
    adapter.dataSource = self
    return adapter
  }()

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: 102)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell =
      collectionContext!.dequeueReusableCell(
        of: EmbeddedCollectionViewCell.self, for: self, at: index) as! EmbeddedCollectionViewCell
    adapter.collectionView = cell.collectionView
    return cell
  }

  func didUpdate(to object: Any) { userHistory = object as? UserHistory }

  func didSelectItem(at index: Int) {}
}

extension UserHistorySectionController: IGListAdapterDataSource {
  func objects(for listAdapter: IGListAdapter) -> [IGListDiffable] {
    (userHistory?.users)!
  }

  func listAdapter(
    _ listAdapter: IGListAdapter, sectionControllerFor object: Any
  ) -> IGListSectionController { EmbeddedSectionController() }

  func emptyView(for listAdapter: IGListAdapter) -> UIView? { nil }
}

/// Somebody in the history.
private final class EmbeddedSectionController: IGListSectionController, IGListSectionType {
  private var user: User?

  func numberOfItems() -> Int { 1 }

  func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: 80, height: collectionContext!.containerSize.height)
  }

  func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell =
      collectionContext!.dequeueReusableCell(of: UserCell.self, for: self, at: index) as! UserCell
    cell.nameLabel.text = user?.nickname
    cell.initialLabel.text = user.map { String($0.nickname.prefix(1)) }
    cell.initialLabel.backgroundColor = user?.color
    return cell
  }

  func didUpdate(to object: Any) { user = object as? User }

  func didSelectItem(at index: Int) {}
}
