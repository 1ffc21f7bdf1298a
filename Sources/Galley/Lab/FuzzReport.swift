/// The message with which a call of `fuzz` fails: the fault, the steps, and a test that repeats the
/// steps.
internal struct FuzzReport {
  let found: FuzzResult
  let random: LabWalks
  let place: ProofPlace
  let test: LabTest
  /// The name of the function that the test called: `fuzz` or `fuzzWithTasks`.
  let tool: String

  var text: String {
    let count = found.steps.count
    var lines = [found.failure.textWithPicture, ""]
    if let walk = found.walk {
      let seed = "0x" + String(random.seed(of: walk), radix: 16)
      lines.append(
        "after \(count) \(count == 1 ? "step" : "steps"), of \(found.lengthBefore) (seed: \(seed)):"
      )
    } else {
      lines.append("after \(count) \(count == 1 ? "step" : "steps"):")
    }
    lines += found.steps.enumerated().map { index, step in
      found.failure.touches[index].map { "  \(step)  // \($0)" } ?? "  \(step)"
    }
    if found.walk != nil, let test = pastedTest { lines += ["", "As a test:", "", test] }
    return lines.joined(separator: "\n")
  }

  /// The source of a test that takes the steps again.
  private var pastedTest: String? {
    guard let source = SourceText(place.filePath),
      let call = source.call(of: tool, near: place.line)
        ?? source.call(of: tool.replacing("fuzz", with: "fuzzing"), near: place.line)
    else { return nil }
    let steps = found.steps.map { ".\($0)" }.joined(separator: ", ")
    let again = SourceText.adding(
      "replaying: [\(steps)]", to: call.text, leavingOut: ["walks", "length", "seed"])
    let before = source.statements(of: test.function, before: call.line, for: call.text)
    let waits = tool == "fuzz" ? ("", "") : (" async", "await ")
    let head =
      (test.isXCTest ? "" : "@Test ") + "@MainActor func \(test.function)Again()\(waits.0) {"
    return (["  \(head)"] + before + ["    \(waits.1)\(again)", "  }"]).joined(separator: "\n")
  }
}
