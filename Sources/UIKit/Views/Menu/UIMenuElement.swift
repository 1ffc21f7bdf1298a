import Foundation

/// An element of a menu: an action, a command, or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title, which can be changed for actions.
  open var title: String { ownTitle }

  /// The subtitle.
  open var subtitle: String?

  /// The image, which can be changed for actions.
  open var image: UIImage? { ownImage }

  internal final var ownTitle: String
  internal final var ownImage: UIImage?

  internal init(title: String, subtitle: String?, image: UIImage?) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Galley reads no archives, so this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIMenuElement.init(coder:): Galley reads no archives")
  }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// The element is not selected.
    case off
    /// The element is selected, with a checkmark.
    case on
    /// The element is partly selected.
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
