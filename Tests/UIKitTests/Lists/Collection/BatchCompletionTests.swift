import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The completion of a batch")
struct BatchCompletionTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var count = 2

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  @Test("A reload that cuts a batch short calls the completion of the batch afterwards")
  func cutShort() {
    var seen: [Int] = []
    view.performBatchUpdates {
      rows.count = 3
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { [view] _ in
      view.layoutIfNeeded()
      seen.append(view.visibleCells.count)
    }
    window.frameClock.advance(by: 0.1)
    rows.count = 1
    view.reloadData()
    #expect(seen == [])
    MainTurn.drain()
    #expect(seen == [1])
  }

  @Test("A closure of beforeShowing runs before a reload as before any other change")
  func beforeReload() {
    var order: [String] = []
    view.reloadData {
      view.beforeShowing { order.append("before") }
      view.performBatchUpdates(nil) { _ in order.append("completed") }
      rows.count = 3
    }
    #expect(order == ["before"])
    MainTurn.drain()
    #expect(order == ["before", "completed"])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  /// A layout that notes the paths of the inserted items that it is told about.
  private final class Told: UICollectionViewFlowLayout {
    var inserted: [IndexPath?] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted += updateItems.map(\.indexPathAfterUpdate)
    }
  }

  @Test("A batch before the first layout is one change, and the layout is told about it")
  func unseen() {
    let layout = Told()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.dataSource = rows
    var phases: [String] = []
    view.machine.observer = { phases.append($0) }
    view.performBatchUpdates {
      rows.count = 3
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(phases == ["showing insertItems 0.2", "idle"])
    #expect(layout.inserted == [IndexPath(item: 2, section: 0)])
  }

  @Test("A reload inside a batch runs the requests that wait for the batch")
  func reloadInside() {
    var order: [String] = []
    view.performBatchUpdates {
      view.whenReady("a test") { order.append("waited") }
      view.reloadData()
      order.append("closure")
    }
    #expect(order == ["closure", "waited"])
  }
}
