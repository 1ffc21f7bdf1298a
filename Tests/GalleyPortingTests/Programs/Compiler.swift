import Foundation

/// The Swift compiler in the PATH, and the arguments for the modules built beside these tests.
enum Compiler {
  /// The path of the Swift compiler, or nil if there is none in the PATH.
  static let path = program("swiftc")

  /// Runs a program, and returns its output and errors.
  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The arguments with which a program imports the UIKit that is built beside these tests, and is
  /// linked with it, or nil if there is none.
  static let argumentsForUIKit: [String]? = {
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let modules = built.appending(path: "Modules").path
    guard FileManager.default.fileExists(atPath: modules + "/GalleyUIKit.swiftmodule"),
      let pkgConfig = program("pkg-config")
    else { return nil }
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let maps = ["CPangoCairo/module.modulemap", "GalleyModuleMaps/UIKit/include/module.modulemap"]
    let libraries = ["pangocairo", "pangoft2", "fontconfig", "gdk-pixbuf-2.0"]
    func flags(_ kind: String) -> [String] {
      let words = try? run(pkgConfig, [kind] + libraries, in: sources)
      return (words ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return ["-I", modules]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + sources.appending(path: $0).path] }
      + flags("--cflags-only-I").flatMap { ["-Xcc", $0] }
      + objects(in: built, of: sources) + flags("--libs")
  }()

  /// The object files of UIKit. Object files of sources that were deleted are left out.
  private static func objects(in built: URL, of sources: URL) -> [String] {
    let modules = [
      "GalleyUIKit", "GalleyCairo", "GalleyDrawing", "GalleyDiffing", "GalleyLayout",
      "GalleyConstraints",
      "GalleyMotion", "GalleyGeometry", "GalleyAssets", "GalleyMarkup", "GalleyNibs",
      "GalleyStrings", "GalleySymbols",
    ]
    return modules.flatMap { module in
      let folder = module == "GalleyUIKit" ? "UIKit" : module
      let files = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)
      return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
        let name = ($0 as NSString).lastPathComponent
        return built.appending(path: "\(module).build/\(name).o").path
      }
    }
  }

  /// Returns the path of a program in the PATH.
  private static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
