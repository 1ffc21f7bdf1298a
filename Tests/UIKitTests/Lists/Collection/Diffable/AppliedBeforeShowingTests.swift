import Foundation
import Testing
import UIKit

@MainActor @Suite("Snapshots that are applied before the window is visible")
struct AppliedBeforeShowingTests {
  private final class Controller: UIViewController {
    var told: [String] = []
    private(set) var list: UICollectionView?
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let shown = UICollectionView(frame: view.bounds, collectionViewLayout: rows(50))
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: shown) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      dataSource = source
      list = shown
      apply([1, 2], "first")
      apply([2, 1, 3], "second")
    }

    func apply(_ items: [Int], _ name: String) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      dataSource?.apply(snapshot, animatingDifferences: false) { [weak self] in
        self?.told.append(name)
      }
    }
  }

  @Test("Completions are called once and in order before makeKeyAndVisible returns")
  func told() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.told == ["first", "second"])
    #expect(controller.list?.visibleCells.count == 3)
    MainTurn.drain()
    #expect(controller.told == ["first", "second"])
  }

  @Test("Completions are called in the next turn of the main loop if there is no window")
  func later() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    #expect(controller.told == [])
    MainTurn.drain()
    #expect(controller.told == ["first", "second"])
  }
}
