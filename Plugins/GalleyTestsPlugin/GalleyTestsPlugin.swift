import Foundation
import PackagePlugin

/// `swift package tests-needing-async [--target NAME]…`: lists the XCTest tests that would stop the test run
/// on Linux, because they are isolated to the main actor and not `async`.
@main
struct GalleyTestsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let tests = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .filter { names.isEmpty ? $0.kind == .test : names.contains($0.name) }
    for name in names where !tests.contains(where: { $0.name == name }) {
      throw Failure(description: "there is no target '\(name)' with sources")
    }
    let tool = try context.tool(named: "GalleyTestsTool")
    var needsAsync = false
    for target in tests {
      let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      let process = Process()
      process.executableURL = tool.url
      process.arguments =
        [context.package.directoryURL.path] + swiftFiles(of: target) + ["--"]
        + others.flatMap(swiftFiles)
      try process.run()
      process.waitUntilExit()
      switch process.terminationStatus {
      case 0: break
      case 1: needsAsync = true
      default: throw Failure(description: "the tests of \(target.name) can't be read")
      }
    }
    if needsAsync {
      throw Failure(description: "these tests stop the test run on Linux: make them async")
    }
    print("no test needs the word async")
  }

  private func swiftFiles(of target: any SourceModuleTarget) -> [String] {
    target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
