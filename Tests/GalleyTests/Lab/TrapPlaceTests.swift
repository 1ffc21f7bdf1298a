import Testing
import UIKit

@testable import Galley

@MainActor
@Suite("The place of a trap")
struct TrapPlaceTests {
  @Test("Is the first frame of a backtrace that is of the app")
  func parsed() {
    let output = """
      Thread 0 "t" crashed:

        0               0x00007f457ed6 _assertionFailure(_:) + 623 in libswiftCore.so
        1 [ra]          0x00007f457f3d Array.subscript.getter + 84 in libswiftCore.so
        2 [ra]          0x000055e28ebb cell(at:) + 47 in T at /galley/Sources/UIKit/List.swift:1:54
        3 [ra] [system] 0x000055e28ebc Collection.map<A, B>(_:) + 991 in T at //<compiler-generated>
        4 [ra]          0x000055e28ebd closure #1 in Feed.show() + 150 in T at /app/Feed.swift:42:59
      """
    #expect(
      TrapPlace.first(in: output, leavingOut: "/galley/Sources/")
        == "closure #1 in Feed.show() at /app/Feed.swift:42")
    #expect(TrapPlace.first(in: "Fatal error: no backtrace") == nil)
  }

  @Test("Is named for a trap of the standard library")
  func trap() throws {
    let screen = FilledTable.screen { _, number, table in
      // Only the numbers of the first state have names.
      _ = ["none", "one", "two", "three"][number]
    }
    let text = try #require(ListLab.fuzzing(screen, replaying: [.update(1), .rest]))
    #expect(text.contains("The program traps.\nIndex out of range"), "\(text)")
    #expect(text.contains("TrapPlaceTests.swift:"), "\(text)")
  }
}
