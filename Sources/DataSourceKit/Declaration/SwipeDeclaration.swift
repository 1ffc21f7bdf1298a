import UIKit

/// Something that can be done where a row is swiped aside, as a value.
///
///     SwipeDeclaration("Delete", .delete(note), isDestructive: true)
///     SwipeDeclaration("Flag", .flag(note), color: .systemOrange)
public struct SwipeDeclaration<Action: Equatable>: Equatable {
  /// What it is called.
  public var title: String?
  /// The system image that stands for it.
  public var systemImage: String?
  /// Whether it takes the row away.
  public var isDestructive: Bool
  /// What is behind it; as usual, if it is `nil`.
  public var color: UIColor?
  /// What is sent.
  public var action: Action

  /// Something that is called so and sends that.
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
