import Foundation
import GalleyUIKit

extension Stage {
  /// The visible lists of the screen that are not inside another list, in drawing order.
  internal var lists: [_ListView] { root.map { Stage.lists(in: $0) } ?? [] }

  /// The visible lists in a view that are not inside another list, in drawing order.
  internal static func lists(in view: UIView) -> [_ListView] {
    guard view.isSeen else { return [] }
    if let list = view as? _ListView { return [list] }
    return view.subviews.flatMap { lists(in: $0) }
  }

  /// Whether the screen has lists, and none of them has items.
  internal var isEmpty: Bool {
    let lists = lists
    return !lists.isEmpty && lists.allSatisfy { $0.counts.allSatisfy { $0 == 0 } }
  }

  /// The visible labels, each with its text and its frame in the window.
  internal var labels: [(text: String, frame: CGRect)] { root.map { Stage.labels(in: $0) } ?? [] }

  internal static func labels(in view: UIView) -> [(text: String, frame: CGRect)] {
    guard view.isSeen else { return [] }
    guard let text = (view as? UILabel)?.text, !text.isEmpty else {
      return view.subviews.flatMap { labels(in: $0) }
    }
    return [(text, view.convert(view.bounds, to: nil))]
  }

  /// Whether the screen shows the text of a label from another screen, or a label that overlaps the
  /// frame of that label.
  internal func showsText(at other: (text: String, frame: CGRect)) -> Bool {
    labels.contains { $0.text == other.text || $0.frame._intersects(other.frame) }
  }

  /// Returns the cell of a visible item of the first list.
  internal func visibleCell(at path: IndexPath) -> UIView? {
    visibleLists.first?.elements.first { $0.key.kind == nil && $0.key.path == path }?.value
  }

  /// The texts and marks of all items of the only list, by path. The list is scrolled to show all
  /// items, and then scrolled back.
  ///
  /// `nil` unless there is exactly one list, or if scrolling does not show all items.
  internal var allItems: [IndexPath: ShownItem]? {
    let lists = visibleLists
    return lists.count == 1 ? lists[0].allItems() : nil
  }

  /// Whether the data of a list has changed without an update of the list. Such a list may trap
  /// when it is scrolled.
  internal var hasUntoldData: Bool { lists.contains { UnreportedDataChange(of: $0) != nil } }

  /// All items; `nil` if they are not known, or if the data of a list has changed without an
  /// update.
  internal var toldItems: [IndexPath: ShownItem]? { hasUntoldData ? nil : allItems }

  /// Whether no controller is presented over the screen, and no menu is open.
  internal var isFrontmost: Bool {
    controller?.frontController === controller && window.menuOnScreen == nil
  }

  /// The lists with their visible elements.
  internal var visibleLists: [VisibleList] { lists.map { VisibleList(list: $0, stage: self) } }

  /// Scrolls all lists to a fraction of their content: 0 is the start, and 1 the end.
  internal func scroll(to fraction: Double) {
    visibleLists.forEach { $0.scroll(toFraction: fraction) }
  }

  /// The content insets that the app has set, by list.
  internal var insets: [ObjectIdentifier: UIEdgeInsets] {
    Dictionary(
      lists.map { (ObjectIdentifier($0), $0.contentInset) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
