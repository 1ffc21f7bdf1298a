import Foundation

/// Holds something against what was written down of it, and fails with what has changed.
///
///     @Test func row() {
///       assertProof(of: RowView(title: "Hello"), as: .frames)
///     }
///
/// What was written down stands beside the test, in `__Proofs__/<TestFile>/<test>.<name>.<ext>`. It is
/// written by running the test with `GALLEY_RECORD=missing`, where there is nothing yet, or with
/// `GALLEY_RECORD=all`. Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - subject: What to look at.
///   - proof: How it is written down.
///   - name: What tells several proofs of one test apart.
@MainActor
public func assertProof<Subject>(
  of subject: @autoclosure () throws -> Subject, as proof: Proof<Subject>,
  named name: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = place.file(
    test: function, name: name, pathExtension: proof.pathExtension)
  do {
    let look = try proof.look(try subject())
    let before = FileManager.default.contents(atPath: file.path)
    if let before, look.isSame(before) { return }
    let now = try look.written()
    guard let before else {
      guard Recording.current != .never else {
        place.fail(
          "There is no proof yet: \(file.path)\nRun the test with GALLEY_RECORD=missing to write it."
        )
        return
      }
      try ProofFiles.write(now, to: file)
      return
    }
    guard let difference = proof.difference(before, now) else { return }
    if Recording.current == .all {
      try ProofFiles.write(now, to: file)
      return
    }
    let actual = try ProofFiles.keep(now, insteadOf: file)
    place.fail(
      """
      Not as it was written down in \(file.path)
      \(difference)
      It is now: \(actual.path)
      If that is right, run the test with GALLEY_RECORD=all.
      """)
  } catch {
    place.fail("No proof can be made: \(error)")
  }
}

/// What is written down, as the environment says.
private enum Recording {
  case never, missing, all

  static var current: Recording {
    switch ProcessInfo.processInfo.environment["GALLEY_RECORD"] {
    case "all", "1", "true": .all
    case "missing": .missing
    default: .never
    }
  }
}

/// The files of proofs.
private enum ProofFiles {
  /// Writes a file whole, or not at all.
  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Writes what something is now into a folder that may be thrown away.
  static func keep(_ data: Data, insteadOf file: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-proofs")
      .appendingPathComponent(file.deletingLastPathComponent().lastPathComponent)
    let actual = folder.appendingPathComponent(file.lastPathComponent)
    try write(data, to: actual)
    return actual
  }
}
