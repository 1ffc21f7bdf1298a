import IGListKit
import UIKit

final class Message: ListDiffable {
  let id: String
  let text: String

  init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    (object as? Message)?.text == text
  }
}

final class MessageSectionController: ListSectionController {
  private var message: Message!
  private var isOpen = false

  override func didUpdate(to object: Any) { message = object as? Message }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: isOpen ? 88 : 44)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(of: MessageCell.self, for: self, at: index)
    (cell as? MessageCell)?.label.text = message.text
    return cell
  }

  override func didSelectItem(at index: Int) {
    collectionContext?.performBatch(
      animated: true,
      updates: { batchContext in
        self.isOpen.toggle()
        batchContext.reload(self)
      }, completion: nil)
  }
}

final class MessageListViewController: UIViewController, ListAdapterDataSource {
  var messages: [Message] = [] {
    didSet { adapter.performUpdates(animated: true) }
  }

  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)

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

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] { messages }

  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController { MessageSectionController() }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}
