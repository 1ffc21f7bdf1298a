import Foundation

/// A view that stands in for the keyboard, or on top of it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    /// As any other view.
    case `default`
    /// As the keyboard.
    case keyboard
  }

  /// A view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view of the default style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.fill(self, as: UIInputView.self)
  }

  /// The style that the view was made with. It is kept.
  ///
  /// - Differs: Nothing is drawn behind the view.
  public let inputViewStyle: Style

  /// Whether the view is as high as its constraints say. If not, it is as high as it was made.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }
}

/// Has a view that stands in for the keyboard, or on top of it.
///
/// A responder returns one as its `inputViewController` or its `inputAccessoryViewController`.
///
/// - Differs: It is no keyboard for other apps: there is no `textDocumentProxy`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Makes an input view, which constraints may size.
  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view = view
  }

  /// Has the keyboard go: nobody is first responder anymore.
  open func dismissKeyboard() {
    FirstResponder.place(of: self).current?.resignFirstResponder()
  }
}
