import Foundation
import IGListKit
import IGListSwiftKit
import Testing
import UIKit

// Client code, as apps write it: it uses only public declarations.

final class Post: ListDiffable {
  let id: Int
  var title: String
  var likes: Int

  init(id: Int, title: String, likes: Int) {
    self.id = id
    self.title = title
    self.likes = likes
  }

  func diffIdentifier() -> NSObjectProtocol {
    return id as NSObjectProtocol
  }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard self !== object else { return true }
    guard let object = object as? Post else { return false }
    return id == object.id
  }
}

final class Season: ListDiffable {
  let months: [String]

  init(_ months: [String]) { self.months = months }

  func diffIdentifier() -> NSObjectProtocol { return months[0] as NSObjectProtocol }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    return object is Season
  }
}

final class LikesViewModel: ListDiffable {
  let likes: Int

  init(likes: Int) { self.likes = likes }

  func diffIdentifier() -> NSObjectProtocol { return "likes" as NSObjectProtocol }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard let object = object as? LikesViewModel else { return false }
    return likes == object.likes
  }
}

@MainActor
protocol LikesCellDelegate: AnyObject {
  func didTapLike(cell: LikesCell)
}

final class LikesCell: UICollectionViewCell, ListBindable {
  weak var delegate: LikesCellDelegate?
  lazy var label: UILabel = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  func bindViewModel(_ viewModel: Any) {
    guard let viewModel = viewModel as? LikesViewModel else { return }
    label.text = "\(viewModel.likes) likes"
  }
}

final class TitleCell: UICollectionViewCell, ListBindable {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func bindViewModel(_ viewModel: Any) {
    guard let viewModel = viewModel as? String else { return }
    label.text = viewModel
  }
}

final class PostSectionController: ListBindingSectionController<Post>,
  ListBindingSectionControllerDataSource
{
  var localLikes: Int?
  private(set) var selected: [Int] = []

  override init() {
    super.init()
    dataSource = self
    selectionDelegate = self
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
  ) -> [ListDiffable] {
    guard let object = object as? Post else { fatalError() }
    let results: [ListDiffable] = [
      object.title as ListDiffable,
      LikesViewModel(likes: localLikes ?? object.likes),
    ]
    return results
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable {
    let cellClass: AnyClass = viewModel is LikesViewModel ? LikesCell.self : TitleCell.self
    guard
      let cell = collectionContext?.dequeueReusableCell(of: cellClass, for: self, at: index)
        as? UICollectionViewCell & ListBindable
    else { fatalError("Cell not bindable") }
    if let cell = cell as? LikesCell { cell.delegate = self }
    return cell
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize {
    guard let width = collectionContext?.containerSize.width else { return .zero }
    return CGSize(width: width, height: viewModel is LikesViewModel ? 20 : 30)
  }
}

extension PostSectionController: LikesCellDelegate {
  func didTapLike(cell: LikesCell) {
    localLikes = (localLikes ?? object?.likes ?? 0) + 1
    update(animated: true)
  }
}

extension PostSectionController: ListBindingSectionControllerSelectionDelegate {
  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, didSelectItemAt index: Int,
    viewModel: Any
  ) {
    selected.append(index)
    collectionContext?.deselectItem(at: index, sectionController: self, animated: true)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, didDeselectItemAt index: Int,
    viewModel: Any
  ) {}

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, didHighlightItemAt index: Int,
    viewModel: Any
  ) {}

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any
  ) {}
}

