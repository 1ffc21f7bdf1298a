import Foundation

// What there is to say about accessories of the system, continued.

extension UICellAccessory {
  /// What there is to say about a grip.
  public struct ReorderOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?
    /// Whether there is a line between it and what stands before it.
    public var showsVerticalSeparator: Bool

    /// Options; what is not named is as usual.
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

  /// What there is to say about what shows that a row is selected.
  public struct MultiselectOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?
    /// The color of the circle: as usual, if `nil`.
    public var backgroundColor: UIColor?

    /// Options; what is not named is as usual.
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

  /// What there is to say about what folds and unfolds.
  public struct OutlineDisclosureOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?
    /// What it belongs to.
    public var style: Style

    /// Options; what is not named is as usual.
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

    /// What such an arrow belongs to.
    public enum Style: Int, Hashable, Sendable {
      /// A header where the row is one, and else a row.
      case automatic = 0
      /// A header: it stands where reading ends, a tap anywhere folds, and the row can't be selected.
      case header
      /// A row: it stands where reading begins, and only a tap on it folds.
      case cell
    }
  }

  /// What there is to say about what opens a menu.
  public struct PopUpMenuOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?

    /// Options; what is not named is as usual.
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

  /// What there is to say about a text.
  public struct LabelOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?
    /// The font: that of body text, if `nil`.
    public var font: UIFont?
    /// Whether a font of a text style is as large as the user wants it.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options; what is not named is as usual.
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
