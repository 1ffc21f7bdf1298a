import Foundation
import GalleyPorting

/// Makes SwiftPM get one of an app's packages from a ported copy: a git repository in which Galley
/// has rewritten the package's sources for Linux.
///
/// The app's manifest and its `Package.resolved` are not changed.
struct PackagePort {
  private let package: PackageLocation
  private let galley: GalleyLocation?
  private let modules: ModuleTable
  private let place = PortedPackages()

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    galley = try arguments.removeValue(of: "--galley").map { GalleyLocation($0) }
    modules = try ModuleTable(at: arguments.removeValue(of: "--modules"))
    guard arguments.count == 1, let location = arguments.first, !location.hasPrefix("--") else {
      throw Failure("usage: package URL|PATH|NAME [--galley LOCATION] [--modules FILE]")
    }
    package = PackageLocation(location)
  }

  func run() throws {
    let pin = try PackagePins(package: place.package).pin(of: package)
    var mirrors = try PackageMirrors(package: place.package)
    let former = mirrors.mirror(of: pin.location)
    if let former, place.generation(of: former.mirror) == nil {
      throw Failure(
        "\(pin.location.text) has a mirror already, \(former.mirror), that was not made here. Take it away "
          + "with: swift package config unset-mirror --original \(former.original)")
    }
    print("copying \(pin.location.text)")
    let scratch = try place.scratchFolder()
    // The mirrors that the file on disk contains. The folders of these mirrors must not be removed.
    var saved = mirrors
    defer {
      scratch.remove()
      place.tidy(keeping: saved)
    }
    let folder = scratch.path + "/" + pin.location.name
    let ported = try PortedRepository(
      folder: folder, pin: pin, galley: galley, modules: modules
    ).make()
    report(ported.findings)
    let repository = try move(scratch, to: ported.id) + "/" + pin.location.name
    // The mirror of a path has to be a path, and the mirror of a URL has to be a URL, because
    // SwiftPM reads a pin by the kind of its location.
    let isPath = pin.location.text.hasPrefix("/")
    mirrors.set(isPath ? repository : "file://" + repository, for: pin.location.text)
    try mirrors.save()
    saved = mirrors
    place.noteChange()
    printResult(ported, of: pin)
  }

  /// Moves the scratch folder to the folder of a commit. Returns the folder of the commit.
  ///
  /// SwiftPM caches repositories by location, and does not update the `HEAD` of a cached
  /// repository. So each commit needs another location.
  private func move(_ scratch: ScratchFolder, to commit: String) throws -> String {
    let generation = place.folder + "/" + commit.prefix(12)
    try? FileManager.default.removeItem(atPath: generation)
    try FileManager.default.moveItem(atPath: scratch.path, toPath: generation)
    return generation
  }

  private func printResult(_ ported: CommitPorter.PortedCommit, of pin: PackagePins.Pin) {
    print(
      """
      ported \(ported.fileCount) files of \(pin.location.name) \(pin.title)
      From now on SwiftPM takes it from .swiftpm/ported. Keep that folder and \
      .swiftpm/configuration/mirrors.json out of version control.
      To go back to the original, also before another version is chosen:
        swift package port-uikit --undo \(pin.location.text)
      If Package.resolved names another version already:
        swift package config unset-mirror --original \(pin.location.text)
      """)
    if galley == nil {
      print(
        "No location of Galley was given, so UIKit has not been added to the package's targets.")
    }
  }
}

/// Makes SwiftPM get a package from its original location again.
struct PackageUndo {
  private let package: PackageLocation
  private let place = PortedPackages()

  init(_ arguments: ArraySlice<String>) throws {
    guard arguments.count == 1, let location = arguments.first, !location.hasPrefix("--") else {
      throw Failure("usage: undo URL|PATH|NAME")
    }
    package = PackageLocation(location)
  }

  func run() throws {
    var mirrors = try PackageMirrors(package: place.package)
    guard let mirror = mirrors.mirror(of: package), place.generation(of: mirror.mirror) != nil
    else {
      let names = mirrors.mirrors.filter { place.generation(of: $0.mirror) != nil }.map(\.original)
      throw Failure(
        "\(package.text) is not ported; ported are: "
          + (names.isEmpty ? "none" : names.joined(separator: ", ")))
    }
    mirrors.remove(mirror.original)
    try mirrors.save()
    place.noteChange()
    place.tidy(keeping: mirrors)
    print("SwiftPM takes \(mirror.original) from where it comes from again")
  }
}

/// The folders of an app's ported packages.
struct PortedPackages {
  /// The app's folder.
  let package: String
  /// The folder of the ported repositories, which are at `.swiftpm/ported/COMMIT/NAME`.
  let folder: String

  init() {
    package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).path
    folder = package + "/.swiftpm/ported"
  }

  /// Returns the folder `.swiftpm/ported/COMMIT` that contains a mirror; `nil` for a mirror that
  /// this tool did not make.
  func generation(of mirror: String) -> String? {
    let path = mirror.hasPrefix("file://") ? String(mirror.dropFirst(7)) : mirror
    let generation = (path as NSString).deletingLastPathComponent
    return (generation as NSString).deletingLastPathComponent == folder ? generation : nil
  }

  /// Returns a temporary folder, in which a repository can be made and then moved.
  func scratchFolder() throws -> ScratchFolder {
    // The app's own repository ignores this folder.
    try write("*\n", to: folder + "/.gitignore")
    return try ScratchFolder(in: folder)
  }

  /// Removes the repositories that no mirror uses any more. Then removes the folder that contains
  /// the repositories, if the folder is empty.
  func tidy(keeping mirrors: PackageMirrors) {
    let manager = FileManager.default
    let kept = Set(mirrors.mirrors.compactMap { generation(of: $0.mirror) })
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") && !kept.contains(folder + "/" + name) {
      try? manager.removeItem(atPath: folder + "/" + name)
    }
    guard (try? manager.contentsOfDirectory(atPath: folder)) == [".gitignore"] else { return }
    try? manager.removeItem(atPath: folder + "/.gitignore")
    removeEmptyFolders(from: folder, count: 2)
  }

  /// Makes SwiftPM read the mirrors in the next build.
  ///
  /// SwiftPM plans a build again if the date of `Package.resolved` has changed, but not if the file
  /// with the mirrors has.
  func noteChange() {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: package + "/Package.resolved")
  }
}

extension ArraySlice<String> {
  /// Removes an option, and returns the argument after it; `nil` if the option is not given.
  mutating func removeValue(of option: String) throws -> String? {
    guard let index = firstIndex(of: option) else { return nil }
    guard index + 1 < endIndex, !self[index + 1].hasPrefix("--") else {
      throw Failure("\(option) needs a value")
    }
    let value = self[index + 1]
    removeSubrange(index...(index + 1))
    return value
  }
}
