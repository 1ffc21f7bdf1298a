import Foundation

// The options of the accessories of the system, continued.

extension UICellAccessory {
  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// Whether a separator is shown before the control.
    public var showsVerticalSeparator: Bool

    /// Creates options. Omitted ones have their defaults.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    internal var shared: CellAccessoryOptions {
      var shared = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      shared.showsVerticalSeparator = showsVerticalSeparator
      return shared
    }
  }

  /// The options of a multiselect circle.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The color of the circle. With `nil`, it has its default color.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted ones have their defaults.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    internal var shared: CellAccessoryOptions {
      var shared = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      shared.backgroundColor = backgroundColor
      return shared
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The style of the disclosure.
    public var style: Style

    /// Creates options. Omitted ones have their defaults.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }

    internal var shared: CellAccessoryOptions {
      var shared = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      shared.outlineStyle = style
      return shared
    }

    /// The style of an outline disclosure.
    public enum Style: Int, Hashable, Sendable {
      /// The style `header` in a header row, and `cell` in other rows.
      case automatic = 0
      /// A disclosure at the trailing side. A tap anywhere in the row collapses or expands it, and
      /// the row can't be selected.
      case header
      /// A disclosure at the leading side. Only a tap on it collapses or expands the row.
      case cell
    }
  }

  /// The options of a button that opens a menu.
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted ones have their defaults.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    internal var shared: CellAccessoryOptions {
      CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The font. With `nil`, it is that of the text style `body`.
    public var font: UIFont?
    /// Whether a font of a text style follows the user's content size category.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. Omitted ones have their defaults.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    internal var shared: CellAccessoryOptions {
      var shared = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      shared.font = font
      shared.adjustsFont = adjustsFontForContentSizeCategory
      return shared
    }
  }
}
