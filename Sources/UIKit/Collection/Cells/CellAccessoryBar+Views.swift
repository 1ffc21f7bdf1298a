import Foundation

// The views of accessories that are texts, or the app's own.

extension UILabel {
  /// Shows the text of an accessory.
  internal func show(_ options: CellAccessoryOptions) {
    text = options.text
    let font = options.font ?? .preferredFont(forTextStyle: .body)
    self.font = options.adjustsFont ? font.adjusted(to: traitCollection) : font
    adjustsFontForContentSizeCategory = options.adjustsFont
    textColor = options.tintColor ?? .secondaryLabel
  }
}

extension UIView {
  /// How large a view of the app's own is beside the content: as its constraints or its content say, and
  /// else as it is.
  internal func accessorySize(keeps: Bool) -> CGSize {
    if keeps { return bounds.size }
    if storage.hasConstrainedSubviews || storage.layout?.held.isEmpty == false {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? bounds.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? bounds.height : own.height)
  }
}
