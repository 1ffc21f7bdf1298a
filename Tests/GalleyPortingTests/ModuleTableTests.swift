import Testing

@testable import GalleyPorting

@Suite("The table of modules, which has replacements for imports")
struct ModuleTableTests {
  private static let table = """
    // What an import becomes
    CoreLocation: Places
    RxCocoa: RxSwift, RxRelay // two for one

      WebKit :  WebKit
    CoreMotion: UIKit
    """

  private static func port(_ text: String, _ table: String = table) throws -> PortedFile {
    let modules = try ModuleTable(reading: table, path: "UIKitSources.txt")
    let porting = Porting(modules: modules)
    let ported = porting.port([SourceFile(path: "A.swift", text: text)])[0]
    let again = porting.port([SourceFile(path: "A.swift", text: ported.text)])[0]
    #expect(again.text == ported.text)
    return ported
  }

  @Test(
    "An import becomes the imports that the table of modules has for it",
    arguments: [
      ("import CoreLocation", "import Places      "),
      (
        "@preconcurrency public import RxCocoa",
        "@preconcurrency public import RxSwift; @preconcurrency public import RxRelay"
      ),
      ("import WebKit", "import WebKit"),
      ("import CoreMotion", "import UIKit     "),
      ("import class CoreLocation.CLLocation", "import       Places                 "),
      (
        "import Foundation\nimport Combine",
        "import Foundation\nimport OpenCombine; import OpenCombineDispatch; import OpenCombineFoundation"
      ),
    ])
  func becomes(_ before: String, _ after: String) throws {
    let ported = try Self.port(before)
    #expect(ported.findings == [])
    let lines = ported.text.split(separator: "\n").dropFirst().filter {
      $0 != "import UIKit" || after.contains($0)
    }
    #expect(lines.joined(separator: "\n") == after)
  }

  @Test("The table of modules is used instead of the defaults")
  func standsBeforeDefault() throws {
    let ported = try Self.port(
      "import Combine\nimport SwiftUI\nimport Darwin",
      "Combine: CombineShim\nSwiftUI: Views\nDarwin: Musl")
    #expect(ported.text.contains("import CombineShim\nimport Views"))
    #expect(ported.text.contains("import Musl"))
  }

  @Test("A canImport condition asks for the first module that the table has")
  func conditions() throws {
    let ported = try Self.port(
      """
      #if canImport(CoreLocation) && canImport(WebKit)
      import CoreLocation
      #elseif canImport(CoreMotion)
      @objc class A {}
      #else
      @objc class B {}
      #endif
      """)
    let lines = ported.text.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(
      lines.dropFirst().prefix(7) == [
        "#ifcanImport(Places)&&canImport(WebKit)", "importPlaces", "#elseifcanImport(UIKit)",
        "classA{}",
        // A branch that is never compiled is not changed.
        "#else", "@objcclassB{}", "#endif",
      ])
  }

  @Test("The name of a module is also replaced before a dot")
  func qualifiedNames() throws {
    let ported = try Self.port(
      """
      import Foundation
      import RxCocoa
      let a: RxCocoa.Driver<Int> = RxCocoa.driver(1)
      let b = CoreLocation.it
      """)
    #expect(ported.text.contains("let a: RxSwift.Driver<Int> = RxSwift.driver(1)"))
    #expect(ported.text.contains("let b = CoreLocation.it"))
  }

  @Test(
    "Modules that the app has are not findings, and the table can still replace them"
  )
  func present() throws {
    var modules = ModuleTable(present: ["MapKit", "Combine", "StoreKit"])
    try modules.extend(reading: "StoreKit: Shop", path: "UIKitSources.txt")
    let file = SourceFile(
      path: "A.swift", text: "import UIKit\nimport MapKit\nimport Combine\nimport StoreKit\n")
    let ported = Porting(modules: modules).port([file])[0]
    #expect(ported.findings == [])
    #expect(
      ported.text.hasSuffix("import UIKit\nimport MapKit\nimport Combine\nimport Shop    \n"))
    var using = file
    using.text += "let map: MKMapView? = nil\n"
    #expect(PortingCheck([using]).readyCount == 0)
    #expect(PortingCheck([using], modules: modules).readyCount == 1)
  }

  @Test("A method that moves to another file brings the replaced imports of its file")
  func hoisted() throws {
    let modules = try ModuleTable(reading: Self.table, path: "UIKitSources.txt")
    let ported = Porting(modules: modules).port([
      SourceFile(
        path: "A.swift",
        text:
          "import UIKit\nclass Base: UIView { func show(_ l: CLLocation) {} }\nclass Row: Base {}\n"
      ),
      SourceFile(
        path: "B.swift",
        text:
          "import UIKit\nimport CoreLocation\nextension Row { override func show(_ l: CLLocation) {} }\n"
      ),
    ])
    #expect(ported[0].text.hasSuffix("\nimport Places\n"))
  }

  @Test("A change of the table of modules ports all files again")
  func incremental() throws {
    let files = [
      SourceFile(path: "A.swift", text: "import UIKit\n"),
      SourceFile(path: "B.swift", text: "import CoreLocation\n"),
    ]
    var cache = PortingCache()
    #expect(Porting().port(files, cache: &cache).allSatisfy { $0 != nil })
    #expect(Porting().port(files, cache: &cache).allSatisfy { $0 == nil })
    let porting = Porting(modules: try ModuleTable(reading: Self.table, path: "UIKitSources.txt"))
    let ported = porting.port(files, cache: &cache)
    #expect(ported.allSatisfy { $0 != nil })
    #expect(ported[1]?.text.contains("import Places") == true)
    #expect(porting.port(files, cache: &cache).allSatisfy { $0 == nil })
  }

  @Test(
    "An error in the table of modules names its line",
    arguments: [
      (
        "Combine", 1,
        "expected a module, a colon and the modules in its place, as in Combine: OpenCombine"
      ),
      ("// a\n\nA: B: C", 3, "expected a module, a colon"),
      ("A, B: C", 1, "expected a module, a colon"),
      ("A:", 1, "nothing stands in for A. Write A: UIKit if"),
      ("A: // B", 1, "nothing stands in for A."),
      ("A: B,", 1, "'' is no name of a module"),
      (": B", 1, "'' is no name of a module"),
      ("import A: B", 1, "'import A' is no name of a module"),
      ("A: B.C", 1, "'B.C' is no name of a module"),
      ("A: B\r\nA: C", 2, "A stands in line 1 already"),
      ("A: B\nB: C", 1, "B can't stand in for A, since other modules stand in for it"),
      ("OpenCombine: A", 1, "OpenCombine can't be replaced, since it stands in for Combine"),
      ("A: Combine", 1, "Combine can't stand in for A"),
    ])
  func mistakes(_ text: String, _ line: Int, _ message: String) throws {
    let mistake = try #require(throws: ModuleTable.Mistake.self) {
      try ModuleTable(reading: text, path: "App/UIKitSources.txt")
    }
    #expect(mistake.description.hasPrefix("App/UIKitSources.txt:\(line): error: \(message)"))
  }

  @Test("A table of modules may have any line ends and a byte order mark, or be empty")
  func lineEnds() throws {
    #expect(
      try ModuleTable(reading: "\u{FEFF}A: B\r\n\r\nC: D\r\n", path: "")
        == ModuleTable(reading: "C:D\nA:B", path: ""))
    #expect(try ModuleTable(reading: "", path: "") == ModuleTable())
  }
}
