import Foundation

// The options of the system's accessories.

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The style of the disclosure.
    public var style: Style

    /// Creates options. Omitted options have their default values.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.outlineStyle = style
      return options
    }

    /// The style of an outline disclosure.
    public enum Style: Int, Hashable, Sendable {
      /// The style `header` in a header row, and `cell` in other rows.
      case automatic = 0
      /// A disclosure at the trailing side. A tap anywhere in the row collapses or expands the row,
      /// and the row can't be selected.
      case header
      /// A disclosure at the leading side. Only a tap on the disclosure collapses or expands the
      /// row.
      case cell
    }
  }

  /// The options of a button that opens a menu.
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The font. With `nil`, the label has the font of the text style `body`.
    public var font: UIFont?
    /// Whether a font of a text style follows the user's content size category.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. Omitted options have their default values.
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

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.font = font
      options.adjustsFont = adjustsFontForContentSizeCategory
      return options
    }
  }
}
