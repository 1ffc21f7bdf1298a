import Foundation

/// A button that pastes into its target without asking the user.
///
///     let paste = UIPasteControl(configuration: .init())
///     paste.target = textView
///
/// - Differs: The control looks like a filled button. The corner style has no effect.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The parts that are shown.
  public enum DisplayMode: UInt, Sendable {
    /// The image and the title.
    case iconAndLabel = 0
    /// The image.
    case iconOnly
    /// The title.
    case labelOnly
  }

  /// The appearance of a paste control. Changes after the control was created have no effect.
  open class Configuration: NSObject {
    /// The parts that are shown.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners. A negative value means the default radius.
    open var cornerRadius: CGFloat = -1
    /// The color of the image and the title.
    open var baseForegroundColor: UIColor?
    /// The color of the background.
    open var baseBackgroundColor: UIColor?

    /// Creates a configuration.
    public override init() { super.init() }
  }

  /// The appearance of the control.
  public let configuration: Configuration
  /// The object that receives the pasted items.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  /// Creates a control with an appearance.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control with a frame.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIPasteControl.init(coder:): Galley reads no archives")
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      look.image = UIImage(systemName: "doc.on.clipboard")
      look.imagePadding = 4
    }
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    if configuration.cornerRadius >= 0 {
      look.background.cornerRadius = configuration.cornerRadius
      look.cornerStyle = .fixed
    }
    button.configuration = look
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  private func paste() {
    let items = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(items) else { return }
    target.paste(itemProviders: items)
  }

  internal override func stateChanged() {
    super.stateChanged()
    button.isEnabled = isEnabled
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
