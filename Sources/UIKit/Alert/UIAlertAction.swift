import Foundation

/// What a user can do about an alert: a button in it.
///
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// An action like any other.
    case `default`
    /// It leaves everything as it is. An alert has at most one.
    case cancel
    /// It takes something away.
    case destructive
  }

  /// An action.
  ///
  /// - Parameter handler: Called when it was pressed and the alert has gone.
  public convenience init(
    title: String?, style: Style, handler: ((_ action: UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What is on the button.
  open private(set) var title: String?

  /// What kind of action it is.
  open private(set) var style = Style.default

  /// Whether it can be pressed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsChanged() } }
  }

  internal private(set) final var handler: ((_ action: UIAlertAction) -> Void)?
  internal final weak var alert: UIAlertController?
}

/// The name of before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style
