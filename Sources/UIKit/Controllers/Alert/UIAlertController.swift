import Foundation

/// A controller that shows a message with actions, in the middle or at the bottom of the screen.
///
///     let alert = UIAlertController(
///       title: "Delete 3 photos?", message: "This can't be undone.", preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// In a test, press a button with `Finger.tap("Delete", in: alert)` of `Galley`, or with a finger
/// on `alert.view`. The alert is dismissed, then the handler of the action is called.
///
/// An alert without a title, a message and an action traps with UIKit's message when it appears.
///
/// - Unverified: the constants of its frames, which are commonly known values of iOS.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// An action sheet: at the bottom of the screen, or on a wide screen in a popover.
    case actionSheet
    /// An alert: in the middle of the screen.
    case alert
  }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    modalTransitionStyle = .crossDissolve
  }

  /// The style of the alert.
  open var preferredStyle: Style { style }
  private var style = Style.actionSheet

  // MARK: Texts

  open override var title: String? { didSet { contentChanged() } }

  /// The message below the title.
  open var message: String? { didSet { contentChanged() } }

  /// The title as an attributed string, which replaces `title`.
  ///
  /// UIKit does not document this property. Apps set the property by its name, with key-value
  /// coding.
  internal final var attributedTitle: NSAttributedString? { didSet { contentChanged() } }

  /// The message as an attributed string, which replaces `message`.
  ///
  /// UIKit does not document this property. Apps set the property by its name, with key-value
  /// coding.
  internal final var attributedMessage: NSAttributedString? { didSet { contentChanged() } }

  /// A controller whose view is shown below the message.
  ///
  /// UIKit does not document this property. Apps set the property by its name, with key-value
  /// coding.
  internal final var contentViewController: UIViewController? {
    didSet { if contentViewController !== oldValue { contentControllerChanged(from: oldValue) } }
  }

  /// The severity of the alert.
  /// - Differs: it is stored without effect.
  open var severity = UIAlertControllerSeverity.default

  // MARK: Actions

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds an action.
  ///
  /// - Precondition: The action has a title, and there is at most one action of the style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.title == nil {
      Misuse.trap(
        "Actions added to UIAlertController must have a title",
        "pass a title to init(title:style:handler:)")
    }
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Misuse.trap(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "\"\(action.title ?? "")\" is another one")
    }
    action.alert = self
    actions.append(action)
    actionsChanged()
  }

  /// The preferred action of an alert, whose title is bold. Action sheets ignore this property.
  ///
  /// The return key of a hardware keyboard performs this action, unless a text field is being
  /// edited.
  ///
  /// - Precondition: The action is one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        Misuse.trap(
          "The preferred action of an alert controller must be one of its actions",
          "\"\(preferredAction.title ?? "")\" was not added with addAction(_:)")
      }
      actionsChanged()
    }
  }

  // MARK: Text fields

  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Configures the text field. Called immediately.
  /// - Precondition: The style is `alert`.
  open func addTextField(configurationHandler: ((_ textField: UITextField) -> Void)? = nil) {
    guard style == .alert else {
      Misuse.trap(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        "\(title ?? "this one") is an action sheet")
    }
    let field = AlertTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  /// The text fields; empty if there are none.
  internal final var fields: [UITextField] = []

  // MARK: Presentation

  /// Dismisses a popover without a cancel action after a touch outside of it; `nil` for the usual
  /// dismissal.
  internal final var pressedBeside: (() -> Void)?

  /// The key commands that were added, and the commands for the return key and the escape key.
  open override var keyCommands: [UIKeyCommand]? {
    let commands = (super.keyCommands ?? []) + keysOfButtons
    return commands.isEmpty ? nil : commands
  }

  open override func loadView() {
    view = AlertView(of: self)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentChanged()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard hasContent else {
      Misuse.trap(
        "UIAlertController must have a title, a message or an action to display",
        "set the title or the message of \(self), or call addAction(_:)")
    }
  }

  /// Whether there is anything to show.
  private var hasContent: Bool {
    title != nil || attributedTitle != nil || message != nil || attributedMessage != nil
      || !actions.isEmpty || !fields.isEmpty || contentViewController != nil
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The keyboard appears together with the alert.
    fields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for field in fields where field.isFirstResponder { field.resignFirstResponder() }
  }

  internal override func makePresentation() -> UIPresentationController {
    style == .alert
      ? AlertPresentation(presentedViewController: self, presenting: nil)
      : ActionSheetPresentation(presentedViewController: self, presenting: nil)
  }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default`
  /// A critical alert.
  case critical
}

/// The name of `UIAlertController.Style` before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style

/// A text field of an alert, whose text is inset from the box around all fields.
internal final class AlertTextField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13)
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 6, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
