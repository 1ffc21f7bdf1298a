import GalleyUIKit

extension Stage {
  /// The lists of the screen that are in no other list, in drawing order.
  internal var lists: [_ListView] { root.map { Stage.lists(in: $0) } ?? [] }

  private static func lists(in view: UIView) -> [_ListView] {
    guard view.isSeen else { return [] }
    if let list = view as? _ListView { return [list] }
    return view.subviews.flatMap { lists(in: $0) }
  }

  /// Whether the screen has lists, and none of them has items.
  internal var isEmpty: Bool {
    let lists = lists
    return !lists.isEmpty && lists.allSatisfy { $0.counts.allSatisfy { $0 == 0 } }
  }

  /// The texts of the visible labels.
  internal var texts: [String] { root.map { Stage.texts(in: $0) } ?? [] }

  private static func texts(in view: UIView) -> [String] {
    guard view.isSeen else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own.filter { !$0.isEmpty } + view.subviews.flatMap { texts(in: $0) }
  }

  /// The lists with their visible elements.
  internal var visibleLists: [VisibleList] { lists.map { VisibleList(list: $0, stage: self) } }

  /// Scrolls all lists to a fraction of their content: 0 is the start, and 1 the end.
  internal func scroll(to fraction: Double) {
    visibleLists.forEach { $0.go(toShare: fraction) }
  }

  /// The content insets that the app has set, by list.
  internal var insets: [ObjectIdentifier: UIEdgeInsets] {
    Dictionary(
      lists.map { (ObjectIdentifier($0), $0.contentInset) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
