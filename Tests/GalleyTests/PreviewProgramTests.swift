import Foundation
import GalleyProofFiles
import Testing
import UIKit

#Preview("A row of the list") {
  UIView()
}

#if compiler(>=6.3)
@Suite("A program with tests that is given a job for its previews")
struct PreviewProgramTests {
  @Test("A program with tests lists its previews and screens when it ends")
  func list() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("previews-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = folder.appendingPathComponent("journal.txt")
    let job = PreviewJob(.list, folder: folder.path, journal: journal.path)
    let file = folder.appendingPathComponent("job.json")
    try JSONEncoder().encode(job).write(to: file)
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = ["--testing-library", "swift-testing", "--list-tests"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [PreviewJob.variable: file.path]
    ) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let entries = PreviewJob.entries(in: journal)
    guard case .list(let items)? = entries.first else {
      Issue.record("\(entries)")
      return
    }
    let own = items.filter { $0.file == "GalleyTests/PreviewProgramTests.swift" }
    #expect(own.map(\.title) == ["A row of the list"])
    #expect(own.map(\.line) == [6])
    // The list in FindingBugsGuideTests.swift.
    let listed = items.filter { $0.module == "People" }
    #expect(listed.map(\.title) == ["Terms", "People"])
    #expect(Set(listed.map(\.file)) == ["GalleyTests/FindingBugsGuideTests.swift"])
  }
}
#endif
