import Foundation
import Testing

@testable import GalleyProofs

@Suite("A child process")
struct ChildProcessTests {
  @Test("A process that ignores SIGTERM is killed after some time")
  func kills() throws {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-child-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: log) }
    // Without being killed, it ends by itself after about ten seconds.
    let script = "trap '' TERM; echo ready; for i in $(seq 100); do sleep 0.1; done"
    let process = try ChildProcess(
      ["sh", "-c", script], environment: ProcessInfo.processInfo.environment, folder: nil, log: log)
    let ending = process.wait(patience: 0.2) {
      (try? String(contentsOf: log, encoding: .utf8)) == "ready\n"
    }
    #expect(ending == .signal(SIGKILL))
  }
}
