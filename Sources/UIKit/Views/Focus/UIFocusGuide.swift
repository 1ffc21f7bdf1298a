import Foundation

/// An area that passes the focus on to other items. The area has no view of its own.
///
///     let guide = UIFocusGuide()
///     view.addLayoutGuide(guide)
///     guide.preferredFocusEnvironments = [buyButton]
///
/// - Differs: The focus goes to the nearest item in its direction, with or without guides.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide passes the focus on.
  open var isEnabled = true
  /// The items that can get the focus from the guide, the preferred items first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
