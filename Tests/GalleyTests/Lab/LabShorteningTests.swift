import Foundation
import Testing

@testable import Galley

@MainActor
@Suite("A walk that fails", .walksInProcess)
struct LabShorteningTests {
  /// Shortens a walk that fails at the first step that a closure accepts. State 2 is the simplest,
  /// and then come 0, 1 and 3.
  private func shortened(_ steps: [LabStep], failing: ([LabStep]) -> Int?) -> [String] {
    func firstFailing(_ tries: [[LabStep]]) -> LabShortening.Result? {
      for steps in tries {
        if let step = failing(steps) { return (steps, LabFailure(step: step, text: "fault")) }
      }
      return nil
    }
    guard let (steps, failure) = firstFailing([steps]) else { return [] }
    return LabShortening.shorten(
      steps, failure, limit: 60, states: [2, 0, 1, 3], firstFailing: firstFailing
    ).steps.map(\.description)
  }

  @Test("Shortening removes the steps on which the fault does not depend")
  func removed() {
    let steps: [LabStep] = [
      .rotate, .dark, .rest, .memoryWarning, .largerText, .rest, .leaveAndReturn, .rest,
    ]
    let short = shortened(steps) { steps in
      guard let dark = steps.firstIndex(of: .dark) else { return nil }
      return steps[dark...].firstIndex(of: .largerText)
    }
    #expect(short == ["dark", "largerText"])
  }

  @Test("Shortening gives plain updates, simple states, first items and short distances")
  func simplified() {
    // The fault needs an update to any state but the simplest one, and a flick upwards.
    let steps: [LabStep] = [
      .updateDuringAnimation(3, 2), .updateInFrame(1), .tap(11), .flick(-400), .scroll(to: 0.3),
    ]
    let short = shortened(steps) { steps in
      let update = steps.firstIndex { step in
        switch step {
        case .update(let state, _), .updateInFrame(let state): state != 2
        case .updateDuringAnimation(let first, let second), .updateTwice(let first, let second):
          first != 2 || second != 2
        default: false
        }
      }
      guard let update else { return nil }
      return steps[update...].firstIndex { step in
        if case .flick(let delta) = step { return delta < 0 }
        return false
      }
    }
    #expect(short == ["update(0)", "flick(-100.0)"])
  }

  @Test("A step is simplified again when the walk has become shorter because of another step")
  func simplifiedAgain() {
    let failing: [[LabStep]] = [
      [.tap(5), .rest, .swipe(5)], [.tap(5), .rest, .swipe(0)], [.tap(5), .swipe(0)],
      [.tap(0), .swipe(0)],
    ]
    let short = shortened(failing[0]) { failing.contains($0) ? $0.count - 1 : nil }
    #expect(short == ["tap(0)", "swipe(0)"])
  }

  @Test("A shortened walk ends with a touch only if the fault needs one")
  func withoutTouch() {
    let short = shortened([.update(1), .tapInBoth(40)]) { steps in
      steps.firstIndex { if case .tapInBoth = $0 { true } else { $0 == .rest } }
    }
    #expect(short == ["rest"])
  }

  @Test("Shortening keeps a step whose simpler forms do not fail")
  func kept() {
    let short = shortened([.rest, .updateUnderFinger(3), .rest]) { steps in
      steps.firstIndex(of: .updateUnderFinger(3))
    }
    #expect(short == ["updateUnderFinger(3)"])
  }

  @Test("Shortening keeps the negative number of an item")
  func negative() {
    #expect(shortened([.tap(-3)]) { $0.firstIndex(of: .tap(-3)) } == ["tap(-3)"])
  }

  @Test("Simplifying a step again and again comes to an end")
  func ends() {
    let steps: [LabStep] = [
      .update(3, animated: false), .updateTwice(3, 3), .updateInTurn(3), .updateFromQueue(3),
      .updateUnderFinger(3), .updateDuringAnimation(3, 3), .updateInFrame(3),
      .updateDuringTap(3, item: 9), .updateDuringMenu(3, item: 9), .wait(0.5), .scroll(to: 0.2),
      .flick(300), .tap(9), .select(9),
      .swipe(9), .drag(9, by: 120), .press(9), .tapInBoth(9), .interrupt(3, item: 9),
      .filter(3, item: 9), .tapControls, .width(0.7), .rotate,
    ]
    for step in steps {
      // Always the last of the simpler forms, which is the least simple one.
      var chain = [step]
      while let next = chain.last?.simpler(states: [2, 0, 1, 3]).last, chain.count < 30 {
        chain.append(next)
      }
      #expect(chain.count < 30, "\(chain)")
      #expect(Set(chain).count == chain.count, "\(chain)")
    }
  }
}

