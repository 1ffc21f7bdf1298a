import Foundation

/// The program with all tests of a package, which the Swift package manager builds.
internal struct TestProgram {
  var path: String
  /// The working folder, which usually is the folder of the package.
  var folder: URL
  var environment: [String: String]

  /// Returns all tests of the program.
  ///
  /// - Parameter logs: The folder for the output of the program.
  func tests(logs: URL) throws -> [ListedTest] {
    try ListedTest.Library.allCases.flatMap { library -> [ListedTest] in
      let log = logs.appendingPathComponent("list-\(library.rawValue).txt")
      let errors = logs.appendingPathComponent("list-\(library.rawValue)-errors.txt")
      let arguments = [path, "--list-tests"] + Self.arguments(of: library)
      let process = try ChildProcess(
        arguments, environment: environment, folder: folder, log: log, errors: errors)
      let ending = process.wait(isStopped: { Interruption.hasOccurred })
      if Interruption.hasOccurred { throw CancellationError() }
      let output = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
      // The exit code of Swift Testing is 69 if there are no tests.
      guard ending == .exit(0) || ending == .exit(69) else {
        throw ChildProcess.Failure(
          description: "\(path) can't list its tests: see \(errors.path)")
      }
      return ListedTest.tests(inListing: output, of: library)
    }
  }

  /// Returns the arguments that choose a library. The package manager passes the same arguments.
  static func arguments(of library: ListedTest.Library) -> [String] {
    library == .swiftTesting ? ["--testing-library", "swift-testing"] : []
  }
}

/// Builds the tests of a package with the Swift package manager.
///
/// The program `proof` can build the package, because `swift run` releases its lock on the build
/// folder before it starts the program. A plugin of the package manager can't build the package,
/// because the lock is held while a plugin runs.
internal struct PackageBuild {
  var package: URL
  /// Additional arguments for `swift build`.
  var arguments: [String]
  var environment: [String: String]
  /// The folder for output.
  var logs: URL

  /// Builds all tests.
  func buildTests() throws {
    _ = try swift(["build", "--build-tests"] + arguments, "build.txt", "the tests can't be built")
  }

  /// Returns the path of the program with the tests.
  func program() throws -> String {
    let shown = try swift(
      ["build", "--show-bin-path"] + arguments, "bin-path.txt", "the build folder can't be found")
    let folder = shown.split(separator: "\n").last.map(String.init) ?? ""
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xctest") }
    if names.count == 1 { return "\(folder)/\(names[0])" }
    // Several packages may be built in the same folder, so look for the program by the name of the
    // package.
    let manifest = try swift(
      ["package", "dump-package"], "manifest.txt", "the manifest can't be read")
    struct Manifest: Decodable { var name: String }
    let name = try? JSONDecoder().decode(Manifest.self, from: Data(manifest.utf8)).name
    let wanted = "\(name ?? "")PackageTests.xctest"
    guard names.contains(wanted) else {
      throw ChildProcess.Failure(
        description:
          "there is no program with tests in \(folder): build them with swift build --build-tests")
    }
    return "\(folder)/\(wanted)"
  }

  private func swift(_ arguments: [String], _ log: String, _ problem: String) throws -> String {
    let file = logs.appendingPathComponent(log)
    let errors = logs.appendingPathComponent("errors-" + log)
    let process = try ChildProcess(
      ["swift"] + arguments, environment: environment, folder: package, log: file, errors: errors)
    guard process.wait(isStopped: { Interruption.hasOccurred }) == .exit(0) else {
      if Interruption.hasOccurred { throw CancellationError() }
      let output = [file, errors].map { file in
        String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
      }
      let lines = output.joined(separator: "\n").split(separator: "\n").suffix(40)
      throw ChildProcess.Failure(
        description: "\(problem):\n\(lines.joined(separator: "\n"))")
    }
    return String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
