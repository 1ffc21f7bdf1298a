import Testing

@testable import GalleyPorting

@Suite("A look at a folder before anyone begins")
struct PortingCheckTests {
  @Test(
    "Counts what is found, names what UIKit lacks here, and ends with the share of files that are ready"
  )
  func table() {
    let check = PortingCheck([
      SourceFile(path: "A.swift", text: "import UIKit\nlet view: UIView? = nil\n"),
      SourceFile(path: "B.swift", text: "import MapKit\n"),
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

  @Test("An empty folder is ready")
  func empty() {
    #expect(PortingCheck([]).description == "0 of 0 files (100 %) would build as they are.")
  }
}
