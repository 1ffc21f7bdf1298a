import Foundation
import GalleyLayout

// What is around the list: its background, its traits, the data source's own order.

extension _ListView {
  internal func backgroundViewChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView = face.backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  /// Traits have changed. What was measured may be larger now, or smaller.
  internal func traitsChanged() {
    guard let old = shownTraits else { return }
    paintListBackground()
    shownTraits = traitCollection
    guard old.decidesSizes(otherwiseThan: traitCollection) else { return }
    if pass.anchor == nil { pass.anchor = anchor() }
    shownLayout.invalidateLayout()
  }
}

extension UITraitCollection {
  /// Whether layouts and cells may be of other sizes by it.
  fileprivate func decidesSizes(otherwiseThan other: UITraitCollection) -> Bool {
    preferredContentSizeCategory != other.preferredContentSizeCategory
      || displayScale != other.displayScale || layoutDirection != other.layoutDirection
      || horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass || legibilityWeight != other.legibilityWeight
  }
}
