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
    /// Settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// A new scene.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// Opening documents.
    public static let open = Identifier("com.apple.menu.open")
    /// Closing windows.
    public static let close = Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = Identifier("com.apple.menu.print")
    /// Undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// Cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// Finding.
    public static let find = Identifier("com.apple.menu.find")
    /// Find and replace.
    public static let replace = Identifier("com.apple.menu.replace")
    /// Sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// The size of text.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The sidebar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// Full screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
  }
}
