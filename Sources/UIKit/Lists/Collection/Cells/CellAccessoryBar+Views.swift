import Foundation

// The views of labels and custom views among the accessories.

extension UILabel {
  /// Shows the text of an accessory, with the options of the accessory.
  internal func show(_ options: CellAccessoryOptions) {
    text = options.text
    let font = options.font ?? .preferredFont(forTextStyle: .body)
    self.font = options.adjustsFont ? font.adjusted(to: traitCollection) : font
    adjustsFontForContentSizeCategory = options.adjustsFont
    textColor = options.tintColor ?? .secondaryLabel
  }
}

extension UIView {
  /// Returns the size of a custom view: by its constraints, else by its intrinsic content size. If
  /// the view keeps its size, or has neither, that is its current size.
  internal func accessorySize(keeps: Bool) -> CGSize {
    if keeps { return bounds.size }
    if storage.hasConstrainedSubviews || storage.layout?.held.isEmpty == false {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    // The intrinsic size is that of the alignment rectangle.
    let (own, inset) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric
        ? bounds.width : own.width + inset.left + inset.right,
      height: own.height == UIView.noIntrinsicMetric
        ? bounds.height : own.height + inset.top + inset.bottom)
  }
}
