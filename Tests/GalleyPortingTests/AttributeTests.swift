import Testing

@testable import GalleyPorting

@Suite("Attributes of Objective-C")
struct AttributeTests {
  @Test(
    "Attributes of Objective-C are replaced by spaces, and their members are found by name",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  @Test("The children of a mirror include no list of members", arguments: ["", "Swift."])
  func mirrors(module: String) {
    let rest = "let names = \(module)Mirror(reflecting: Item()).children.map { $0.label }\n"
    let ported = port("import UIKit\nclass Item: NSObject { @objc var id = 1 }\n" + rest)
    #expect(ported.contains("= UIKit.Ported.mirror(reflecting: Item()).children"))
    let initializer = rest.replacing("Mirror(", with: "Mirror.init(")
    let explicit = port("import UIKit\nclass Item: NSObject { @objc var id = 1 }\n" + initializer)
    #expect(explicit.contains("= UIKit.Ported.mirror(reflecting: Item()).children"))
    // A method of a delegate is in a list, although it has no attribute.
    let delegate = port(
      "import UIKit\nclass Item: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\n"
        + rest)
    #expect(delegate.contains("= UIKit.Ported.mirror(reflecting: Item()).children"))
    // Without an attribute and a delegate, no class here has a list of members.
    let plain = port("import Foundation\nclass Item: NSObject { var id = 1 }\n" + rest)
    #expect(plain.contains(rest))
  }

  static let examples: [Example] = [
    Example(
      "An object of a nib that is no responder is told by name",
      """
      import UIKit
      class Loader: NSObject {
        override func awakeFromNib() {
          super.awakeFromNib()
          print(1)
        }
      }
      class Quick: Loader { override func awakeFromNib() { super.awakeFromNib() } }
      class Row: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      """,
      """
      import UIKit
      class Loader: NSObject {
                 func awakeFromNib() {
          _ = Void     ()
          print(1)
        }
      private let _portedLoader = UIKit.Ported.Members(of: Loader.self) { _ = $0; $0.method("awakeFromNib") { _ = $1; $0.awakeFromNib() } } }
      class Quick: Loader { override func awakeFromNib() { super.awakeFromNib() } }
      class Row: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      import GalleyUIKit
      """),
    Example(
      "Members of an actor of one's own are not found by name: this is a finding",
      """
      import UIKit
      @globalActor actor Kitchen { static let shared = Kitchen() }
      @Kitchen class Oven: NSObject {
        @objc func bake() {}
        @objc nonisolated func ring() {}
      }
      class Bell: NSObject {
        @Kitchen @objc func wait() {}
      }
      """,
      """
      import UIKit
      @globalActor actor Kitchen { static let shared = Kitchen() }
      @Kitchen class Oven: NSObject {
              func bake() {}
              nonisolated func ring() {}
      private let _portedOven = UIKit.Ported.Members(of: Oven.self) { _ = $0; $0.method("ring") { _ = $1; $0.ring() } } }
      class Bell: NSObject {
        @Kitchen       func wait() {}
      }
      import GalleyUIKit
      """, findings: ["4: bake belongs to an actor", "8: wait belongs to an actor"]),
    Example(
      "An enumeration's attribute becomes spaces",
      "@objc enum Kind: Int { case one }",
      "      enum Kind: Int { case one }"),
    Example(
      "A class with nothing to be found by name gets nothing",
      """
      import Foundation
      @objc class Box: NSObject { var x = 1 }
      """,
      """
      import Foundation
            class Box: NSObject { var x = 1 }
      """),
    Example(
      "A method is told at the end of its class",
      """
      import UIKit
      class Feed: NSObject {
        @objc func reload() {}
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func reload() {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("reload") { _ = $1; $0.reload() } } }
      import GalleyUIKit
      """),
    Example(
      "A class on one line gets its list behind a semicolon",
      """
      import UIKit
      class Feed: NSObject { @objc func reload() {} }
      """,
      """
      import UIKit
      class Feed: NSObject {       func reload() {} ; private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("reload") { _ = $1; $0.reload() } } }
      import GalleyUIKit
      """),
    Example(
      "A semicolon at the end of a class is not doubled",
      """
      import UIKit
      class Feed: NSObject { @objc func reload() {}; }
      """,
      """
      import UIKit
      class Feed: NSObject {       func reload() {}; private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("reload") { _ = $1; $0.reload() } } }
      import GalleyUIKit
      """),
    Example(
      "A file without UIKit imports it behind its end",
      """
      import Foundation
      class Feed: NSObject {
        @objc func reload() {}
      }
      """,
      """
      import Foundation
      class Feed: NSObject {
              func reload() {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("reload") { _ = $1; $0.reload() } } }
      import GalleyUIKit
      import UIKit
      """),
    Example(
      "The import of one class does not count as that of the module",
      """
      import class UIKit.UIView
      class Feed: UIView {
        @objc func reload() {}
      }
      """,
      """
      import class UIKit.UIView
      class Feed: UIView {
              func reload() {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("reload") { _ = $1; $0.reload() } } }
      import GalleyUIKit
      import UIKit
      """),
    Example(
      "Attributes on lines of their own leave their lines",
      """
      import UIKit
      @objcMembers
      @available(iOS 13, *)
      final class Feed: NSObject {
        @objc
        @discardableResult
        func reload() -> Int { 1 }
      }
      """,
      """
      import UIKit

      @available(iOS 13, *)
      final class Feed: NSObject {

        @discardableResult
        func reload() -> Int { 1 }
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.answer("reload") { _ = $1; return $0.reload() as Any? } } }
      import GalleyUIKit
      """),
    Example(
      "Several attributes on one line, with comments between, are taken one by one",
      """
      import UIKit
      class Feed: UIView {
        @objc/* a */@IBAction /* b */ @available(iOS 13, *) private func tap(_ sender: Any) {} // c
      }
      """,
      """
      import UIKit
      class Feed: UIView {
             /* a */          /* b */ @available(iOS 13, *) private func tap(_ sender: Any) {} // c
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("tap:") { $0.tap($1[0, Any.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "A name in parentheses is the name it is found by",
      """
      import UIKit
      @objc(AppFeed) class Feed: NSObject {
        @objc(feed:didOpen:) func opened(_ feed: Feed, _ item: String?) {}
        @objc(isOn) var on = true
      }
      """,
      """
      import UIKit
                     class Feed: NSObject {
                             func opened(_ feed: Feed, _ item: String?) {}
                    var on = true
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("feed:didOpen:") { $0.opened($1[0, Feed.self], $1[1, (String?).self]) }; $0.value("isOn", { $0.on }, { $0.on = $1 }) } }
      final class _PortedExtensions: UIKit.Ported.Extensions {
        override class func register() {
          UIKit.Ported.name("AppFeed", Feed.self)
        }
      }
      import GalleyUIKit
      """),
    Example(
      "A name over several lines keeps its lines",
      """
      import UIKit
      class Feed: NSObject {
        @objc(
          open:
        ) func opened(_ feed: Feed) {}
      }
      """,
      """
      import UIKit
      class Feed: NSObject {


          func opened(_ feed: Feed) {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("open:") { $0.opened($1[0, Feed.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "An attribute of an accessor is taken away",
      """
      import UIKit
      class Feed: NSObject {
        @objc var on: Bool { @objc(isOn) get { true } }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              var on: Bool {              get { true } }
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.value("on", { $0.on }) } }
      import GalleyUIKit
      """),
    Example(
      "An attribute within a condition is taken away and counts",
      """
      import UIKit
      class Feed: NSObject {
        #if os(iOS)
        @objc
        #endif
        func reload() {}
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
        #if true

        #endif
        func reload() {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("reload") { _ = $1; $0.reload() } } }
      import GalleyUIKit
      """),
    Example(
      "All members of a class are found that says so, but for private ones and those that say they are not",
      """
      import UIKit
      @objcMembers class Feed: NSObject {
        let id = 1
        var title: String?
        private(set) var count = 0
        private var hidden = 1
        static let shared = 1
        @nonobjc func plain() {}
        func load(_ ids: [Int], by: inout Int) {}
        func all<T>(_ t: T) {}
        func many(_ ids: Int...) {}
        func move(to x: Int, animated: Bool) {}
      }
      """,
      """
      import UIKit
                   class Feed: NSObject {
        let id = 1
        var title: String?
        private(set) var count = 0
        private var hidden = 1
        static let shared = 1
                 func plain() {}
        func load(_ ids: [Int], by: inout Int) {}
        func all<T>(_ t: T) {}
        func many(_ ids: Int...) {}
        func move(to x: Int, animated: Bool) {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.value("id", { $0.id }); $0.value("title", { $0.title }, { $0.title = $1 }); $0.value("count", { $0.count }, { $0.count = $1 }); $0.method("moveTo:animated:") { $0.move(to: $1[0, Int.self], animated: $1[1, Bool.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "Values that are waited for or that fail are not told, and deinitializers and subscripts lose the mark",
      """
      import UIKit
      @objcMembers class Feed: NSObject {
        var size: Int { get async { 1 } }
        var name: String { get throws { "" } }
        @objc subscript(index: Int) -> Int { index }
        @objc init(size: Int) {}
        @objc deinit {}
      }
      """,
      """
      import UIKit
                   class Feed: NSObject {
        var size: Int { get async { 1 } }
        var name: String { get throws { "" } }
              subscript(index: Int) -> Int { index }
              init(size: Int) {}
              deinit {}
      }
      """),
    Example(
      "What nobody may use is not told",
      """
      import UIKit
      class Feed: NSObject {
        @available(*, unavailable) @objc func old() {}
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
        @available(*, unavailable)       func old() {}
      }
      """),
    Example(
      "Methods that throw or wait have the names that the compiler gives them",
      """
      import UIKit
      class Feed: NSObject {
        @objc func save() throws {}
        @objc func load(_ id: Int) throws -> String { "" }
        @objc func wait() async {}
        @objc func fetch(from place: String) async throws -> Int { 1 }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func save() throws {}
              func load(_ id: Int) throws -> String { "" }
              func wait() async {}
              func fetch(from place: String) async throws -> Int { 1 }
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.answer("saveAndReturnError:") { _ = $1; return try? $0.save() as Any? }; $0.answer("load:error:") { return try? $0.load($1[0, Int.self]) as Any? }; $0.task("waitWithCompletionHandler:") { _ = $1; _ = await $0.wait() }; $0.task("fetchFrom:completionHandler:") { _ = try? await $0.fetch(from: $1[0, String.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "Nested, generic and local classes tell their members under names of their own",
      """
      import UIKit
      enum Outer { class Cell: NSObject { @objc func a() {} } }
      class Box<T>: NSObject { @objc func put(_ t: Any) {} }
      func make() -> Any {
        class Local: NSObject { @objc func b() {} }
        return Local()
      }
      """,
      """
      import UIKit
      enum Outer { class Cell: NSObject {       func a() {} ; private let _portedOuter_Cell = UIKit.Ported.Members(of: Cell.self) { _ = $0; $0.method("a") { _ = $1; $0.a() } } } }
      class Box<T>: NSObject {       func put(_ t: Any) {} ; private let _portedBox = UIKit.Ported.Members(of: Box.self) { _ = $0; $0.method("put:") { $0.put($1[0, Any.self]) } } }
      func make() -> Any {
        class Local: NSObject {       func b() {} ; private let _portedLocal = UIKit.Ported.Members(of: Local.self) { _ = $0; $0.method("b") { _ = $1; $0.b() } } }
        return Local()
      }
      import GalleyUIKit
      """),
    Example(
      "Members of an extension are told by the file of the extension",
      [
        """
        import UIKit
        class Feed: NSObject {
        }
        """,
        """
        import UIKit
        extension Feed {
          @objc private func tap(_ sender: UIButton) {}
        }
        """,
      ],
      [
        """
        import UIKit
        class Feed: NSObject {
        private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; Feed._portedMembers1_0($0) } }
        import GalleyUIKit
        """,
        """
        import UIKit
        extension Feed {
                private func tap(_ sender: UIButton) {}
        }
        extension Feed {
          nonisolated static func _portedMembers1_0(_ members: UIKit.Ported.Members<Feed>.List) {
            members.method("tap:") { $0.tap($1[0, UIButton.self]) }
          }
        }
        import GalleyUIKit
        """,
      ]),
    Example(
      "An extension that is marked as a whole tells all of its members",
      """
      import UIKit
      class Feed: NSObject {
      }
      @objc extension Feed {
        func tap() {}
        var title: String { "" }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; Feed._portedMembers0_1($0) } }
            extension Feed {
        func tap() {}
        var title: String { "" }
      }
      extension Feed {
        nonisolated static func _portedMembers0_1(_ members: UIKit.Ported.Members<Feed>.List) {
          members.method("tap") { _ = $1; $0.tap() }
          members.value("title", { $0.title })
        }
      }
      import GalleyUIKit
      """),
    Example(
      "Names with emoji, and names that are words of the language, stay names",
      """
      import UIKit
      class 🚀: NSObject {
        @objc func 🔥(_ 🪵: 🚀) {}
        @objc func `repeat`() {}
        @objc var `default` = 1
      }
      """,
      """
      import UIKit
      class 🚀: NSObject {
              func 🔥(_ 🪵: 🚀) {}
              func `repeat`() {}
              var `default` = 1
      private let _ported🚀 = UIKit.Ported.Members(of: 🚀.self) { _ = $0; $0.method("🔥:") { $0.🔥($1[0, (🚀).self]) }; $0.method("repeat") { _ = $1; $0.`repeat`() }; $0.value("default", { $0.`default` }, { $0.`default` = $1 }) } }
      import GalleyUIKit
      """),
    Example(
      "Closures, forced optionals and tuples arrive as their types say",
      """
      import UIKit
      class Feed: NSObject {
        @objc func load(_ view: UIView!, then done: @escaping (Int) -> Void) {}
        @objc func show(_ names: [String: Any], by block: (() -> Void)?) {}
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func load(_ view: UIView!, then done: @escaping (Int) -> Void) {}
              func show(_ names: [String: Any], by block: (() -> Void)?) {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("load:then:") { $0.load($1[0, (UIView?).self], then: $1[1]) }; $0.method("show:by:") { $0.show($1[0, ([String: Any]).self], by: $1[1]) } } }
      import GalleyUIKit
      """),
    Example(
      "A function that does not escape is handed over as its type says",
      """
      import UIKit
      class Feed: NSObject {
        @objc func each(_ body: ((_ isLast: Bool) -> Void)) {}
        @objc func all(by body: (Int) -> Bool) -> Bool { body(1) }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func each(_ body: ((_ isLast: Bool) -> Void)) {}
              func all(by body: (Int) -> Bool) -> Bool { body(1) }
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("each:") { $0.each($1[0] as ((_ isLast: Bool) -> Void)) }; $0.answer("allBy:") { return $0.all(by: $1[0] as (Int) -> Bool) as Any? } } }
      import GalleyUIKit
      """),
    Example(
      "Storage of Core Data's is a finding, and traps when it is used",
      """
      import Foundation
      class Note: NSObject {
        @NSManaged var title: String
        @NSManaged func add(_ note: Note)
      }
      """,
      """
      import Foundation
      class Note: NSObject {
                   var title: String { get { fatalError("Core Data's storage does not exist here") } set { fatalError("Core Data's storage does not exist here") } }
                   func add(_ note: Note) { fatalError("Core Data's storage does not exist here") }
      }
      """, findings: ["3: Core Data's storage", "4: Core Data's storage"]),
    Example(
      "A layer stores its properties, also for the class below it and in extensions",
      """
      import UIKit
      class Wave: CALayer {
        @NSManaged var height: CGFloat, width: CGFloat
      }
      class Deep: Wave {}
      extension Deep {
        @NSManaged dynamic var tint: CGColor?
      }
      """,
      """
      import UIKit
      class Wave: CALayer {
                   var height: CGFloat { get { UIKit.Ported.layerValue("height", of: self) } set { UIKit.Ported.setLayerValue(newValue, "height", of: self) } }, width: CGFloat { get { UIKit.Ported.layerValue("width", of: self) } set { UIKit.Ported.setLayerValue(newValue, "width", of: self) } }
      private let _portedWave = UIKit.Ported.Members(of: Wave.self) { _ = $0; $0.value("height", { $0.height }, { $0.height = $1 }); $0.value("width", { $0.width }, { $0.width = $1 }) } }
      class Deep: Wave {private let _portedDeep = UIKit.Ported.Members(of: Deep.self) { _ = $0; Deep._portedMembers0_2($0) } }
      extension Deep {
                           var tint: CGColor? { get { UIKit.Ported.layerValue("tint", of: self) } set { UIKit.Ported.setLayerValue(newValue, "tint", of: self) } }
      }
      extension Deep {
        nonisolated static func _portedMembers0_2(_ members: UIKit.Ported.Members<Deep>.List) {
          members.value("tint", { $0.tint }, { $0.tint = $1 })
        }
      }
      import GalleyUIKit
      """, isCompiled: false),
  ]
}
