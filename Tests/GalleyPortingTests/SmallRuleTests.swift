import Testing

@testable import GalleyPorting

@Suite("The entry point of a program")
struct EntryPointTests {
  @Test(
    "The entry point is kept for programs, and removed for targets that tests import",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  private static let end =
    "extension AppDelegate { @MainActor static func main() { UIApplication.launch(AppDelegate()) } }"

  /// The entry point that replaces a SwiftUI app.
  private static let appEnd =
    "@main enum _PortedApp { @MainActor static func main() { UIApplication.launch(AppDelegate()) } }"

  /// The function that a delegate gets, so that a test can launch an application by its class.
  private static let making =
    "@MainActor class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? { "
    + "switch initializer { case .plain: AppDelegate(); default: nil } }"

  static let examples: [Example] = [
    Example(
      "A library's delegate begins nothing",
      "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate, UIKit.Ported.Made {\(making) }"
    ),
    Example(
      "A library's @main goes too",
      "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}",
      "import UIKit\n      final class AppDelegate: UIResponder, UIApplicationDelegate, UIKit.Ported.Made {\(making) }"
    ),
    Example(
      "A program's old attribute becomes @main, and the delegate is made by name",
      "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}",
      "import UIKit\n@main              class AppDelegate: UIResponder, UIApplicationDelegate, UIKit.Ported.Made {\(making) }\n\(end)",
      isCompiled: false, entryPoint: .kept),
    Example(
      "A delegate that says so in an extension",
      "import UIKit\n@main class AppDelegate: UIResponder {}\nextension AppDelegate: UIApplicationDelegate {}",
      "import UIKit\n@main class AppDelegate: UIResponder, UIKit.Ported.Made {\(making) }\nextension AppDelegate: UIApplicationDelegate {}\n\(end)",
      isCompiled: false, entryPoint: .kept),
    Example(
      "A beginning of one's own stays",
      "@main struct Tool { static func main() {} }", "@main struct Tool { static func main() {} }",
      isCompiled: false, entryPoint: .kept),
    Example(
      "The delegate of an app of SwiftUI starts the program, and the app is left out",
      """
      import SwiftUI
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      @main
      struct FeedApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Text("a") } }
      }
      """,
      "import UIKit\nimport UIKit\n"
        + "class AppDelegate: UIResponder, UIApplicationDelegate, UIKit.Ported.Made {\(making) }"
        + "\n\n\n\n\n\n\(appEnd)",
      findings: ["5: there is no SwiftUI here, so this is left out"],
      isCompiled: false, entryPoint: .kept),
    Example(
      "The delegate of an app of SwiftUI may be named by the property's type",
      [
        "import SwiftUI\nimport UIKit\n@main struct FeedApp: App {\n"
          + "@UIApplicationDelegateAdaptor var delegate: AppDelegate\n}",
        "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      ],
      [
        "import UIKit\nimport UIKit\n\n\n\n\(appEnd)",
        "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate, UIKit.Ported.Made {\(making) }",
      ],
      findings: ["3: there is no SwiftUI here, so this is left out"],
      isCompiled: false, entryPoint: .kept),
    Example(
      "An app of SwiftUI begins nothing in a library",
      "import SwiftUI\nimport UIKit\n@main struct FeedApp: App {\n"
        + "@UIApplicationDelegateAdaptor var delegate: AppDelegate\n}",
      "import UIKit\nimport UIKit",
      findings: ["3: there is no SwiftUI here, so this is left out"], isCompiled: false),
    Example(
      "A delegate that is named by its class is made by that name",
      [
        """
        import UIKit
        @MainActor func start() {
          UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        }
        @MainActor func startForTests(_ type: AnyClass) -> Int32 {
          UIKit.UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(type))
        }
        """,
        "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\nclass Row: UIView {}",
      ],
      [
        """
        import UIKit
        @MainActor func start() {
          UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, UIKit.Ported.string(from: AppDelegate.self))
        }
        @MainActor func startForTests(_ type: AnyClass) -> Int32 {
          UIKit.UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, UIKit.Ported.string(from: type))
        }
        """,
        """
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate, UIKit.Ported.Made {@MainActor class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? { switch initializer { case .plain: AppDelegate(); default: nil } } }
        class Row: UIView {}
        """,
      ]),
    Example(
      "An application of one's own class, and none of a delegate's: findings",
      "import UIKit\n_ = UIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv,\n  NSStringFromClass(App.self),\n  nil)",
      "import UIKit\n_ = UIApplicationMain(\n  CommandLine.argc, CommandLine.unsafeArgv,\n  UIKit.Ported.string(from: App.self),\n  nil)",
      findings: [
        "4: the application is a UIApplication here", "5: the class of the delegate is not read",
      ],
      isCompiled: false),
    Example(
      "A line that says what runs the file becomes a comment",
      "#!/usr/bin/swift\nlet a = 1", "///usr/bin/swift\nlet a = 1"),
  ]
}

extension EntryPointTests {
  @Test("The file main.swift of a program keeps its name, so that it may have top-level code")
  func mainFile() {
    let file = SourceFile(path: "App/main.swift", text: "print(1)\n")
    #expect(Porting(entryPoint: .kept).port([file])[0].name == "main.swift")
    #expect(Porting(entryPoint: .removed).port([file])[0].name == "main.ported.swift")
  }
}

@Suite("Key paths for key-value coding")
struct KeyPathTests {
  @Test(
    "A #keyPath expression becomes a string",
    arguments: [
      ("#keyPath(title)", "\"title\""), ("#keyPath(Feed.title)", "\"title\""),
      ("#keyPath(Feed.owner.name)", "\"owner.name\""), ("#keyPath(Outer.Feed.title)", "\"title\""),
      ("#keyPath(Feed.owner?.name)", "\"owner.name\""), ("#keyPath(Feed.`default`)", "\"default\""),
      ("#keyPath(Box<Int>.value)", "\"value\""), ("#keyPath( /* a */ Feed.title )", "\"title\""),
      ("#keyPath(\n  Feed.title\n)", "\"title\"\n\n"), ("#keyPath(Title)", "\"Title\""),
    ])
  func become(_ before: String, _ after: String) {
    let example = Example("", "let path = \(before) + \"\"", "let path = \(after) + \"\"")
    example.check()
  }
}

@Suite("Imports")
struct ModuleTests {
  @Test("Imports of Apple's modules become those of this system", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "Darwin is the C library", "import Darwin\nlet r = sqrt(2)", "import Glibc\nlet r = sqrt(2)"),
    Example("One function of Darwin's", "import func Darwin.sqrt", "import Glibc"),
    Example("Parts of Darwin", "import Darwin.C.math", "import Glibc"),
    Example("The runtime's names come with UIKit", "import ObjectiveC", "import UIKit"),
    Example("A runtime's part", "@preconcurrency import ObjectiveC.runtime", "import UIKit"),
    Example("Modules of names", "import MobileCoreServices", "import UIKit"),
    Example(
      "Notifications are in UIKit",
      "@preconcurrency import UserNotifications\nlet content = UNMutableNotificationContent()",
      "import UIKit\nlet content = UNMutableNotificationContent()", isCompiled: false),
    Example(
      "Pages of other sites are in UIKit",
      "import SafariServices\nvar page: SFSafariViewController?",
      "import UIKit\nvar page: SFSafariViewController?", isCompiled: false),
    Example(
      "A few names of other modules are in UIKit",
      "import MessageUI\nimport PhotosUI\nvar mail: MFMailComposeViewController?\nvar picker: PHPickerViewController?",
      "import UIKit\nimport UIKit\nvar mail: MFMailComposeViewController?\nvar picker: PHPickerViewController?",
      isCompiled: false),
    Example(
      "Passwords are in UIKit",
      "import Security\nlet isGone = SecItemDelete([:] as CFDictionary) == errSecItemNotFound",
      "import UIKit\nlet isGone = SecItemDelete([:] as CFDictionary) == errSecItemNotFound",
      isCompiled: false),
    Example(
      "Foundation re-exports passwords on a phone",
      "import Foundation\nlet isFull = SecRandomCopyBytes(nil, 0, &bytes) == errSecSuccess",
      "import Foundation\nlet isFull = SecRandomCopyBytes(nil, 0, &bytes) == errSecSuccess\nimport UIKit",
      isCompiled: false),
    Example(
      "A file that uses more of such a module has a finding",
      "import StoreKit\nfunc ask(for product: SKProduct) { SKStoreReviewController.requestReview() }",
      "import StoreKit\nfunc ask(for product: SKProduct) { SKStoreReviewController.requestReview() }\nimport UIKit",
      findings: ["1: there is no module StoreKit here"], isCompiled: false),
    Example(
      "A part of UIKit stays", "import UIKit.UIGestureRecognizerSubclass",
      "import UIKit.UIGestureRecognizerSubclass", isCompiled: false),
    Example(
      "Names of networking with Foundation's before them",
      "import Foundation\nlet s: Foundation.URLSession? = nil\nlet p = Foundation.XMLParser.self\nlet d: Foundation.Data? = nil",
      "import Foundation\nlet s: FoundationNetworking.URLSession? = nil\nlet p = FoundationXML.XMLParser.self\nlet d: Foundation.Data? = nil\nimport FoundationNetworking\nimport FoundationXML"
    ),
    Example(
      "Names of networking and XML bring their modules",
      "import Foundation\nlet s: URLSession? = nil\nlet p = XMLParser.self",
      "import Foundation\nlet s: URLSession? = nil\nlet p = XMLParser.self\nimport FoundationNetworking\nimport FoundationXML"
    ),
    Example(
      "Texts that are looked up bring UIKit, which knows the language of the scene",
      "import Foundation\nlet s = NSLocalizedString(\"a\", comment: \"\")",
      "import Foundation\nlet s = NSLocalizedString(\"a\", comment: \"\")\nimport UIKit"),
    Example(
      "Names of Foundation that UIKit has here bring UIKit",
      "import Foundation\nlet manager: UndoManager? = nil\nlet web = NSUserActivityTypeBrowsingWeb",
      "import Foundation\nlet manager: UndoManager? = nil\nlet web = NSUserActivityTypeBrowsingWeb\nimport UIKit",
      isCompiled: false),
    Example(
      "A function of C with Core Foundation before it",
      "import Foundation\nlet ratio = (1 + CoreFoundation.sqrt(5.0)) / 2",
      "import Foundation\nlet ratio = (1 + Foundation.sqrt(5.0)) / 2"),
    Example(
      "A module that is imported is not imported again",
      "import Foundation\nimport FoundationNetworking\nlet s: URLSession? = nil",
      "import Foundation\nimport FoundationNetworking\nlet s: URLSession? = nil"),
    Example(
      "A module that is imported only on other systems is imported",
      "import Foundation\n#if os(macOS)\nimport FoundationNetworking\n#endif\nlet s: URLSession? = nil",
      "import Foundation\n#if os(macOS)\nimport FoundationNetworking\n#endif\nlet s: URLSession? = nil\nimport FoundationNetworking"
    ),
    Example(
      "Names of Core Foundation and Core Graphics that come with Foundation on a phone are in UIKit",
      "import Foundation\nlet start: CFAbsoluteTime = 0",
      "import Foundation\nlet start: CFAbsoluteTime = 0\nimport UIKit", isCompiled: false),
    Example(
      "Points and sizes are in Foundation here too",
      "import Foundation\nlet point: CGPoint? = nil",
      "import Foundation\nlet point: CGPoint? = nil"),
    Example(
      "A module that only a phone has is a finding",
      "import UIKit\nimport WebKit\nvar page: WKWebView?",
      "import UIKit\nimport WebKit\nvar page: WKWebView?",
      findings: ["2: there is no module WebKit here"], isCompiled: false),
    Example(
      "A module of which the file uses nothing vanishes",
      """
      import AVFoundation
      @preconcurrency import CoreData
      #if os(iOS)
      import MetalKit
      #endif
      struct Avatar { var cmyk = 1, klaxon = 2 }
      """,
      """
      import UIKit
      import UIKit
      #if true
      import UIKit
      #endif
      struct Avatar { var cmyk = 1, klaxon = 2 }
      """),
    Example(
      "Constants, functions and names without a prefix are names of a module too",
      """
      import CoreLocation
      import StoreKit
      import Security
      import UIKit
      let accuracy = kCLLocationAccuracyBest
      var product: Product?
      let kind = SecTrustGetTypeID()
      """,
      """
      import CoreLocation
      import StoreKit
      import Security
      import UIKit
      let accuracy = kCLLocationAccuracyBest
      var product: Product?
      let kind = SecTrustGetTypeID()
      """,
      findings: [
        "1: there is no module CoreLocation here", "2: there is no module StoreKit here",
        "3: there is no module Security here",
      ], isCompiled: false),
    Example(
      "Names of a module without prefixes are not known, so it stays",
      "import CryptoKit\nlet one = 1", "import CryptoKit\nlet one = 1\nimport UIKit",
      findings: ["1: there is no module CryptoKit here. The package swift-crypto has its names"],
      isCompiled: false),
    Example(
      "An import of one declaration names it",
      "import UIKit\nimport class MapKit.MKMapView", "import UIKit\nimport class MapKit.MKMapView",
      findings: ["2: there is no module MapKit here"], isCompiled: false),
    Example(
      "A module for which others stand in is asked for by their name",
      "#if canImport(Combine)\nimport Combine\n#endif",
      "#if canImport(OpenCombine)\nimport OpenCombine; import OpenCombineDispatch; import OpenCombineFoundation\n#endif"
    ),
  ]
}

@Suite("XCTest tests on the main actor")
struct XCTestTests {
  @Test("A test on the main actor is called by a function without an actor", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A class of the main actor",
      """
      import XCTest
      @MainActor final class FeedTests: XCTestCase {
        func testA() {}
        func testB() throws -> Void {}
        func testC() async {}
        func testD(_ x: Int) {}
        private func testE() {}
        nonisolated func testF() {}
        func helps() {}
      }
      """,
      """
      import XCTest
      @MainActor final class FeedTests: XCTestCase {
        func _main_testA() {}
        func _main_testB() throws -> Void {}
        func testC() async {}
        func testD(_ x: Int) {}
        private func testE() {}
        nonisolated func testF() {}
        func helps() {}
      nonisolated func testA() { MainActor.assumeIsolated { self._main_testA() } }; nonisolated func testB() throws { try MainActor.assumeIsolated { try self._main_testB() } } }
      import UIKit
      """, isCompiled: false),
    Example(
      "A single test of the main actor, in an extension and by a base class of the project's",
      """
      import XCTest
      import UIKit
      class Case: XCTestCase {}
      class FeedTests: Case {
        func testPlain() {}
      }
      extension FeedTests { @MainActor func testA() {} }
      """,
      """
      import XCTest
      import UIKit
      class Case: XCTestCase {}
      class FeedTests: Case {
        func testPlain() {}
      }
      extension FeedTests { @MainActor func _main_testA() {} ; nonisolated func testA() { MainActor.assumeIsolated { self._main_testA() } } }
      """, isCompiled: false),
    Example(
      "An expectation's function has parameters here, so it is called in a closure",
      """
      import XCTest
      func wait(for expectation: XCTestExpectation, _ act: (() -> Void) -> Void) {
        act(expectation.fulfill)
        expectation.fulfill()
      }
      """,
      """
      import XCTest
      func wait(for expectation: XCTestExpectation, _ act: (() -> Void) -> Void) {
        act({ expectation.fulfill() })
        expectation.fulfill()
      }
      import UIKit
      """, isCompiled: false),
    Example(
      "A test case that is a data source is an object of Foundation",
      """
      import UIKit
      import XCTest
      class FeedTests: XCTestCase {
      }
      extension FeedTests: UICollectionViewDataSource {}
      class OtherTests: FeedTests, UITableViewDataSource {}
      class PlainTests: XCTestCase {}
      """,
      """
      import UIKit
      import XCTest
      class FeedTests: XCTestCase {
      nonisolated func `self`() -> Self { self }; nonisolated func isProxy() -> Bool { false }; nonisolated func isEqual(_ object: Any?) -> Bool { (object as? AnyObject) === self }; nonisolated var hash: Int { ObjectIdentifier(self).hashValue }; nonisolated var description: String { name } }
      extension FeedTests: UICollectionViewDataSource {}
      class OtherTests: FeedTests, UITableViewDataSource {}
      class PlainTests: XCTestCase {}
      """, isCompiled: false),
    Example(
      "What prepares tests belongs to no actor either",
      """
      import XCTest
      import UIKit
      @MainActor class FeedTests: XCTestCase {
        override func setUp() { super.setUp() }
        override func tearDown() async throws {}
        override class func setUp() {}
      }
      public class Others: XCTestCase {
        @MainActor public override func tearDownWithError() throws {}
        override func setUp() {}
      }
      """,
      """
      import XCTest
      import UIKit
      @MainActor class FeedTests: XCTestCase {
                 func _main_setUp() { super.setUp() }
        override func tearDown() async throws {}
        override class func setUp() {}
      nonisolated override func setUp() { MainActor.assumeIsolated { self._main_setUp() } } }
      public class Others: XCTestCase {
        @MainActor public          func _main_tearDownWithError() throws {}
        override func setUp() {}
      public nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated { try self._main_tearDownWithError() } } }
      """, isCompiled: false),
  ]
}

