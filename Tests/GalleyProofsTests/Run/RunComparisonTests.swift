import GalleyProofFiles
import Testing

@testable import GalleyProofs

@Suite("The comparison of two runs")
struct RunComparisonTests {
  private func run(
    _ proofs: [String: String?], tests: [String: TestState] = [:]
  ) -> ObservedRun {
    ObservedRun(
      used: proofs.keys, changed: proofs.compactMapValues { $0 },
      tests: tests.map { TestResult(name: $0.key, state: $0.value, milliseconds: 0) })
  }

  @Test("Proofs that held twice, or changed in the same way, are the same")
  func same() {
    let one = run(["a.txt": nil, "b.txt": "5f"], tests: ["t": .failed])
    let comparison = RunComparison(one, one)
    #expect(comparison.proofs.isEmpty && comparison.tests.isEmpty)
  }

  @Test("A comparison tells the way in which each proof differs")
  func differences() {
    let first = run(["a": "1", "b": "1", "c": nil, "d": nil, "same": nil])
    let second = run(["a": "2", "b": nil, "c": "2", "e": "1", "same": nil])
    let comparison = RunComparison(first, second)
    #expect(comparison.proofs.map(\.file) == ["a", "b", "c", "d", "e"])
    #expect(
      comparison.proofs.map(\.difference) == [
        .contents, .onlyFirstChanged, .onlySecondChanged, .onlyInFirst, .onlyInSecond,
      ])
  }

  @Test("Tests that ended in another way are named, although no proof differs")
  func tests() {
    let comparison = RunComparison(
      run([:], tests: ["a": .passed, "b": .passed, "c": .failed]),
      run([:], tests: ["a": .passed, "b": .failed]))
    #expect(
      comparison.tests == [
        .init(name: "b", first: .passed, second: .failed),
        .init(name: "c", first: .failed, second: .notRun),
      ])
  }
}

@Suite("The name of a file in the results, which depends on its contents")
struct ContentHashTests {
  // The expected names are the first halves of hashes from another tool for SHA-256.
  @Test(
    "The name of a file is the first half of the SHA-256 hash of its contents",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb924"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223"),
      (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f"),
      (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c"),
    ])
  func name(text: String, hash: String) {
    #expect(ContentHash.name(of: text) == hash)
  }
}
