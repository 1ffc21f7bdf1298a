import Foundation

// The options of the accessories for editing.

extension UICellAccessory {
  /// The options of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The color of the circle. With `nil`, the circle has its default color.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.backgroundColor = backgroundColor
      return options
    }
  }

  /// The options of an insert button.
  public struct InsertOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The color of the circle. With `nil`, the circle has its default color.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.backgroundColor = backgroundColor
      return options
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// Whether a vertical separator is shown before the control.
    public var showsVerticalSeparator: Bool

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.showsVerticalSeparator = showsVerticalSeparator
      return options
    }
  }

  /// The options of a multiselect circle.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. With `nil`, the accessory has its default color.
    public var tintColor: UIColor?
    /// The color of the circle. With `nil`, the circle has its default color.
    public var backgroundColor: UIColor?

    /// Creates options. Omitted options have their default values.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.backgroundColor = backgroundColor
      return options
    }
  }
}
