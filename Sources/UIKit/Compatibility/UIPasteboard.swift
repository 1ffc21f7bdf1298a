import Foundation

/// What is copied, until it is pasted.
///
///     UIPasteboard.general.string = "Galley"
///     UIPasteboard.general.hasStrings   // true
///
/// - Differs: it is in memory, ends with the process, and is not that of the machine.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of the one for everything.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What can be said about what is copied. Nothing comes of it.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public var rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When it ends: a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether it stays on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [Name: UIPasteboard] = [:]

  /// The one for everything.
  public static let general = UIPasteboard(name: .general)

  private init(name: Name) { self.name = name }

  /// The one with a name; if there is none and `create` is not set, `nil`.
  ///
  /// It is a new object with the contents of that name: an initializer can't return another object.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let found = UIPasteboard.lock.withLock { () -> Contents? in
      if pasteboardName == .general { return UIPasteboard.general.contents }
      if let board = UIPasteboard.named[pasteboardName] { return board.contents }
      guard create else { return nil }
      let board = UIPasteboard(name: pasteboardName)
      UIPasteboard.named[pasteboardName] = board
      return board.contents
    }
    guard let found else { return nil }
    self.init(name: pasteboardName)
    contents = found
  }

  /// A new one with a name that no other has.
  public class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(name: name, create: true) ?? UIPasteboard(name: name)
  }

  /// Removes the one with a name. The one for everything stays.
  public class func remove(withName pasteboardName: Name) {
    lock.withLock { UIPasteboard.named[pasteboardName] = nil }
  }

  /// What it is called.
  public let name: Name

  /// What is on a board, whoever looks at it.
  private final class Contents {
    let lock = NSLock()
    var items: [[String: Any]] = []
    var changes = 0
  }

  private var contents = Contents()

  // MARK: Items

  /// The things, each by its types.
  open var items: [[String: Any]] {
    get { contents.lock.withLock { contents.items } }
    set {
      contents.lock.withLock {
        contents.items = newValue
        contents.changes += 1
      }
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  /// How many things there are.
  open var numberOfItems: Int { items.count }

  /// How often it has changed.
  open var changeCount: Int { contents.lock.withLock { contents.changes } }

  /// The types of the first thing, by name.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Puts more things there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Puts other things there.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Whether the first thing has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// What the first thing is, as a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Puts a thing there, as a type, in place of all others.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The bytes of the first thing, as a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// Puts bytes there, as a type, in place of all others.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  // MARK: Kinds of things

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let texts = [text, "public.plain-text", "public.text"]
    static let url = "public.url"
    static let image = "public.png"
    static let images = [image, "public.jpeg", "public.image"]
    static let color = "com.apple.uikit.color"
  }

  private func values<Value>(_ kinds: [String], as type: Value.Type) -> [Value] {
    items.compactMap { item in kinds.lazy.compactMap { item[$0] as? Value }.first }
  }

  private func set(_ values: [Any]?, as kind: String) {
    items = (values ?? []).map { [kind: $0] }
  }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts. An address is one too.
  open var strings: [String]? {
    get {
      let found = items.compactMap { item in
        Kind.texts.lazy.compactMap { item[$0] as? String }.first
          ?? (item[Kind.url] as? URL)?.absoluteString
      }
      return found.isEmpty ? nil : found
    }
    set { set(newValue, as: Kind.text) }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All addresses.
  open var urls: [URL]? {
    get {
      let found = values([Kind.url], as: URL.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, as: Kind.url) }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All images.
  open var images: [UIImage]? {
    get {
      let found = values(Kind.images, as: UIImage.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, as: Kind.image) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colors.
  open var colors: [UIColor]? {
    get {
      let found = values([Kind.color], as: UIColor.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, as: Kind.color) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }

  /// Posted when something else is there.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted when it has been removed. It never is.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
