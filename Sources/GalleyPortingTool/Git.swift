import Foundation

/// Runs `git` on one repository.
struct Git {
  /// The repository's folder.
  let folder: String
  /// Variables that are added to the environment.
  var environment: [String: String] = [:]

  /// Runs a command and returns its output.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - input: The standard input of the command.
  func callAsFunction(_ arguments: String..., input: Data = Data()) throws -> Data {
    try Git.run(["-C", folder] + arguments, environment: environment, input: input)
  }

  /// Runs a command and returns its output as one line.
  func line(_ arguments: String...) throws -> String {
    let data = try Git.run(["-C", folder] + arguments, environment: environment)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Whether a command succeeds.
  func succeeds(_ arguments: String...) -> Bool {
    (try? Git.run(["-C", folder] + arguments, environment: environment)) != nil
  }

  /// Copies a repository with all of its references into a new folder.
  static func mirror(_ location: String, to folder: String) throws {
    _ = try run(["clone", "--quiet", "--mirror", "--", location, folder])
  }

  /// The environment variables that name a repository, or parts of a repository.
  ///
  /// If this program runs in a git hook, these variables name the app's own repository. In a hook
  /// that receives commits, git also refuses to change references while they are in quarantine.
  private static let repositoryVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE",
    "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_QUARANTINE_PATH",
    "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// Runs git with some arguments, and returns its output. Throws an error with the error output if
  /// git fails.
  @discardableResult
  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: Data = Data()
  ) throws -> Data {
    // Input and errors use files, and only the output uses a pipe. With three pipes, this program
    // and git could wait for each other forever.
    let files = try ScratchFolder()
    defer { files.remove() }
    let (inputFile, errorFile) = (files.path + "/input", files.path + "/errors")
    try input.write(to: URL(fileURLWithPath: inputFile))
    try Data().write(to: URL(fileURLWithPath: errorFile))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { !repositoryVariables.contains($0.key) }.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle(forReadingAtPath: inputFile)
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errorFile)
    // `waitUntilExit` would check only every twentieth of a second.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    guard process.terminationStatus == 0 else {
      let errors = (try? String(contentsOfFile: errorFile, encoding: .utf8)) ?? ""
      throw Failure(
        "git \(arguments.joined(separator: " ")) failed: "
          + errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return data
  }
}

/// A temporary folder.
struct ScratchFolder {
  let path: String

  /// Creates a temporary folder.
  ///
  /// - Parameter parent: The folder to create it in. A folder that will be moved has to be created
  ///   beside its final path.
  init(in parent: String = NSTemporaryDirectory()) throws {
    path =
      URL(fileURLWithPath: parent).appendingPathComponent(".porting-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
