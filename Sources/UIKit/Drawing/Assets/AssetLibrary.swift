import Foundation
import GalleyAssets
import Synchronization

/// An asset catalog in a folder.
internal final class OpenCatalog: Sendable {
  let path: String
  let catalog: AssetCatalog
  private let images = Mutex<[String: AssetImages]>([:])
  private let contents = Mutex<[String: UIImage.Content]>([:])

  /// Opens a catalog: lists its folders, but reads no assets.
  init(path: String) {
    self.path = path
    let files = OpenCatalog.files(in: path)
    catalog = AssetCatalog(files: files) { OpenCatalog.bytes(ofFile: "\(path)/\($0)") }
    let name = (path as NSString).lastPathComponent
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
      // A symbolic link to a folder that contains it must not be followed again.
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
        } else if AssetBundles.isFolder("\(folder)/\(name)") {
          walk("\(folder)/\(name)", path, depth + 1)
        }
      }
    }
    walk(root, "", 0)
    return files
  }

  /// Files that are larger than this are not read, because no asset is.
  private static let sizeLimit = 256 << 20

  static func bytes(ofFile path: String) -> [UInt8]? {
    data(ofFile: path).map { [UInt8]($0) }
  }

  static func data(ofFile path: String) -> Data? {
    // Only regular files are read: a pipe might never end.
    let path = (path as NSString).resolvingSymlinksInPath
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      facts[.type] as? FileAttributeType == .typeRegular,
      (facts[.size] as? NSNumber).map({ $0.intValue <= sizeLimit }) ?? false
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// Returns the data of a file of the catalog. A link out of the catalog is followed, as in Xcode.
  func data(_ file: String) -> Data? { OpenCatalog.data(ofFile: "\(path)/\(file)") }

  /// Returns the description of an image; `nil` if there is none, or if it cannot be read, which is
  /// reported.
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

  func read<Value>(_ body: () throws(AssetFinding) -> Value?) -> Value? {
    do { return try body() } catch {
      report([error])
      return nil
    }
  }

  func report(_ findings: [AssetFinding]) {
    for finding in findings.prefix(10) {
      Report.record(
        .asset, once: "\(path) \(finding)", "\((path as NSString).lastPathComponent)/\(finding)")
    }
  }

  /// Returns the pixels of a variant. They are read once, as long as the cache has space for them.
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

/// The catalogs of bundles.
internal enum AssetBundles {
  private static let opened = Mutex<[String: [OpenCatalog]]>([:])

  /// Returns the catalogs of a bundle: the main bundle if there is none.
  static func catalogs(in bundle: Bundle?) -> [OpenCatalog] {
    ResourceBundles.searched(for: bundle).flatMap { catalogs(of: $0) }
  }

  private static func catalogs(of bundle: Bundle) -> [OpenCatalog] {
    guard let folder = bundle.resourcePath else { return [] }
    if let known = opened.withLock({ $0[folder] }) { return known }
    // A folder beside a program may contain many other files. A bundle contains only resources.
    let isFolder = bundle.bundleURL.pathExtension.isEmpty
    let own = paths(in: folder, depth: isFolder ? 1 : 6)
    let others = (ProjectResources.of(folder)?.catalogs ?? []).filter { !own.contains($0) }
    let catalogs = (own + others).map { OpenCatalog(path: $0) }
    opened.withLock {
      if $0.count >= 64 { $0.removeAll() }
      $0[folder] = catalogs
    }
    return catalogs
  }

  /// Looks for the catalogs of a bundle anew when they are needed next.
  static func forget(_ folder: String) { opened.withLock { $0[folder] = nil } }

  private static func paths(in root: String, depth: Int) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    func walk(_ folder: String, _ left: Int) {
      guard left > 0, seen.insert((folder as NSString).resolvingSymlinksInPath).inserted else {
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".xcassets") {
          result.append(path)
        } else if left > 1, isFolder(path) {
          walk(path, left - 1)
        }
      }
    }
    walk(root, depth)
    return result
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the similar names of a kind, as the end of a message.
  static func near(_ name: String, _ kind: AssetCatalog.Kind, in catalogs: [OpenCatalog]) -> String
  {
    let near = catalogs.flatMap { $0.catalog.names(of: kind) }.near(name)
    return near.isEmpty ? "" : ". There is " + near.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension UITraitCollection {
  /// Returns the traits by which the variant of an asset is chosen. Traits that are not specified
  /// have their usual values. The language is that of the screen.
  internal func assetTraits(scale: CGFloat? = nil) -> AssetTraits {
    var result = AssetTraits()
    result.idiom =
      switch userInterfaceIdiom {
      case .pad: .ipad
      case .mac: .mac
      case .tv: .tv
      case .carPlay: .car
      default: .iphone
      }
    result.scale = Double(displayScale > 0 ? displayScale : scale ?? UIGraphics.screenScale)
    result.isDark = userInterfaceStyle == .dark
    result.isHighContrast = accessibilityContrast == .high
    result.gamut = displayGamut == .P3 ? .displayP3 : .sRGB
    result.locale = (language ?? .current).identifier
    result.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    result.widthClass = UITraitCollection.sizeClass(horizontalSizeClass)
    result.heightClass = UITraitCollection.sizeClass(verticalSizeClass)
    return result
  }

  private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> AssetSizeClass? {
    switch value {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

  /// Returns the current traits, replaced by the specified ones.
  internal static func current(with traits: UITraitCollection?) -> UITraitCollection {
    traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
  }
}
