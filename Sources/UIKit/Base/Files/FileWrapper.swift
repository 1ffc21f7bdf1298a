import Foundation

/// The contents of a file, a folder or a symbolic link in memory, for example those of a document
/// that consists of several files.
///
///     let folder = FileWrapper(directoryWithFileWrappers: [:])
///     folder.addRegularFile(withContents: Data("Bread".utf8), preferredFilename: "title.txt")
///     try folder.write(to: url, options: .atomic, originalContentsURL: nil)
///
///     let read = try FileWrapper(url: url)
///     read.fileWrappers?["title.txt"]?.regularFileContents   // the data
///
/// On a phone, this class is in Foundation. In Galley, the class is in UIKit.
///
/// - Differs: Files are read at once, and all of their contents are written. A file wrapper is not
///   coded by archivers.
open class FileWrapper: NSObject {
  /// The contents by their kind.
  internal enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  internal var contents: Contents

  // MARK: Creating

  /// Creates the wrapper of a file.
  public init(regularFileWithContents contents: Data) {
    self.contents = .file(contents)
    super.init()
  }

  /// Creates the wrapper of a folder.
  ///
  /// A wrapper without a preferred name gets the name under which it is passed.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// Creates the wrapper of a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    contents = .link(url)
    super.init()
  }

  /// Reads a file, a folder with its contents, or a symbolic link.
  public init(url: URL, options: ReadingOptions = []) throws {
    contents = try Self.readContents(of: url)
    super.init()
    setNames(url)
    noteParentOfChildren()
  }

  /// Creates a wrapper from data that `serializedRepresentation` has returned; `nil` for other
  /// data.
  public init?(serializedRepresentation: Data) {
    guard let (name, contents) = Self.deserialize(serializedRepresentation) else { return nil }
    self.contents = contents
    super.init()
    preferredFilename = name
    noteParentOfChildren()
  }

  // MARK: Attributes

  /// Whether the wrapper represents a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Whether the wrapper represents a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Whether the wrapper represents a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The name that the wrapper has in a folder to which it is added.
  ///
  /// If the name changes, the wrapper also gets the new name in the folders that contain it.
  open var preferredFilename: String? {
    didSet { if preferredFilename != oldValue { moveInParents() } }
  }

  /// The name with which the wrapper was read or written last.
  open var filename: String?

  /// The attributes of the file, by the raw values of their keys. When the wrapper is written, only
  /// the permissions are set on the file.
  open var fileAttributes: [String: Any] = [:]

  // MARK: Contents

  /// The contents of a file.
  ///
  /// - Differs: `nil` for a folder or a link, for which Foundation throws an exception.
  open var regularFileContents: Data? {
    if case .file(let data) = contents { data } else { nil }
  }

  /// The wrappers in a folder, by their names.
  ///
  /// - Differs: `nil` for a file or a link, for which Foundation throws an exception.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = contents { children } else { nil }
  }

  /// The destination of a symbolic link.
  ///
  /// - Differs: `nil` for a file or a folder, for which Foundation throws an exception.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = contents { url } else { nil }
  }

  /// The wrapper as data.
  ///
  /// - Differs: the format is Galley's own.
  open var serializedRepresentation: Data? { serialize() }

  /// Adds a wrapper to a folder, and returns its name in the folder.
  ///
  /// - Precondition: This is the wrapper of a folder, and the child has a preferred name.
  /// - Unverified: A number is put before a name that another wrapper has already.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = contents else {
      preconditionFailure("a file wrapper can be added to the wrapper of a folder only")
    }
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("a file wrapper in a folder needs a preferredFilename")
    }
    var (key, number) = (name, 1)
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    contents = .folder(children)
    noteParent(of: child)
    return key
  }

  /// Adds a file to a folder, and returns its name in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard let key = keyForChildFileWrapper(child), case .folder(var children) = contents else {
      return
    }
    children[key] = nil
    contents = .folder(children)
  }

  /// Returns the name of a wrapper in a folder; `nil` if it is not in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Files

  /// Replaces the contents by those of a file, a folder or a link.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    contents = try Self.readContents(of: url)
    setNames(url)
    noteParentOfChildren()
  }

  /// Returns whether a file, a folder or a link has the same contents.
  ///
  /// - Differs: the contents are compared, and not the dates of their modification.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return hasContents(of: other)
  }

  /// Writes the contents. A folder is created with all of its contents.
  ///
  /// - Parameter originalContentsURL: The location of earlier contents, from which unchanged files
  ///   may be taken. The parameter has no effect here.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if options.contains(.atomic) {
      try FileReplacement.replaceItem(at: url) { try writeContents(to: $0) }
    } else {
      try writeContents(to: url)
    }
    if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
  }

  // MARK: Internal state

  /// The folders to which the wrapper was added. The wrapper may have been removed from some of
  /// them.
  internal var parents: [FileWrapperParent] = []
}

extension FileWrapper {
  /// Options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The contents are read at once, as always in Galley.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// The contents are not mapped into memory, as always in Galley.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The contents are written to a temporary location, and then moved.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The names of the wrapper and of those in its folder are set to the written names.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }
}
