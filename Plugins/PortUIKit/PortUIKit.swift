import Foundation
import PackagePlugin

/// `swift package port-uikit`: makes a ported copy of a folder, or tells what would become of it.
@main
struct PortUIKit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments[...]
    let isCheck = arguments.contains("--check")
    arguments = arguments.filter { $0 != "--check" }[...]
    guard !arguments.isEmpty, !arguments.contains("--help") else {
      print(
        """
        usage: swift package port-uikit --check FOLDER
               swift package --allow-writing-to-package-directory port-uikit FOLDER OUT [--program]
        """)
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "GalleyPortingTool").url
    process.arguments = [isCheck ? "check" : "folder"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String { "the folder was not ported" }
  }
}
