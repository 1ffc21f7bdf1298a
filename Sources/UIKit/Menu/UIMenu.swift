import Foundation

/// A list of things that can be done, of which one is chosen.
///
///     let menu = UIMenu(title: "Sort", options: .singleSelection, children: [
///       UIAction(title: "By name", state: .on) { _ in sort(by: \.name) },
///       UIAction(title: "By date") { _ in sort(by: \.date) },
///     ])
///     menu.selectedElements.map(\.title)   // ["By name"]
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its lines stand in the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away for good.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its lines is on, and no more.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its lines are small signs, side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large a menu's lines are.
  public enum ElementSize: Int, Sendable {
    /// Small, side by side.
    case small
    /// Side by side, with a title.
    case medium
    /// One below the other.
    case large
    /// As the system has it.
    case automatic = -1
  }

  /// A menu with all that there is to say about it. One without an identifier gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? UIMenu.nextIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIMenu.init(coder:): Galley reads no archives")
  }

  /// What it is known by.
  open private(set) var identifier: Identifier

  /// How it is shown.
  open private(set) var options: Options

  /// How large its lines are.
  open var preferredElementSize: ElementSize

  /// What is in it.
  open private(set) var children: [UIMenuElement]

  /// The lines that are on, in it and in the menus in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// The same menu with other things in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  private static var lastNumber = 0

  /// One that no other menu has.
  private static func nextIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("galley.menu.\(lastNumber)")
  }
}

/// A line of a menu that does something, rather than to lead further.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// What it is called.
  var title: String { get set }
  /// What it looks like.
  var image: UIImage? { get set }
  /// What it looks like while it is on.
  var selectedImage: UIImage? { get set }
  /// What it is called where there is room for more words.
  var discoverabilityTitle: String? { get set }
  /// What is special about it.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether it is on.
  var state: UIMenuElement.State { get set }
  /// Who has it done, while it is done.
  var sender: Any? { get }
  /// Does it on behalf of a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
