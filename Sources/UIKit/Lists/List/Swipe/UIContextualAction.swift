import Foundation

/// An action that is offered when a row is swiped.
///
///     let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
///       item.isFlagged.toggle()
///       done(true)
///     }
///     flag.backgroundColor = .systemOrange
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that does not delete the row.
    case normal = 0
    /// An action that deletes the row.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// At its end, the closure calls `completionHandler` and passes whether the action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action.
  open private(set) var style: Style

  /// The closure that performs the action.
  open private(set) var handler: Handler

  /// The title of the action's button.
  open var title: String?

  /// The image of the action's button.
  open var image: UIImage?

  /// The background color of the action's button. By default it is red for a destructive action,
  /// and gray otherwise.
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackground = newValue }
  }

  private var ownBackground: UIColor?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
