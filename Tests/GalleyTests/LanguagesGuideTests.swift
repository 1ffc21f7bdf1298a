import Foundation
import Galley
import TestSupport
import Testing
import UIKit

private final class InboxViewController: UIViewController {}

extension Bundle {
  /// The bundle that a package with resources has.
  fileprivate static var module: Bundle { .main }
}

/// The examples of Documentation/Guides/AssetsSymbolsStrings.md that other tests try, too: they are
/// compiled.
@MainActor @Suite(.disabled("They are only compiled."))
private enum LanguagesGuideExamples {
  static func languages() {
    for language in ["de", "ar", .pseudo(.accented), .pseudo(.doubled)] as [GalleyLanguage] {
      let scene = UIWindowScene()
      scene.language = language
      let window = UIWindow(windowScene: scene)
      window.rootViewController = InboxViewController()
      window.makeKeyAndVisible()
      assertProof(of: window, as: .image, named: "\(language)")
    }
  }

  static func fonts(label: UILabel) {
    let url = Bundle.module.url(forResource: "Foo-Bold", withExtension: "ttf")!
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    label.font = UIFont(name: "Foo-Bold", size: 17)
  }
}

@Suite("The guide to assets, symbols and strings")
struct LanguagesGuideTests {
  @Test("The code of the guide to assets, symbols and strings is compiled")
  func code() throws {
    let code = try GuideCode("AssetsSymbolsStrings")
    #expect(code.examples.count == 4)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(code.missing(in: [own], from: 2) == [])
  }
}
