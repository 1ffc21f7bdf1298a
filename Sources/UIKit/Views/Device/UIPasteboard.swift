import Foundation

/// A store for copied items, until they are pasted.
///
///     UIPasteboard.general.string = "Galley"
///     UIPasteboard.general.hasStrings   // true
///
/// - Differs: The contents are in memory and end with the process. The pasteboard of the machine is
///   not used.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option for items.
  ///
  /// Options have no effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public var rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static let lock = NSLock()
  /// The pasteboards except the general pasteboard, by name.
  nonisolated(unsafe) private static var named: [Name: UIPasteboard] = [:]

  /// The general pasteboard.
  public static let general = UIPasteboard(name: .general)

  private init(name: Name) { self.name = name }

  /// Creates a pasteboard with a name.
  ///
  /// The result is `nil` if there is no pasteboard with this name yet and `create` is `false`.
  ///
  /// Pasteboards with the same name share their contents.
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

  /// Returns a new pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(name: name, create: true) ?? UIPasteboard(name: name)
  }

  /// Removes the pasteboard with a name.
  ///
  /// The general pasteboard can't be removed.
  public class func remove(withName pasteboardName: Name) {
    guard let board = lock.withLock({ UIPasteboard.named[pasteboardName] }) else { return }
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: board)
    lock.withLock { UIPasteboard.named[pasteboardName] = nil }
  }

  /// The name of the pasteboard.
  public let name: Name

  /// The contents, shared by all pasteboards with the same name.
  private final class Contents {
    let lock = NSLock()
    var items: [[String: Any]] = []
    var changes = 0
  }

  private var contents = Contents()

  // MARK: Items

  /// The items, each as a dictionary of its representations by type.
  open var items: [[String: Any]] {
    get { contents.lock.withLock { contents.items } }
    set { changeItems { $0 = newValue } }
  }

  /// Changes the items, and posts a notification with the types that were added and removed.
  private func changeItems(_ change: (inout [[String: Any]]) -> Void) {
    let (before, after) = contents.lock.withLock { () -> (Set<String>, Set<String>) in
      let before = Set(contents.items.flatMap { $0.keys })
      change(&contents.items)
      contents.changes += 1
      return (before, Set(contents.items.flatMap { $0.keys }))
    }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: self,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The number of changes so far.
  open var changeCount: Int { contents.lock.withLock { contents.changes } }

  /// The types of the first item, sorted by name.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { changeItems { $0 += items } }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Whether the first item has a representation of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// Returns the representation of the first item in a type.
  ///
  /// A text, URL or image that was set as data is returned as a `String`, `URL` or `UIImage`.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let value = items.first?[pasteboardType] else { return nil }
    guard value is Data else { return value }
    if Kind.texts.contains(pasteboardType) {
      return PasteboardValue.text(value, pasteboardType) ?? value
    }
    if Kind.urls.contains(pasteboardType) { return PasteboardValue.url(value) ?? value }
    if Kind.images.contains(pasteboardType) { return PasteboardValue.image(value) ?? value }
    return value
  }

  /// Replaces all items by one item with a representation in a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the data of the first item in a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType].flatMap { PasteboardValue.data($0, pasteboardType) }
  }

  /// Replaces all items by one item with data in a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  // MARK: Texts, URLs, images and colors

  /// The types of texts, URLs, images and colors.
  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let texts = [text, "public.utf16-plain-text", "public.plain-text", "public.text"]
    static let url = "public.url"
    static let urls = [url, "public.file-url"]
    static let image = "public.png"
    static let images = [image, "public.jpeg", "public.tiff", "com.compuserve.gif", "public.image"]
    static let color = "com.apple.uikit.color"
  }

  /// Returns one value for each item with a representation in one of the types, in the first such
  /// type that can be read; `nil` if there are no values.
  private func values<Value>(_ kinds: [String], _ read: (Any, String) -> Value?) -> [Value]? {
    let found = items.compactMap { item -> Value? in
      for kind in kinds {
        if let value = item[kind].flatMap({ read($0, kind) }) { return value }
      }
      return nil
    }
    return found.isEmpty ? nil : found
  }

  /// Replaces all items by values of one type.
  private func set(_ values: [Any]?, as kind: String) {
    items = (values ?? []).map { [kind: $0] }
  }

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items that have one, including URLs; `nil` if there are none.
  open var strings: [String]? {
    get {
      let found = items.compactMap { item in
        Kind.texts.lazy.compactMap { kind in
          item[kind].flatMap { PasteboardValue.text($0, kind) }
        }.first ?? item[Kind.url].flatMap(PasteboardValue.url)?.absoluteString
      }
      return found.isEmpty ? nil : found
    }
    set { set(newValue, as: Kind.text) }
  }

  /// The URL of the first item that has one.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items that have one; `nil` if there are none.
  open var urls: [URL]? {
    get { values(Kind.urls) { value, _ in PasteboardValue.url(value) } }
    set { set(newValue, as: Kind.url) }
  }

  /// The image of the first item that has one.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items that have one; `nil` if there are none.
  open var images: [UIImage]? {
    get { values(Kind.images) { value, _ in PasteboardValue.image(value) } }
    set { set(newValue, as: Kind.image) }
  }

  /// The color of the first item that has one.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items that have one; `nil` if there are none.
  open var colors: [UIColor]? {
    get { values([Kind.color]) { value, _ in value as? UIColor } }
    set { set(newValue, as: Kind.color) }
  }

  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { colors != nil }

  /// Posted when the items have changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The key of the types that were added to the items, in `changedNotification`.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that were removed from the items, in `changedNotification`.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// Posted before a pasteboard is removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
