import Foundation

extension UIBarButtonItem {
  /// A button with a title or an image of the system.
  public enum SystemItem: Int, Sendable {
    /// The title "Done".
    case done
    /// The title "Cancel".
    case cancel
    /// The title "Edit".
    case edit
    /// The title "Save".
    case save
    /// A plus.
    case add
    /// A flexible space, as wide as possible.
    case flexibleSpace
    /// A space with a fixed width.
    case fixedSpace
    /// A pencil on paper.
    case compose
    /// An arrow that points back.
    case reply
    /// An arrow that points out of a box.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A trash can.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles that point to the left.
    case rewind
    /// Two triangles that point to the right.
    case fastForward
    /// The title "Undo".
    case undo
    /// The title "Redo".
    case redo
    /// A page curl.
    case pageCurl
    /// A cross.
    case close

    internal var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The name of the symbol, and its accessibility label.
    internal var symbol: (name: String, label: String)? {
      switch self {
      case .add: ("plus", "Add")
      case .compose: ("square.and.pencil", "Compose")
      case .reply: ("arrowshape.turn.up.left", "Reply")
      case .action: ("square.and.arrow.up", "Share")
      case .organize: ("folder", "Organize")
      case .bookmarks: ("book", "Bookmarks")
      case .search: ("magnifyingglass", "Search")
      case .refresh: ("arrow.clockwise", "Refresh")
      case .stop: ("xmark", "Stop")
      case .camera: ("camera", "Camera")
      case .trash: ("trash", "Delete")
      case .play: ("play.fill", "Play")
      case .pause: ("pause.fill", "Pause")
      case .rewind: ("backward.fill", "Rewind")
      case .fastForward: ("forward.fill", "Fast forward")
      case .pageCurl: ("book.pages", "Page curl")
      case .close: ("xmark", "Close")
      default: nil
      }
    }
  }

  /// Makes the item look like a system item.
  internal func apply(_ item: SystemItem) {
    system = item
    title = item.title
    if item == .done || item == .save { style = .done }
    if let symbol = item.symbol {
      image = UIImage(systemName: symbol.name)
      accessibilityLabel = symbol.label
    }
  }

  internal var isSpace: Bool { system == .flexibleSpace || system == .fixedSpace }
}
