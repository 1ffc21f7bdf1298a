import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// The controller of Documentation/Guides/NibsAndStoryboards.md.
final class VenuesController: UIViewController {
  private(set) var city = ""

  init?(coder: NSCoder, city: String) {
    super.init(coder: coder)
    self.city = city
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The code of Documentation/Guides/NibsAndStoryboards.md.
@MainActor @Suite("The guide to nibs and storyboards")
struct NibsGuideTests {
  @Test("Shows nothing but what is built and run")
  func examples() throws {
    let source = GuideCode.squeezed(try String(contentsOfFile: #filePath, encoding: .utf8))
    let examples = try GuideCode("NibsAndStoryboards").examples
    #expect(examples.count == 2)
    for example in examples { #expect(source.contains(GuideCode.squeezed(example)), "\(example)") }
  }

  @Test("A controller is made with more than its coder, and shows another by a segue")
  func venues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scenes =
      scene(
        controller(
          "start", "storyboardIdentifier=\"venues\" \(custom("VenuesController"))", view: "",
          "<connections><segue destination=\"venue\" kind=\"show\" identifier=\"open\" id=\"s\"/></connections>"
        )) + scene(controller("venue", "title=\"Venue\""))
    try Data(storyboardText(scenes).utf8).write(
      to: folder.appendingPathComponent("Main.storyboard"))
    let bundle = try #require(Bundle(url: folder))
    let board = UIStoryboard(name: "Main", bundle: bundle)
    let list = board.instantiateViewController(identifier: "venues") {
      VenuesController(coder: $0, city: "Kyoto")
    }
    #expect(list.city == "Kyoto")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.performSegue(withIdentifier: "open", sender: nil)
    #expect(list.presentedViewController?.title == "Venue")
  }
}
