import Foundation

extension UICellAccessory {
  /// The configuration of an accessory with a custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The custom view.
    public let customView: UIView
    /// The side, the visibility and the position of the view.
    public let placement: Placement
    /// Whether the accessory is hidden. A hidden accessory keeps its space, so that rows with and
    /// without it are aligned.
    public var isHidden: Bool
    /// The width that is reserved for the view.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color. With `nil`, the view inherits the tint color.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it had before it became an accessory. Otherwise the
    /// constraints and the intrinsic content size of the view determine its size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration with a custom view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    /// The options as the type that all accessories have in common.
    internal var common: CellAccessoryOptions {
      var options = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      options.maintainsFixedSize = maintainsFixedSize
      return options
    }
  }

  /// The side of the cell at which a custom view is placed, when it is shown, and its position
  /// among the other accessories.
  ///
  ///     .trailing(
  ///       displayed: .whenNotEditing,
  ///       at: UICellAccessory.Placement.position(before: .checkmark()))
  public enum Placement {
    /// A closure that returns the position of the view among the shown accessories on its side. The
    /// accessories are passed in order from leading to trailing.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// The leading side. By default the position is next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side. By default the position is next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before an accessory of the same type; the first position if there is no
    /// such accessory.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Returns the position after an accessory of the same type; the last position if there is no
    /// such accessory.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }
}
