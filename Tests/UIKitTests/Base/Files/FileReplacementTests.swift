import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The replacement of a file")
struct FileReplacementTests {
  private let folder: URL

  init() throws {
    folder = URL(fileURLWithPath: "/tmp/galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The names in a folder, hidden names included.
  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Creates a folder with an empty file.
  private func makeFolder(at url: URL, with name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data().write(to: url.appendingPathComponent(name))
  }

  @Test("A folder is replaced by a folder or a file, and nothing else remains")
  func folders() throws {
    let recipe = folder.appendingPathComponent("recipe")
    try makeFolder(at: recipe, with: "old")
    try FileReplacement.replaceItem(at: recipe) { try makeFolder(at: $0, with: "new") }
    #expect(try names(in: recipe) == ["new"])
    try FileReplacement.replaceItem(at: recipe) { try Data("Bread".utf8).write(to: $0) }
    #expect(try Data(contentsOf: recipe) == Data("Bread".utf8))
    #expect(try names(in: folder) == ["recipe"])
  }

  @Test("An error leaves a folder as it was, wherever it occurs")
  func errors() throws {
    let recipe = folder.appendingPathComponent("recipe")
    try makeFolder(at: recipe, with: "old")
    #expect(throws: CocoaError.self) {
      try FileReplacement.replaceItem(at: recipe) {
        try makeFolder(at: $0, with: "new")
        throw CocoaError(.fileWriteOutOfSpace)
      }
    }
    // The closure writes nothing, so there is no item that could replace the folder.
    #expect(throws: CocoaError.self) { try FileReplacement.replaceItem(at: recipe) { _ in } }
    #expect(try names(in: recipe) == ["old"])
    #expect(try names(in: folder) == ["recipe"])
  }
}
