import Testing
import XCTest

@testable import Galley

/// Returns the name of the file of a proof of the calling test.
private func proofName(
  _ function: String = #function, line: Int = #line, filePath: String = #filePath
) -> String {
  let place = ProofPlace(
    fileID: "GalleyTests/ProofSuiteTests.swift", filePath: filePath, line: line, column: 1)
  return place.file(test: function, name: "long", pathExtension: "txt").lastPathComponent
}

@Suite("Proofs of tests with one name")
struct ProofSuiteTests {
  @Suite struct Light {
    @Test func row() { #expect(proofName() == "ProofSuiteTests.Light.row.long.txt") }
  }

  @Suite struct Dark {
    @Test func row() { #expect(proofName() == "ProofSuiteTests.Dark.row.long.txt") }
  }

  @Test func single() { #expect(proofName() == "single.long.txt") }

  @Test("Functions are counted by name, without those in comments")
  func declarations() {
    let text = """
      @Test func row() {}
        @MainActor private func row<T>(_ value: T) {}
      // func row() {}
      func `a row`() { let func1 = 3 }
      func
      """
    #expect(ProofSuite.declarations(in: text) == ["row": 2, "a row": 1])
    #expect(ProofSuite.declarations(in: "") == [:])
  }
}

final class LightProofTests: XCTestCase {
  func testRow() { XCTAssertEqual(proofName(), "LightProofTests.testRow.long.txt") }
}

final class DarkProofTests: XCTestCase {
  func testRow() { XCTAssertEqual(proofName(), "DarkProofTests.testRow.long.txt") }
}
