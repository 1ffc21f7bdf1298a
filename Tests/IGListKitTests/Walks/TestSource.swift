import Foundation
import IGListKit
import Testing
import UIKit

/// An object with a key, which is its identity, and a value, which its section shows.
final class TestObject: ListDiffable {
  let key: any NSObjectProtocol
  var value: any Equatable & Sendable

  init(_ key: any NSObjectProtocol, _ value: any Equatable & Sendable) {
    self.key = key
    self.value = value
  }

  /// Creates an object with a number as its key, and a number of items.
  convenience init(_ key: Int, _ value: Int) { self.init(key as NSNumber, value) }

  /// Creates an object with a number as its key, and a text.
  convenience init(_ key: Int, _ value: String) { self.init(key as NSNumber, value) }

  func diffIdentifier() -> any NSObjectProtocol { key }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    guard let other = object as? TestObject else { return false }
    return "\(value)" == "\(other.value)"
  }

  /// Returns an equal object.
  func copied() -> TestObject { TestObject(key, value) }
}

/// A data source of objects. The section of a number has that number of items, and the section of
/// a text has one item with the text. The text `skip` has no section controller, and `plain` has a
/// `ListSectionController` that is not subclassed.
@MainActor
final class TestSource: ListAdapterDataSource {
  var objects: [any ListDiffable]
  var background: UIView?
  /// The number of times that the objects were asked for.
  var asked = 0
  /// Called with each section controller that is created.
  var prepare: (TestSection) -> Void = { _ in }

  init(_ objects: [any ListDiffable]) { self.objects = objects }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    asked += 1
    return objects
  }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    if (object as? TestObject)?.value as? String == "plain" { return ListSectionController() }
    let controller = TestSection()
    prepare(controller)
    return controller
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { background }

  func _sectionController(for object: Any, in listAdapter: ListAdapter) -> AnySectionController? {
    (object as? TestObject)?.value as? String == "skip"
      ? nil : self.listAdapter(listAdapter, sectionControllerFor: object)
  }
}

/// A cell with a label.
final class TestCell: UICollectionViewCell {
  let label = UILabel()
  weak var owner: TestSection?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A section of as many items as its number, or of one item with its text, each 100 × 10 points.
final class TestSection: ListSectionController, ListDisplayDelegate {
  var object: TestObject?
  var items = 0
  /// The number of calls of `didUpdate(to:)`.
  var updates = 0
  /// Called in `didUpdate(to:)`.
  var whenUpdated: (TestSection) -> Void = { _ in }
  /// Called before a cell is created.
  var whenMaking: (TestSection) -> Void = { _ in }
  var height: CGFloat = 10
  /// The number of times that the display of the section, and of its cells, has begun and ended.
  var begun = 0
  var ended = 0
  var cellsBegun: [Int: Int] = [:]
  var cellsEnded: [Int: Int] = [:]

  override init() {
    super.init()
    displayDelegate = self
  }

  override func didUpdate(to object: Any) {
    self.object = object as? TestObject
    items = self.object?.value as? Int ?? 1
    updates += 1
    whenUpdated(self)
  }

  override func numberOfItems() -> Int { items }

  override func sizeForItem(at index: Int) -> CGSize {
    #expect(index < items, "nobody asks for an item that there is not")
    return CGSize(width: 100, height: height)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    #expect(index < items, "nobody asks for an item that there is not")
    whenMaking(self)
    let cell =
      collectionContext.dequeueReusableCell(of: TestCell.self, for: self, at: index) as! TestCell
    cell.label.text = object?.value as? String
    cell.owner = self
    return cell
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
  ) { begun += 1 }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) { ended += 1 }

  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { cellsBegun[index, default: 0] += 1 }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) { cellsEnded[index, default: 0] += 1 }
}
