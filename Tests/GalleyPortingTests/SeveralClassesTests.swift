import Foundation
import TestSupport
import Testing

@testable import GalleyPorting

@Suite("Classes with the same name, and methods with the same name")
struct SeveralClassesTests {
  @Test("Classes with the same name in two targets of a package have their own members")
  func targets() {
    let own = SourceFile(
      path: "A.swift",
      text: """
        import UIKit
        class Feed: NSObject {
          @objc func reload() {}
        }

        """)
    var other = SourceFile(
      path: "B.swift",
      text:
        "class Feed: UIView {}\nextension Feed { @objc func tap() {}; override func draw(_ r: CGRect) {} }\n"
    )
    other.module = "Below"
    var third = SourceFile(path: "C.swift", text: "class Feed: NSObject { @objc func cook() {} }\n")
    third.module = "Kitchen"
    var cache = PortingCache()
    let text = Porting().port([own], others: [other, third], cache: &cache)[0]?.text ?? ""
    #expect(text.contains("$0.method(\"reload\")"))
    #expect(!text.contains("_portedMembers"))
    #expect(!text.contains("draw"))
    #expect(!text.contains("tap"))
  }

  @Test("A selector of a method of a value is that of the class of the value")
  func values() {
    let text = port(
      """
      import UIKit
      class Cell: NSObject { @objc func tap() {}; @objc func fold(_ sender: Any) {} }
      class Row: NSObject { @objc func tap(_ sender: Any) {}; @objc(foldAll:) func fold(_ sender: Any) {} }
      class Feed: NSObject {
        let row = Row()
        var cell: Cell?
        func all(_ cell: Cell, other: Row) -> [Selector] {
          let last = other as Row
          return [#selector(row.tap), #selector(cell.tap), #selector(other.tap), #selector(last.fold(_:)), #selector(self.row.tap)]
        }
      }
      extension Feed { func more() -> Selector { #selector(cell!.tap) } }

      """
    ).filter { $0 != " " }
    #expect(
      text.contains(
        "[Selector(\"tap:\"),Selector(\"tap\"),Selector(\"tap:\"),Selector(\"foldAll:\"),Selector(\"tap:\")]"
      ), "\(text)")
  }

  @Test(
    "A selector of a value of unknown type is a finding if several classes have the method")
  func unknown() {
    let ported = Porting().port([
      SourceFile(
        path: "A.swift",
        text: """
          import UIKit
          class Cell: NSObject { @objc func tap() {} }
          class Row: NSObject { @objc func tap(_ sender: Any) {} }
          let a = rows.map { row in #selector(row.tap) }

          """)
    ])
    #expect(ported[0].findings.map(\.line) == [4])
    #expect(ported[0].findings.first?.message.hasPrefix("which tap this is can't be told") == true)
  }

  @Test("A member that moves into its class keeps the actor of its extension")
  func actors() {
    let text = port(
      """
      import UIKit
      class Oven: NSObject { func heat() {}; func cool() {}; func stay() {} }
      class Stove: Oven {
      }
      @MainActor extension Stove {
        override func heat() {}
        nonisolated override func stay() {}
      }
      extension Stove { @MainActor override func cool() {} }

      """)
    #expect(text.contains("@MainActor override func heat() { _Stove_heat() }"))
    #expect(text.contains("; nonisolated override func stay() { _Stove_stay() }"))
    #expect(text.contains("@MainActor override func cool() { _Stove_cool() }"))
  }

  @Test("A variable that overrides an observable one and sets it notifies observers once")
  func once() {
    let text = port(
      """
      import UIKit
      class Oven: NSObject { @objc dynamic var heat = 1 }
      class Stove: Oven {
        override dynamic var heat: Int { didSet { print(heat) } }
      }
      class Grill: Oven {
        override dynamic var heat: Int { get { super.heat } set { super.heat = newValue } }
      }
      class Toaster: Oven {
        private var own = 1
        override dynamic var heat: Int { get { super.heat + own } set { own = newValue } }
      }

      """)
    #expect(!text.contains("\\Stove.heat"))
    #expect(!text.contains("\\Grill.heat"))
    #expect(text.contains("UIKit.Ported.willChange(self, \\Oven.heat"))
    #expect(text.contains("UIKit.Ported.willChange(self, \\Toaster.heat"))
  }
}

@Suite("A class with very many members")
struct ManyMembersTests {
  private func seconds(_ count: Int) -> Double {
    let members = (0..<count).map { "@objc func tap\($0)(_ sender: Any) {}" }
    let selectors = (0..<count).map { "#selector(tap\($0)(_:))" }
    let text =
      "import UIKit\nclass Feed: NSObject {\n\(members.joined(separator: "\n"))\n"
      + "func all() -> [Selector] { [\n\(selectors.joined(separator: ",\n"))\n] }\n}\n"
    let time = processorTime { #expect(port(text).contains("Selector(\"tap0:\")")) }
    return time / .seconds(1)
  }

  @Test("A class with ten times the members is ported in about ten times the time")
  func growth() {
    let few = (0..<3).map { _ in seconds(400) }.min() ?? 0
    let many = (0..<2).map { _ in seconds(4_000) }.min() ?? 0
    #expect(many < few * 40, "\(few) s, \(many) s")
  }
}
