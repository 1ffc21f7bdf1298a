import Foundation
import IGListKit
import UIKit

/// A collection view delegate that records its calls.
@MainActor
final class DelegateLog: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var menu: UIContextMenuConfiguration?

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("display \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append("display header \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.append("end header \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("highlight \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("unhighlight \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu \(indexPath.section).\(indexPath.item)")
    return menu
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("let go")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
}

/// A scroll view delegate that records its calls.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("let go")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
}

/// A section's scroll delegate that records its calls.
@MainActor
final class SectionScrollLog: ListScrollDelegate {
  var log: [String] = []

  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController) {
    log.append("scroll \(sectionController.section)")
  }

  func listAdapter(
    _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController
  ) { log.append("drag \(sectionController.section)") }

  func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
    willDecelerate decelerate: Bool
  ) { log.append("let go \(sectionController.section)") }

  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController
  ) { log.append("rest \(sectionController.section)") }
}