@Suite("Delegates and initializers")
struct DelegateTests {
  @Test("Delegates and initializers get the declarations that they need", arguments: examples)
  func become(_ example: Example) { example.check() }

  private static let answer =
    "func scrollViewDidScroll(_ p0: UIScrollView) { UIKit.Ported.unanswered(by: self).scrollViewDidScroll(p0) }"
  private static let told =
    "private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; $0.method(\"scrollViewDidScroll:\") { $0.scrollViewDidScroll($1[0, UIScrollView.self]) } }"

  static let examples: [Example] = [
    Example(
      "A method of a delegate that only a subclass has overrides one that the delegate gets",
      """
      import UIKit
      class Base: UIViewController, UIScrollViewDelegate {}
      class Row: Base { public func scrollViewDidScroll(_ view: UIScrollView) {} }
      """,
      """
      import UIKit
      class Base: UIViewController, UIScrollViewDelegate {\(answer) }
      class Row: Base { public override func scrollViewDidScroll(_ view: UIScrollView) {} ; \(told) }
      import GalleyUIKit
      """),
    Example(
      "An extension of the subclass counts as the subclass",
      """
      import UIKit
      class Base: UIViewController {}
      extension Base: UIScrollViewDelegate {}
      class Row: Base {
      }
      extension Row { func scrollViewDidScroll(_ view: UIScrollView) {} }
      """,
      """
      import UIKit
      class Base: UIViewController {\(answer) }
      extension Base: UIScrollViewDelegate {}
      class Row: Base {
      override func scrollViewDidScroll(_ p0: UIScrollView) { _Row_scrollViewDidScroll(p0) }; private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; Row._portedMembers0_3($0) } }
      extension Row { func _Row_scrollViewDidScroll(_ view: UIScrollView) {} }
      extension Row {
        nonisolated static func _portedMembers0_3(_ members: UIKit.Ported.Members<Row>.List) {
          members.method("scrollViewDidScroll:") { $0.scrollViewDidScroll($1[0, UIScrollView.self]) }
        }
      }
      import GalleyUIKit
      """),
    Example(
      "A cell whose own initializer hides that of lists gets the missing one",
      """
      import UIKit
      class Cell: UICollectionViewCell {
        init(symbol: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class Whole: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        init(symbol: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class Short: UICollectionViewCell { convenience init(a: Int) { self.init(frame: .zero) } }
      class Line: UITableViewCell {
        init(symbol: String) { super.init(style: .default, reuseIdentifier: symbol) }
        required init?(coder: NSCoder) { nil }
      }
      """,
      """
      import UIKit
      class Cell: UICollectionViewCell {
        init(symbol: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      required convenience init(_dequeuedWithFrame frame: CGRect) { UIKit.Ported.missingInitializer("init(frame:)", of: "Cell") } }
      class Whole: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        init(symbol: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class Short: UICollectionViewCell { convenience init(a: Int) { self.init(frame: .zero) } }
      class Line: UITableViewCell {
        init(symbol: String) { super.init(style: .default, reuseIdentifier: symbol) }
        required init?(coder: NSCoder) { nil }
      required convenience init(_dequeuedWithStyle style: UITableViewCell.CellStyle, _ identifier: String) { UIKit.Ported.missingInitializer("init(style:reuseIdentifier:)", of: "Line") } }
      """),
    Example(
      "A class that has all designated initializers, if only as conveniences, inherits what makes it",
      """
      import UIKit
      class Cell: UICollectionViewCell {
        init(price: Int) { super.init(frame: .zero) }
        override convenience init(frame: CGRect) { self.init(price: 1) }
        required init?(coder: NSCoder) { nil }
      }
      """,
      """
      import UIKit
      class Cell: UICollectionViewCell {
        init(price: Int) { super.init(frame: .zero) }
        override convenience init(frame: CGRect) { self.init(price: 1) }
        required init?(coder: NSCoder) { nil }
      }
      """),
    Example(
      "A class below one that has hidden the initializer is made by its own",
      """
      import UIKit
      class Cell: UICollectionViewCell {
        init(price: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class Free: Cell {
        init(frame: CGRect) { super.init(price: 0) }
        override init(price: Int) { super.init(price: price) }
        required init?(coder: NSCoder) { nil }
      }
      class Dear: Cell { override init(price: Int) { super.init(price: price) }; required init?(coder: NSCoder) { nil } }
      """,
      """
      import UIKit
      class Cell: UICollectionViewCell {
        init(price: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      required convenience init(_dequeuedWithFrame frame: CGRect) { UIKit.Ported.missingInitializer("init(frame:)", of: "Cell") } }
      class Free: Cell {
        init(frame: CGRect) { super.init(price: 0) }
        override init(price: Int) { super.init(price: price) }
        required init?(coder: NSCoder) { nil }
      required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) } }
      class Dear: Cell { override init(price: Int) { super.init(price: price) }; required init?(coder: NSCoder) { nil } }
      """),
    Example(
      "Layers, bars, their buttons and layout attributes with initializers of their own",
      """
      import UIKit
      public class Ray: CALayer {
        public override init() { super.init() }
        public init(length: Int) { super.init() }
        public required init?(coder: NSCoder) { nil }
      }
      class Back: UIBarButtonItem { init(title: String) { super.init() }; required init?(coder: NSCoder) { nil } }
      class Pinned: UICollectionViewLayoutAttributes { init(edge: Int) { super.init() } }
      func search() { class Wide: UISearchBar { init(width: Int) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } } }
      """,
      """
      import UIKit
      public class Ray: CALayer {
        public override init() { super.init() }
        public init(length: Int) { super.init() }
        public required init?(coder: NSCoder) { nil }
      public required convenience init(_madeForView: Void) { self.init() } }
      class Back: UIBarButtonItem { init(title: String) { super.init() }; required init?(coder: NSCoder) { nil } ; required convenience init(_system item: UIBarButtonItem.SystemItem) { UIKit.Ported.missingInitializer("init(barButtonSystemItem:target:action:)", of: "Back") } }
      class Pinned: UICollectionViewLayoutAttributes { init(edge: Int) { super.init() } ; required convenience init(_madeForClass: Void) { UIKit.Ported.missingInitializer("init()", of: "Pinned") } }
      func search() { class Wide: UISearchBar { init(width: Int) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } ; required convenience init(_madeForAppearance: Void) { UIKit.Ported.missingInitializer("init(frame:)", of: "Wide") } } }
      """),
    Example(
      "What observes by name overrides nothing here, and is asked by name",
      """
      import UIKit
      class Eye: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """,
      """
      import UIKit
      class Eye: NSObject {
        func observeValue(forKeyPath k: String?, of o: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {}
      private let _portedEye = UIKit.Ported.Members(of: Eye.self) { _ = $0; $0.method("observeValueForKeyPath:of:change:context:") { $0.observeValue(forKeyPath: $1[0, (String?).self], of: $1[1, (Any?).self], change: $1[2, ([String: Any]?).self], context: $1[3, (UnsafeMutableRawPointer?).self]) } } }
      import GalleyUIKit
      """),
  ]
}

