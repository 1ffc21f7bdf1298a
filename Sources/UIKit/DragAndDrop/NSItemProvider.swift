import Foundation

/// An object that can be carried from one place to another as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the types in which it can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives its data in one of these types.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress?
}

/// An object that can be made of data that was carried to it.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The names of the types that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Carries an object, a file or data, in some types, from where it is dragged or copied to where it is wanted.
///
///     let provider = NSItemProvider(object: NSString(string: "Galley"))
///     provider.loadObject(ofClass: NSString.self) { text, _ in show(text) }
///
/// - Differs: what is loaded is there at once: handlers are called before the method returns, on the same thread. A
///   type conforms to itself only.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Gives data.
  public typealias LoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?

  /// A provider of nothing.
  public override init() { super.init() }

  /// A provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// A provider of an object as data of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    items[typeIdentifier] = item
    order.append(typeIdentifier)
  }

  /// A provider of a file; `nil` if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    register(data, as: NSItemProvider.type(ofFile: fileURL.pathExtension))
  }

  /// The type of files with an ending.
  private static func type(ofFile ending: String) -> String {
    switch ending.lowercased() {
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "txt": "public.plain-text"
    case "json": "public.json"
    case "pdf": "com.adobe.pdf"
    default: "public.data"
    }
  }

  private let lock = NSLock()
  private var order: [String] = []
  private var handlers: [String: LoadHandler] = [:]
  private var items: [String: any NSSecureCoding] = [:]
  private var objects: [any NSItemProviderWriting] = []

  /// A name for a file of what is carried.
  open var suggestedName: String?

  /// The names of the types that there are, the best first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { order } }

  // MARK: Registering

  /// Who may load a type.
  public enum RepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// The app itself.
    case ownProcess
  }

  /// Adds an object, in all types in which it can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility = .all
  ) {
    lock.withLock { objects.append(object) }
    nonisolated(unsafe) let written = object
    for name in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: name, visibility: visibility) { completion in
        written.loadData(withTypeIdentifier: name, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds data of a type, which is asked for when it is wanted.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    lock.withLock {
      if handlers[typeIdentifier] == nil { order.append(typeIdentifier) }
      handlers[typeIdentifier] = loadHandler
    }
  }

  private func register(_ data: Data, as name: String) {
    registerDataRepresentation(forTypeIdentifier: name, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }

  // MARK: Loading

  /// Whether there is something of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Gives the data of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let handler = lock.withLock { handlers[typeIdentifier] }
    guard let handler else {
      completionHandler(nil, NSItemProvider.error(typeIdentifier))
      return Progress(totalUnitCount: 0)
    }
    return handler(completionHandler) ?? Progress(totalUnitCount: 0)
  }

  /// Gives the item that was registered for a type, or its data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    if let item = lock.withLock({ items[typeIdentifier] }) {
      completionHandler?(item, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  /// Whether an object of a class can be made of what there is.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(aClass) != nil
  }

  private func readable(_ type: any NSItemProviderReading.Type) -> String? {
    let all = registeredTypeIdentifiers
    return type.readableTypeIdentifiersForItemProvider.first(where: all.contains)
  }

  /// Makes an object of a class of what there is.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let name = readable(aClass) else {
      completionHandler(nil, NSItemProvider.error("\(aClass)"))
      return Progress(totalUnitCount: 0)
    }
    nonisolated(unsafe) let type = aClass
    return loadDataRepresentation(forTypeIdentifier: name) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try type.object(withItemProviderData: data, typeIdentifier: name), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether a text can be made of what there is.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Makes a text of what there is.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { text, error in
      completionHandler((text as? NSString).map { String(describing: $0) }, error)
    }
  }

  private static func error(_ what: String) -> any Error {
    NSError(
      domain: "NSItemProviderErrorDomain", code: -1000,
      userInfo: [
        NSLocalizedDescriptionKey: "Cannot load representation of type \(what)"
      ])
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// As text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Of text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Gives the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Makes a text of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    unsafeDowncast(NSString(string: String(decoding: data, as: UTF8.self)), to: self)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// As a link, and as text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }

  /// Of a link.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Gives the link as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes a link of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return unsafeDowncast(url, to: self)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// As a PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// Of a PNG or a JPEG.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Gives the image as a PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// Makes an image of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String)
    throws -> Self
  {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return unsafeDowncast(image, to: self)
  }
}
