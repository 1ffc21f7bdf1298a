import Foundation
import GalleyCairo
import GalleyDrawing
import GalleyGeometry
import Testing

/// Draws in a fresh process. `DeterminismTests` starts this test alone, in an environment of its
/// choice; otherwise this test does not run.
@Suite("A probe for other tests", .enabled(if: Probe.answerPath != nil))
struct DeterminismProbe {
  @Test("The probe writes its drawing to the file that the environment names")
  func answer() throws {
    let path = try #require(Probe.answerPath)
    try Probe.answer().write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// A sample picture, drawn in a process of its own.
enum Probe {
  private static let variable = "GALLEY_PROBE_ANSWER"

  static var answerPath: String? { ProcessInfo.processInfo.environment[variable] }

  /// Returns the picture in short, the reports about fonts, and the font families, a line each.
  static func answer() throws -> String {
    let engine = PangoTextEngine()
    let bitmap = try #require(
      sample.rendered(size: Size(width: 240, height: 200), scale: 2, background: .white))
    let size = sample.bounds.size
    return ["\(bitmap) \(size.width) \(size.height)"].joined() + "\n"
      + engine.reports.joined(separator: "; ") + "\n"
      + engine.families.joined(separator: ", ")
  }

  /// Five scripts in several fonts, a shadow, a gradient and a line.
  static var sample: DisplayList {
    var list = DisplayList()
    let box = Path(roundedRect: Rect(x: 8, y: 8, width: 224, height: 184), radius: 12)
    list.append(
      .shadow(box, Shadow(color: Color(white: 0, alpha: 0.4), offset: .zero, radius: 3)))
    let gradient = Gradient(
      .linear(from: .zero, to: Point(x: 0, y: 200)),
      stops: [Gradient.Stop(.white, at: 0), Gradient.Stop(Color(white: 0.8), at: 1)])
    list.fill(box, with: .gradient(gradient))
    list.stroke(box, with: .color(.black), style: StrokeStyle(width: 0.5))
    let texts = [
      ("Hamburgefonts 12,345", Font(size: 17)), ("日本語の文章、骨直", Font(size: 17, weight: .bold)),
      ("السلام عليكم", Font(size: 17)), ("हिन्दी क्षत्रिय", Font(.serif, size: 20)),
      ("👩‍👩‍👧‍👦 🎉 ❤️", Font(size: 24)), ("Leaning code", Font(.monospaced, size: 13, isItalic: true)),
    ]
    for (index, (text, font)) in texts.enumerated() {
      let layout = TextLayout(
        StyledText(text, TextStyle(font: font)), in: TextContainer(width: 200),
        engine: PangoTextEngine())
      list.draw(layout, at: Point(x: 16, y: 14 + Double(index) * 28))
    }
    return list
  }

  /// Returns the answer of a new process whose environment has these changes.
  static func answer(in changes: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let answer = folder.appendingPathComponent("galley-probe-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: answer) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "DeterminismProbe"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(changes) { $1 }.merging([variable: answer]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOfFile: answer, encoding: .utf8)
  }
}