@MainActor
@Suite("A test that is printed for a walk", .walksInProcess)
struct PastedTestTests {
  private func pasted(_ call: String) -> String {
    SourceText.adding("replaying: [.rest]", to: call, leavingOut: ["walks", "length", "seed"])
  }

  @Test("The printed test replays the steps, without random numbers")
  func arguments() {
    #expect(pasted("fuzz(feed)") == "fuzz(feed, replaying: [.rest])")
    #expect(
      pasted("fuzz(feed, walks: 40, length: count(of: feed), seed: seed, doing: [.updates])")
        == "fuzz(feed, replaying: [.rest], doing: [.updates])")
    #expect(
      pasted("fuzz(feed(\", )\", of: 2))") == "fuzz(feed(\", )\", of: 2), replaying: [.rest])")
    #expect(
      pasted("fuzz(\n  LabScreen(states: [[], [1, 2]]) { Feed($0) }, walks: 6)")
        == "fuzz(\n  LabScreen(states: [[], [1, 2]]) { Feed($0) }, replaying: [.rest])")
  }

  @Test(
    "The printed test keeps arguments with strings of all kinds and comments",
    arguments: [
      "feed(\"\"\"\n  a \"quoted, ) text\n  \"\"\")", "feed(#\"a\"), b\"#)",
      "feed(\"\\(isOn ? \"(\" : \"\")\")", "feed // of five, \"more)\n  ", "feed /* , \") */",
    ])
  func literals(argument: String) {
    #expect(pasted("fuzz(\(argument), walks: 40)") == "fuzz(\(argument), replaying: [.rest])")
  }

  @Test("The printed test has whole statements, also with multiline strings")
  func literalsInStatements() throws {
    let source = try #require(SourceText(#filePath))
    let first = #line + 1
    func longTexts() {
      let title = """
        the "first (
        of them
        """
      // A comment with (
      let names = [title]  // and ) one more
      _ = names
    }
    let lines = source.statements(of: "longTexts", before: first + 7, for: "fuzz(feed(names))")
    #expect(
      lines.map { String($0.drop { $0 == " " }) } == [
        #"let title = """"#, #"the "first ("#, "of them", "\"\"\"",
        "let names = [title]  // and ) one more",
      ])
  }

  @Test("The printed test begins with the statements that the call depends on")
  func statements() throws {
    let source = try #require(SourceText(#filePath))
    let first = #line + 1
    func feed(count: Int) {
      let numbers = Array(0..<count)
      let other = numbers.count
      var feed = numbers.map {
        $0 + 1
      }
      feed.append(0)
      [other].forEach { _ in
        _ = feed
      }
    }
    // The call stands in the closure.
    let lines = source.statements(of: "feed", before: first + 8, for: "fuzz(feed, walks: 4)")
    #expect(
      lines.map { String($0.drop { $0 == " " }) } == [
        "let numbers = Array(0..<count)", "var feed = numbers.map {", "$0 + 1", "}",
        "feed.append(0)",
      ])
    #expect(source.statements(of: "feed", before: first + 8, for: "fuzz(screen)").isEmpty)
  }

  @Test("The printed test is also made from a source with carriage returns")
  func carriageReturns() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("func test() {\r\n  fuzz(\r\n    feed)\r\n}\r\n".utf8).write(to: file)
    let source = try #require(SourceText(file.path))
    let call = try #require(source.call(of: "fuzz", near: 3))
    #expect(call.text == "fuzz(\n    feed)" && call.line == 2)
  }

  @Test("The printed test has whole statements with brackets and quotation marks")
  func quotationMarks() throws {
    let source = try #require(SourceText(#filePath))
    let first = #line + 1
    func quoted() {
      let title = "the \"first (\" of them"
      let path = "C:\\"
      let names = [title, path]
      _ = names
    }
    let lines = source.statements(of: "quoted", before: first + 4, for: "fuzz(feed(names))")
    #expect(
      lines.map { String($0.drop { $0 == " " }) } == [
        #"let title = "the \"first (\" of them""#, #"let path = "C:\\""#,
        "let names = [title, path]",
      ])
  }
}
