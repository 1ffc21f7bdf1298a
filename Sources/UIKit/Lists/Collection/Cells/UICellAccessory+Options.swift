import Foundation

// The options of the accessories of the system.

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
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

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted ones have their defaults.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
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

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden. A hidden accessory takes no space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?

    /// Creates options. Omitted ones have their defaults.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
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

  /// The options of a delete button.
  public struct DeleteOptions {
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

  /// The options of an insert button.
  public struct InsertOptions {
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
}
