// Names from before Swift 4.2, which older files still use.

/// The old name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
