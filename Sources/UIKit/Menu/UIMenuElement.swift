import Foundation

/// Something in a menu: an action, or a menu in it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What it is called. Actions can be given another title.
  open var title: String { ownTitle }

  /// More about it, in small letters.
  open var subtitle: String?

  /// What it looks like. Actions can be given another image.
  open var image: UIImage? { ownImage }

  internal final var ownTitle: String
  internal final var ownImage: UIImage?

  internal init(title: String, subtitle: String?, image: UIImage?) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIMenuElement.init(coder:): Galley reads no archives")
  }

  /// Whether it is on.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is: there is a check mark.
    case on
    /// Some of it is.
    case mixed
  }

  /// What is special about it.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away for good.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
