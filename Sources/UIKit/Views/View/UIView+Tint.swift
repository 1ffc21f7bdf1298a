import Foundation
import GalleyDrawing

// The tint of a view, which its subviews inherit, and its dimming.

extension UIView {
  /// The tint color that was set for this view; `nil` if the view has that of its superview.
  package var galleyOwnTintColor: UIColor? { storage.tintColor }

  /// Calls `tintColorDidChange()` on the view, and on those in it that inherit its tint.
  internal func spreadTint() {
    withCurrentTraits { tintColorDidChange() }
    for subview in subviews where subview.storage.tintColor == nil { subview.spreadTint() }
  }

  // MARK: Dimming

  /// Whether the tint of any view has ever been dimmed.
  ///
  /// If none has, tints are found without a search for their modes.
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
    if resolvedTintAdjustment != before { spreadTintAdjustment() }
  }

  /// Calls `tintColorDidChange()` on the view, and on those in it that inherit its mode, whatever
  /// their colors are.
  private func spreadTintAdjustment() {
    withCurrentTraits { tintColorDidChange() }
    for subview in subviews where subview.storage.tintAdjustment == .automatic {
      subview.spreadTintAdjustment()
    }
  }

  /// Called when a view with a tint of its own has moved in the hierarchy.
  internal func spreadInheritedTintAdjustment() {
    if UIView.isAnyTintDimmed, storage.tintAdjustment == .automatic { spreadTintAdjustment() }
  }

  /// The tint, dimmed if the mode says so.
  internal var adjustedTint: UIColor {
    var view: UIView? = self
    while let next = view, next.storage.tintColor == nil { view = next.superview }
    let color = view?.storage.tintColor ?? UIColor.accent
    return resolvedTintAdjustment == .dimmed ? color.dimmed : color
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
