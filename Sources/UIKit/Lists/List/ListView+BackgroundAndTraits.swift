import Foundation
import GalleyLayout

// Changes of the background view and of the traits.

extension _ListView {
  /// Called when the background view was replaced. The new view is behind all other subviews.
  internal func backgroundViewChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView = subclass.backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  /// Called when the traits have changed. Measured sizes may be invalid then.
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
  /// Whether other traits differ from these traits in a way that may change the sizes of elements.
  fileprivate func decidesSizes(otherwiseThan other: UITraitCollection) -> Bool {
    preferredContentSizeCategory != other.preferredContentSizeCategory
      || displayScale != other.displayScale || layoutDirection != other.layoutDirection
      || horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass || legibilityWeight != other.legibilityWeight
  }
}
