import Testing

@testable import GalleyPorting

@Suite("The bundle of a module")
struct ModuleBundleTests {
  private func lines(_ text: String, module: String? = "Feed") -> [String] {
    let porting = Porting(moduleBundle: module.map { Porting.ModuleBundle.named($0) } ?? .kept)
    return porting.port([SourceFile(path: "A.swift", text: text)])[0].text
      .split(separator: "\n").dropFirst().map { line in
        line.split(separator: " ").joined(separator: " ")
      }
  }

  @Test("The bundle of a module has the ported resources, also in code that only packages compile")
  func conditions() {
    let text = """
      import Foundation
      final class Token {
        static let bundle: Bundle = {
          #if SWIFT_PACKAGE
          return Bundle.module
          #else
          return Bundle(for: Token.self)
          #endif
        }()
      }
      let url = Foundation.Bundle.module.url(forResource: "a", withExtension: "b")
      """
    let ported = lines(text)
    #expect(ported[4] == "return UIKit.Ported.bundle(ofModule: \"Feed\")")
    #expect(ported[3] == "#if SWIFT_PACKAGE")
    #expect(
      ported[10]
        == "let url = UIKit.Ported.bundle(ofModule: \"Feed\").url(forResource: \"a\", withExtension: \"b\")"
    )
    #expect(ported.last == "import UIKit")
  }

  @Test(
    "The bundle of a module is replaced where it is written as .module and a bundle is expected",
    arguments: [
      ("let a = UINib(nibName: \"Row\", bundle: .module)", true),
      ("let a = UIImage(named: \"logo\", in: .module, with: nil)", true),
      ("let a: Bundle = .module", true),
      ("let a: Bundle? = .module", true),
      ("func open(_ name: String, bundle: Bundle = .module) {}", true),
      ("extension Bundle { static var own: Bundle { .module } }", true),
      ("func own() -> Bundle { return .module }", true),
      ("let a = place(in: .module)", false),
      ("let a: Scope = .module", false),
      ("func own() -> Scope { .module }", false),
      ("let a = scope.module", false),
    ])
  func implicit(line: String, isReplaced: Bool) {
    let ported = lines("import UIKit\n" + line)
    #expect(ported[1].contains("UIKit.Ported.bundle(ofModule: \"Feed\")") == isReplaced)
  }

  @Test("The bundle of a module is not replaced if the manifest has the resources")
  func manifest() {
    let text = "import Foundation\nlet a = Bundle.module\nlet b: Bundle = .module"
    #expect(lines(text, module: nil) == text.split(separator: "\n").map(String.init))
  }

  @Test("The bundle is searched for by the name in `#fileID` if the module is not known")
  func copies() {
    let text = """
      import UIKit
      let a = Bundle.module
      func open(_ name: String, bundle: Bundle = .module) {}
      extension Bundle { static let module = Bundle(path: "/")! }

      """
    let porting = Porting(moduleBundle: .searched)
    let once = porting.port([SourceFile(path: "A.swift", text: text)])[0].text
    let lines = once.split(separator: "\n").map(String.init)
    #expect(lines[2] == "let a = UIKit.Ported.bundle(ofFile: #fileID)")
    #expect(
      lines[3]
        == "func open(_ name: String, bundle: Bundle = UIKit.Ported.bundle(ofFile: #fileID)) {}")
    #expect(lines[4] == "extension Bundle { static let _module = Bundle(path: \"/\")! }")
    #expect(porting.port([SourceFile(path: "A.swift", text: once)])[0].text == once)
  }

  @Test(
    "A bundle named module that the sources declare is renamed, since SwiftPM declares one, too")
  func declared() {
    let ported = lines(
      """
      import Foundation
      extension Bundle {
        static let module = Bundle(path: "/")!
        var module: Int { 1 }
      }
      """)
    #expect(ported[2] == "static let _module = Bundle(path: \"/\")!")
    #expect(ported[3] == "var module: Int { 1 }")
  }

  @Test("Porting a ported file changes nothing")
  func twice() {
    let porting = Porting(moduleBundle: .named("Feed"))
    let once = porting.port([
      SourceFile(path: "A.swift", text: "import UIKit\nlet a = Bundle.module\n")
    ])[0].text
    #expect(porting.port([SourceFile(path: "A.swift", text: once)])[0].text == once)
  }
}
