import Foundation
import Galley
import GalleyProofFiles
import Testing
import UIKit

/// The number of `NoteViewController`s that have loaded their views.
@MainActor private var loadCount = 0

private final class NoteViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    loadCount += 1
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "A note about basil"
    label.translatesAutoresizingMaskIntoConstraints = false
    let button = UIButton(frame: CGRect(x: 16, y: 200, width: 100, height: 44))
    button.setTitle("More", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.addAction(UIAction { [label] _ in label.text! += ", and mint" }, for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

/// A temporary folder into which proofs are recorded, as if they were those of `SomeTests.swift`.
@MainActor
struct Scratch {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("galley-scratch-\(UUID().uuidString)")

  var file: String { folder.appendingPathComponent("SomeTests.swift").path }

  /// The names of the recorded proofs, sorted.
  var names: [String] {
    let proofs = folder.appendingPathComponent("__Proofs__/SomeTests").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: proofs)) ?? []).sorted()
  }

  func proof(_ name: String) -> URL {
    folder.appendingPathComponent("__Proofs__/SomeTests/\(name)")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

@MainActor @Suite("A proof of a screen")
struct ScreenProofTests {
  @Test("A proof of a screen is compared in several formats at once")
  func ways() {
    let screen = Screen(NoteViewController(), on: .phone)
    screen.tap("More")
    assertProof(of: screen, as: .frames, .outline, .accessibility, .displayList)
    assertProof(of: screen, as: .image(scale: 1))
  }

  @Test("A proof on several devices repeats the steps on each, and leaves the screen unchanged")
  func variants() {
    let screen = Screen(NoteViewController(), on: .phone)
    screen.tap("More")
    assertProof(
      of: screen, as: .accessibility,
      on: .all([.phone, .pad.landscape.split(.half)], [.light, .rightToLeft]))
    #expect(screen.find("A note about basil, and mint") != nil)
  }

  @Test("A proof of a screen has a different name for each look", arguments: Looks.styles)
  func looks(_ look: Look) {
    assertProof(of: Screen(NoteViewController(), on: .phone, look), as: .image(scale: 1))
  }

  @Test("A proof on several devices uses the same controller if it can't be created again")
  func sameController() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let controller = NoteViewController()
    let count = loadCount
    let screen = Screen(controller, on: .phone)
    assertProof(
      of: screen, as: .frames, on: .all([.smallPhone, .phone]), record: .all,
      filePath: scratch.file)
    #expect(loadCount == count + 1)
    #expect(
      scratch.names == [
        "sameController.iPhone-13.frames.txt", "sameController.iPhone-SE.frames.txt",
      ])
    let small = try? String(
      contentsOf: scratch.proof("sameController.iPhone-SE.frames.txt"), encoding: .utf8)
    #expect(small?.hasPrefix("UIWindow (0, 0, 320, 568)") == true, "\(small ?? "")")
    #expect(screen.view.bounds.width == 390)
  }

  @Test("After a proof in another language, the same controller is shown in its language again")
  func sameLanguage() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let controller = NoteViewController()
    let screen = Screen(controller, on: .phone)
    let language = screen.scene.language
    assertProof(
      of: screen, as: .frames, on: .looks([.light, .language("ar"), .dark]), record: .all,
      filePath: scratch.file)
    let texts = ["light", "dark"].map { name in
      try? String(
        contentsOf: scratch.proof("sameLanguage.iPhone-13-\(name).frames.txt"), encoding: .utf8)
    }
    #expect(texts[0] != nil)
    #expect(texts[0] == texts[1])
    assertProof(
      of: screen, as: .frames, on: .looks([.language("ar")]), named: "last", record: .all,
      filePath: scratch.file)
    #expect(screen.scene.language == language)
  }

  @Test("Frames of a screen that was rotated are in the orientation that the screen has now")
  func rotated() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let screen = Screen(NoteViewController(), on: .phone)
    screen.rotate()
    assertProof(of: screen, as: .frames, record: .all, filePath: scratch.file)
    let name = "rotated.iPhone-13-landscape.frames.txt"
    #expect(scratch.names == [name])
    let frames = try? String(contentsOf: scratch.proof(name), encoding: .utf8)
    #expect(frames?.hasPrefix("UIWindow (0, 0, 844, 390)") == true, "\(frames ?? "")")
  }

  @Test("Frames are the same whether or not the controller can be created again")
  func squares() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let controller = NoteViewController()
    for (name, screen) in [
      ("fresh", Screen(NoteViewController())), ("same", Screen(controller)),
    ] {
      assertProof(of: screen, as: .frames, named: name, record: .all, filePath: scratch.file)
    }
    let texts = ["fresh", "same"].map { name in
      try? String(contentsOf: scratch.proof("squares.\(name).frames.txt"), encoding: .utf8)
    }
    #expect(texts[0] != nil)
    #expect(texts[0] == texts[1])
  }
}

