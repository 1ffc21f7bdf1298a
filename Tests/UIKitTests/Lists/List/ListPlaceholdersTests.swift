import Foundation
import Galley
import GalleyDiffing
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Placeholders of dropped items")
struct ListPlaceholdersTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list: UICollectionView
  private let names = Names()

  /// Names that are taken in when they were loaded.
  @MainActor
  private final class Names: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UICollectionViewDelegateFlowLayout
  {
    var names = ["a", "b", "c", "d"]
    var asked: [Int] = []
    var context: (any UICollectionViewDropPlaceholderContext)?
    var updates = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      asked.append(path.item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = names[path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 320, height: names[path.item] == "d" ? 60 : 50) }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "new")))]
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else {
        return
      }
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "loading")
      placeholder.cellUpdateHandler = { [unowned self] cell in
        updates += 1
        cell.accessibilityLabel = "loading \(updates)"
      }
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "loading")
    list.dataSource = names
    list.delegate = names
    list.dragDelegate = names
    list.dropDelegate = names
    list.dragInteractionEnabled = true
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var labels: [String] { list.visibleCells.map { $0.accessibilityLabel ?? "" } }

  /// Drops the first item onto the third one.
  private func drop() throws {
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    finger.lift()
    window.frameClock.advance(by: 1)
  }

  private func settle() {
    window.layoutIfNeeded()
    window.frameClock.advance(by: 1)
  }

  @Test("Are shown, though the data source does not have them")
  func shown() throws {
    names.asked = []
    try drop()
    #expect(labels == ["a", "b", "loading 1", "c", "d"])
    #expect(names.asked == [])
    #expect(list.numberOfItems(inSection: 0) == 5 && list.hasUncommittedUpdates)
    // The layout's own size, since the delegate does not know the item.
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 100)
    #expect(list.contentSize.height == 250)
    let (third, fourth) = (IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0))
    #expect(list.dataSourceIndexPath(forPresentationIndexPath: third) == nil)
    #expect(list.dataSourceIndexPath(forPresentationIndexPath: fourth) == third)
    #expect(list.presentationIndexPath(forDataSourceIndexPath: third) == fourth)
    try #require(names.context).setNeedsCellUpdate()
    #expect(labels[2] == "loading 2")
  }

  @Test("Give way to the item, once")
  func committed() throws {
    try drop()
    let context = try #require(names.context)
    #expect(context.commitInsertion { names.names.insert("new", at: $0.item) })
    settle()
    #expect(labels == ["a", "b", "new", "c", "d"])
    #expect(!list.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("there is no placeholder anymore") })
    #expect(!context.deletePlaceholder())
  }

  @Test("Can be removed")
  func deleted() throws {
    try drop()
    #expect(try #require(names.context).deletePlaceholder())
    settle()
    #expect(labels == ["a", "b", "c", "d"])
    #expect(!list.hasUncommittedUpdates)
  }

  @Test("Stay before their item when the data changes, and go with a reload")
  func changes() throws {
    try drop()
    list.performBatchUpdates {
      names.names = ["x", "b", "c", "y", "d"]
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      list.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
    }
    settle()
    #expect(labels == ["x", "b", "loading 1", "c", "y", "d"])
    let context = try #require(names.context)
    list.reloadData()
    settle()
    #expect(labels == ["x", "b", "c", "y", "d"])
    #expect(!context.deletePlaceholder())
  }

  @Test("Two at one place: the later one comes first")
  func two() throws {
    try drop()
    let first = try #require(names.context)
    try drop()
    #expect(labels == ["a", "b", "loading 2", "loading 1", "c", "d"])
    first.commitInsertion { names.names.insert("first", at: $0.item) }
    settle()
    #expect(labels == ["a", "b", "loading 2", "first", "c", "d"])
    try #require(names.context).commitInsertion { names.names.insert("second", at: $0.item) }
    settle()
    #expect(labels == ["a", "b", "second", "first", "c", "d"])
  }
}
