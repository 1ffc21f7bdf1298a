import Foundation
import TestSupport
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Visual formats")
struct VisualFormatTests {
  private let bench = LayoutBench()

  private func frames(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    direction: UISemanticContentAttribute = .unspecified
  ) -> [CGRect] {
    let bench = LayoutBench()
    bench.root.semanticContentAttribute = direction
    let (a, b) = (bench.add(SizedView(30, 10)), bench.add(SizedView(50, 20)))
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 250],
          views: ["a": a, "b_2": b]))
    }
    bench.root.layoutIfNeeded()
    return [a.frame, b.frame]
  }

  @Test("Visual formats describe rows and columns")
  func rows() {
    #expect(
      frames("|-[a]-[b_2]", "V:|[a]", "V:|-3-[b_2(==a)]")
        == [rect(8, 0, 30, 20), rect(46, 3, 50, 20)])
    #expect(
      frames("H:|-gap-[a(40)][b_2(>=a,<=60@low)]-(>=gap)-|", "V:|-[a]-[b_2]-|")
        == [rect(12, 8, 40, 10), rect(52, 26, 50, 166)])
  }

  @Test("Visual formats follow the layout direction, unless options change that")
  func direction() {
    #expect(
      frames("|-10-[a]-[b_2]", "V:|[a]", "V:|[b_2]", direction: .forceRightToLeft)
        == [rect(280, 0, 30, 10), rect(222, 0, 50, 20)])
    #expect(
      frames(
        "|-10-[a]-[b_2]", "V:|[a]", "V:|[b_2]", options: .directionLeftToRight,
        direction: .forceRightToLeft) == [rect(10, 0, 30, 10), rect(48, 0, 50, 20)])
    #expect(
      frames("|-10-[a]-[b_2]", "V:|[a]", "V:|[b_2]", options: .directionRightToLeft)
        == [rect(280, 0, 30, 10), rect(222, 0, 50, 20)])
  }

  @Test("Visual formats align their views")
  func alignment() {
    let bench = LayoutBench()
    let (a, b) = (bench.add(SizedView(30, 10)), bench.add(SizedView(50, 20)))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a][b]", options: [.alignAllBottom], views: ["a": a, "b": b])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[b]", views: ["b": b]))
    bench.root.layoutIfNeeded()
    #expect(a.frame == rect(0, 15, 30, 10))
    #expect(b.frame == rect(30, 5, 50, 20))
  }

  @Test("A malformed visual format says what is wrong, and where")
  func faults() {
    let expected: [(String, String, Int)] = [
      ("[a", "Expected a ']' here", 2), ("V[a]", "Expected a ':' after 'V'", 1),
      ("[a]-", "Expected a View", 4), ("[a]-(>5)-[b]", "Expected a '=' here", 6),
      ("[a]-5[b]", "Expected a '-' here", 5), ("[1]", "Expected a View", 1),
      ("[a]-(?)-[b]", "Expected a number", 5), ("|-|", "Expected a View", 2),
      ("", "Expected a '['", 0),
    ]
    for (format, reason, place) in expected {
      do {
        _ = try VisualFormat(format)
        Issue.record("\(format) is read")
      } catch {
        #expect(error.reason.hasPrefix(reason) && error.place == place, "\(format): \(error)")
      }
    }
  }

  @Test("An unknown name in a visual format traps with UIKit's words and the position")
  func unknown() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[foo]", views: [:])
    }
    expectTrap(
      result,
      says: "Unable to parse constraint format: \nfoo is not a key in the views dictionary. \n"
        + "|-[foo] \n      ^")
  }
}