@MainActor @Suite("The recording of proofs")
struct ProofRecordingTests {
  private func row(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return view
  }

  @Test("With record: .missing, a missing proof is recorded, and fails only the first time")
  func missing() {
    let scratch = Scratch()
    defer { scratch.remove() }
    func run() -> [String] {
      messages { assertProof(of: "one", as: .text, record: .missing, filePath: scratch.file) }
    }
    #expect(run().first?.contains("There was no proof yet. It is recorded now") == true)
    #expect(run().isEmpty)
    #expect(scratch.names == ["run.txt"])
  }

  @Test("With record: .never, a missing proof fails and is not recorded")
  func never() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let failures = messages {
      withProofs(record: .never) { assertProof(of: "one", as: .text, filePath: scratch.file) }
    }
    #expect(failures.first?.contains("There is no proof yet") == true)
    #expect(scratch.names.isEmpty)
  }

  @Test(
    "With record: .failed, a proof that differs is recorded, and fails only the first time",
    .proofs(record: .failed))
  func failed() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    func run(_ text: String) -> [String] {
      messages { assertProof(of: text, as: .text, filePath: scratch.file) }
    }
    try FileManager.default.createDirectory(
      at: scratch.proof("run.txt").deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("one\n".utf8).write(to: scratch.proof("run.txt"))
    #expect(run("one").isEmpty)
    let failures = run("two")
    #expect(failures.first?.contains("failed proofs are recorded") == true, "\(failures)")
    // The proof existed before this run.
    #expect(failures.first?.contains("This run has recorded it before") == false, "\(failures)")
    #expect(run("two").isEmpty)
  }

  @Test("Two proofs with the same name are refused, with the lines of both")
  func sameName() {
    let scratch = Scratch()
    defer { scratch.remove() }
    assertProof(of: "one", as: .text, record: .all, filePath: scratch.file, line: 1)
    let failures = messages {
      assertProof(of: "two", as: .text, record: .all, filePath: scratch.file, line: 2)
    }
    #expect(
      failures.first?.contains("Two proofs have the same name, sameName.txt") == true,
      "\(failures)")
    #expect(failures.first?.contains(":1") == true && failures.first?.contains(":2") == true)
    #expect((try? String(contentsOf: scratch.proof("sameName.txt"), encoding: .utf8)) == "one\n")
  }

  @Test("A second proof of other content from the same line without a name is refused")
  func sameArguments() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let failures = messages {
      for text in ["one", "two"] {
        assertProof(of: text, as: .text, record: .all, filePath: scratch.file)
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("has to name each of its proofs") == true, "\(failures)")
  }

  @Test("A recorded file that is not an image fails the proof, and is not replaced")
  func noImage() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    let file = scratch.proof("noImage.png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no image".utf8).write(to: file)
    let failures = messages { assertProof(of: row(), as: .image(scale: 1), filePath: scratch.file) }
    #expect(failures.first?.contains("it is no image") == true, "\(failures)")
    #expect(try Data(contentsOf: file) == Data("no image".utf8))
  }

  @Test("A proof whose folder can't be created fails with an error")
  func noFolder() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    try FileManager.default.createDirectory(at: scratch.folder, withIntermediateDirectories: true)
    // A file stands where the folder of the proofs would be.
    try Data().write(to: scratch.folder.appendingPathComponent("__Proofs__"))
    let failures = messages {
      assertProof(of: "one", as: .text, record: .missing, filePath: scratch.file)
    }
    #expect(failures.first?.contains("can't be written") == true, "\(failures)")
  }

  @Test("A view whose frame is NaN fails the proof and is not recorded, in any format")
  func noNumbers() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    final class Odd: UIView {
      override var frame: CGRect {
        get { CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1) }
        set { super.frame = newValue }
      }
    }
    let odd = row()
    odd.addSubview(Odd())
    let failures = messages {
      assertProof(of: odd, as: .frames, .image(scale: 1), record: .all, filePath: scratch.file)
    }
    #expect(
      failures.count == 2 && failures.allSatisfy { $0.contains("frame of Odd is no number") },
      "\(failures)")
    #expect(scratch.names == [])
  }

  @Test("A proof is recorded once in a run, and another with its name on the same line is refused")
  func sameLine() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let file = scratch.file
    let failures = messages {
      for text in ["one", "two"] {
        assertProof(of: text, as: .text, record: .missing, filePath: file)
      }
    }
    #expect(failures.count == 2, "\(failures)")
    #expect(failures.last?.contains("This run has recorded it before.") == true, "\(failures)")
    let twice = messages {
      for (column, text) in [(5, "one"), (60, "two")] {
        assertProof(of: text, as: .text, named: "x", filePath: file, line: 1, column: column)
      }
    }
    #expect(
      twice.last?.contains("Two proofs have the same name, sameLine.x.txt") == true, "\(twice)")
    // The columns tell where on the line they are.
    #expect(
      twice.last?.contains(":1:5") == true && twice.last?.contains(":1:60") == true, "\(twice)")
  }

  @Test("Names with slashes or emoji, and very long ones, become valid names of files")
  func names() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let long = String(repeating: "very ", count: 80)
    for name in ["a/b", "🙂 smile", long + "one", long + "two"] {
      assertProof(of: name, as: .text, named: name, record: .all, filePath: scratch.file)
    }
    #expect(scratch.names.count == 4)
    #expect(scratch.names.contains("names.a-b.txt"))
    #expect(scratch.names.allSatisfy { $0.utf8.count < 200 })
  }

  @Test("A failed picture is shown as one picture with that before, that now, and the changes")
  func pictures() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    func run(_ color: UIColor, _ record: ProofRecording) -> [String] {
      messages {
        assertProof(of: row(color), as: .image(scale: 1), record: record, filePath: scratch.file)
      }
    }
    _ = run(.red, .all)
    let failure = try #require(run(.blue, .never).first)
    let line = try #require(failure.split(separator: "\n").first { $0.hasPrefix("Before, now") })
    let path = try #require(line.split(separator: ": ").last)
    let picture = try #require(UIImage(contentsOfFile: String(path)))
    #expect(picture.size == CGSize(width: 20 * 3 + 32, height: 10))
    #expect(failure.contains("swift run proof accept"))
  }

  @Test("With a color tolerance, pixels may differ in color by up to that difference")
  func tolerance() {
    let scratch = Scratch()
    defer { scratch.remove() }
    func run(_ color: UIColor, _ record: ProofRecording, _ tolerance: Double) -> [String] {
      messages {
        assertProof(
          of: row(color), as: .image(scale: 1, colorTolerance: tolerance), record: record,
          filePath: scratch.file)
      }
    }
    let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let nearly = UIColor(red: 0.508, green: 0.5, blue: 0.5, alpha: 1)
    _ = run(gray, .all, 0)
    #expect(run(nearly, .never, 0).count == 1)
    #expect(run(nearly, .never, 2).isEmpty)
    #expect(run(.black, .never, 2).first?.contains("by a color difference of up to 53") == true)
  }

  @Test("Content that is too high to be drawn fails with an error, and is not recorded")
  func tooHigh() {
    let scratch = Scratch()
    defer { scratch.remove() }
    let high = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1_000_000))
    let failures = messages {
      assertProof(of: high, as: .image(scale: 3), record: .all, filePath: scratch.file)
    }
    #expect(failures.first?.contains("too large to be drawn") == true, "\(failures)")
    #expect(scratch.names.isEmpty)
  }

  @Test("A value is recorded as JSON with sorted keys")
  func json() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    assertProof(of: ["b": 1, "a": 2], as: .json, record: .all, filePath: scratch.file)
    #expect(
      try String(contentsOf: scratch.proof("json.json"), encoding: .utf8)
        == "{\n  \"a\" : 2,\n  \"b\" : 1\n}\n")
  }
}

