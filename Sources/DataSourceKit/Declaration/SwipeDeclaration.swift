import GalleyUIKit

/// A swipe action, as a value.
///
///     SwipeDeclaration("Delete", .delete(note), isDestructive: true)
///     SwipeDeclaration("Flag", .flag(note), color: .systemOrange)
public struct SwipeDeclaration<Action: Equatable>: Equatable {
  /// The title of the action.
  public var title: String?
  /// The name of the action's system image; `nil` for no image.
  public var systemImage: String?
  /// Whether the action removes the row.
  public var isDestructive: Bool
  /// The background color; `nil` for the default color.
  public var color: UIColor?
  /// The action that is passed to the list's `onAction` when the user chooses the swipe action.
  public var action: Action

  /// Creates a swipe action with a title and the action that is passed to `onAction`.
  public init(
    _ title: String?, _ action: Action, systemImage: String? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    self.title = title
    self.action = action
    self.systemImage = systemImage
    self.isDestructive = isDestructive
    self.color = color
  }
}
