import Foundation
import Galley
import Testing
import UIKit

/// A value with a description of its own.
private struct Flavor: CustomTestStringConvertible {
  var testDescription: String { "salt & vinegar" }
}

/// A value without a description.
private struct Plain {
  var number = 1
}

private enum Size { case small }

@MainActor @Suite("The names of proofs in tests with arguments")
struct ProofArgumentsTests {
  private func names(
    named name: String? = nil, function: String = #function
  ) -> [String] {
    let scratch = Scratch()
    defer { scratch.remove() }
    assertProof(
      of: "one", as: .text, named: name, record: .all, filePath: scratch.file, function: function)
    return scratch.names
  }

  @Test("Each case of a test has its own proof", arguments: [1, -2], ["a/b", "plain"])
  func numbers(_ number: Int, _ text: String) {
    #expect(names() == ["numbers.\(number)-\(text == "plain" ? text : "a-b").txt"])
    #expect(names(named: "own") == ["numbers.own.txt"])
  }

  @Test("A description for tests is the name of an argument", arguments: [Flavor()])
  fileprivate func described(_ flavor: Flavor) {
    #expect(names() == ["described.salt-vinegar.txt"])
  }

  @Test("A case of an enumeration is the name of an argument", arguments: [Size.small])
  fileprivate func enumerated(_ size: Size) { #expect(names() == ["enumerated.small.txt"]) }

  @Test("An optional argument has the name of its value", arguments: [1, nil])
  func optional(_ number: Int?) {
    #expect(names() == ["optional.\(number.map { "\($0)" } ?? "nil").txt"])
  }

  @Test("Arguments that are described differently in each run have no name", arguments: [[1: 2]])
  func unordered(_ numbers: [Int: Int]) { #expect(names() == ["unordered.txt"]) }

  @Test("An argument without a description has no name", arguments: [Plain()])
  fileprivate func undescribed(_ plain: Plain) { #expect(names() == ["undescribed.txt"]) }

  @Test("A look is once in the name of a screen's proof", arguments: [Look.usual, .dark], [7])
  func looks(_ look: Look, _ number: Int) {
    let scratch = Scratch()
    defer { scratch.remove() }
    let screen = Screen(UIViewController(), on: .phone, look)
    assertProof(of: screen, as: .outline, record: .all, filePath: scratch.file)
    #expect(scratch.names == ["looks.7\(look == .dark ? ".dark" : "").outline.txt"])
  }

  @Test("With several devices, the arguments come before the device", arguments: [3])
  func devices(_ number: Int) {
    let scratch = Scratch()
    defer { scratch.remove() }
    assertProof(
      of: UIViewController(), as: .outline, on: .all([.phone]), record: .all,
      filePath: scratch.file)
    #expect(scratch.names == ["devices.3.iPhone-13.outline.txt"])
  }
}
