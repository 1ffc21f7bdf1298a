import Foundation

/// Something that can be done where a row is swiped aside.
///
///     let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
///       item.isFlagged.toggle()
///       done(true)
///     }
///     flag.backgroundColor = .systemOrange
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action means.
  public enum Style: Int, Hashable, Sendable {
    /// Nothing special.
    case normal = 0
    /// It takes the row away.
    case destructive
  }

  /// Does what the action is there for. It calls `completionHandler` at its end, and says whether it was
  /// done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What it means.
  open private(set) var style: Style

  /// What it does.
  open private(set) var handler: Handler

  /// What it is called.
  open var title: String?

  /// What it looks like.
  open var image: UIImage?

  /// What is behind it: red where it takes the row away, gray else.
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackground = newValue }
  }

  private var ownBackground: UIColor?

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
