import Foundation

extension UIBarButtonItem {
  /// Buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save".
    case save
    /// A plus.
    case add
    /// As much room as there is.
    case flexibleSpace
    /// Some room.
    case fixedSpace
    /// A pencil on paper.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A page that is turned.
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

    /// What the symbol is called, and what those who don't see it hear.
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

  /// Becomes a button that the system knows.
  internal func take(_ item: SystemItem) {
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
