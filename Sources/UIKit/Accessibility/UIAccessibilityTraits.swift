/// What an element is to those who don't see it: a button, a header, something selected.
///
///     row.accessibilityTraits = [.button, .selected]
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public var rawValue: UInt64

  /// Traits of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It does something when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says in short how things stand when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often: it is asked for its value now and then.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Text is searched for in it.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or a film, over which nothing should be said.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It wants touches as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page turns when its text has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The elements in it are tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is the title of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It can be made larger and smaller.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits: CustomStringConvertible {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"), (.staticText, "static text"),
    (.summaryElement, "summary"), (.notEnabled, "not enabled"),
    (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
    (.startsMediaSession, "starts media"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "turns the page"),
    (.tabBar, "tab bar"), (.header, "header"), (.supportsZoom, "zooms"),
    (.toggleButton, "toggle button"),
  ]

  /// The traits in words, for example `button, selected`.
  public var description: String {
    let known = Self.names.filter { contains($0.0) }.map(\.1)
    let rest = subtracting(Self.names.reduce(into: []) { $0.formUnion($1.0) })
    return (known + (rest.isEmpty ? [] : ["0x" + String(rest.rawValue, radix: 16)]))
      .joined(separator: ", ")
  }
}
