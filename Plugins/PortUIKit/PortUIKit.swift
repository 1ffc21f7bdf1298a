import Foundation
import PackagePlugin

/// `swift package port-uikit`: makes a ported copy of a folder or of a package that an app depends
/// on, or reports what can't be ported in a folder.
@main
struct PortUIKit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "GalleyPortingTool").url
    switch arguments.first {
    case nil, "--help": return print(Self.help)
    case "--package":
      process.arguments = ["package"] + arguments.dropFirst()
      if let galley = location(ofGalleyBelow: context.package) {
        process.arguments? += ["--galley", galley]
      }
    case "--undo": process.arguments = ["undo"] + arguments.dropFirst()
    case "--stub": process.arguments = ["stub"] + arguments.dropFirst()
    default:
      let isCheck = arguments.contains("--check")
      process.arguments = [isCheck ? "check" : "folder"] + arguments.filter { $0 != "--check" }
    }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
  }

  private static let help = """
    usage: swift package port-uikit --check FOLDER [--modules FILE]
           swift package port-uikit FOLDER OUT [--program] [--modules FILE]
           swift package port-uikit --package URL [--modules FILE]
           swift package port-uikit --undo URL
           swift package port-uikit --stub MODULE [FOLDER]

    --check      tells what of a folder would come through, and which modules have to come from elsewhere
    FOLDER OUT   makes a ported copy of a folder
    --package    has SwiftPM take a package that yours depends on from a ported copy, in this folder only
    --undo       has SwiftPM take the package from where it comes from
    --stub       writes Stubs/MODULE/MODULE.swift, which declares what the sources in FOLDER use of a module
    --modules    says what becomes of imports; otherwise FOLDER/UIKitSources.txt does, if it is there
    """

  /// The location from which the package gets Galley, directly or through another package.
  private func location(ofGalleyBelow package: Package) -> String? {
    var seen: Set<Package.ID> = []
    var next = [package]
    while !next.isEmpty {
      let package = next.removeFirst()
      if package.displayName == "Galley" {
        switch package.origin {
        case .local(let path): return path
        case .repository(let url, _, _): return url
        default: return package.directoryURL.path
        }
      }
      next += package.dependencies.map(\.package).filter { seen.insert($0.id).inserted }
    }
    return nil
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String { "nothing was ported" }
  }
}
