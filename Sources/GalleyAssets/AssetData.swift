import GalleyMarkup

/// The variants of a data asset, each with its file.
public struct AssetData: Hashable, Sendable {
  /// A file, and the traits for which it is made.
  public struct Variant: AssetVariant, Hashable, Sendable {
    /// The traits for which the file is made.
    public var traits: AssetTraits
    /// The path of the file, relative to the catalog's folder.
    public var file: String
    /// The type of the data, for example `public.json`.
    public var type: String?
  }

  /// The files, in the order of the catalog.
  public var variants: [Variant] = []
  /// The errors in `Contents.json`.
  public var findings: [AssetFinding] = []
}

extension AssetCatalog {
  /// Returns the variants of a data asset; `nil` if there is none.
  ///
  /// - Throws: An error if `Contents.json` can't be read at all.
  public func data(named name: String) throws(AssetFinding) -> AssetData? {
    guard let (folder, node) = try contents(of: .data, named: name) else { return nil }
    var reader = AssetReader(folder: folder)
    var result = AssetData()
    for entry in reader.entries(of: node, "data") {
      guard let file = reader.file(of: entry), let traits = reader.traits(of: entry) else {
        continue
      }
      result.variants.append(
        AssetData.Variant(
          traits: traits, file: file, type: entry["universal-type-identifier"]?.string))
    }
    result.findings = reader.findings
    return result
  }
}
