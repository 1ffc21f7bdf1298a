import Foundation

/// An alert of the time before `UIAlertController`.
///
/// The delegate is notified of the pressed button.
///
///     let alert = UIAlertView(
///       title: "Delete 3 photos?", message: nil, delegate: self, cancelButtonTitle: "Cancel",
///       otherButtonTitles: "Delete")
///     alert.show()
///
/// In a test, press a button with `Finger.tap("Delete", in: alert)` of `Galley`.
///
/// - Differs: The alert is a `UIAlertController` that is presented over the front controller of the
///   key window. UIKit shows the alert in a window of its own. The view itself is never shown.
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use UIAlertController instead.")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// Creates an alert without texts and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert with at most one button, which cancels.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { buttons.cancel = buttons.append(cancelButtonTitle) }
  }

  /// Creates an alert with several buttons. The cancel button has the lowest index.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    buttons.appendOthers([firstButtonTitle] + moreButtonTitles)
  }

  // MARK: Contents

  /// The delegate, which is notified of the pressed button.
  open weak var delegate: AnyObject?

  /// The title.
  open var title = "" { didSet { showing?.controller?.title = title } }

  /// The message below the title.
  open var message: String? { didSet { showing?.controller?.message = message } }

  /// The text fields of the alert.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { fields = makeFields() } }
  }

  /// Returns one of the text fields of the style. The field for the password is the second one.
  ///
  /// - Precondition: The style has a field with this index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard fields.indices.contains(textFieldIndex) else {
      Misuse.trap(
        "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields",
        "the style of \"\(title)\" has \(fields.count) text fields: set alertViewStyle first")
    }
    return fields[textFieldIndex]
  }

  // MARK: Buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.append(title) }

  /// Returns the title of a button; `nil` if there is no button with this index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }

  /// The index of the first other button of the initializer; -1 if there is none.
  ///
  /// - Unverified: that the index is set by the initializer with several titles.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  private var buttons = AlertButtons()

  // MARK: Showing

  /// Whether the alert is on the screen.
  open var isVisible: Bool { showing?.isVisible ?? false }

  /// Shows the alert.
  open func show() {
    guard showing?.isVisibleOrWaiting != true else { return }
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    controller.fields = fields
    let showing = AlertShowing(controller, with: buttons) { self.notify(of: $0) }
    self.showing = showing
    enableFirstOtherButton()
    showing.present(controller, in: nil, animated: true)
  }

  /// Dismisses the alert as if the button had been pressed.
  ///
  /// The delegate is notified of the dismissal, and not of a press.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    showing?.dismiss(button: buttonIndex, animated: animated)
  }

  private weak var showing: AlertShowing?

  /// The alert controller on the screen, so that a finger can press its buttons.
  package final var alertController: UIAlertController? { isVisible ? showing?.controller : nil }

  private var answering: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func notify(of event: AlertShowing.Event) {
    switch event {
    case .willPresent: answering?.willPresent(self)
    case .didPresent: answering?.didPresent(self)
    case .clicked(let button): answering?.alertView(self, clickedButtonAt: button)
    case .willDismiss(let button): answering?.alertView(self, willDismissWithButtonIndex: button)
    case .didDismiss(let button): answering?.alertView(self, didDismissWithButtonIndex: button)
    }
  }

  // MARK: Text fields

  private var fields: [UITextField] = []

  /// Returns the text fields of the style.
  private func makeFields() -> [UITextField] {
    let name = AlertTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    let password = AlertTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    password.isSecureTextEntry = true
    let made: [UITextField]
    switch alertViewStyle {
    case .default: made = []
    case .plainTextInput: made = [name]
    case .secureTextInput: made = [password]
    case .loginAndPasswordInput:
      name.placeholder = "Login"
      password.placeholder = "Password"
      made = [name, password]
    }
    for field in made {
      field.addAction(
        UIAction { [weak self] _ in self?.enableFirstOtherButton() }, for: .editingChanged)
    }
    return made
  }

  /// Asks the delegate whether the first other button is enabled.
  private func enableFirstOtherButton() {
    let index = firstOtherButtonIndex
    guard let answering, let actions = showing?.controller?.actions, actions.indices.contains(index)
    else { return }
    actions[index].isEnabled = answering.alertViewShouldEnableFirstOtherButton(self)
  }
}

/// The text fields of an alert view.
@available(iOS, introduced: 5.0, deprecated: 9.0, message: "Use UIAlertController instead.")
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default`
  /// A field for a password.
  case secureTextInput
  /// A field for a text.
  case plainTextInput
  /// A field for a name and a field for a password.
  case loginAndPasswordInput
}
