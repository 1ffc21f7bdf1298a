import Foundation

/// A menu of elements, from which the user chooses one.
///
///     let menu = UIMenu(title: "Sort", options: .singleSelection, children: [
///       UIAction(title: "By name", state: .on) { _ in sort(by: \.name) },
///       UIAction(title: "By date") { _ in sort(by: \.date) },
///     ])
///     menu.selectedElements.map(\.title)   // ["By name"]
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown inline in the enclosing menu, not in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The actions of the menu delete data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Exactly one of the elements is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as small symbols, side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Small, side by side.
    case small
    /// Side by side, with a title.
    case medium
    /// One below the other.
    case large
    /// The default of the system.
    case automatic = -1
  }

  /// Creates a menu with all of its properties.
  ///
  /// If there is no identifier, the menu gets a unique one.
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

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIMenu.init(coder:): Galley reads no archives")
  }

  /// The identifier.
  open private(set) var identifier: Identifier

  /// The options of the menu.
  open private(set) var options: Options

  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize

  /// Preferences for how the elements are shown. Setting this property copies the preferences.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { ownPreferences }
    set { ownPreferences = newValue?.duplicate() }
  }

  private var ownPreferences: UIMenuDisplayPreferences?

  /// The elements.
  open private(set) var children: [UIMenuElement]

  /// The selected elements of the menu and its submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  internal override func duplicate() -> UIMenuElement { replacingChildren(children) }

  private static var lastNumber = 0

  /// Returns a unique identifier.
  private static func nextIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("galley.menu.\(lastNumber)")
  }
}
