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

  /// Called when the style, the color or the inset of separators has changed.
  internal func separatorsChanged() {
    pass.needsListPlaces = true
    pass.needsPreparation = true
    setNeedsLayout()
  }
}
