// The identifiers of the system's menus.

extension UIMenu {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public var rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu that contains all others.
    public static let root = Identifier("com.apple.menu.root")
    /// The application menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The file menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The view menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu with the settings of the application.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The menu that creates scenes.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The menu that opens documents.
    public static let open = Identifier("com.apple.menu.open")
    /// The menu that closes windows.
    public static let close = Identifier("com.apple.menu.close")
    /// The menu for printing.
    public static let print = Identifier("com.apple.menu.print")
    /// The menu with undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The menu with cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The menu for searching in a text.
    public static let find = Identifier("com.apple.menu.find")
    /// The menu with find and replace.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The menu for sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// The menu of fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// The menu for the size of text.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The menu that shows or hides the toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The menu that shows or hides the sidebar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The menu that enters or leaves full screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
  }
}
