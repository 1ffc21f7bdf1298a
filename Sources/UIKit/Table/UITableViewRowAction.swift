import Foundation

/// What can be done to a row that is swiped aside, as it was said before `UIContextualAction`.
///
///     UITableViewRowAction(style: .destructive, title: "Delete") { _, path in remove(path) }
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action is like.
  public enum Style: Int, Hashable, Sendable {
    /// It takes the row away.
    case `default` = 0
    /// It does not.
    case normal

    /// It takes the row away.
    public static let destructive = Style.default
  }

  /// Does what the action is there for.
  public typealias Handler = (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  /// What the action is like.
  public let style: Style
  /// The text of its button.
  open var title: String?
  /// The color of its button; by its style, if `nil`.
  open var backgroundColor: UIColor?
  /// An effect behind its button.
  ///
  /// - Differs: it is kept, and the button has its color.
  open var backgroundEffect: UIVisualEffect?
  internal let handler: Handler

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same as lists have it.
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
