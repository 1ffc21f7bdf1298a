import Foundation

extension UICellAccessory {
  /// What there is to say about an accessory that is a view of the app's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is left out. It then takes no room.
    public var isHidden: Bool
    /// How much room it gets.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint: that of what is around, if `nil`.
    public var tintColor: UIColor?
    /// Whether it keeps the size that it had when it was given; else it is as large as its constraints
    /// and its content say.
    public var maintainsFixedSize: Bool

    /// An accessory of a view; what is not named is as usual.
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

    internal var shared: CellAccessoryOptions {
      var shared = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      shared.maintainsFixedSize = maintainsFixedSize
      return shared
    }
  }

  /// On which side a view of the app's own stands, when, and where among the others.
  ///
  ///     .trailing(displayed: .whenNotEditing, at: UICellAccessory.Placement.position(before: .checkmark()))
  public enum Placement {
    /// Which place it takes among the accessories on its side that are shown. It is told those, in
    /// reading order.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// Where reading begins; next to the content, unless said otherwise.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where reading ends; next to the content, unless said otherwise.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before another accessory of a kind; the first one, if there is none.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// The place after another accessory of a kind; the last one, if there is none.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in
        accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }
}
