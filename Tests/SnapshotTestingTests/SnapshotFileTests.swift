import Foundation
import SnapshotTesting
import Testing
import UIKit

/// A folder with the snapshots of a test that does not exist.
struct Place {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func text(_ name: String) -> String? { try? String(contentsOf: file(name), encoding: .utf8) }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, test: String = "rows()"
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.path,
      testName: test)
  }
}

/// A view with a part that is a third as wide.
final class ThirdView: UIView {
  let part = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(part)
    part.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      part.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1.0 / 3),
      part.heightAnchor.constraint(equalToConstant: 4),
      part.leadingAnchor.constraint(equalTo: leadingAnchor),
      part.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("The file of a snapshot", .snapshots(record: .missing))
struct SnapshotFileTests {
  @Test("Is named after the test, and numbered or named")
  func names() {
    let place = Place()
    defer { place.remove() }
    #expect(place.verify("one", .lines)?.contains("It is recorded now") == true)
    #expect(place.verify("two", .lines) != nil)
    #expect(place.verify("three", .lines, named: "a/b: c!") != nil)
    #expect(place.verify("four", .lines, test: "test(kind:_:)") != nil)
    // The name of a test of the main actor in ported sources.
    #expect(place.verify("five", .lines, test: "_main_testFeed()") != nil)
    #expect(place.verify(["a": 1], .json) != nil)
    #expect(place.text("rows.1.txt") == "one")
    #expect(place.text("rows.2.txt") == "two")
    #expect(place.text("rows.a-b-c.txt") == "three")
    #expect(place.text("test-kind-_.1.txt") == "four")
    #expect(place.text("testFeed.1.txt") == "five")
    #expect(place.text("rows.3.json") != nil)
  }

  @Test("Stands beside the test, in a folder with the name of its file")
  func folder() {
    let folder = Place()
    defer { folder.remove() }
    #expect(folder.verify("one", .lines, named: "x") != nil)
    #expect(folder.verify("one", .lines, named: "x") == nil)
  }

  @Test(
    "Frames that a phone has recorded are not overwritten: those from here are in the folder Linux")
  func frames() throws {
    let place = Place()
    defer { place.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let (phone, here) = (
      "<UIView; frame = (0 0; 11 20); layer = <CALayer>>",
      "<UIView; frame = (0 0; 10 20); layer = <CALayer>>"
    )
    try place.write(phone, to: "rows.1.txt")
    #expect(place.verify(view, .recursiveDescription, named: "1", record: .failed) != nil)
    #expect(place.text("rows.1.txt") == phone)
    #expect(place.text("Linux/rows.1.txt") == here)
    #expect(place.verify(view, .recursiveDescription, named: "1") == nil)
    // Values are the same everywhere, so a new text replaces the old one.
    try place.write("old", to: "rows.2.txt")
    #expect(place.verify("new", .lines, named: "2", record: .failed) != nil)
    #expect(place.text("rows.2.txt") == "new")
  }

  @Test(
    "Frames have one file, in the folder Linux",
    arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .all])
  func oneFile(record: SnapshotTestingConfiguration.Record) throws {
    let place = Place()
    defer { place.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(place.verify(view, .recursiveDescription, named: "1", record: record) != nil)
    view.frame.size.width = 30
    _ = place.verify(view, .recursiveDescription, named: "1", record: record)
    let files = try FileManager.default.subpathsOfDirectory(atPath: place.folder.path)
    #expect(files.sorted() == ["Linux", "Linux/rows.1.txt"])
    let width = record == .missing ? 10 : 30
    let text = "<UIView; frame = (0 0; \(width) 20); layer = <CALayer>>"
    #expect(place.text("Linux/rows.1.txt") == text)
    let failure = place.verify(view, .recursiveDescription, named: "1", record: .never)
    #expect((failure == nil) == (record != .missing), "\(failure ?? "")")
  }

  @Test("Frames that are not there are missed where they would be recorded")
  func missingFrames() throws {
    let place = Place()
    defer { place.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let failure = place.verify(view, .recursiveDescription, named: "1", record: .never)
    #expect(failure?.contains("There is no snapshot at") == true)
    #expect(failure?.contains("/Linux/rows.1.txt") == true, "\(failure ?? "")")
    let text = place.verify("one", .lines, named: "a", record: .never)
    #expect(text?.contains("/Linux/") == false, "\(text ?? "")")
  }

  @Test("Frames that a phone has recorded are compared, and nothing is recorded if they are equal")
  func framesOfAPhone() throws {
    let place = Place()
    defer { place.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let text = "<UIView; frame = (0 0; 10 20); layer = <CALayer>>"
    try place.write(text, to: "rows.1.txt")
    let failure = place.verify(view, .recursiveDescription, named: "1", record: .missing)
    #expect(failure == nil, "\(failure ?? "")")
    #expect(place.text("Linux/rows.1.txt") == nil)
  }

  @Test("Frames are rounded to the pixels of the phone that has recorded them")
  func thirds() throws {
    let place = Place()
    defer { place.remove() }
    func text(_ width: String) -> String {
      "<SnapshotTestingTests.ThirdView; frame = (0 0; 10 20); layer = <CALayer>>\n"
        + "   | <UIView; frame = (0 0; \(width) 4); layer = <CALayer>>"
    }
    for (name, width) in [("2x", "3.5"), ("3x", "3.33333")] {
      try place.write(text(width), to: "rows.\(name).txt")
      let view = ThirdView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      let failure = place.verify(view, .recursiveDescription, named: name)
      #expect(failure == nil, "\(failure ?? "")")
    }
  }

  @Test("Is compared, and written or not, as the mode says")
  func modes() {
    let place = Place()
    defer { place.remove() }
    #expect(place.verify("one", .lines, named: "a", record: .never)?.contains("turned off") == true)
    #expect(place.text("rows.a.txt") == nil)
    _ = place.verify("one", .lines, named: "a")
    #expect(place.verify("one", .lines, named: "a") == nil)
    let failure = place.verify("two", .lines, named: "a") ?? ""
    #expect(failure.contains("Snapshot \"a\" does not match reference."))
    #expect(failure.contains("-one\n+two"))
    #expect(place.text("rows.a.txt") == "one")
    #expect(place.verify("two", .lines, named: "a", record: .failed) != nil)
    #expect(place.text("rows.a.txt") == "two")
    #expect(place.verify("three", .lines, named: "a", record: .all)?.contains("recorded") == true)
    #expect(place.text("rows.a.txt") == "three")
    #expect(withSnapshotTesting(record: .all) { isRecording })
    #expect(!isRecording)
  }

  @Test("Names the tool that compares files")
  func tools() {
    let place = Place()
    defer { place.remove() }
    _ = place.verify("one", .lines, named: "a")
    let failure = withSnapshotTesting(diffTool: "compare") {
      place.verify("two", .lines, named: "a")
    }
    #expect(
      failure?.contains("compare \(place.file("rows.a.txt").path) ") == true, "\(failure ?? "")")
    #expect(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b")
        == "ksdiff \"a\" \"b\"")
    #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
  }

  @Test("Of a picture stands beside those of a phone, which are neither read nor written")
  func pictures() throws {
    let place = Place()
    defer { place.remove() }
    try place.write("a phone's picture", to: "rows.a.png")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    for mode in [SnapshotTestingConfiguration.Record.missing, .all, .failed] {
      _ = place.verify(view, .image, named: "a", record: mode)
    }
    #expect(place.verify(view, .image, named: "a", record: .never) == nil)
    #expect(place.text("rows.a.png") == "a phone's picture")
    #expect(UIImage(contentsOfFile: place.file("Linux/rows.a.png").path)?.size.width == 20)
    view.backgroundColor = .blue
    #expect(
      place.verify(view, .image, named: "a")?.contains("does not match reference") == true)
    try place.write("no picture", to: "Linux/rows.a.png")
    #expect(place.verify(view, .image, named: "a")?.contains("is no image") == true)
    #expect(place.text("Linux/rows.a.png") == "no picture")
  }

