import GalleyMarkup

/// An asset catalog: the folder that Xcode names `Media.xcassets`.
///
///     let files = ["moon.imageset/Contents.json", "moon.imageset/moon.png"]
///     let catalog = AssetCatalog(files: files) { bytes(ofFile: $0) }
///     catalog.names(of: .image)               // ["moon"]
///     try catalog.images(named: "moon")       // its variants, which are read by this call
///
/// Opening a catalog reads only whether its folders are namespaces. The description of an asset is
/// read when the asset is requested.
public struct AssetCatalog: Sendable {
  /// A closure that returns the bytes of a file of the catalog; `nil` if the file can't be read.
  public typealias Bytes = @Sendable (String) -> [UInt8]?

  /// A kind of asset, named after the extension of its folder.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  /// The extensions of folders with images that the app itself does not show, such as its icon.
  private static let outside: Set<String> = [
    "appiconset", "brandassets", "complicationset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "launchimage", "sticker", "stickerpack", "stickersequence",
    "stickersiconset", "watchface",
  ]

  /// The extensions of folders with assets that are not supported.
  private static let ignored: Set<String> = [
    "cubetextureset", "imagestack", "imagestacklayer", "mipmapset", "textureset", "arresourcegroup",
    "arreferenceimage", "arreferenceobject", "solidimagestack",
    "solidimagestacklayer",
  ]

  /// Returns whether a folder with this extension is an asset. The files in such a folder belong
  /// to the asset.
  public static func isAsset(ending: String) -> Bool {
    Kind(rawValue: ending) != nil || ignored.contains(ending) || outside.contains(ending)
  }

  /// The folders of assets by kind and name.
  private var folders: [Kind: [String: String]] = [:]
  private let bytes: Bytes

  /// The errors in the catalog as a whole, and the folders that are not read.
  public private(set) var findings: [AssetFinding] = []

  /// Opens a catalog.
  ///
  /// - Parameters:
  ///   - files: The paths of all files, relative to the catalog's folder, with slashes.
  ///   - bytes: Returns the bytes of a file.
  /// - Complexity: O(*n* log *n*) in the files.
  public init(files: [String], bytes: @escaping Bytes) {
    self.bytes = bytes
    var groups: [String: String] = ["": ""]
    var ignored: Set<String> = []
    var seen: Set<String> = []
    let all = Set(files)
    for file in files.sorted() {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      var group = ""
      var prefix = ""
      for part in parts {
        let path = group.isEmpty ? String(part) : "\(group)/\(part)"
        let (name, ending) = AssetCatalog.parts(of: part)
        if let kind = Kind(rawValue: ending) {
          guard seen.insert(path).inserted else { break }
          addAsset(of: kind, named: name, in: prefix, at: path)
          break
        }
        if AssetCatalog.outside.contains(ending) { break }
        if AssetCatalog.ignored.contains(ending) {
          if ignored.insert(path).inserted {
            findings.append(AssetFinding(file: path, "assets of the kind '\(ending)' are not read"))
          }
          break
        }
        if let known = groups[path] {
          prefix = known
        } else {
          let contents = "\(path)/Contents.json"
          if all.contains(contents), isNamespace(contents) { prefix += "\(part)/" }
          groups[path] = prefix
        }
        group = path
      }
    }
  }

  /// Adds the folder of an asset, whose full name begins with the prefix of its namespace.
  private mutating func addAsset(
    of kind: Kind, named name: String, in prefix: String, at path: String
  ) {
    let full = prefix + name
    if name.isEmpty {
      findings.append(AssetFinding(file: path, "an asset without a name"))
    } else if let other = folders[kind]?[full] {
      findings.append(
        AssetFinding(file: path, "'\(full)' is the name of \(other) too, which is used"))
    } else {
      folders[kind, default: [:]][full] = path
    }
  }

  /// Returns the parts of a folder's name: `moon.imageset` as `moon` and `imageset`.
  private static func parts(of folder: Substring) -> (name: String, ending: String) {
    guard let dot = folder.lastIndex(of: ".") else { return (String(folder), "") }
    return (String(folder[..<dot]), String(folder[folder.index(after: dot)...]))
  }

  /// Whether a folder is a namespace, so that the names of its assets start with the folder's name.
  private mutating func isNamespace(_ contents: String) -> Bool {
    do {
      return try document(contents)["properties"]?["provides-namespace"]?.bool ?? false
    } catch {
      findings.append(error)
      return false
    }
  }

  // MARK: Finding assets

  /// Returns the names of all assets of a kind, sorted.
  public func names(of kind: Kind) -> [String] { (folders[kind]?.keys).map { $0.sorted() } ?? [] }

  /// Returns the folder of an asset, relative to the catalog's folder; `nil` if there is no such
  /// asset.
  public func folder(of kind: Kind, named name: String) -> String? { folders[kind]?[name] }

  /// Returns the bytes of a file of the catalog.
  public func bytes(ofFile path: String) -> [UInt8]? { bytes(path) }

  /// Returns the description of an asset and its folder; `nil` if there is no such asset.
  internal func contents(of kind: Kind, named name: String) throws(AssetFinding) -> (
    folder: String, node: JSONNode
  )? {
    guard let folder = folder(of: kind, named: name) else { return nil }
    return (folder, try document("\(folder)/Contents.json"))
  }

  private func document(_ path: String) throws(AssetFinding) -> JSONNode {
    guard let bytes = bytes(path) else { throw AssetFinding(file: path, "there is no such file") }
    do {
      let node = try JSONNode(parsing: bytes)
      guard node.object != nil else {
        throw AssetFinding(file: path, line: node.line, "an object is expected here")
      }
      return node
    } catch let error as MarkupError {
      throw AssetFinding(file: path, line: error.line, error.message)
    } catch let error as AssetFinding {
      throw error
    } catch {
      throw AssetFinding(file: path, "\(error)")
    }
  }
}

extension AssetFinding: Error {}
