import Foundation

/// A view that replaces the keyboard, or is shown on top of the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of the view.
  public enum Style: Int, Sendable {
    /// The default style, which does not match the keyboard.
    case `default`
    /// The style of the keyboard.
    case keyboard
  }

  /// Creates a view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view of the default style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates the view that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.fill(self, as: UIInputView.self)
  }

  /// The style of the view.
  ///
  /// The value is stored without effect.
  ///
  /// - Differs: No background is drawn behind the view.
  public let inputViewStyle: Style

  /// Whether constraints decide the height of the view.
  ///
  /// If the value is `false`, the view keeps its initial height.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }
}
