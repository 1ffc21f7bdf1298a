import Foundation

// The label that shows the accessory `label`.

extension UILabel {
  /// Shows the text of an accessory, with the options of the accessory. The traits are those of the
  /// cell, because the label has other traits until it is in the cell.
  internal func show(_ options: CellAccessoryOptions, in traits: UITraitCollection) {
    text = options.text
    let font = options.font ?? .preferredFont(forTextStyle: .body)
    self.font = options.adjustsFont ? font.adjusted(to: traits) : font
    adjustsFontForContentSizeCategory = options.adjustsFont
    textColor = options.tintColor ?? .secondaryLabel
  }
}
