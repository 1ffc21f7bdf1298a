import Foundation
import GalleyProofFiles

/// The command `proof exclude`, which writes the folders of proofs into the manifest of the package
/// as files that its targets exclude. Otherwise the package manager warns about them. A proof is a
/// recorded picture or text with which a test compares its result.
internal enum ExcludeCommand {
  /// The JSON for a target.
  private struct Line: Encodable {
    var target: String
    var exclude: [String]
  }

  /// The names of the folders with proofs, and of those of `SnapshotTesting`.
  private static let names: Set<String> = ["__Proofs__", "__Snapshots__"]

  /// Adds the folders of proofs that no target excludes yet.
  ///
  /// - Returns: 0 if each folder with proofs is excluded now; 1 if the manifest can't be changed.
  static func exclude(
    _ options: ProofOptions, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    let file = options.package.appendingPathComponent("Package.swift")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      errors("proof: there is no Package.swift in \(options.package.path)")
      return 1
    }
    let before = String(decoding: data, as: UTF8.self)
    var (manifest, done, isDone) = (ManifestText(before), [Line](), true)
    for target in manifest.targets where target.isDeclaration {
      let paths = missing(in: target, of: options.package)
      guard !paths.isEmpty else { continue }
      if manifest.exclude(paths, from: target.name) {
        done.append(Line(target: target.name, exclude: paths))
      } else {
        let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
        errors("proof: write exclude: [\(list)] to the target \(target.name) in Package.swift")
        isDone = false
      }
    }
    do {
      if manifest.text != before { try ProofStore.write(Data(manifest.text.utf8), to: file) }
    } catch {
      errors("proof: \(file.path) can't be written: \(error.localizedDescription)")
      return 1
    }
    if options.isJSON {
      ProofJSON.write(done, output)
    } else {
      done.forEach { output("\($0.target) excludes \($0.exclude.joined(separator: ", "))") }
      if done.isEmpty, isDone { output("every folder with proofs is excluded") }
    }
    return isDone ? 0 : 1
  }

  /// Returns the paths of the folders with proofs in a target's folder that the target does not
  /// exclude, from the target's folder.
  private static func missing(in target: ManifestText.Target, of package: URL) -> [String] {
    guard let folder = folder(of: target, in: package) else { return [] }
    let excluded = target.excluded.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return paths(in: folder).filter { path in
      !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// The folder of a target's sources.
  private static func folder(of target: ManifestText.Target, in package: URL) -> URL? {
    let usual = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let paths = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" }
    return paths.map { package.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns the paths of all folders with proofs in a folder, sorted.
  private static func paths(in folder: URL, at path: String = "") -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let child = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [] }
      return Self.names.contains(name) ? [path + name] : paths(in: child, at: path + name + "/")
    }
  }
}
