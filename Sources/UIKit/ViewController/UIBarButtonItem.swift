import Foundation

/// A button in a bar.
///
///     navigationItem.rightBarButtonItems = [editButtonItem, UIBarButtonItem(customView: badge)]
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// Heavier: what ends something.
    case done = 2
  }

  /// A button without anything.
  public override init() { super.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIBarButtonItem.init(coder:): Galley reads no archives")
  }

  /// A button with a text, or an image, or both: then the image is shown, and the text is heard.
  public convenience init(title: String?, image: UIImage? = nil) {
    self.init()
    self.title = title
    self.image = image
  }

  /// A button that the system knows.
  public convenience init(systemItem: SystemItem) {
    self.init()
    take(systemItem)
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// How it looks.
  open var style = Style.plain { didSet { changed() } }
  /// The view in place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// How wide it is; as it needs, if zero.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color of text and image; that of the bar, if `nil`.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether something that it stands for is on.
  open var isSelected = false { didSet { changed() } }
  /// Whether it is not shown.
  open var isHidden = false { didSet { changed() } }
  /// The texts that it may have, so that it can be as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }

  /// What it was made as.
  internal var system: SystemItem?
  /// What a tap does.
  internal var handler: (@MainActor (UIBarButtonItem) -> Void)?
  /// The view that shows it.
  internal weak var shown: UIView?

  /// Does what a tap does, if the button can be used.
  ///
  /// UIKit has no such method. Tests tap with it.
  public func sendAction() {
    guard isEnabled else { return }
    handler?(self)
  }

  /// Room between buttons.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self.init(_system: .fixedSpace)
    item.width = width
    return item
  }

  /// As much room between buttons as there is.
  public class func flexibleSpace() -> Self { Self.init(_system: .flexibleSpace) }

  /// Not for apps: a button that the system knows, of any class.
  public required convenience init(_system item: SystemItem) {
    self.init()
    take(item)
  }
}
