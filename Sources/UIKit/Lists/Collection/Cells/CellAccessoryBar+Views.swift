import Foundation

// The label that shows the accessory `label`.

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
