import Foundation
import GalleyPorting

/// Makes ported copies of commits in a repository: copies whose sources are rewritten for Linux.
///
/// The repository keeps the original commits.
struct CommitPorter {
  let git: Git
  let name: String
  private let galley: GalleyLocation?
  private let modules: ModuleTable

  /// A ported copy of a commit.
  struct PortedCommit {
    var original: String
    var id: String
    var findings: [Finding] = []
    var fileCount = 0
    /// The names of the targets that import UIKit.
    var users: Set<String> = []
  }

  /// A file of a commit.
  struct Entry {
    var mode: String
    var blob: String
    var path: String
  }

  /// A file that has been read.
  struct Text {
    var entry: Entry
    var text: String
  }

  /// A file that has been ported.
  private struct Change {
    var path: String
    var text: String
    var findings: [Finding]
    var needsUIKit: Bool
  }

  /// Creates a porter for a repository.
  ///
  /// - Parameters:
  ///   - folder: The repository.
  ///   - name: The package's name, with which the paths in findings begin.
  ///   - galley: The location from which the app gets Galley.
  ///   - modules: The table that determines how imports are ported.
  init(repository folder: String, name: String, galley: GalleyLocation?, modules: ModuleTable) {
    // Git would read the replacement of a commit that was ported before, but the original is
    // needed.
    git = Git(folder: folder, environment: ["GIT_NO_REPLACE_OBJECTS": "1"])
    self.name = name
    self.galley = galley
    self.modules = modules
  }

  /// Ports one commit.
  func port(_ original: String) throws -> PortedCommit {
    let entries = try entries(of: original)
    let manifests = try manifests(among: entries)
    let targets = try targets(of: manifests.flatMap(\.reading.targets), in: entries)

    var result = PortedCommit(original: original, id: "")
    var texts: [String: String] = [:]
    for index in targets.indices {
      let changes = port(index, of: targets)
      for change in changes {
        texts[change.path] = change.text
        result.findings += change.findings
      }
      result.fileCount += changes.count
      if changes.contains(where: \.needsUIKit) { result.users.insert(targets[index].target.name) }
    }
    if let galley, !result.users.isEmpty { try check(galley) }
    let files = Dictionary(uniqueKeysWithValues: targets.map { ($0.target.name, $0.others) })
    for manifest in manifests {
      guard let names = users(result.users, in: manifest.reading) else { continue }
      guard let text = self.text(of: manifest, addingUIKitTo: names, with: files) else {
        throw Failure(
          "\(name)/\(manifest.file.entry.path): no variable holds the package, so UIKit can't be added to "
            + "\(names.joined(separator: ", ")). Fork the package, and add Galley's product UIKit there"
        )
      }
      texts[manifest.file.entry.path] = text
    }
    result.id = try commit(texts, on: original, entries)
    return result
  }

  /// Ports the manifests of a commit that is not built.
  ///
  /// SwiftPM reads these manifests to choose among versions.
  ///
  /// - Parameter users: The targets that import UIKit in the commit that is built.
  /// - Returns: `nil` if there is nothing to change.
  func portManifests(of original: String, users: Set<String>) throws -> PortedCommit? {
    let entries = try entries(of: original)
    var texts: [String: String] = [:]
    for manifest in try manifests(among: entries) {
      guard let names = self.users(users, in: manifest.reading) else { continue }
      texts[manifest.file.entry.path] = text(of: manifest, addingUIKitTo: names)
    }
    guard !texts.isEmpty else { return nil }
    return PortedCommit(original: original, id: try commit(texts, on: original, entries))
  }

  // MARK: Manifests

  /// A manifest of a commit.
  private struct Manifest {
    var file: Text
    var reading: PackageManifest
  }

  private func manifests(among entries: [Entry]) throws -> [Manifest] {
    try contents(of: entries.filter { PackageManifest.isManifest($0.path) }).map {
      Manifest(file: $0, reading: PackageManifest(reading: $0.text))
    }
  }

  /// Returns the targets of a manifest that import UIKit; `nil` if there are none, or if the
  /// location of Galley is not known.
  private func users(_ users: Set<String>, in manifest: PackageManifest) -> [String]? {
    let names = users.intersection(manifest.targets.map(\.name)).sorted()
    return galley == nil || names.isEmpty ? nil : names
  }

