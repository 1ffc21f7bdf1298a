import GalleyMarkup

/// A named piece of data: its variants, each with its file.
public struct AssetData: Hashable, Sendable {
  /// One file, and the circumstances that it is for.
  public struct Variant: AssetVariant, Hashable, Sendable {
    /// The circumstances that it is for.
    public var traits: AssetTraits
    /// The path of the file, from the catalog's folder on.
    public var file: String
    /// What kind of data it is: `public.json`.
    public var type: String?
  }

  /// The files, in the order of the catalog.
  public var variants: [Variant] = []
  /// What is wrong in the file.
  public var findings: [AssetFinding] = []
}

extension AssetCatalog {
  /// A named piece of data; `nil` if there is none.
  ///
  /// - Throws: What is wrong with its `Contents.json`, if nothing of it can be read.
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
