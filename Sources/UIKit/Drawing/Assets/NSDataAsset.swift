import Foundation
import GalleyAssets

/// The name of a data asset.
public typealias NSDataAssetName = String

/// A data asset in an asset catalog.
///
///     NSDataAsset(name: "Countries")?.data
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the asset.
  public let name: String
  /// The bytes.
  public let data: Data
  /// The type of the data in the catalog, such as `public.json`; `public.data` if the catalog does
  /// not contain a type.
  public let typeIdentifier: String

  /// Creates the data asset with a name in the main bundle, or in a resource bundle beside the main
  /// bundle. If no bundle has such an asset, reports the name and returns `nil`.
  public convenience init?(name: String) { self.init(name: name, bundle: nil) }

  /// Creates the data asset with a name in a bundle. If the bundle has no such asset, reports the
  /// name and returns `nil`.
  public convenience init?(name: String, bundle: Bundle) {
    self.init(name: name, bundle: Optional(bundle))
  }

  private init?(name: String, bundle: Bundle?) {
    let catalogs = BundleCatalogs.catalogs(in: bundle)
    let wanted = UITraitCollection.current.assetTraits()
    var faults: [String] = []
    for open in catalogs {
      guard let asset = open.read({ () throws(AssetFinding) in try open.catalog.data(named: name) })
      else { continue }
      open.report(asset.findings)
      guard let variant = asset.variants.best(for: wanted) else {
        faults.append("the data '\(name)' has no file for \(wanted.idiom.rawValue)")
        continue
      }
      guard let data = open.data(variant.file) else {
        faults.append("the data '\(name)' can't be read: no file \(open.name)/\(variant.file)")
        continue
      }
      self.name = name
      self.data = data
      typeIdentifier = variant.type ?? "public.data"
      return
    }
    Report.record(
      .asset, once: "data \(name) \(bundle?.bundlePath ?? "")",
      faults.first
        ?? "no data is named '\(name)'" + BundleCatalogs.near(name, .data, in: catalogs))
    return nil
  }

  /// Returns the asset itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
