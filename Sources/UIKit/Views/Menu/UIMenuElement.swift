import Foundation

/// An element of a menu: an action, a command, or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @MainActor NSCopying {
  /// The title. Actions and commands can change it.
  open var title: String { storedTitle }

  /// The subtitle.
  open var subtitle: String?

  /// The image. Actions and commands can change it.
  open var image: UIImage? { storedImage }

  // `UIAction` and `UICommand` override the properties with settable ones, and store the values
  // here.
  internal final var storedTitle: String
  internal final var storedImage: UIImage?

  internal init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIMenuElement.init(coder:): Galley reads no archives")
  }

  /// Returns a copy of the element. The copy of an element of an app's own class is an element of
  /// UIKit's class.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy of the element; the element itself if it never changes.
  internal func duplicate() -> UIMenuElement { self }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// The element is not selected.
    case off
    /// The element is selected, with a checkmark.
    case on
    /// The element is on for some of the items that it applies to, and off for others.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays visible when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
