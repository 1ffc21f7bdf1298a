// Names from before Swift 4.2, which older files still use.

/// The old name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The old name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The old name of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The old name of `UIView.SystemAnimation`.
public typealias UISystemAnimation = UIView.SystemAnimation
/// The old name of `UIInterpolatingMotionEffect.EffectType`.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType

extension UIView {
  /// The old name of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The old name of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