@Suite("A difference of texts")
struct UnifiedDifferenceTests {
  @Test("A unified difference, applied to the text before, gives the text after")
  func judge() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<30 {
      let (before, now) = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &random))
          .map { _ in ["a", "b", "c", "d"].randomElement()! + "\n" }.joined()
      }.pair
      guard before != now else { continue }
      #expect(try patched(before, with: before, now) == now, "\(before) to \(now)")
    }
  }

  /// Returns a text with the difference applied hunk by hunk, as the command `patch` does.
  private func patched(_ text: String, with before: String, _ now: String) throws -> String {
    let difference = try #require(UnifiedDifference.describe(before, now))
    var old = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var result: [String] = []
    var line = 0
    for entry in difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
      if entry.hasPrefix("@@") {
        let start = try #require(entry.firstMatch(of: /-(\d+),(\d+)/))
        let first = Int(start.1)! - (start.2 == "0" ? 0 : 1)
        while line < first {
          result.append(old.removeFirst())
          line += 1
        }
      } else if entry.hasPrefix("+") {
        result.append(String(entry.dropFirst()))
      } else {
        let next = old.removeFirst()
        #expect(next == entry.dropFirst())
        line += 1
        if entry.hasPrefix(" ") { result.append(next) }
      }
    }
    return (result + old).joined(separator: "\n")
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
