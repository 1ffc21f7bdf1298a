import Foundation
import GalleyDrawing
import Synchronization

// Images from data, files, and bundles.

extension UIImage.Content {
  /// Creates an image from data. If the data is not an image, reports the data and returns `nil`.
  internal init?(data: Data, scale: CGFloat, from origin: String) {
    do {
      WorkCounter.count(\.imagesDecoded)
      let bitmap = try Platform.current.decodeImage(data)
      self.init(source: .bitmap(bitmap), scale: scale > 0 ? scale : 1)
      orientation = ExifOrientation(of: data).orientation
    } catch {
      Report.record(.image, "no image in \(origin): \(error)")
      return nil
    }
  }

  /// Creates the image of a file.
  internal init?(file path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else {
      Report.record(.asset, "no image file at \(path)")
      return nil
    }
    self.init(data: data, scale: ImageFile(name: url.lastPathComponent).scale, from: path)
  }

  /// Creates the image with a name in a bundle.
  internal init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    if let found = UIImage.catalogContent(named: name, in: bundle, compatibleWith: traits) {
      guard let found else { return nil }
      self = found
      return
    }
    let bundles = ResourceBundles.searched(for: bundle)
    for bundle in bundles {
      guard let path = NamedImages.path(of: name, in: bundle) else { continue }
      guard let content = NamedImages.content(ofFile: path) else { return nil }
      self = content
      return
    }
    // An image of a catalog is also found by its name with a filename extension.
    let stem = (name as NSString).deletingPathExtension
    if NamedImages.endings.contains((name as NSString).pathExtension.lowercased()),
      let found = UIImage.catalogContent(named: stem, in: bundle, compatibleWith: traits)
    {
      guard let found else { return nil }
      self = found
      return
    }
    let places = bundles.compactMap { $0.resourcePath }.joined(separator: ", ")
    let near = BundleCatalogs.near(name, .image, in: BundleCatalogs.catalogs(in: bundle))
    Report.record(
      .asset, once: "image \(name) \(places)", "no image is named '\(name)' in \(places)\(near)")
    return nil
  }
}

/// The scale in the name of an image file.
internal struct ImageFile {
  /// The number of pixels per point: 3 for `name@3x.png` and `name@3x~ipad.png`.
  var scale: CGFloat

  init(name: String) {
    var stem = (name as NSString).deletingPathExtension
    for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) {
      stem.removeLast(device.count)
    }
    scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

/// Images by their names.
internal enum NamedImages {
  /// The filename extensions of images, in the order in which they are tried.
  static let endings = ["png", "jpg", "jpeg", "gif"]

  /// The images that have been read, by path.
  private static let kept = Mutex<[String: UIImage.Content]>([:])

  /// Returns the image of a file, which is read only once.
  static func content(ofFile path: String) -> UIImage.Content? {
    if let known = kept.withLock({ $0[path] }) { return known }
    guard let content = UIImage.Content(file: path) else { return nil }
    kept.withLock { $0[path] = content }
    return content
  }

  /// Returns the path of an image's file. A file with a larger scale is preferred.
  static func path(of name: String, in bundle: Bundle) -> String? {
    guard let folder = bundle.resourcePath, !name.isEmpty else { return nil }
    return path(of: name, in: folder)
      ?? ProjectResources.of(folder)?.folders.lazy.compactMap { path(of: name, in: $0) }.first
  }

  private static func path(of name: String, in folder: String) -> String? {
    let known = Self.endings
    let parts = name.split(separator: ".")
    let ending = parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
    let hasEnding = ending.map { known.contains($0) } ?? false
    let stem = hasEnding ? parts.dropLast().joined(separator: ".") : name
    let endings = hasEnding ? [String(parts[parts.count - 1])] : known
    // A file for the kind of device, such as `name@2x~ipad.png`, is preferred to a file for all
    // devices.
    for device in ["~\(Localization.current.device)", ""] {
      for scale in ["@3x", "@2x", ""] {
        for ending in endings {
          let path = "\(folder)/\(stem)\(scale)\(device).\(ending)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }
}
