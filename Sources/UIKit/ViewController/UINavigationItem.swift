import Foundation

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
    case automatic
    /// Large.
    case always
    /// As usual.
    case never
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UINavigationItem.init(coder:): Galley reads no archives")
  }

  /// The text in the middle.
  open var title: String? { didSet { changed() } }
  /// A view in place of the text.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// What the way back to the controller is called; as its title, if `nil`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The item for the way back to the controller.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether there is no way back from the controller.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether items at the left stand beside the way back, and not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// How large the title is.
  /// - Differs: always as usual.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The items at the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  internal weak var bar: UINavigationBar?

  private func changed() { bar?.setNeedsLayout() }
}

/// What can stand in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// An item without anything.
  public override init() { super.init() }

  /// The text.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// Heavier: what ends something.
    case done = 2
  }

  /// A button with a text.
  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style = .plain) {
    self.init()
    self.image = image
    self.style = style
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How it looks.
  open var style = Style.plain
  /// The view in place of the button.
  open var customView: UIView?
  /// How wide it is; as it needs, if zero.
  open var width: CGFloat = 0
  /// The color of text and image; that of the bar, if `nil`.
  open var tintColor: UIColor?
}
