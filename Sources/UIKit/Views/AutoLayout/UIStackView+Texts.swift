import Foundation

// Texts of several lines beside each other in a stack, and the changes of their content.

extension UIStackView {
  /// Gives texts of several lines beside each other an equal share of the row.
  ///
  /// Each text prefers its width on one line. If the texts do not all fit, no other constraint
  /// decides how much narrower each of them is.
  internal func disambiguate(_ views: [UIView]) {
    guard isRow else { return }
    let texts = views.filter(\.heightFollowsWidth)
    multilineTexts = Set(texts.map { ObjectIdentifier($0) })
    guard texts.count > 1 else { return }
    let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let share = 1 / CGFloat(views.count)
    for (index, view) in texts.enumerated() {
      // The priority is just above the compression resistance of the text. If not all texts can
      // have their share, the last text becomes narrower first.
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
    if distribution == .fillProportionally
      || isText != multilineTexts.contains(ObjectIdentifier(view))
    {
      arrangementChanged()
    } else {
      (superview as? UIStackView)?.contentChanged(of: self)
    }
  }

  /// Called when a content hugging priority or a content compression resistance priority of a view
  /// has changed.
  internal func prioritiesChanged(of view: UIView) {
    if multilineTexts.contains(ObjectIdentifier(view)) { arrangementChanged() }
  }
}