/// A binding section of any object, which is its own data source and receives itself as the
/// section controller.
final class MonthSectionController: ListBindingSectionController<ListDiffable>,
  ListBindingSectionControllerDataSource
{
  private(set) var isGivenItself = false

  override init() {
    super.init()
    dataSource = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
  ) -> [ListDiffable] {
    isGivenItself = sectionController === self
    return (object as! Season).months as [ListDiffable]
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable {
    return collectionContext!.dequeueReusableCell(of: TitleCell.self, for: self, at: index)
      as! TitleCell
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize {
    return CGSize(width: collectionContext!.containerSize.width, height: 30)
  }
}

final class UserSectionController: ListGenericSectionController<NSString> {
  override func numberOfItems() -> Int { return 1 }

  override func sizeForItem(at index: Int) -> CGSize {
    return CGSize(width: collectionContext!.containerSize(for: self).width, height: 55)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell =
      collectionContext!.dequeueReusableCell(of: TitleCell.self, for: self, at: index) as! TitleCell
    cell.label.text = object as String?
    return cell
  }

  override func didUpdate(to object: Any) {
    super.didUpdate(to: object)
  }
}

final class PostsViewController: UIViewController, ListAdapterDataSource {
  var items: [Any] = []
  private(set) var tapped: [String] = []

  lazy var adapter: ListAdapter = {
    return ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  }()
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

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

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
    return items as! [ListDiffable]
  }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    switch object {
    case is Post: return PostSectionController()
    case is NSString: return UserSectionController()
    case is Int:
      let sizeBlock = { (_: Any, context: ListCollectionContext?) -> CGSize in
        guard let context = context else { return .zero }
        return CGSize(width: context.containerSize.width, height: 44)
      }
      let sectionController = ListSingleSectionController(
        cellClass: TitleCell.self,
        configureBlock: { item, cell in
          guard let cell = cell as? TitleCell, let number = item as? Int else { return }
          cell.label.text = "Cell: \(number + 1)"
        }, sizeBlock: sizeBlock)
      sectionController.selectionDelegate = self
      return sectionController
    default: return MonthSectionController()
    }
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { return nil }
}

extension PostsViewController: ListSingleSectionControllerDelegate {
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any) {
    let section = adapter.section(for: sectionController) + 1
    tapped.append("section \(section), \(object)")
  }
}

@Suite("Section controllers as apps write them")
@MainActor
struct ClientSpellingTests {
  private func screen(_ items: [Any]) -> (UIWindow, PostsViewController) {
    let controller = PostsViewController()
    controller.items = items
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func text(_ controller: PostsViewController, _ section: Int, _ item: Int) -> String? {
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return (cell as? TitleCell)?.label.text ?? (cell as? LikesCell)?.label.text
  }

  @Test("A feed of posts, users, numbers and words is shown")
  func feed() {
    let (_, controller) = screen([
      Post(id: 1, title: "First", likes: 2), "Ann" as NSString, 6, Season(["June", "July"]),
    ])
    #expect(text(controller, 0, 0) == "First")
    #expect(text(controller, 0, 1) == "2 likes")
    #expect(text(controller, 1, 0) == "Ann")
    #expect(text(controller, 2, 0) == "Cell: 7")
    #expect(text(controller, 3, 1) == "July")
    let months = controller.adapter.sectionController(forSection: 3) as? MonthSectionController
    #expect(months?.isGivenItself == true)
  }

  @Test("A tap on the like button of a cell updates the text of the same cell")
  func like() {
    let (window, controller) = screen([Post(id: 1, title: "First", likes: 2)])
    let path = IndexPath(item: 1, section: 0)
    let cell = controller.collectionView.cellForItem(at: path) as! LikesCell
    cell.delegate?.didTapLike(cell: cell)
    MainTurn.drain()
    window.layoutIfNeeded()
    #expect(text(controller, 0, 1) == "3 likes")
    #expect(controller.collectionView.cellForItem(at: path) === cell)
  }

  @Test("A view controller hears which section was tapped")
  func tap() {
    let (_, controller) = screen([6, 7])
    let view = controller.collectionView
    view.delegate?.collectionView(view, didSelectItemAt: IndexPath(item: 0, section: 1))
    #expect(controller.tapped == ["section 2, 7"])
  }

  @Test("An app can compare the version of IGListKit")
  func version() {
    #expect(IGListKitVersionNumber >= 5)
  }
}
