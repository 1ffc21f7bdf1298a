import Foundation

/// An object that can be written as data, to be dragged or copied.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types of data that the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data of the object in one of its writable types.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress?
}

/// An object that can be created from data that was dropped or pasted.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types of data from which an object can be created, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Carries an object, a file or data from the place where it is dragged or copied to the place
/// where it is dropped or pasted.
///
/// The data may be available in several types.
///
///     let provider = NSItemProvider(object: NSString(string: "Galley"))
///     provider.loadObject(ofClass: NSString.self) { text, _ in show(text) }
///
/// - Differs: loading is immediate: handlers are called before the method returns, on the same
///   thread, unless the data comes from a load handler that calls back later.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A closure that supplies data.
  public typealias LoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  /// Creates a provider of an object that is registered under a type.
  ///
  /// Data, and objects that conform to `NSItemProviderWriting`, can also be loaded as data, and as
  /// objects that are created from that data. Any other object can only be loaded with
  /// `loadItem(forTypeIdentifier:options:completionHandler:)`.
  ///
  /// - Unverified: the data of a URL is its absolute string.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    items[typeIdentifier] = item
    order.append(typeIdentifier)
  }

  /// Creates a provider of a file; `nil` if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    register(data, as: (UTType(filenameExtension: fileURL.pathExtension) ?? .data).identifier)
  }

  private let lock = NSLock()
  /// The identifiers of the registered types, the best first.
  private var order: [String] = []
  private var handlers: [String: LoadHandler] = [:]
  /// The items that were passed to `init(item:typeIdentifier:)`, by their type.
  private var items: [String: any NSSecureCoding] = [:]
  private var objects: [any NSItemProviderWriting] = []

  /// The suggested name of a file that is created from the data.
  open var suggestedName: String?

  /// The identifiers of the available types, the best first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { order } }

  // MARK: Registering

  /// The apps that may load a type.
  public enum RepresentationVisibility: Int, Sendable {
    /// All apps.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// The app itself.
    case ownProcess
  }

  /// Registers an object for all types of data that it can be written as.
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

  /// Registers data of a type. The closure is called when the data is needed.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    lock.withLock {
      if !order.contains(typeIdentifier) { order.append(typeIdentifier) }
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

  /// Returns whether data or an object of a type, or of a subtype, is available.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registered(typeIdentifier) != nil
  }

  /// Returns the available type with the given identifier, or else the best available subtype.
  internal final func registered(_ typeIdentifier: String) -> String? {
    let all = registeredTypeIdentifiers
    if all.contains(typeIdentifier) { return typeIdentifier }
    let wanted = UTType(known: typeIdentifier)
    return all.first { UTType(known: $0).conforms(to: wanted) }
  }

  /// Loads the data of a type, or else of the best subtype.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = registered(typeIdentifier) ?? typeIdentifier
    if let handler = lock.withLock({ handlers[found] }) {
      return handler(completionHandler) ?? Progress(totalUnitCount: 0)
    }
    let item = lock.withLock { items[found] }
    if let data = item as? NSData {
      completionHandler(Data(referencing: data), nil)
    } else if let object = item as? any NSItemProviderWriting {
      let progress = object.loadData(
        withTypeIdentifier: found, forItemProviderCompletionHandler: completionHandler)
      return progress ?? Progress(totalUnitCount: 0)
    } else {
      completionHandler(nil, NSItemProvider.error(typeIdentifier))
    }
    return Progress(totalUnitCount: 0)
  }

  /// Loads the item that was registered for a type, or its data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let found = registered(typeIdentifier) ?? typeIdentifier
    if let item = lock.withLock({ items[found] }) {
      completionHandler?(item, nil)
      return
    }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  /// Returns whether an object of a class can be created from one of the available types.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(aClass) != nil
  }

  private func readable(_ type: any NSItemProviderReading.Type) -> String? {
    type.readableTypeIdentifiersForItemProvider.first { registered($0) != nil }
  }

  /// Creates an object of a class from one of the available types.
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

  /// Returns whether a text can be created from one of the available types.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Creates a text from one of the available types.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { text, error in
      completionHandler((text as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// Returns whether a URL can be created from one of the available types.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }

  /// Creates a URL from one of the available types.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { url, error in
      completionHandler((url as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
    }
  }

  private static func error(_ description: String) -> any Error {
    NSError(
      domain: "NSItemProviderErrorDomain", code: -1000,
      userInfo: [
        NSLocalizedDescriptionKey: "Cannot load representation of type \(description)"
      ])
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The identifiers of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// The identifiers of text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Supplies the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Creates a text from UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = String(decoding: data, as: UTF8.self)
    guard let object = NSString(string: text) as? Self ?? NSMutableString(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The identifiers of a URL and of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }

  /// The identifier of a URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Supplies the URL as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?)
      -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Creates a URL from UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}
