import Foundation

/// Finds the program with the tests.
///
/// The program is built with the package manager, reused from the last build, or named by an
/// option.
internal struct TestBuild {
  /// The folder of the package.
  var package: URL
  /// The path of the program; `nil` to build it.
  var program: String?
  /// Whether the program of the last build is used.
  var isSkipped: Bool
  /// Additional arguments for `swift build`.
  var arguments: [String]

  /// Builds and finds the program.
  ///
  /// - Parameter logs: The folder for the output of the build.
  func make(
    environment: [String: String], logs: URL, progress: (String) -> Void
  ) throws -> TestProgram {
    if let program {
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw ProofOptions.Mistake(description: "'\(program)' is no program")
      }
      return TestProgram(
        path: URL(fileURLWithPath: program).absoluteURL.path, folder: package,
        environment: environment)
    }
    let build = PackageBuild(
      package: package, arguments: arguments, environment: environment, logs: logs)
    if !isSkipped {
      progress("building the tests of \(package.lastPathComponent)")
      try build.buildTests()
    }
    return TestProgram(path: try build.program(), folder: package, environment: environment)
  }
}
