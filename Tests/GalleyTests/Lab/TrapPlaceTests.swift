import Foundation
import TestSupport
import Testing
import UIKit

@testable import Galley

/// A function whose address is looked up.
private func addressedFunction() {}

/// The function as a value, which begins with its address.
private struct FunctionValue { let function: () -> Void = addressedFunction }

@MainActor
@Suite("The place of a trap")
struct TrapPlaceTests {
  @Test("The place of a trap is the first frame of the backtrace that is in the app")
  func parsed() {
    let output = """
      Thread 0 "t" crashed:

        0               0x00007f457ed6 _assertionFailure(_:) + 623 in libswiftCore.so
        1 [ra]          0x00007f457f3d Array.subscript.getter + 84 in libswiftCore.so
        2 [ra]          0x000055e28ebb cell(at:) + 47 in T at /galley/Sources/UIKit/List.swift:1:54
        3 [ra] [system] 0x000055e28ebc Collection.map<A, B>(_:) + 991 in T at //<compiler-generated>
        4 [ra]          0x000055e28ebd closure #1 in Feed.show() + 150 in T at /app/Feed.swift:42:59
      """
    let frames = TrapPlace.frames(in: output)
    #expect(
      TrapPlace.first(of: frames, leavingOut: "/galley/Sources/")
        == "closure #1 in Feed.show() at /app/Feed.swift:42")
    #expect(TrapPlace.frames(in: "Fatal error: no backtrace") == [])
    #expect(TrapPlace.first(of: []) == nil)
  }

  @Test("In a backtrace without names, the place is found by addresses in the listed files")
  func addresses() {
    let output = """
      Thread 0 "t" crashed:
      0               0x00007f450010
      1 [ra]          0x000055e20021
      2 [ra] [system] 0x000055e20041
      3 [ra]          0x000099990041
      4               ...
      Registers:
      Images (93 omitted):
      0x00007f450000–0x00007f46fffc 93ac61ec5a8e libc.so.6 /usr/lib/libc.so.6
      0x000055e20000–0x000055e2fffc <no build ID> A Tests /app/A folder/A Tests
      """
    // A return address is after the call.
    #expect(
      BacktraceAddress.all(in: output) == [
        BacktraceAddress(file: "/usr/lib/libc.so.6", offset: 0x10),
        BacktraceAddress(file: "/app/A folder/A Tests", offset: 0x20),
        BacktraceAddress(file: "/app/A folder/A Tests", offset: 0x40),
      ])
    #expect(BacktraceAddress.all(in: "Fatal error: no backtrace") == [])
  }

  @Test("The place of a trap is looked up by the tools of the toolchain, if it has them")
  func symbols() throws {
    let symbolizer = try #require(Symbolizer.usual)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let function = withUnsafeBytes(of: FunctionValue()) { $0.load(as: UInt.self) }
    let (file, start) = try #require(try Self.fileInMemory(at: function))
    let offset = function - start
    let frames = symbolizer.frames(at: [BacktraceAddress(file: file, offset: offset)], folder)
    let frame = try #require(frames.last)
    #expect(frame.path.hasSuffix("TrapPlaceTests.swift") && frame.line > 0, "\(frames)")
    let nowhere = BacktraceAddress(file: "/no such file", offset: 8)
    #expect(symbolizer.frames(at: [nowhere], folder) == [])
  }

  @Test("The place of a trap is found even if the tools of the toolchain write warnings")
  func warnings() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer =
      #"[{"Symbol":[{"FunctionName":"$s1A","FileName":"/app/Feed.swift","Line":42}]}]"#
    for (tool, answer) in [("llvm-symbolizer", answer), ("swift-demangle", "Feed.show()")] {
      try writeProgram(
        "#!/bin/sh\necho a warning >&2\necho '\(answer)'\n",
        to: folder.appendingPathComponent(tool))
    }
    let address = BacktraceAddress(file: "/app/A", offset: 8)
    #expect(
      Symbolizer(folder: folder.path).frames(at: [address], folder) == [
        BacktraceFrame(function: "Feed.show()", path: "/app/Feed.swift", line: 42)
      ])
  }

  @Test("The place of a trap is named even if another function of the backtrace has no name")
  func functionsWithoutNames() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let symbols = ["", "$s1A"].map { name in
      #"{"FunctionName":"\#(name)","FileName":"/app/Feed.swift","Line":42}"#
    }
    let scripts = [
      ("llvm-symbolizer", "echo '[{\"Symbol\":[\(symbols.joined(separator: ","))]}]'"),
      (
        "swift-demangle",
        "shift 2; for name; do test -z \"$name\" || echo \"Feed.show()\"; done"
      ),
    ]
    for (tool, script) in scripts {
      try writeProgram("#!/bin/sh\n\(script)\n", to: folder.appendingPathComponent(tool))
    }
    let address = BacktraceAddress(file: "/app/A", offset: 8)
    #expect(
      Symbolizer(folder: folder.path).frames(at: [address], folder).map(\.function)
        == ["", "Feed.show()"])
  }

  /// Returns the file whose code is at an address, and where the file begins in memory.
  private static func fileInMemory(at address: UInt) throws -> (path: String, start: UInt)? {
    let data = try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() ?? Data()
    var starts: [String: UInt] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // 55d0c8a4f000-55d0c8b00000 r-xp 0004f000 08:01 1234 /path/of/a program
      guard let part = line.wholeMatch(of: /([0-9a-f]+)-([0-9a-f]+) [^\/]*(\/.*)/)?.output,
        let start = UInt(part.1, radix: 16), let end = UInt(part.2, radix: 16)
      else { continue }
      let path = String(part.3)
      starts[path] = min(starts[path] ?? start, start)
      if start..<end ~= address { return (path, starts[path] ?? start) }
    }
    return nil
  }

  @Test("A trap in the standard library is reported with its place in the app")
  func trap() throws {
    let screen = FilledTable.screen { _, number, table in
      // Only the numbers of the first state have names.
      _ = ["none", "one", "two", "three"][number]
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: [.update(1), .rest]))
    #expect(text.contains("The program traps.\nIndex out of range"), "\(text)")
    #expect(text.contains("\nThe trap is in ") && text.contains("TrapPlaceTests.swift:"), "\(text)")
  }
}