@Suite("Names given by an attribute, and deprecated members")
struct NamedMemberTests {
  @Test("A key path has the name of a property for Objective-C")
  func keyPath() {
    let text = port(
      "import UIKit\nclass Feed: NSObject { @objc(isOn) var on = true }\nlet key = #keyPath(Feed.on)\n"
    )
    #expect(text.contains("let key = \"isOn\""))
  }

  @Test("A list of members that names a deprecated one is deprecated itself, so that nothing warns")
  func deprecated() {
    let text = port(
      "import UIKit\nclass Feed: NSObject { @available(*, deprecated) @objc func old() {} }\n")
    #expect(text.contains("@available(*, deprecated) private let _portedFeed"))
    #expect(
      !port("import UIKit\nclass Feed: NSObject { @objc func new() {} }\n").contains("deprecated"))
  }
}

@Suite("Other code in apps that were ported")
struct StrangerTests {
  @Test(
    "A delegate method in a subclass is called if its protocol is inherited by another protocol"
  )
  func inheritedProtocol() {
    let text = port(
      """
      import UIKit
      protocol Listing: UITextFieldDelegate {}
      class Base: UIViewController, UICollectionViewDelegateFlowLayout & Listing, UITableViewDataSource {}
      class List: Base {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }

      """)
    #expect(text.contains("unanswered(by: self).scrollViewDidScroll(p0)"))
    #expect(text.contains("unanswered(by: self).textFieldDidEndEditing(p0)"))
    #expect(text.contains("unanswered(by: self).numberOfSections(in: p0)"))
    #expect(text.contains("override func scrollViewDidScroll"))
    #expect(text.contains("override func numberOfSections"))
  }