  /// Returns the text of a manifest in which some targets depend on UIKit; `nil` if this is
  /// impossible.
  private func text(
    of manifest: Manifest, addingUIKitTo names: [String], with files: [String: [String]] = [:]
  ) -> String? {
    galley.flatMap { manifest.reading.lines(adding: $0, to: names, with: files) }
      .map { manifest.file.text + $0 }
  }

  /// Checks that Galley's location is a repository.
  ///
  /// SwiftPM requires a repository for a dependency with versions, even if the app overrides the
  /// dependency with a local folder.
  private func check(_ galley: GalleyLocation) throws {
    let path = galley.location
    guard path.hasPrefix("/"), !Git(folder: path).succeeds("rev-parse", "--git-dir") else { return }
    throw Failure(
      "\(path) is not a git repository, so \(name) can't depend on the Galley there. Clone Galley with git "
        + "instead of copying it, or run git init in that folder")
  }

  // MARK: Targets

  /// A target with its files.
  private struct TargetSources {
    var target: PackageManifest.Target
    /// The Swift files.
    var files: [Text]
    /// The paths of the other files in the target's folder, relative to that folder.
    var others: [String]
  }

  /// Returns the targets that are built in an app, with their files.
  private func targets(
    of declared: [PackageManifest.Target], in entries: [Entry]
  ) throws -> [TargetSources] {
    let folders = folders(of: entries)
    let isAlone = Set(declared.filter { $0.kind != .test }.map(\.name)).count == 1
    var places: [(target: PackageManifest.Target, folder: String)] = []
    for target in declared where !places.contains(where: { $0.target.name == target.name }) {
      if let folder = target.folder(among: folders, isAlone: isAlone && target.kind != .test) {
        places.append((target, folder))
      }
    }
    let files = entries.filter {
      $0.mode.hasPrefix("100") && !PackageManifest.isManifest($0.path)
    }
    // A file belongs to the target with the innermost folder that contains it.
    let owners = files.map { file in
      places.indices.filter {
        places[$0].folder.isEmpty || file.path.hasPrefix(places[$0].folder + "/")
      }
      .max { places[$0].folder.utf8.count < places[$1].folder.utf8.count }
    }
    return try places.indices.filter { places[$0].target.kind != .test }.map { place in
      let own = zip(files, owners).filter { $0.1 == place }.map(\.0)
      let folder = places[place].folder
      return TargetSources(
        target: places[place].target,
        files: try contents(of: own.filter { $0.path.hasSuffix(".swift") }),
        others: own.filter { !$0.path.hasSuffix(".swift") }.map {
          String($0.path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
        })
    }
  }

  /// Ports the files of a target.
  ///
  /// The files of the other targets are only read.
  private func port(_ index: Int, of targets: [TargetSources]) -> [Change] {
    let target = targets[index].target
    func sources(_ files: [Text]) -> [SourceFile] {
      files.map { SourceFile(path: "\(name)/\($0.entry.path)", text: $0.text) }
    }
    let others = targets.indices.filter { $0 != index }.flatMap { sources(targets[$0].files) }
    let porting = Porting(
      entryPoint: target.kind == .program ? .kept : .removed, modules: modules)
    var cache = PortingCache()
    let ported = porting.port(sources(targets[index].files), others: others, cache: &cache)
    return zip(targets[index].files, ported).compactMap { original, ported in
      guard let ported else { return nil }
      let text = ported.withoutOriginalPath
      return Change(
        path: original.entry.path, text: text, findings: ported.findings,
        needsUIKit: !importedModules(in: text).isDisjoint(with: Self.modulesOfUIKit))
    }
  }

  /// The modules in Galley's product `UIKit`.
  private static let modulesOfUIKit: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "os", "OSLog",
  ]

  /// Returns the paths of all folders that contain files.
  private func folders(of entries: [Entry]) -> Set<String> {
    var folders: Set<String> = []
    for entry in entries {
      var path = entry.path[...]
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        if !folders.insert(String(path)).inserted { break }
      }
    }
    return folders
  }
}

extension PortedFile {
  /// The text without the reference to the original's path, for a copy that replaces the original.
  ///
  /// Errors then name the copy, and line numbers stay the same.
  fileprivate var withoutOriginalPath: String {
    guard text.hasPrefix("#sourceLocation("), let end = text.firstIndex(of: "\n") else {
      return text
    }
    let rest = text[text.index(after: end)...]
    return rest.contains("#sourceLocation(") ? text : String(rest)
  }
}
