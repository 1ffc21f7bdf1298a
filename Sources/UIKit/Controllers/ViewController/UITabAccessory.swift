import Foundation

/// A view above the bar of a tab bar controller.
///
///     tabs.bottomAccessory = UITabAccessory(contentView: player)
///
/// The accessory has the shape of a capsule. The content of all tabs ends above the accessory.
///
/// - Unverified: its height of 48 points and the space around it.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view that the accessory shows.
  public let contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// The capsule around the view.
  internal final lazy var capsule: UIView = {
    let capsule = AccessoryCapsule(effect: UIGlassEffect())
    capsule.cornerConfiguration = .capsule()
    capsule.clipsToBounds = true
    contentView.translatesAutoresizingMaskIntoConstraints = true
    contentView.frame = capsule.contentView.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    capsule.contentView.addSubview(contentView)
    return capsule
  }()

  /// The height of the capsule.
  internal static let height: CGFloat = 48
  /// The distance of the capsule from the bar.
  internal static let gap: CGFloat = 8
  /// The distance of the capsule from the safe area at the sides.
  internal static let sideInset: CGFloat = 20
}

/// The capsule of an accessory. The safe area of the content has no insets.
private final class AccessoryCapsule: UIVisualEffectView {
  override var safeAreaForSubviews: UIEdgeInsets { .zero }
}

extension UITabBarController {
  /// The direction of scrolling that makes the bar smaller.
  public enum MinimizeBehavior: Int, Sendable {
    /// The behavior that suits the device.
    case automatic
    /// The bar keeps its size.
    case never
    /// The bar gets smaller when the content moves up.
    case onScrollDown
    /// The bar gets smaller when the content moves down.
    case onScrollUp
  }

  /// Replaces the accessory.
  internal func change(to new: UITabAccessory?) {
    guard new !== accessory else { return }
    accessory?.capsule.removeFromSuperview()
    accessory = new
    guard let view = viewIfLoaded else { return }
    placeBar()
    for child in view.subviews { child.safeAreaMayHaveChanged() }
    view.setNeedsLayout()
  }

  /// The height that the bar and the accessory take above the safe area.
  internal var barHeight: CGFloat {
    tabBar.rowHeight + addedBarHeight
      + (accessory == nil ? 0 : UITabAccessory.height + UITabAccessory.gap)
  }

  /// Places the accessory above the bar.
  internal func placeAccessory(in view: UIView) {
    guard let capsule = accessory?.capsule else { return }
    if capsule.superview !== view { view.addSubview(capsule) }
    capsule.isHidden = !showsTabBar
    let left = view.safeAreaInsets.left + UITabAccessory.sideInset
    let right = view.safeAreaInsets.right + UITabAccessory.sideInset
    capsule.frame = CGRect(
      x: left, y: tabBar.frame.minY - UITabAccessory.gap - UITabAccessory.height,
      width: max(view.bounds.width - left - right, 0), height: UITabAccessory.height)
  }
}
