import Foundation

// The proportions of views in a stack, by their intrinsic sizes.

extension UIStackView {
  /// Gives each view a fraction of the stack in proportion to its intrinsic size.
  ///
  /// If one of the views has no intrinsic size along the stack, there are no proportions: the views
  /// fill the stack as with the distribution `fill`. Frames that Xcode has saved in nib files show
  /// this behavior.
  internal func proportion(_ views: [UIView]) {
    let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let lengths = views.compactMap(preferredLength)
    guard lengths.count == views.count, lengths.contains(where: { $0 > 0 }) else { return }
    let whole = lengths.reduce(gaps, +)
    guard whole > 0, whole.isFinite else { return }
    for (index, (view, preferredLength)) in zip(views, lengths).enumerated() {
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
      // For a nested stack view, the fitting size of its arranged views is used.
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let length = isRow ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : max(length, 0)
  }
}
