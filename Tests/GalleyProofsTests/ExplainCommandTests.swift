import Foundation
import GalleyProofFiles
import GalleyProofs
import Testing

@MainActor @Suite("The explanation of a recorded result")
struct ExplainCommandTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("explain-\(UUID().uuidString)").resolvingSymlinksInPath()

  private func keep(_ name: String, explanation: String?) throws {
    _ = try ProofStore.keep(
      Data("new".utf8), insteadOf: root.appendingPathComponent("__Proofs__/FeedTests/\(name)"),
      difference: nil, place: "FeedTests.swift:3", message: "-old\n+new", explanation: explanation,
      in: root.appendingPathComponent("results"))
  }

  private func run(_ words: String...) -> (output: [String], errors: [String], code: Int32) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      ["explain"] + words + ["--results", root.appendingPathComponent("results").path],
      output: { output.append($0) }, errors: { errors.append($0) })
    return (output, errors, code)
  }

  @Test("The explanation of a result is printed after the difference, or as JSON")
  func printed() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try keep("feed.frames.txt", explanation: "Row, item 1\nframe: (0, 40, 320, 30)\n")
    try keep("feed.png", explanation: nil)
    let result = run("feed.frames")
    #expect(result.code == 0, "\(result)")
    #expect(
      result.output == [
        "FeedTests/feed.frames.txt, at FeedTests.swift:3", "-old\n+new",
        "\nRow, item 1\nframe: (0, 40, 320, 30)\n",
      ])
    let json = run("feed", "--json")
    #expect(json.code == 0)
    #expect(json.output.first?.contains(#""explanation" : "Row, item 1\nframe: "#) == true)
  }

  @Test("If a result has no explanation, the command says so")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(run("feed").code == 1)
    try keep("feed.png", explanation: nil)
    let none = run("feed.png")
    #expect(none.code == 1)
    #expect(none.errors.first?.contains("only proofs of frames have explanations") == true)
    let wrong = run("other")
    #expect(wrong.code == 1)
    #expect(wrong.errors.first?.contains("There are:\n  FeedTests/feed.png") == true)
    #expect(run().code == 2)
  }
}
