import Foundation
import GalleyDrawing

// The tint of a view, which its subviews inherit, and its dimming.

extension UIView {
  /// The tint color that was set for this view; `nil` if the view uses the tint color of its
  /// superview.
  package var galleyOwnTintColor: UIColor? { storage.tintColor }

  /// Calls `tintColorDidChange()` on the view, and on the subviews that inherit the color or the
  /// mode that has changed.
  internal func spreadTint(color: Bool = true, mode: Bool = false) {
    withCurrentTraits { tintColorDidChange() }
    for subview in subviews {
      let inheritsColor = color && subview.storage.tintColor == nil
      let inheritsMode = mode && subview.storage.tintAdjustment == .automatic
      if inheritsColor || inheritsMode {
        subview.spreadTint(color: inheritsColor, mode: inheritsMode)
      }
    }
  }

  /// Called when the view has moved in the hierarchy.
  internal func inheritedTintMayHaveChanged() {
    let inheritsColor = storage.tintColor == nil
    let inheritsMode = UIView.isAnyTintDimmed && storage.tintAdjustment == .automatic
    if inheritsColor || inheritsMode { spreadTint(color: inheritsColor, mode: inheritsMode) }
  }

  /// The tint, which is dimmed if the mode is `dimmed`.
  internal var adjustedTint: UIColor {
    var view: UIView? = self
    while let next = view, next.storage.tintColor == nil { view = next.superview }
    let color = view?.storage.tintColor ?? UIColor.accent
    return UIView.isAnyTintDimmed && resolvedTintAdjustment == .dimmed ? color.dimmed : color
  }

  // MARK: Dimming

  /// Whether the tint of any view has ever been dimmed.
  ///
  /// As long as the value is `false`, the superviews are not searched for a mode.
  internal static var isAnyTintDimmed = false

  /// The mode of the view, or of the nearest superview with a mode of its own.
  internal var resolvedTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let next = view {
      if next.storage.tintAdjustment != .automatic { return next.storage.tintAdjustment }
      view = next.superview
    }
    return .normal
  }

  internal func setTintAdjustment(_ mode: TintAdjustmentMode) {
    let before = resolvedTintAdjustment
    storage.tintAdjustment = mode
    if mode == .dimmed { UIView.isAnyTintDimmed = true }
    if resolvedTintAdjustment != before { spreadTint(color: false, mode: true) }
  }
}

extension UIColor {
  /// The gray that is as bright as the color.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.color(in: traits)
      return UIColor(white: color.gray, alpha: color.alpha)
    }
  }
}
