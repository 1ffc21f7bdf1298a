import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A collection view controller")
struct UICollectionViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let controller = NamesController()

  init() {
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("The controller is data source and delegate of the collection view that fills its view")
  func view() {
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
    #expect(controller.collectionView.visibleCells.count == 3)
  }

  @Test("A collection view that is set replaces the first one")
  func other() {
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let first = controller.collectionView
    controller.collectionView = other
    #expect(first?.superview == nil && other.superview === controller.view)
    #expect(other.frame == controller.view.bounds && other.dataSource === controller)
    #expect(controller.collectionViewLayout === other.collectionViewLayout)
  }

  @Test("A controller without a layout traps when its view is loaded")
  func noLayout() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UICollectionViewController(nibName: nil, bundle: nil).loadViewIfNeeded()
      }
    }
    expectTrap(result, says: "UICollectionView must be initialized with a non-nil layout parameter")
  }

  @Test("Overrides of a subclass are called, and other methods have UIKit's defaults")
  func overrides() {
    Finger.tap(controller.collectionView.visibleCells[1])
    #expect(controller.heard == ["did select 1"])
    #expect(
      !controller.collectionView(
        controller.collectionView, shouldBeginMultipleSelectionInteractionAt: row(0)))
  }

  @Test("The selection is cleared when the controller appears again, unless that is disabled")
  func selections() {
    let list = controller.collectionView!
    list.selectItem(at: row(1), animated: false, scrollPosition: [])
    controller.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(list.indexPathsForSelectedItems == [row(1)])
    controller.navigationController?.popViewController(animated: true)
    #expect(list.indexPathsForSelectedItems == [])
    controller.clearsSelectionOnViewWillAppear = false
    list.selectItem(at: row(1), animated: false, scrollPosition: [])
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    controller.navigationController?.popViewController(animated: false)
    #expect(list.indexPathsForSelectedItems == [row(1)])
  }

  @Test("A long press moves an item that may be moved")
  func gesture() {
    let list = controller.collectionView!
    let finger = Finger(on: list.visibleCells[0])
    finger.rest(for: 0.6)
    finger.move(by: CGPoint(x: 0, y: 45), over: 0.2)
    finger.lift()
    #expect(controller.names == ["b", "a", "c"])
    #expect(controller.heard == ["move 0 to 1"], "and it is no tap")
    controller.installsStandardGestureForInteractiveMovement = false
    Finger.press(list.visibleCells[0])
    #expect(controller.heard == ["move 0 to 1", "did select 0"])
  }

  @Test("A long press that is interrupted moves nothing")
  func cancelled() {
    let finger = Finger(on: controller.collectionView.visibleCells[0])
    finger.rest(for: 0.6)
    finger.move(by: CGPoint(x: 0, y: 45), over: 0.2)
    finger.cancel()
    #expect(controller.names == ["a", "b", "c"] && controller.heard.isEmpty)
    #expect(controller.collectionView.movement == nil)
  }

  @Test("A controller sets the editing state of its collection view")
  func editing() {
    controller.setEditing(true, animated: false)
    #expect(controller.collectionView.isEditing)
  }
}

private final class NamesController: UICollectionViewController {
  var names = ["a", "b", "c"]
  var heard: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    heard.append("move \(source.item) to \(target.item)")
    names.insert(names.remove(at: source.item), at: target.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    heard.append("did select \(indexPath.item)")
  }
}
