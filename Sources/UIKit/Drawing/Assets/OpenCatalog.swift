import Foundation
import GalleyAssets
import Synchronization

/// An asset catalog in a folder.
internal final class OpenCatalog: Sendable {
  let path: String
  /// The name of the folder, for reports.
  var name: String { (path as NSString).lastPathComponent }
  let catalog: AssetCatalog
  /// The descriptions of images that have been read, by name.
  private let images = Mutex<[String: AssetImages]>([:])
  /// The pixels of variants that have been read.
  private let contents = Mutex<[String: UIImage.Content]>([:])

  /// Opens a catalog: lists its folders, but reads no assets.
  init(path: String) {
    self.path = path
    let files = OpenCatalog.files(in: path)
    catalog = AssetCatalog(files: files) { OpenCatalog.bytes(ofFile: "\(path)/\($0)") }
    if !catalog.findings.isEmpty {
      let all = catalog.findings.prefix(10).map(\.description).joined(separator: "; ")
      Report.record(.asset, once: "catalog \(path)", "in the catalog \(name): \(all)")
    }
  }

  /// Returns the files that describe the catalog's folders. The folders of assets are not listed.
  private static func files(in root: String) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    func walk(_ folder: String, _ prefix: String, _ depth: Int) {
      // A symbolic link may lead to a folder that contains the link, so each folder is read only
      // once.
      guard depth < 32, seen.insert((folder as NSString).resolvingSymlinksInPath).inserted,
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      else { return }
      for name in names {
        let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
        if name == "Contents.json" {
          files.append(path)
        } else if let dot = name.lastIndex(of: "."), name[dot...].dropFirst().count > 3,
          AssetCatalog.isAsset(ending: String(name[dot...].dropFirst()))
        {
          files.append("\(path)/Contents.json")
        } else if BundleCatalogs.isFolder("\(folder)/\(name)") {
          walk("\(folder)/\(name)", path, depth + 1)
        }
      }
    }
    walk(root, "", 0)
    return files
  }

  /// The size in bytes of the largest file that is read. Larger files are ignored.
  private static let sizeLimit = 256 << 20

  static func bytes(ofFile path: String) -> [UInt8]? {
    data(ofFile: path).map { [UInt8]($0) }
  }

  static func data(ofFile path: String) -> Data? {
    // Only regular files are read, because reading a pipe might never end.
    let path = (path as NSString).resolvingSymlinksInPath
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      facts[.type] as? FileAttributeType == .typeRegular,
      (facts[.size] as? NSNumber).map({ $0.intValue <= sizeLimit }) ?? false
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// Returns the data of a file of the catalog. A symbolic link to a file outside of the catalog is
  /// followed, as in Xcode.
  func data(_ file: String) -> Data? {
    let file = "\(path)/\(file)"
    return OpenCatalog.data(ofFile: file)
      ?? OpenCatalog.otherSpelling(of: file).flatMap(OpenCatalog.data(ofFile:))
  }

  /// Returns the path of a file whose name is another spelling of the given name; `nil` if no such
  /// file exists.
  ///
  /// A letter with an accent, such as `é`, can be written as one Unicode scalar or as two. The
  /// catalog and the file system may contain different spellings. On iOS, both spellings name the
  /// same file.
  private static func otherSpelling(of file: String) -> String? {
    let folder = (file as NSString).deletingLastPathComponent
    let name = (file as NSString).lastPathComponent
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.first { $0 == name }.map { "\(folder)/\($0)" }
  }

  /// Returns the description of an image; `nil` if the catalog has no such image. If the
  /// description cannot be read, reports the error and returns `nil`.
  func image(named name: String) -> AssetImages? {
    if let known = images.withLock({ $0[name] }) { return known }
    for kind in [AssetCatalog.Kind.image, .symbol] {
      guard
        let found = read({ () throws(AssetFinding) in
          try catalog.images(named: name, of: kind)
        })
      else { continue }
      report(found.findings)
      images.withLock {
        if $0.count >= 4_096 { $0.removeAll() }
        $0[name] = found
      }
      return found
    }
    return nil
  }

  /// Returns the result of a closure. If the closure throws, the error is reported, and the result
  /// is `nil`.
  func read<Value>(_ body: () throws(AssetFinding) -> Value?) -> Value? {
    do { return try body() } catch {
      report([error])
      return nil
    }
  }

  func report(_ findings: [AssetFinding]) {
    for finding in findings.prefix(10) {
      Report.record(.asset, once: "\(path) \(finding)", "\(name)/\(finding)")
    }
  }

  /// Returns the pixels of a variant. The pixels are read once, as long as the cache has space for
  /// them.
  func content(_ key: String, _ make: () -> UIImage.Content?) -> UIImage.Content? {
    if let known = contents.withLock({ $0[key] }) { return known }
    guard let content = make() else { return nil }
    contents.withLock {
      if $0.count >= 512 { $0.removeAll() }
      $0[key] = content
    }
    return content
  }
}
