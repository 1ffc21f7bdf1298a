import Foundation

/// The limits of the size of a scene's windows, on devices whose users resize them.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  internal override init() { super.init() }

  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether a window may fill the screen.
  open var allowsFullScreen = true
}
