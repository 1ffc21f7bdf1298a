import Foundation

// What there is to say about accessories of the system.

extension UICellAccessory {
  /// What there is to say about an arrow to more.
  public struct DisclosureIndicatorOptions {
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

  /// What there is to say about a button that shows more.
  public struct DetailOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?

    /// Options; what is not named is as usual.
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

  /// What there is to say about a check mark.
  public struct CheckmarkOptions {
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color: as usual, if `nil`.
    public var tintColor: UIColor?

    /// Options; what is not named is as usual.
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

  /// What there is to say about what deletes a row.
  public struct DeleteOptions {
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

  /// What there is to say about what inserts a row.
  public struct InsertOptions {
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
}
