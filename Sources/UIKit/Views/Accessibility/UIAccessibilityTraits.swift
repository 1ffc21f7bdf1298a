/// The traits of an accessibility element, such as button, header or selected.
///
///     row.accessibilityTraits = [.button, .selected]
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the state of the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The value changes often, so assistive technologies should read it repeatedly.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts sound or a video, and assistive technologies should not speak meanwhile.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The page turns when its text has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar: the elements in it are tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header, the title of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A button that is on or off, such as a switch.
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

  /// The names of the traits, for example `button, selected`.
  public var description: String {
    let known = Self.names.filter { contains($0.0) }.map(\.1)
    let rest = subtracting(Self.names.reduce(into: []) { $0.formUnion($1.0) })
    return (known + (rest.isEmpty ? [] : ["0x" + String(rest.rawValue, radix: 16)]))
      .joined(separator: ", ")
  }
}