  @Test("Default values of a moved override are copied letter by letter")
  func defaults() {
    let text = port(
      "import UIKit\nclass Feed: Base {\n}\nextension Feed { override func say(_ s: String = \"a; }\") {} }\n"
    )
    #expect(text.contains("(_ p0: String = \"a; }\")"))
  }

  @Test("The import of SwiftUI goes if only a type of the app has the name of one of its types")
  func ownState() {
    let text = port(
      "import UIKit\nimport SwiftUI\nclass Feed: UIViewController {\n  enum State { case idle }\n  var state: State = .idle\n}\n"
    )
    #expect(!text.contains("import SwiftUI"))
  }

  @Test("A method of a structure of the app keeps its name, although rectangles have one like it")
  func ownIntersects() {
    let text = port(
      "import UIKit\nstruct Poly { func intersects(_ p: Poly) -> Bool { true } }\nfunc f(_ a: Poly) -> Bool { a.intersects(a) }\n"
    )
    #expect(text.contains("a.intersects(a)"))
  }

  @Test("Boolean properties of UIKit have the names of Objective-C")
  func platformNames() {
    let text = port(
      "import UIKit\nlet key = #keyPath(UIView.isHidden)\nlet set = #selector(setter: UIView.isHidden)\n"
    )
    #expect(text.contains("let key = \"hidden\"") && text.contains("\"setHidden:\""))
  }

