import Foundation

// The methods that load data as files, and the methods that take a `UTType`.

/// Options of files that an item provider supplies.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened at its original location.
  ///
  /// - Differs: It has no effect: a file is always copied.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

extension NSItemProvider {
  /// A closure that supplies a file, and whether access to the file has to be coordinated.
  public typealias FileLoadHandler =
    @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  // MARK: Files

  /// Registers a file of a type. The closure is called when the file is needed.
  ///
  /// - Differs: The file is read as data, so access to it is not coordinated.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: RepresentationVisibility, loadHandler: @escaping FileLoadHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      completion in
      loadHandler { url, _, error in
        guard let url, error == nil else { return completion(nil, error) }
        do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
      }
    }
  }

  /// Loads data of a type as a file.
  ///
  /// The file is removed when the handler returns. To keep the file, copy or move it in the
  /// handler.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, isKept: false, completionHandler)
  }

  /// Loads data of a type as a file that is not removed when the handler returns.
  ///
  /// - Differs: The file is a copy in the folder for temporary files, so the handler gets `false`.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, isKept: true) { completionHandler($0, false, $1) }
  }

  private func loadFile(
    _ type: String, isKept: Bool, _ handler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let found = registered(type) ?? type
    let name = fileName
    return loadDataRepresentation(forTypeIdentifier: found) { data, error in
      guard let data else { return handler(nil, error) }
      do {
        let folder = try NSItemProvider.makeFolder()
        defer { if !isKept { try? FileManager.default.removeItem(at: folder) } }
        let url = NSItemProvider.url(of: name, type: found, in: folder)
        try data.write(to: url)
        handler(url, nil)
      } catch {
        handler(nil, error)
      }
    }
  }

  /// Returns whether data of a type, or of a subtype, is available.
  ///
  /// - Differs: The options have no effect.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// The suggested name without characters that a name of a file can't have.
  private var fileName: String {
    let name = (suggestedName ?? "").replacingOccurrences(of: "/", with: "-")
      .replacingOccurrences(of: "\0", with: "")
    return ["", ".", ".."].contains(name) ? "file" : name
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns the URL of a file that has a name and the filename extension of a type.
  private static func url(of name: String, type: String, in folder: URL) -> URL {
    let url = folder.appendingPathComponent(name, isDirectory: false)
    guard let type = UTType(type), let ending = type.preferredFilenameExtension else { return url }
    guard UTType(filenameExtension: url.pathExtension)?.conforms(to: type) != true else {
      return url
    }
    return url.appendingPathExtension(ending)
  }

  // MARK: Types

  /// The available types, the best first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType(known: $0) }
  }

  /// Registers data of a type. The closure is called when the data is needed.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all,
    loadHandler: @escaping LoadHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the data of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads data of a type as a file. The file is removed when the handler returns, unless
  /// `openInPlace` is `true`.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let type = contentType.identifier
    guard !openInPlace else {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: type, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: type) { completionHandler($0, false, $1) }
  }
}
