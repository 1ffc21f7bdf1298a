import Galley
import IGListKit
import Testing
import UIKit

@testable import MessageList

struct Note: ListModel, Identifiable {
  var id: Int
  var text: String
}

final class NoteSectionController: ListSectionController {
  private var note: Note!

  override func didUpdate(to object: Any) { note = object as? Note }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: MessageCell.self, for: self, at: index)
    (cell as? MessageCell)?.label.text = note.text
    return cell
  }

  override func layoutSection(environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }
}

final class TitleSectionController: ListSectionController {
  private var title = ""

  override func didUpdate(to object: Any) { title = object as? String ?? "" }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext.containerSize.width, height: 30)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext.dequeueReusableCell(of: MessageCell.self, for: self, at: index)
    (cell as? MessageCell)?.label.text = title
    return cell
  }
}

final class NotesViewController: UIViewController, ListAdapterDataSource {
  var objects: [ListDiffable] = ["Notes", Note(id: 1, text: "Bread"), Note(id: 2, text: "Salt")]
  var errors: [String] = []
  lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: adapter.makeCompositionalLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.onError = { [weak self] error in self?.errors.append("\(error)") }
    adapter.register(Note.self) { _ in NoteSectionController() }
    adapter.register(String.self) { _ in TitleSectionController() }
    adapter.collectionView = collectionView
    adapter.dataSource = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] { objects }
}

@MainActor
@Suite("What only Galley has")
struct OnlyGalleyTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let controller = NotesViewController()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private var texts: [String?] {
    controller.collectionView.indexPathsForVisibleItems.sorted().map {
      (controller.collectionView.cellForItem(at: $0) as? MessageCell)?.label.text
    }
  }

  @Test("Values of two types are shown in compositional sections by their section controllers")
  func values() {
    #expect(texts == ["Notes", "Bread", "Salt"])
    let view = controller.collectionView
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 30)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 30)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.width == 320)
  }

  @Test("The completion is called, and a duplicate is reported and left out", .reportsAllowed)
  func duplicates() async {
    controller.objects.append(Note(id: 2, text: "Pepper"))
    let isShown = await withCheckedContinuation { continuation in
      controller.adapter.performUpdates(animated: false) { continuation.resume(returning: $0) }
      MainTurn.drain()
    }
    #expect(isShown)
    #expect(texts == ["Notes", "Bread", "Salt"])
    #expect(controller.errors.count == 1)
    #expect(controller.errors.first?.contains("the second is left out") == true)
  }
}

final class SearchViewController: UIViewController {
  private(set) var log: [String] = []

  func reload() { log.append("reload") }

  func wire(_ button: UIButton) {
    button.addTarget(self, action: SearchViewController.reload, for: .touchUpInside)
    button.addAction(UIAction { [weak self] _ in self?.reload() }, for: .touchUpInside)
  }
}

@MainActor
@Suite("Swift in place of selectors and nib files")
struct SpellingTests {
  @Test("A method takes the place of a selector, and a closure calls it, too")
  func targets() {
    let controller = SearchViewController()
    let button = UIButton(type: .system)
    controller.wire(button)
    button.sendActions(for: .touchUpInside)
    #expect(controller.log == ["reload", "reload"])
  }

  @Test("A closure provides the objects of a nib")
  func nib() {
    UINib.provide("MessageCell") { _ in [MessageCell(frame: .zero)] }
    let nib = UINib(nibName: "MessageCell", bundle: nil)
    #expect(nib.instantiate(withOwner: nil).first is MessageCell)
  }
}
