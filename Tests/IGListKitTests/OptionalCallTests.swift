import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("Calls of optional methods of IGListKit's protocols")
struct OptionalCallTests {
  private final class Idle: NSObject, ListSingleSectionControllerDelegate, ListScrollDelegate {
    func didSelect(_ sectionController: ListSingleSectionController, with object: Any) {}
    func listAdapter(
      _ listAdapter: ListAdapter, didScroll sectionController: ListSectionController
    ) {}
    func listAdapter(
      _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController
    ) {}
    func listAdapter(
      _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
      willDecelerate decelerate: Bool
    ) {}
  }

  private final class Busy: NSObject, ListSingleSectionControllerDelegate {
    var left: [String] = []
    func didSelect(_ sectionController: ListSingleSectionController, with object: Any) {}
    func didDeselect(_ sectionController: ListSingleSectionController, with object: Any) {
      left.append("\(object)")
    }
  }

  private let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)

  @Test("A call with a question mark calls a method that is implemented")
  func implemented() {
    let section = ListSingleSectionController(
      cellClass: UICollectionViewCell.self, configureBlock: { _, _ in },
      sizeBlock: { _, _ in .zero })
    let busy = Busy()
    let delegates: [any ListSingleSectionControllerDelegate] = [busy, Idle()]
    #expect(delegates.map { $0.didDeselect?(section, with: "pear") != nil } == [true, false])
    #expect(busy.left == ["pear"])
  }

  @Test("A call with a question mark returns nil for a method that is not implemented")
  func notImplemented() {
    let delegate: (any ListScrollDelegate)? = Idle()
    #expect(
      delegate?.listAdapter?(adapter, didEndDeceleratingSectionController: ListSectionController())
        == nil)
  }

  @Test("A delegate with the older menu method is asked when a menu is for a single item")
  func olderMenu() {
    final class Older: NSObject, UICollectionViewDelegate {
      let menu = UIContextMenuConfiguration()
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { menu }
    }
    let older = Older()
    adapter.collectionViewDelegate = older
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    #expect(
      adapter.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
        === older.menu)
    #expect(
      adapter.collectionView(view, contextMenuConfigurationForItemsAt: [path, path], point: .zero)
        == nil)
  }
}
