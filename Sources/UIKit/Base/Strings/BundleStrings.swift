import Foundation
import GalleyMarkup
import GalleyStrings
import Synchronization

/// The string tables of bundles.
///
/// A file is read once. Later changes of the file have no effect.
internal enum BundleStrings {
  private static let folders = Mutex<[String: FolderStrings]>([:])

  /// The main bundle and the resource bundles beside it.
  private static let mainBundles = ResourceBundles.all

  /// Returns the text of a key, for a language and a device.
  ///
  /// - Returns: `nil` if no table has the key.
  static func entry(
    for key: String, table: String?, bundle: Bundle, _ localization: Localization
  ) -> LocalizedEntry? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return strings(of: bundle).lazy.compactMap { $0.entry(for: key, table: table, localization) }
      .first
  }

  /// Whether a bundle contains a table with a name, in any language.
  static func hasTable(_ table: String, in bundle: Bundle) -> Bool {
    strings(of: bundle).contains { $0.hasTable(table) }
  }

  private static func strings(of bundle: Bundle) -> [FolderStrings] {
    (bundle === Bundle.main ? mainBundles : [bundle]).flatMap { bundle in
      folders(of: bundle).map { folder in
        folders.withLock { known in
          if let strings = known[folder] { return strings }
          let strings = FolderStrings(
            path: folder,
            development: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
          known[folder] = strings
          return strings
        }
      }
    }
  }

  private static func folders(of bundle: Bundle) -> [String] {
    var folders: [String] = []
    for path in [bundle.resourcePath, bundle.bundlePath] {
      if let path, !folders.contains(path) { folders.append(path) }
    }
    return folders
  }
}

/// The string tables in a folder and its `.lproj` folders.
private final class FolderStrings: Sendable {
  private let path: String
  /// The names of the localizations, as in the names of their folders, without the extension.
  private let localizations: [String]
  /// The development language of the bundle, if it is known.
  private let development: String?
  /// The tables that were looked for, by path without extension; `nil` for tables that do not
  /// exist.
  private let tables = Mutex<[String: StringsTable?]>([:])
  /// The string catalogs that were looked for, by name; `nil` for catalogs that do not exist.
  private let catalogs = Mutex<[String: StringCatalog?]>([:])

  init(path: String, development: String?) {
    self.path = path
    self.development = development
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    localizations = names.filter { $0.lowercased().hasSuffix(".lproj") }
      .map { String($0.dropLast(6)) }.filter { $0 != FolderStrings.allLanguages }.sorted()
  }

  func entry(for key: String, table: String, _ localization: Localization) -> LocalizedEntry? {
    let catalog = catalog(table)
    let available = Array(Set(localizations + (catalog?.languages ?? []))).sorted()
    let development = development(among: available, catalog)
    let language = LanguageIdentifier.bestMatch(
      for: localization.language.identifier.map { [$0] } ?? [], among: available,
      otherwise: development)
    let entry = fileEntry(for: key, table, language) ?? catalog?.entry(for: key, language: language)
    if let entry { return entry }
    // If a localization does not have the file, the file of `Base` or of the development language
    // is used.
    for other in ["Base", development] where !hasTable(table, in: language) {
      if let entry = fileEntry(for: key, table, other) { return entry }
    }
    return self.table(table, in: path)?[key]
  }

  /// Whether there is a table with a name, in any language.
  func hasTable(_ table: String) -> Bool {
    catalog(table) != nil || self.table(table, in: path) != nil
      || localizations.contains { hasTable(table, in: $0) }
  }

  /// Returns the language that is used if no language matches.
  private func development(among available: [String], _ catalog: StringCatalog?) -> String {
    let known = available.filter { $0.lowercased() != "base" }
    if let development, known.contains(development) { return development }
    if let catalog { return catalog.sourceLanguage }
    if available.contains("Base"), !known.contains("en") { return "Base" }
    return known.contains("en") ? "en" : known.first ?? "Base"
  }

  private func fileEntry(for key: String, _ table: String, _ name: String) -> LocalizedEntry? {
    guard let folder = folder(name) else { return nil }
    return self.table(table, in: folder)?[key]
  }

  private func folder(_ name: String) -> String? {
    localizations.first { $0 == name }.map { "\(path)/\($0).lproj" }
  }

  private func hasTable(_ table: String, in name: String) -> Bool {
    folder(name).flatMap { self.table(table, in: $0) } != nil
  }

  // MARK: Files

  /// Returns the table with a name in a folder; `nil` if there is no such file.
  private func table(_ name: String, in folder: String) -> StringsTable? {
    let file = "\(folder)/\(name)"
    return tables.withLock { known in
      if let table = known[file] { return table }
      var table = Self.table(at: file + ".strings")
      if let dictionary = Self.table(at: file + ".stringsdict") {
        table = table ?? StringsTable()
        table?.merge(dictionary)
      }
      known[file] = .some(table)
      return table
    }
  }

  /// Returns the table in a file; `nil` if there is no such file. A file that cannot be read is
  /// reported, and its table is empty.
  private static func table(at path: String) -> StringsTable? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      if data.starts(with: Array("bplist".utf8)) {
        return StringsTable(try PropertyListNode(binary: data))
      }
      return try StringsTable(parsing: Array(data))
    } catch {
      Report.record(.strings, "\(path) can't be read: \(error)")
      return StringsTable()
    }
  }

  /// The name of the folder in which Xcode puts the catalogs of nibs and storyboards. The name
  /// stands for multiple languages.
  private static let allLanguages = "mul"

  private func catalog(_ name: String) -> StringCatalog? {
    catalogs.withLock { known in
      if let catalog = known[name] { return catalog }
      var catalog: StringCatalog?
      let places = ["", "\(Self.allLanguages).lproj/"].map { "\(path)/\($0)\(name).xcstrings" }
      if let path = places.first(where: { FileManager.default.fileExists(atPath: $0) }),
        let data = FileManager.default.contents(atPath: path)
      {
        do {
          catalog = try StringCatalog(parsing: Array(data))
        } catch {
          Report.record(.strings, "\(path) can't be read: \(error)")
        }
      }
      known[name] = .some(catalog)
      return catalog
    }
  }
}

extension PropertyListNode {
  /// Creates a property list from the binary format.
  fileprivate init(binary data: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    self = PropertyListNode(list, depth: 0)
  }

  private init(_ value: Any, depth: Int) {
    guard depth < Self.depthLimit else {
      self = .string("")
      return
    }
    switch value {
    case let text as String: self = .string(text)
    case let values as [String: Any]:
      self = .dictionary(values.mapValues { PropertyListNode($0, depth: depth + 1) })
    case let values as [Any]: self = .array(values.map { PropertyListNode($0, depth: depth + 1) })
    default: self = .string("\(value)")
    }
  }
}

extension GalleyReport.Topic {
  /// Strings files that cannot be read.
  public static let strings = GalleyReport.Topic(rawValue: "strings")
}