  @Test("A selector of a class of FoundationNetworking imports this module")
  func networking() {
    let text = port("import UIKit\nlet stop = #selector(URLSessionTask.suspend)\n")
    #expect(text.contains("import FoundationNetworking"))
  }

  @Test("A use of the constant for the simulator imports UIKit, which has it")
  func simulator() {
    let text = port("import Foundation\nlet isSimulator = TARGET_OS_SIMULATOR != 0\n")
    #expect(text.hasSuffix("import UIKit\n"))
  }

  @Test("A selector of a class that Linux lacks is only a name")
  func absentClasses() {
    let text = port("import UIKit\nlet stop = #selector(NSXPCConnection.suspend)\n")
    #expect(text.contains("let stop = Selector(\"suspend\")"))
  }

  @Test("A selector of a class method is a finding")
  func staticMethods() {
    let files = [
      SourceFile(
        path: "A.swift",
        text:
          "import UIKit\nclass Feed: NSObject { @objc class func reload() {} }\nlet s = #selector(Feed.reload)\n"
      )
    ]
    #expect(Porting().port(files)[0].findings.map(\.kind) == [.selector])
  }

  @Test(
    "An import of a module that only Apple's systems have is a finding if its names are used",
    arguments: [
      ("AuthenticationServices", "ASAuthorization"), ("CoreBluetooth", "CBPeripheral"),
      ("SwiftData", "ModelContext"), ("MapKit", "MKMapView"), ("CryptoKit", "SHA256"),
    ])
  func modules(_ module: String, _ name: String) {
    let text = "import UIKit\nimport \(module)\nvar value: \(name)?\n"
    let found = Porting().port([SourceFile(path: "A.swift", text: text)])[0]
    #expect(found.findings.map(\.kind) == [.module])
  }
}
