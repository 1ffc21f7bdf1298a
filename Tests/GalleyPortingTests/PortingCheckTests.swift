import Testing

@testable import GalleyPorting

@Suite("The check of a folder before it is ported")
struct PortingCheckTests {
  @Test(
    "The check counts findings, lists missing names, and ends with the share of ready files"
  )
  func table() {
    let check = PortingCheck([
      SourceFile(path: "A.swift", text: "import UIKit\nlet view: UIView? = nil\n"),
      SourceFile(path: "B.swift", text: "import MapKit\nlet map: MKMapView? = nil\n"),
      SourceFile(
        path: "C.swift", text: "import UIKit\nlet a: UIFancyView? = nil\nlet own: UIOwn? = nil\n"),
      SourceFile(path: "D.swift", text: "import UIKit\nclass UIOwn {}\n"),
    ])
    #expect(check.findings.map(\.kind) == [.module])
    #expect(check.missingNames == ["UIFancyView": 1])
    #expect(check.readyCount == 2)
    #expect(check.description.hasSuffix("2 of 4 files (50 %) would build as they are."))
    #expect(check.description.contains("B.swift:1:1: warning: there is no module MapKit here."))
  }

  @Test(
    "The check counts a missing name, also of a small module whose names are in UIKit here")
  func namesOfSmallModules() {
    let check = PortingCheck([
      SourceFile(path: "A.swift", text: "import MobileCoreServices\nlet type = kUTTypeImage\n"),
      SourceFile(
        path: "B.swift",
        text: "import CoreHaptics\nimport UIKit\nlet engine: CHNoSuchEngine? = nil\n"),
      SourceFile(
        path: "C.swift", text: "import ImageIO\nlet key = kCGImagePropertyNoSuchThing\n"),
      SourceFile(path: "D.swift", text: "import UIKit\nlet own: CHNoSuchEngine? = nil\n"),
      SourceFile(
        path: "E.swift", text: "import UserNotifications\nlet bell: UNNoSuchBell? = nil\n"),
    ])
    #expect(check.findings.isEmpty)
    #expect(
      check.missingNames == [
        "CHNoSuchEngine": 1, "kCGImagePropertyNoSuchThing": 1, "UNNoSuchBell": 1,
      ])
    #expect(check.readyCount == 2)
  }

  @Test("The check knows the old names of notifications, and members of the app's own types")
  func namesOfMembers() {
    let check = PortingCheck([
      SourceFile(
        path: "A.swift",
        text: """
          import UIKit
          let names: [Notification.Name] = [
            .UIKeyboardWillShow, NSNotification.Name.UIApplicationDidBecomeActive,
            .UITextFieldTextDidChange, .UIDeviceOrientationDidChange,
          ]
          let end = (UIKeyboardFrameEndUserInfoKey, UIEdgeInsetsMake(1, 2, 3, 4))
          let height = UITableViewAutomaticDimension
          let mode = UIViewContentMode.center
          """),
      SourceFile(
        path: "B.swift", text: "import UIKit\nlet name = Notification.Name.UINoSuchThing\n"),
      SourceFile(
        path: "C.swift",
        text: "import UIKit\nenum Keys { static let UIState = 1 }\nlet key = Keys.UIState\n"),
    ])
    #expect(check.findings.isEmpty)
    #expect(check.missingNames == ["UINoSuchThing": 1])
    #expect(check.readyCount == 2)
  }

  @Test("The check lists modules that are not available, under any condition of the import")
  func foreignModules() throws {
    let sources = [
      SourceFile(path: "A.swift", text: "import UIKit\nimport Ovens\n@testable import Bakery\n"),
      SourceFile(path: "B.swift", text: "#if canImport(Ovens)\nimport Ovens\n#endif\n"),
      SourceFile(
        path: "C.swift",
        text: "import MapKit\nimport Combine\nimport os.log\nlet map = MKMapView()\n"),
    ]
    let check = PortingCheck(sources)
    #expect(check.foreignModules == ["Ovens": 2, "Bakery": 1])
    #expect(
      check.description.hasSuffix(
        """
        modules that have to come from packages of yours, or from --stub, with the number of files that import each:
          Ovens 2
          Bakery 1
        2 of 3 files (66 %) would build as they are, once these modules are there.
        """))
    let table = try ModuleTable(
      reading: "Ovens: Stoves\nBakery: Bakery\n", path: "UIKitSources.txt")
    #expect(PortingCheck(sources, modules: table).foreignModules.isEmpty)
  }

  @Test("The check lists compilation flags that only a manifest can define")
  func flags() {
    let check = PortingCheck([
      SourceFile(
        path: "A.swift",
        text: """
          #if DEBUG || (DEBUG_MENU && os(iOS))
          let a = 1
          #elseif !BETA && SWIFT_PACKAGE && swift(>=5.9) && true
          let b = 1
          #endif
          """),
      SourceFile(
        path: "B.swift",
        text: "func open() {\n  #if DEBUG_MENU\n  print(1)\n  #endif\n}\n"),
    ])
    #expect(check.flags == ["DEBUG_MENU": 2, "BETA": 1])
    #expect(
      check.description == """
        conditions of #if that are false unless the manifest defines them, with the number of files that use each:
          DEBUG_MENU 2
          BETA 1
        2 of 2 files (100 %) would build as they are.
        """)
  }

  @Test("The check of a folder without Swift files says that there are none")
  func empty() {
    #expect(PortingCheck([]).description == "there is no Swift file to look at.")
  }
}
