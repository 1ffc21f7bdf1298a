import Foundation

/// An action that a user can choose in an alert. The alert shows the action as a button.
///
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// An action that cancels and changes nothing. An alert has at most one action of this style.
    case cancel
    /// An action that deletes or changes data.
    case destructive
  }

  /// Creates an action.
  ///
  /// - Parameter handler: Called after the button was pressed and the alert was dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((_ action: UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The title of the button.
  open private(set) var title: String?

  /// The style of the action.
  open private(set) var style = Style.default

  /// Whether the button can be pressed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsChanged() } }
  }

  // UIKit does not document the following properties. Apps set these properties by name, with
  // key-value coding.

  /// The color of the title.
  internal final var titleTextColor: UIColor? { didSet { alert?.actionsChanged() } }
  /// The image at the leading edge of the button.
  internal final var image: UIImage? { didSet { alert?.actionsChanged() } }
  /// The color of the image, if the image is a template; `nil` for the color of the title.
  internal final var imageTintColor: UIColor? { didSet { alert?.actionsChanged() } }
  /// The alignment of the title.
  internal final var titleTextAlignment = NSTextAlignment.center {
    didSet { alert?.actionsChanged() }
  }
  /// Whether the action has a checkmark, which is stored without effect.
  internal final var isChecked = false

  internal private(set) final var handler: ((_ action: UIAlertAction) -> Void)?
  /// Called when the button was pressed and the dismissal has begun.
  internal final var pressed: (() -> Void)?
  internal final weak var alert: UIAlertController?
}

extension UIAlertAction: UIAccessibilityIdentification {}

/// The name of `UIAlertAction.Style` before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style
