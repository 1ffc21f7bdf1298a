import Foundation
import Testing

@testable import GalleyPorting

@Suite("A module that stands in for a missing one")
struct ModuleStubTests {
  private func use(_ module: String, _ texts: String...) -> ModuleUse {
    ModuleUse(
      of: module,
      in: texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) })
  }

  private func declarations(_ module: String, _ texts: String...) -> String {
    let use = ModuleUse(
      of: module,
      in: texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) })
    let text = ModuleStub(use).text
    // The declarations come after the function that ends the program.
    return text.components(separatedBy: "\n}\n").dropFirst().joined(separator: "\n}\n")
  }

  @Test("A stub of a module declares each name as it is used")
  func declares() {
    #expect(
      declarations(
        "WebKit",
        """
        import UIKit
        import WebKit
        class Page: UIViewController, WKNavigationDelegate {
          let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
          func open(_ url: URL) {
            view.load(URLRequest(url: url))
            view.evaluate("1") { result, error in print(result) }
            if view.goBack() { print(view.title) }
            WKProcessPool.shared.close(.now)
          }
        }
        let kinds = [WKDataDetectorTypes.link, WKDataDetectorTypes.repeat]
        """)
          == """

          public struct WKDataDetectorTypes: Hashable, Sendable {
            public static var link: Self { stub("WKDataDetectorTypes.link") }
            public static var `repeat`: Self { stub("WKDataDetectorTypes.repeat") }
          }

          public protocol WKNavigationDelegate: AnyObject {
            // To add: the requirements; one that need not be met has a default in an extension.
          }

          open class WKProcessPool: NSObject {
            public static var shared: WKProcessPool { stub("WKProcessPool.shared") }
            // To add: the type of p0, which is called with .name
            public func close(_ p0: Any?) { stub("WKProcessPool.close(_:)") }
          }

          open class WKWebView: UIView {
            public convenience init(frame p0: CGRect, configuration p1: Any?) { stub("WKWebView.init(frame:configuration:)") }
            // To add: the types of the parameters of p1
            public func evaluate(_ p0: Any?, _ p1: ((Any?, Any?) -> Void)?) { stub("WKWebView.evaluate(_:_:)") }
            public func load(_ p0: Any?) { stub("WKWebView.load(_:)") }
            // To add: func goBack(), used in File0.swift:8
            // To add: var title, used in File0.swift:8
          }

          open class WKWebViewConfiguration: NSObject {
            public override init() { stub("WKWebViewConfiguration.init()") }
          }

          """)
  }

  @Test("A stub of a module has no name that the sources, Swift, Foundation or UIKit declare")
  func others() {
    let use = use(
      "Charts",
      """
      import Charts
      import Combine
      import Photos
      var tasks: Set<AnyCancellable> = []
      let chart: Chart<Row, PHAsset>? = nil
      let url = URL(fileURLWithPath: "/"), view = UIView(), names: [String: Date] = [:]
      func show<Kind>(_ kind: Kind) -> Result<Kind, any Error> { .success(kind) }
      """,
      "struct Row {}", "let other: Chart.Other")
    #expect(use.typeNames == ["Chart"])
    #expect(use.fileCount == 1)
  }

  @Test("Names of Core Data that begin like those of Foundation belong to the stub")
  func coreData() {
    let use = use(
      "CoreData", "import CoreData\nclass Song: NSManagedObject { let size: NSSize = .zero }")
    #expect(use.typeNames == ["NSManagedObject"])
  }

  @Test("A stub nests types as they are used, and a name may begin with that of the module")
  func nested() {
    #expect(
      declarations(
        "MapKit",
        "import MapKit\nlet camera: MapKit.MKMapView.Camera = .near, view = MKMapView.Other()")
          == """

          open class MKMapView: UIView {
            public struct Camera: Hashable, Sendable {
              public static var near: Self { stub("MKMapView.Camera.near") }
            }
            open class Other: NSObject {
              public override init() { stub("MKMapView.Other.init()") }
            }
          }

          """)
  }

  @Test("A stub declares a protocol because of the place of its use or because of its name")
  func protocols() {
    let text = declarations(
      "Network",
      """
      import Network
      class A: NWBase, NWSecond {}
      class B: NWThingDelegate { weak var other: NWOtherDelegate? }
      struct C: NWThird {}
      let d: any NWFourth
      """)
    for name in ["NWSecond", "NWThingDelegate", "NWOtherDelegate", "NWThird", "NWFourth"] {
      #expect(text.contains("public protocol \(name): AnyObject"), "\(name)")
    }
    #expect(text.contains("open class NWBase: NSObject {}"))
  }

  @Test("A stub has the names of sources with mistakes, as far as they can be read")
  func mistakes() {
    #expect(use("WebKit", "import WebKit\nlet a: WKWebView = (((").typeNames == ["WKWebView"])
    #expect(use("WebKit", "}}} import WebKit {{{ \u{0} class").fileCount <= 1)
    #expect(use("WebKit", "").fileCount == 0)
  }
}
