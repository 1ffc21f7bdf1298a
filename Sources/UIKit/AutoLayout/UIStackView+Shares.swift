import Foundation

// Shares of a stack: of views in proportion to what they show, and of texts beside each other.

extension UIStackView {
  /// Each view has a share of the stack that is as large as what it shows, among all.
  internal func proportion(_ views: [UIView]) {
    let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let wishes = views.map(wish)
    let whole = wishes.reduce(gaps, +)
    guard whole > 0, whole.isFinite else { return }
    for (index, (view, wish)) in zip(views, wishes).enumerated() {
      if wish > 0 {
        make(
          "UISV-fill-proportionally", view, length, .equal, room, length, times: wish / whole,
          priority: UILayoutPriority(Float(max(999 - index, 1))))
      } else {
        make("UISV-fill-proportionally", view, length, .equal, nil, .notAnAttribute)
      }
    }
  }

  /// How long a view is by what it shows.
  private func wish(_ view: UIView) -> CGFloat {
    var size = view.intrinsicContentSize
    if view is UIStackView {
      // What it shows are the views in it.
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let length = isRow ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? 0 : max(length, 0)
  }

  /// Texts of several lines beside each other are as wide as any view's even share of the row.
  ///
  /// They want to be as wide as their text on one line. Where there is no room for that, nothing would
  /// say how much less each of them gets.
  internal func disambiguate(_ views: [UIView]) {
    guard isRow else { return }
    let texts = views.filter(\.heightFollowsWidth)
    self.texts = Set(texts.map { ObjectIdentifier($0) })
    guard texts.count > 1 else { return }
    let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let share = 1 / CGFloat(views.count)
    for (index, view) in texts.enumerated() {
      // Just above how much they want to show all of the text. Where not all can have their share, the
      // last gives way first.
      let compression = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      let priority = min(max(compression + 10 - Float(index), 1), 999)
      make(
        "UISV-text-width-disambiguation", view, .width, .equal, room, .width, times: share,
        plus: -gaps * share, priority: UILayoutPriority(priority))
    }
  }

  /// A view shows something else.
  internal func contentChanged(of view: UIView) {
    let isText = isRow && distribution == .fill && view.heightFollowsWidth
    if distribution == .fillProportionally || isText != texts.contains(ObjectIdentifier(view)) {
      arrangementChanged()
    } else {
      (superview as? UIStackView)?.contentChanged(of: self)
    }
  }

  /// A view wants its size more, or less, than it did.
  internal func prioritiesChanged(of view: UIView) {
    if texts.contains(ObjectIdentifier(view)) { arrangementChanged() }
  }
}
