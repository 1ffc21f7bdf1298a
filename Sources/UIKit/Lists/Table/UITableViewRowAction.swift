import Foundation

/// An action of a swiped row. `UIContextualAction` has replaced this class.
///
///     UITableViewRowAction(style: .destructive, title: "Delete") { _, path in remove(path) }
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @MainActor NSCopying {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes the row.
    case `default` = 0
    /// An action of another kind.
    case normal

    /// An action that deletes the row.
    public static let destructive = Style.default
  }

  /// A closure that performs an action.
  public typealias Handler = (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  /// The style of the action.
  public let style: Style
  /// The title of the button.
  open var title: String?
  /// The background color of the button. With `nil`, the style determines the color.
  open var backgroundColor: UIColor?
  /// The visual effect behind the button.
  ///
  /// - Differs: the value has no effect, because a button has only a background color.
  open var backgroundEffect: UIVisualEffect?
  internal let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns a copy with the same properties and the same handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// Returns the action as a contextual action.
  internal func contextualAction(at path: @escaping () -> IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, completion in
      handler(self, path())
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
