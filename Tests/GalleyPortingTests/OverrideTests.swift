import Testing

@testable import GalleyPorting

@Suite("Overrides in extensions")
struct OverrideTests {
  @Test(
    "Overrides in extensions are declared in the class, and call the code of the extension",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  @Test("A test that is called on the main thread keeps its name in `#function`")
  func functionNameOfTest() {
    let text = port(
      """
      import XCTest
      @MainActor final class FeedTests: XCTestCase {
        func testA() { print(#function) }
      }

      """)
    #expect(text.contains("func _main_testA() { print(\"testA()\") }"))
  }

  static let examples: [Example] = [
    Example(
      "A member that is renamed keeps its name in `#function`",
      """
      import UIKit
      class Feed: UIViewController {
      }
      extension Feed {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let name = #function
          [1].forEach { _ in print(#function, name) }
          func inner() { print(#function) }
          inner()
        }
        func unrenamed() { print(#function) }
      }
      """,
      """
      import UIKit
      class Feed: UIViewController {
      override func viewWillAppear(_ p0: Bool) { _Feed_viewWillAppear(p0) } }
      extension Feed {
                 func _Feed_viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let name = "viewWillAppear(_:)"
          [1].forEach { _ in print("viewWillAppear(_:)", name) }
          func inner() { print(#function) }
          inner()
        }
        func unrenamed() { print(#function) }
      }
      """),
    Example(
      "An open method goes into the class, because another module may override it",
      """
      import UIKit
      open class Feed: UIViewController {
      }
      extension Feed {
        open func count() -> Int { 2 }
        open static func name() {}
      }
      """,
      """
      import UIKit
      open class Feed: UIViewController {
      open func count() -> Int { _Feed_count() } }
      extension Feed {
             func _Feed_count() -> Int { 2 }
        public static func name() {}
      }
      """, isCompiled: false),
    Example(
      "A method goes into the class of another file, with its attributes and its access",
      [
        "import UIKit\npublic class Feed: UIViewController {\n}\n",
        """
        import UIKit
        extension Feed {
          /// Tells.
          @available(iOS 13, *)
          public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
          }
        }
        """,
      ],
      [
        """
        import UIKit
        public class Feed: UIViewController {
        @available(iOS 13, *) public override func viewWillAppear(_ p0: Bool) { _Feed_viewWillAppear(p0) } }
        """,
        """
        import UIKit
        extension Feed {
          /// Tells.
          @available(iOS 13, *)
          public          func _Feed_viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
          }
        }
        """,
      ]),
    Example(
      "The class's file imports what the extension's file does",
      [
        "class Feed: Base {}",
        "import UIKit\nclass Base: UIView {}\nextension Feed { override func draw(_ rect: CGRect) {} }",
      ],
      [
        "class Feed: Base { override func draw(_ p0: CGRect) { _Feed_draw(p0) } }\nimport UIKit",
        "import UIKit\nclass Base: UIView {}\nextension Feed {          func _Feed_draw(_ rect: CGRect) {} }",
      ]),
    Example(
      "Properties go with their setters, class members as such",
      """
      import UIKit
      class Feed: UIView {
      }
      extension Feed {
        override var canBecomeFirstResponder: Bool { true }
        override var isHidden: Bool {
          get { super.isHidden }
          set { super.isHidden = newValue }
        }
        override class var layerClass: AnyClass { Feed.self }
        @discardableResult override func becomeFirstResponder() -> Bool { true }
      }
      """,
      """
      import UIKit
      class Feed: UIView {
      override var canBecomeFirstResponder: Bool { get { _Feed_canBecomeFirstResponder } }; override var isHidden: Bool { get { _Feed_isHidden } set { _Feed_isHidden = newValue } }; class override var layerClass: AnyClass { get { _Feed_layerClass } }; @discardableResult override func becomeFirstResponder() -> Bool { _Feed_becomeFirstResponder() } }
      extension Feed {
                 var _Feed_canBecomeFirstResponder: Bool { true }
                 var _Feed_isHidden: Bool {
          get { super.isHidden }
          set { super.isHidden = newValue }
        }
                 class var _Feed_layerClass: AnyClass { Feed.self }
        @discardableResult          func _Feed_becomeFirstResponder() -> Bool { true }
      }
      """),
    Example(
      "A member of an object of no actor stays one of no actor",
      """
      import UIKit
      @MainActor class Feed: NSObject {
      }
      extension Feed {
        override var description: String { "feed" }
        override func isEqual(_ object: Any?) -> Bool { self === object as? Feed }
      }
      """,
      """
      import UIKit
      @MainActor class Feed: NSObject {
      override var description: String { get { _Feed_description } }; override func isEqual(_ p0: Any?) -> Bool { _Feed_isEqual(p0) } }
      extension Feed {
        nonisolated var _Feed_description: String { "feed" }
        nonisolated func _Feed_isEqual(_ object: Any?) -> Bool { self === object as? Feed }
      }
      """),
    Example(
      "A member of an extension that a subclass overrides is declared in the class",
      """
      import UIKit
      class Base: NSObject {}
      extension Base { @objc func bake(at degrees: Int = 180) throws {} }
      class Row: Base { override func bake(at degrees: Int) throws {} }
      """,
      """
      import UIKit
      class Base: NSObject {func bake(at p0: Int = 180) throws { try _Base_bake(at: p0) }; private let _portedBase = UIKit.Ported.Members(of: Base.self) { _ = $0; Base._portedMembers0_1($0) } }
      extension Base {       func _Base_bake(at degrees: Int = 180) throws {} }
      class Row: Base { override func bake(at degrees: Int) throws {} }
      extension Base {
        nonisolated static func _portedMembers0_1(_ members: UIKit.Ported.Members<Base>.List) {
          members.answer("bakeAt:error:") { return try? $0.bake(at: $1[0, Int.self]) as Any? }
        }
      }
      import GalleyUIKit
      """),
    Example(
      "A nested class's extension and one within a condition",
      """
      import UIKit
      enum Outer { class Row: UIView {
      } }
      #if DEBUG
      extension Outer.Row { override func layoutSubviews() {} }
      #endif
      """,
      """
      import UIKit
      enum Outer { class Row: UIView {

      #if (DEBUG)
      override func layoutSubviews() { _Outer_Row_layoutSubviews() }
      #endif
      #sourceLocation(file: "A.swift", line: 3)
      } }
      #if DEBUG
      extension Outer.Row {          func _Outer_Row_layoutSubviews() {} }
      #endif
      """),
    Example(
      "A property of an extension of another module's class is observed by those below it",
      """
      import UIKit
      extension UIView {
        @objc var corner: Int { get { 1 } set {} }
      }
      class Card: UIView {
        override var corner: Int { didSet { print(oldValue) } }
      }
      class Wide: Card {
        override var corner: Int {
          willSet(next) { print(next) }
          didSet { print(corner) }
        }
      }
      """,
      """
      import UIKit
      extension UIView {
              var _UIView_corner: Int { get { 1 } set {} }
      var corner: Int { get { if let one = self as? Wide { return one._Wide_corner }; if let one = self as? Card { return one._Card_corner }; return _UIView_corner } set { if let one = self as? Wide { one._Wide_corner = newValue; return }; if let one = self as? Card { one._Card_corner = newValue; return }; _UIView_corner = newValue } } }
      class Card: UIView {
                 var _Card_corner: Int { get { _UIView_corner } set { let oldValue = _UIView_corner; _ = oldValue; func _after() { print(oldValue) } ; _UIView_corner = newValue; _after() } }
      }
      class Wide: Card {
                 var _Wide_corner: Int {
          get { _Card_corner } set { let oldValue = _Card_corner; _ = oldValue; let next = newValue; func _before() { print(next) }
          ; func _after() { print(corner) }
        ; _before(); _Card_corner = newValue; _after() } }
      }
      extension UIView {
        nonisolated static func _portedMembers0_0(_ members: UIKit.Ported.Members<UIView>.List) {
          members.value("corner", { $0.corner }, { $0.corner = $1 })
        }
      }
      final class _PortedExtensions: UIKit.Ported.Extensions {
        override class func register() {
          UIView._portedMembers0_0(.init())
        }
      }
      import GalleyUIKit
      """),
    Example(
      "Another module's class can't be overridden in an extension: this is a finding",
      "import UIKit\nextension UIView {\n  override func draw(_ rect: CGRect) {}\n}",
      "import UIKit\nextension UIView {\n           func _UIView_draw(_ rect: CGRect) {}\n}",
      findings: ["3: UIView is a class of another module"], isCompiled: false),
    Example(
      "Overrides that UIKit calls by name are listed, under a name that tells them apart",
      """
      import UIKit
      extension UINavigationController {
        open override var shouldAutorotate: Bool { super.shouldAutorotate }
        open override func viewDidLoad() { super.viewDidLoad(); print(#function) }
        override open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
      }
      """,
      """
      import UIKit
      extension UINavigationController {
        public var _UINavigationController_shouldAutorotate: Bool { super.shouldAutorotate }
        public func _UINavigationController_viewDidLoad() { super.viewDidLoad(); print("viewDidLoad()") }
        public func _UINavigationController_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
      }
      extension UINavigationController {
        nonisolated static func _portedMembers0_0(_ members: UIKit.Ported.Members<UINavigationController>.List) {
          members.answer("override shouldAutorotate") { _ = $1; return $0._UINavigationController_shouldAutorotate as Any? }
          members.method("override viewDidLoad()") { _ = $1; $0._UINavigationController_viewDidLoad() }
          members.method("override motionEnded(_:with:)") { $0._UINavigationController_motionEnded($1[0, (UIEvent.EventSubtype).self], with: $1[1, (UIEvent?).self]) }
        }
      }
      final class _PortedExtensions: UIKit.Ported.Extensions {
        override class func register() {
          UINavigationController._portedMembers0_0(.init())
        }
      }
      import GalleyUIKit
      """, isCompiled: false),
    Example(
      "A class of UIKit with its own version of the member calls no override of an extension",
      "import UIKit\nextension UITextField {\n  override var canBecomeFirstResponder: Bool { false }\n}",
      "import UIKit\nextension UITextField {\n  var _UITextField_canBecomeFirstResponder: Bool { false }\n}",
      findings: ["3: UITextField is a class of another module"], isCompiled: false),
    Example(
      "The same for a property with observers, which gets accessors",
      """
      import UIKit
      extension UITextView {
        override open var bounds: CGRect { didSet { print(oldValue) } }
      }
      """,
      """
      import UIKit
      extension UITextView {
                 public var _UITextView_bounds: CGRect { get { self.bounds } set { let oldValue = self.bounds; _ = oldValue; func _after() { print(oldValue) } ; self.bounds = newValue; _after() } }
      }
      """,
      findings: ["3: UITextView is a class of another module"], isCompiled: false),
  ]

  @Test(
    "Initializers, observers and generic functions of extensions are declared in the class",
    arguments: rare)
  func becomeRare(_ example: Example) { example.check() }

  static let rare: [Example] = [
    Example(
      "Both observers of a property are one function",
      """
      import UIKit
      class Row: UIView {
      }
      extension Row {
        override var isHidden: Bool {
          willSet { print(newValue) }
          didSet(former) { if former { return }; print(former, isHidden) }
        }
      }
      """,
      """
      import UIKit
      class Row: UIView {
      override var isHidden: Bool { willSet { _Row_isHidden(newValue, false) } didSet { _Row_isHidden(oldValue, true) } } }
      extension Row {
                 func _Row_isHidden(_ _value: Bool, _ _isSet: Bool) {
          if !_isSet, case let newValue = _value { print(newValue) }
          if _isSet, case let former = _value { if former { return }; print(former, isHidden) }
        }
      }
      """),
    Example(
      "One observer, with a name of its own for the value",
      """
      import UIKit
      class Row: UIView {
      }
      extension Row {
        override var isHidden: Bool { willSet { print(newValue) } }
        override var isOpaque: Bool { didSet(former) { print(former) } }
      }
      extension UIView { var area: Int { 1 } }
      """,
      """
      import UIKit
      class Row: UIView {
      override var isHidden: Bool { willSet { _Row_isHidden(newValue) } }; override var isOpaque: Bool { didSet { _Row_isOpaque(oldValue) } } }
      extension Row {
                 func _Row_isHidden(_ newValue: Bool) { do { print(newValue) } }
                 func _Row_isOpaque(_ former: Bool) { do { print(former) } }
      }
      extension UIView { var area: Int { 1 } }
      """),
    Example(
      "Generic functions keep their parameters and conditions, and errors their types",
      """
      import UIKit
      struct Burnt: Error {}
      class Oven: NSObject {
        func bake<Cake: Hashable>(_ cake: Cake) -> Cake? where Cake: Sendable { nil }
        func heat(to degrees: Int) throws(Burnt) {}
        func each(_ body: () throws -> Void) rethrows {}
      }
      class Hot: Oven {
      }
      extension Hot {
        override func bake<Cake: Hashable>(_ cake: Cake) -> Cake? where Cake: Sendable { cake }
        override func heat(to degrees: Int) throws(Burnt) { throw Burnt() }
        override func each(_ body: () throws -> Void) rethrows { try body() }
      }
      """,
      """
      import UIKit
      struct Burnt: Error {}
      class Oven: NSObject {
        func bake<Cake: Hashable>(_ cake: Cake) -> Cake? where Cake: Sendable { nil }
        func heat(to degrees: Int) throws(Burnt) {}
        func each(_ body: () throws -> Void) rethrows {}
      }
      class Hot: Oven {
      override func bake<Cake: Hashable>(_ p0: Cake) -> Cake? where Cake: Sendable { _Hot_bake(p0) }; override func heat(to p0: Int) throws(Burnt) { try _Hot_heat(to: p0) }; override func each(_ p0: () throws -> Void) rethrows { try _Hot_each(p0) } }
      extension Hot {
                 func _Hot_bake<Cake: Hashable>(_ cake: Cake) -> Cake? where Cake: Sendable { cake }
                 func _Hot_heat(to degrees: Int) throws(Burnt) { throw Burnt() }
                 func _Hot_each(_ body: () throws -> Void) rethrows { try body() }
      }
      """),
    Example(
      "Convenience initializers are told apart by their first label",
      """
      import UIKit
      class Oven: NSObject {
        let size: Int
        init(size: Int) { self.size = size }
        init?(_ size: Int, for cakes: Int) { return nil }
        override init() { size = 1 }
      }
      class Hot: Oven {
        init(all: Int) { super.init(size: all) }
      }
      extension Hot {
        override convenience init(size: Int) { self.init(all: size) }
        public override convenience init?(_ size: Int, for cakes: Int) { self.init(all: size) }
        override convenience init() { self.init(all: 2) }
      }
      """,
      """
      import UIKit
      class Oven: NSObject {
        let size: Int
        init(size: Int) { self.size = size }
        init?(_ size: Int, for cakes: Int) { return nil }
        override init() { size = 1 }
      }
      class Hot: Oven {
        init(all: Int) { super.init(size: all) }
      convenience override init(size p0: Int) { self.init(_Hot_init: p0) }; convenience public override init?(_ p0: Int, for p1: Int) { self.init(_Hot_init: p0, for: p1) }; convenience override init() { self.init(_Hot_init: ()) } }
      extension Hot {
                 convenience init(_Hot_init size: Int) { self.init(all: size) }
        public          convenience init?(_Hot_init size: Int, for cakes: Int) { self.init(all: size) }
                 convenience init(_Hot_init: Void) { self.init(all: 2) }
      }
      """),
    Example(
      "Each version of a class that is declared under conditions has what its extensions need",
      [
        """
        import UIKit
        #if DEBUG
        class Row: UIView {
        }
        #else
        class Row: UILabel {
        }
        #endif
        """,
        "import UIKit\nextension Row {\n  override func layoutSubviews() {}\n  @objc func tap() {}\n}",
      ],
      [
        """
        import UIKit
        #if DEBUG
        class Row: UIView {
        override func layoutSubviews() { _Row_layoutSubviews() }; private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; Row._portedMembers1_0($0) } }
        #else
        class Row: UILabel {
        override func layoutSubviews() { _Row_layoutSubviews() }; private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; Row._portedMembers1_0($0) } }
        #endif
        import GalleyUIKit
        """,
        """
        import UIKit
        extension Row {
                   func _Row_layoutSubviews() {}
                func tap() {}
        }
        extension Row {
          nonisolated static func _portedMembers1_0(_ members: UIKit.Ported.Members<Row>.List) {
            members.method("tap") { _ = $1; $0.tap() }
          }
        }
        import GalleyUIKit
        """,
      ]),
  ]

  @Test("An observer of a property that overrides is called, although it is in an extension")
  func observers() {
    let text = port(
      "import UIKit\nclass Row: UIView {\n}\nextension Row { override var isHidden: Bool { didSet { print(1) } } }\n"
    )
    #expect(text.contains("override var isHidden: Bool { didSet { _Row_isHidden(oldValue) } }"))
    #expect(text.contains("func _Row_isHidden(_ oldValue: Bool) { do     { print(1) } }"))
  }
}
