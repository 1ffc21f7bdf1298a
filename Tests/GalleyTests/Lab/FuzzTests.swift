import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("Random walks over a screen")
struct FuzzTests {
  static let states: [[Int]] = [[], [1, 2, 3], Array(0..<40), [3, 1], [8, 6, 4, 2]]

  private func screen(forgets: Bool = false, trapsAt count: Int? = nil) -> LabScreen<[Int]> {
    LabScreen(states: Self.states) { numbers in
      MarkedList(numbers, forgets: forgets)
    } update: { screen, numbers, _ in
      if numbers.count == count { fatalError("no room for \(numbers.count) numbers") }
      screen.show(numbers)
    }
  }

  @Test("Random walks find nothing in a right screen")
  func right() { fuzz(screen(), walks: 6) }

  @Test("Random walks find a stale cell, with the steps that lead to it")
  func stale() throws {
    let text = try #require(ListLab.fuzzing(screen(forgets: true)))
    #expect(text.contains("mark (UIView): isHidden is"))
    let isShort = (2...4).contains { text.contains("after \($0) steps") }
    #expect(isShort, "\(text)")
    #expect(text.contains("seed: 0x"))
    #expect(text.contains("replaying: [."))
  }

  @Test("A trap in a random walk is a result with its message and the fewest steps")
  func trap() throws {
    let text = try #require(ListLab.fuzzing(screen(trapsAt: 4)))
    #expect(text.contains("The program traps.\nno room for 4 numbers"), "\(text)")
    #expect(text.contains("after 1 step,"), "\(text)")
  }

  @Test("A trap while the picture is drawn does not hide the fault that a walk has found")
  func trapWhileDrawing() throws {
    let screen = LabScreen(states: Self.states) { numbers -> MarkedList in
      // Letters have different widths only in the fonts of the picture.
      let widths = ["iiii", "WWWW"].map { text -> CGFloat in
        let label = UILabel()
        label.text = text
        return label.intrinsicContentSize.width
      }
      if widths[0] != widths[1] { fatalError("no square letters") }
      return MarkedList(numbers, forgets: true)
    } update: { (screen: MarkedList, numbers, _) in
      screen.show(numbers)
    }
    let text = try #require(ListLab.fuzzing(screen))
    #expect(text.contains("mark (UIView): isHidden is"), "\(text)")
    #expect(!text.contains("The program traps"), "\(text)")
  }

  @Test("The steps of a walk can be replayed")
  func replaying() throws {
    let text = try #require(
      ListLab.fuzzing(screen(trapsAt: 4), replaying: [.rest, .update(4), .rest]))
    #expect(text.contains("no room for 4 numbers"))
    #expect(ListLab.fuzzing(screen(), replaying: [.rest, .update(4), .rest]) == nil)
  }

  @Test("The same seed gives the same random walk")
  func seeds() throws {
    let first = try #require(ListLab.fuzzing(screen(forgets: true)))
    let again = try #require(ListLab.fuzzing(screen(forgets: true)))
    // The picture is named after the line of the call.
    func steps(_ text: String) -> [Substring] {
      text.split(separator: "As a test:")[0].split(separator: "\n")
        .filter { !$0.hasSuffix(".png") }
    }
    #expect(steps(first) == steps(again))
  }

  @Test("Each case of a test with arguments has its own random walks", arguments: [3, 4])
  func cases(count: Int) throws {
    let text = try #require(ListLab.fuzzing(screen(trapsAt: count)))
    #expect(text.contains("no room for \(count) numbers"), "\(text)")
  }
}