  @Test("Of a text is a phone's, unless there is one for Linux")
  func texts() throws {
    let place = Place()
    defer { place.remove() }
    try place.write("from a phone", to: "rows.a.txt")
    #expect(place.verify("from a phone", .lines, named: "a") == nil)
    try place.write("from here", to: "Linux/rows.a.txt")
    #expect(place.verify("from here", .lines, named: "a") == nil)
    #expect(place.verify("from a phone", .lines, named: "a") != nil)
  }

  @Test("Is that of several ways, each with a name or a number")
  func several() {
    assertSnapshots(of: "Basil", as: ["lines": .lines, "dump": .dump])
    assertSnapshots(of: "Basil", as: [.lines, .description])
  }

  @Test("Fails where a value never comes")
  func timeout() {
    let place = Place()
    defer { place.remove() }
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let failure = verifySnapshot(
      of: 1, as: never, snapshotDirectory: place.folder.path, timeout: 0.05)
    #expect(failure?.contains("not there after 0.05 seconds") == true)
    struct Wrong: Error {}
    func wrong() throws -> Int { throw Wrong() }
    #expect(
      verifySnapshot(of: try wrong(), as: .description, snapshotDirectory: place.folder.path)
        == "Wrong()")
  }

  @Test("Waits on the clock of a view's window, and in real time elsewhere")
  func waiting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let before = window.frameClock.now
    let strategy = Snapshotting<UIView, String>.wait(
      for: 60, on: SimplySnapshotting.lines.pullback { "\($0.tag)" })
    let start = ContinuousClock.now
    #expect(written(view, strategy) == "0")
    #expect(abs(window.frameClock.now - before - 60) < 0.001)
    // Even a busy machine shows the frames of a minute in less than a minute.
    #expect(ContinuousClock.now - start < .seconds(60))
    let startElsewhere = ContinuousClock.now
    #expect(written("a", .wait(for: 0.05, on: .lines)) == "a")
    #expect(ContinuousClock.now - startElsewhere >= .milliseconds(49))
  }
}
