import Foundation
import GalleyUIKit

/// The use of a finger that drags a list, besides scrolling: a control, an app's gesture recognizer,
/// or an item that it selects.
@MainActor
internal struct FingerUse {
  private let list: _ListView
  private let selectedBefore: Set<IndexPath>

  /// Begins to look, before the finger touches the list.
  init(on list: _ListView) {
    self.list = list
    selectedBefore = FingerUse.selection(of: list)
  }

  /// Whether a finger that is about to be lifted uses more than the list.
  func hasMore(for touch: UITouch) -> Bool {
    // A list that is being dragged has cancelled the touch for all others.
    if list.isDragging { return false }
    let isOnControl = sequence(first: touch.view) { $0?.superview }
      .prefix { $0 !== list }.contains { $0 is UIControl }
    return isOnControl || isItemHighlighted
      || (touch.gestureRecognizers ?? []).contains { FingerUse.isInUse($0) }
  }

  /// Whether the finger, which has been lifted, has selected or deselected an item.
  var hasChangedSelection: Bool { FingerUse.selection(of: list) != selectedBefore }

  /// Whether an item is highlighted. It is selected when the finger is lifted.
  private var isItemHighlighted: Bool {
    list.elementsShown.contains { element in
      switch element.view {
      case let cell as UICollectionViewCell: cell.isHighlighted
      case let cell as UITableViewCell: cell.isHighlighted
      default: false
      }
    }
  }

  /// Whether an app's recognizer has recognized the touch, or will when the finger is lifted.
  private static func isInUse(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isOfApp(recognizer) else { return false }
    switch recognizer.state {
    case .began, .changed, .ended: return true
    case .cancelled, .failed: return false
    case .possible:
      // The finger has moved by too little or too late for the others of UIKit.
      let isOfUIKit = String(reflecting: type(of: recognizer)).hasPrefix("GalleyUIKit.")
      return recognizer is UITapGestureRecognizer || !isOfUIKit
    }
  }

  private static func isOfApp(_ recognizer: UIGestureRecognizer) -> Bool {
    if ViewName.isPartOfUIKit(recognizer) { return false }
    let scroll = recognizer.view as? UIScrollView
    return recognizer !== scroll?.panGestureRecognizer
      && recognizer !== scroll?.pinchGestureRecognizer
  }

  private static func selection(of list: _ListView) -> Set<IndexPath> {
    switch list {
    case let list as UICollectionView: Set(list.indexPathsForSelectedItems ?? [])
    case let table as UITableView: Set(table.indexPathsForSelectedRows ?? [])
    default: []
    }
  }
}
