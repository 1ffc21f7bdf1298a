import Foundation

// The proportions of views in a stack: by their intrinsic sizes, and of texts beside each other.

extension UIStackView {
  /// Gives each view a fraction of the stack in proportion to its intrinsic size.
  ///
  /// If one of the views has no intrinsic size along the stack, there are no proportions: the views
  /// fill the stack as with the distribution `fill`. The frames in files that Xcode saved show it.
  internal func proportion(_ views: [UIView]) {
    let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let wishes = views.compactMap(preferredLength)
    guard wishes.count == views.count, wishes.contains(where: { $0 > 0 }) else { return }
    let whole = wishes.reduce(gaps, +)
    guard whole > 0, whole.isFinite else { return }
    for (index, (view, preferredLength)) in zip(views, wishes).enumerated() {
      if preferredLength > 0 {
        make(
          "UISV-fill-proportionally", view, length, .equal, canvas, length,
          times: preferredLength / whole,
          priority: UILayoutPriority(Float(max(999 - index, 1))))
      } else {
        make("UISV-fill-proportionally", view, length, .equal, nil, .notAnAttribute)
      }
    }
  }

  /// Returns the intrinsic length of a view; `nil` if it has none.
  private func preferredLength(_ view: UIView) -> CGFloat? {
    var size = view.intrinsicContentSize
    if view is UIStackView {
      // Its content is its subviews.
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let length = isRow ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : max(length, 0)
  }

  /// Gives texts of several lines beside each other an equal share of the row.
  ///
  /// Each prefers the width of its text on one line. If they do not all fit, nothing would decide
  /// how much narrower each of them is.
  internal func disambiguate(_ views: [UIView]) {
    guard isRow else { return }
    let texts = views.filter(\.heightFollowsWidth)
    self.texts = Set(texts.map { ObjectIdentifier($0) })
    guard texts.count > 1 else { return }
    let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let share = 1 / CGFloat(views.count)
    for (index, view) in texts.enumerated() {
      // Just above the priority with which they resist being smaller. If not all can have their
      // share, the last yields first.
      let compression = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      let priority = min(max(compression + 10 - Float(index), 1), 999)
      make(
        "UISV-text-width-disambiguation", view, .width, .equal, canvas, .width, times: share,
        plus: -gaps * share, priority: UILayoutPriority(priority))
    }
  }

  /// Called when the content of a view has changed.
  internal func contentChanged(of view: UIView) {
    let isText = isRow && distribution == .fill && view.heightFollowsWidth
    if distribution == .fillProportionally || isText != texts.contains(ObjectIdentifier(view)) {
      arrangementChanged()
    } else {
      (superview as? UIStackView)?.contentChanged(of: self)
    }
  }

  /// Called when the content priorities of a view have changed.
  internal func prioritiesChanged(of view: UIView) {
    if texts.contains(ObjectIdentifier(view)) { arrangementChanged() }
  }
}
