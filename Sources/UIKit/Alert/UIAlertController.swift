import Foundation

/// Asks or tells a user something, in the middle of the screen or from its lower edge.
///
///     let alert = UIAlertController(
///       title: "Delete 3 photos?", message: "This can't be undone.", preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// A test presses what a user would: `Finger.tap("Delete", in: alert)` of `Galley`, or a finger on
/// `alert.view`. The alert goes, and then the action's handler is called.
///
/// - Unverified: the figures of its frames: they are those of a phone as they are known.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the alert stands.
  public enum Style: Int, Sendable {
    /// At the lower edge; on a wide screen, beside what it is about.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// An alert with nothing to press as yet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    modalTransitionStyle = .crossDissolve
  }

  /// Where the alert stands.
  open var preferredStyle: Style { style }
  private var style = Style.actionSheet

  // MARK: What it says

  open override var title: String? { didSet { contentChanged() } }

  /// What it says below its title.
  open var message: String? { didSet { contentChanged() } }

  /// How grave it is.
  /// - Differs: it is kept, and looks the same.
  open var severity = UIAlertControllerSeverity.default

  // MARK: What can be done

  /// What can be done, in the order in which it was added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a button.
  ///
  /// - Precondition: It is the only one of the style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Misuse.trap(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "\"\(action.title ?? "")\" is another one")
    }
    action.alert = self
    actions.append(action)
    actionsChanged()
  }

  /// The action whose title is bold.
  ///
  /// - Differs: the return key of a hardware keyboard does not do it.
  /// - Precondition: It is one of `actions`.
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

  // MARK: What can be typed

  /// What can be typed into, in the order in which it was added; `nil` if nothing can.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Sets it up. Called at once.
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

  internal final var fields: [UITextField] = []

  // MARK: Being shown

  open override func loadView() {
    view = AlertView(of: self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
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

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As others.
  case `default`
  /// It has to be seen.
  case critical
}

/// The name of before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style

/// A text field of an alert, whose text keeps away from the sides of the box around all fields.
internal final class AlertTextField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 6, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
