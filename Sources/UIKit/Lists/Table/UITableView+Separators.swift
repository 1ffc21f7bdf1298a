import Foundation
import GalleyLayout

extension UITableView {
  /// The default inset of separators.
  internal var defaultSeparatorInset: UIEdgeInsets {
    let edge = CGFloat(listMetrics.accessories.edgeInList)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: edge)
      : UIEdgeInsets(top: 0, left: edge, bottom: 0, right: 0)
  }

  /// Returns the insets of separators that the app has set on the table, measured from the edges of
  /// a row; `nil` if the app has set none.
  ///
  /// - Parameter textStart: A closure that returns the automatic leading inset. It is called if the
  ///   insets are measured from the automatic insets.
  internal func givenLineInsets(
    in direction: UIUserInterfaceLayoutDirection, textStart: () -> CGFloat
  ) -> NSDirectionalEdgeInsets? {
    guard let insets = givenSeparatorInset?.directional(in: direction) else { return nil }
    guard separatorInsetReference == .fromAutomaticInsets else { return insets.lineInsets() }
    return insets.lineInsets(from: (textStart(), trailingLineInset))
  }

  /// The automatic trailing inset of separators.
  internal var trailingLineInset: CGFloat {
    CGFloat(listMetrics[style.appearance.galley].separators.trailingInset)
  }

  /// Called when the style, the color or the inset of separators has changed.
  internal func separatorsChanged() {
    pass.needsListPlaces = true
    pass.needsPreparation = true
    setNeedsLayout()
  }
}
