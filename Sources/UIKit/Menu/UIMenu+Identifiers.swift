// What the menus of the system are known by.

extension UIMenu {
  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu that all others are in.
    public static let root = Identifier("com.apple.menu.root")
    /// What is about the app.
    public static let application = Identifier("com.apple.menu.application")
    /// What is done with documents.
    public static let file = Identifier("com.apple.menu.file")
    /// What is done with what is chosen.
    public static let edit = Identifier("com.apple.menu.edit")
    /// How text looks.
    public static let format = Identifier("com.apple.menu.format")
    /// What is seen.
    public static let view = Identifier("com.apple.menu.view")
    /// The windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// Settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// A new scene.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// Opening something.
    public static let open = Identifier("com.apple.menu.open")
    /// Closing something.
    public static let close = Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = Identifier("com.apple.menu.print")
    /// Undoing and doing again.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// Cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// Finding.
    public static let find = Identifier("com.apple.menu.find")
    /// Putting something in another's place.
    public static let replace = Identifier("com.apple.menu.replace")
    /// Sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// How large text is.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The bar at the top.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The bar at the side.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// All of the screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
  }
}
