import Foundation

/// Writes a shell script that a test runs as a program.
///
/// Another process writes the file. If this process wrote it, a child process that another thread
/// starts at the same time would inherit the open file for a moment, and a file that is open for
/// writing can't be run.
public func writeProgram(_ script: String, to file: URL) throws {
  let text = file.appendingPathExtension("text")
  try Data(script.utf8).write(to: text)
  defer { try? FileManager.default.removeItem(at: text) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/cp")
  process.arguments = [text.path, file.path]
  try process.run()
  process.waitUntilExit()
  try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
}
