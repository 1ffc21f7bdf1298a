import Testing

@testable import GalleyPorting

@Suite("Selectors")
struct SelectorTests {
  @Test("A selector becomes the name of its method", arguments: examples)
  func become(_ example: Example) { example.check() }

  @Test(
    "A selector has the name that the compiler gives to the method",
    arguments: [
      ("reload()", "reload"), ("tap(_:)", "tap:"), ("tap(_:with:)", "tap:with:"),
      ("pressed(recognizer:)", "pressedWithRecognizer:"), ("move(to:)", "moveTo:"),
      ("send(from:to:)", "sendFrom:to:"), ("show(withTitle:)", "showWithTitle:"),
      ("scrollTo(item:)", "scrollToItem:"), ("a(_:_:)", "a::"),
      ("feed(_:didOpen:)", "feed:didOpen:"),
      ("stand(by:)", "standBy:"), ("open(url:)", "openWithUrl:"), ("open(forURL:)", "openForURL:"),
    ])
  func name(_ method: String, _ selector: String) {
    let name = String(method.prefix { $0 != "(" })
    let labels = method.dropFirst(name.count + 1).dropLast().split(separator: ":")
    let parameters = labels.map { "\($0) p\($0): Int" }.joined(separator: ", ")
    let text =
      "class Feed { @objc func \(name)(\(parameters)) {} }\nlet s = #selector(Feed.\(method))\n"
    let written = method.hasSuffix("()") ? "Feed.\(name)" : "Feed.\(method)"
    let source = text.replacing("Feed.\(method)", with: written)
    #expect(port(source).contains("let s = Selector(\"\(selector)\")"))
  }

  /// An example of a class with a private and an internal method, before and after it is ported.
  private static func example(
    _ title: String, _ before: String, _ after: String, isCompiled: Bool = true
  ) -> Example {
    func text(_ objc: String, _ body: String, _ end: String) -> String {
      """
      import UIKit
      class Feed: NSObject {
        \(objc) private func reload() {}
        \(objc) func tap(_ sender: UIButton) {}
        func all() -> Any { \(body) }
      \(end)}\(end.isEmpty ? "" : "\nimport GalleyUIKit")
      """
    }
    let list =
      "private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method(\"reload\") { _ = $1; $0.reload() }; $0.method(\"tap:\") { $0.tap($1[0, UIButton.self]) } } "
    return Example(
      title, text("@objc", before, ""), text("     ", after, list), isCompiled: isCompiled)
  }

  @Test(
    "Selectors of UIKit's own overloads are distinguished, and may have several arguments",
    arguments: foreign)
  func becomeForeign(_ example: Example) { example.check() }

  static let foreign: [Example] = [
    Example(
      "The types behind as choose among a foreign class's methods",
      """
      import UIKit
      let a = #selector(UIView.mark(_:) as (UIView) -> (Int) -> Void)
      let b = #selector(UIView.mark as (UIView) -> (String) -> Bool)
      let c = #selector(UIView.layoutSubviews as (UIView) -> () -> Void)
      class Row: UIView { @MainActor func all() -> Selector { #selector(mark(_:) as (String) -> Bool) } }
      """,
      """
      import UIKit
      let a = Selector("mark:", { (target: UIView) in { (p0: Int) -> Void in target.mark(p0) } })
      let b = Selector(method: "mark", UIView.mark as @MainActor (UIView) -> @MainActor (String) -> Bool)
      let c = Selector(method: "layoutSubviews", { (target: UIView) in { () -> Void in target.layoutSubviews() } })
      class Row: UIView { @MainActor func all() -> Selector { Selector("mark:", { (target: UIView) in { (p0: String) -> Bool in target.mark(p0) } }) } }
      """),
    Example(
      "Methods of foreign classes with three and four arguments",
      """
      import UIKit
      let a = #selector(UIView.move(_:from:to:))
      let b = #selector(UIView.move(_:from:to:at:))
      """,
      """
      import UIKit
      let a = Selector("move:from:to:", { (target: UIView) in { target.move($0, from: $1, to: $2) } })
      let b = Selector("move:from:to:at:", { (target: UIView) in { target.move($0, from: $1, to: $2, at: $3) } })
      """),
  ]

  static let examples: [Example] =
    [
      ("A name alone", "#selector(reload)", "Selector(\"reload\")"),
      ("A name in a method without arguments", "#selector(Feed.reload)", "Selector(\"reload\")   "),
      ("A name that leaves out its labels", "#selector(tap)", "Selector(\"tap:\")"),
      ("A name with its labels", "#selector(tap(_:))", "Selector(\"tap:\")"),
      ("A method of self", "#selector(self.tap(_:))", "Selector(\"tap:\")"),
      ("A method of Self", "#selector(Self.tap(_:))", "Selector(\"tap:\")"),
      (
        "A method of a value", "[Feed()].map { feed in #selector(feed.tap(_:)) }",
        "[Feed()].map { feed in Selector(\"tap:\") }"
      ),
      (
        "A method of a class and what it is as a function",
        "#selector(Feed.reload as (Feed) -> () -> Void)", "Selector(\"reload\")"
      ),
      (
        "A function in parentheses", "#selector((tap(_:) as (UIButton) -> Void))",
        "Selector(\"tap:\")"
      ),
      (
        "An optional function", "#selector(tap as ((UIButton) -> Void)?)", "Selector(\"tap:\")"
      ),
      ("Space and comments", "#selector( /* a */ tap(_:) )", "Selector(\"tap:\")"),
      (
        "Two on one line", "(#selector(reload), #selector(tap))",
        "(Selector(\"reload\"), Selector(\"tap:\"))"
      ),
      ("A name as text stays", "Selector(\"tap:\")", "Selector(\"tap:\")"),
      ("A name within a text", "\"\\(#selector(reload))\"", "\"\\(Selector(\"reload\"))\""),
    ].map { example($0.0, $0.1, $0.2) } + others

  private static let others: [Example] = [
    Example(
      "A selector over several lines keeps its lines and what follows",
      """
      import UIKit
      class Feed: NSObject {
        @objc func tap(_ sender: Any?) {
          print(
            #selector(
              Feed.tap(_:)
            ), sender as Any)
        }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func tap(_ sender: Any?) {
          print(
            Selector("tap:")

             , sender as Any)
        }
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("tap:") { $0.tap($1[0, (Any?).self]) } } }
      import GalleyUIKit
      """),
    Example(
      "Getters and setters are found by their properties",
      """
      import UIKit
      class Feed: NSObject {
        @objc var title = ""
        @objc(isOn) var on = true
        func all() -> [Selector] {
          [#selector(getter: title), #selector(setter: Feed.title), #selector(getter: self.on)]
        }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              var title = ""
                    var on = true
        func all() -> [Selector] {
          [Selector("title")       , Selector("setTitle:")        , Selector("isOn")          ]
        }
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.value("title", { $0.title }, { $0.title = $1 }); $0.value("isOn", { $0.on }, { $0.on = $1 }) } }
      import GalleyUIKit
      """),
    Example(
      "Of two methods of one name the type behind as names one",
      """
      import UIKit
      class Feed: NSObject {
        @objc func tap() {}
        @objc func tap(_ sender: Any) {}
        let all = [#selector(Feed.tap as (Feed) -> () -> Void), #selector(Feed.tap as (Feed) -> (Any) -> Void)]
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func tap() {}
              func tap(_ sender: Any) {}
        let all = [Selector("tap")                            , Selector("tap:")                              ]
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("tap") { _ = $1; $0.tap() }; $0.method("tap:") { $0.tap($1[0, Any.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "Of two methods with the same labels the types behind as name one",
      """
      import UIKit
      class Feed: NSObject {
        @objc func pick(_ row: Int) {}
        @objc(pickText:) func pick(_ text: String) {}
        let all = [#selector(Feed.pick(_:) as (Feed) -> (String) -> Void), #selector(pick as (Feed) -> (Int) -> Void)]
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func pick(_ row: Int) {}
                         func pick(_ text: String) {}
        let all = [Selector("pickText:")                               , Selector("pick:")                           ]
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("pick:") { $0.pick($1[0, Int.self]) }; $0.method("pickText:") { $0.pick($1[0, String.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "Names and labels that are words of the language are written without their marks",
      """
      import UIKit
      class Feed: NSObject {
        @objc func `in`(`for` x: Int) {}
        let s = #selector(`in`)
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func `in`(`for` x: Int) {}
        let s = Selector("inFor:")
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("inFor:") { $0.`in`(for: $1[0, Int.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "A method of a class above, in another file, is found",
      [
        """
        import UIKit
        class Row: Base {
          func all() -> [Selector] { [#selector(back(_:)), #selector(super.back(_:)), #selector(Base.back)] }
        }
        """,
        """
        import UIKit
        class Base: NSObject { @objc func back(_ sender: Any) {} }
        """,
      ],
      [
        """
        import UIKit
        class Row: Base {
          func all() -> [Selector] { [Selector("back:")  , Selector("back:")        , Selector("back:")   ] }
        }
        """,
        """
        import UIKit
        class Base: NSObject {       func back(_ sender: Any) {} ; private let _portedBase = UIKit.Ported.Members(of: Base.self) { _ = $0; $0.method("back:") { $0.back($1[0, Any.self]) } } }
        import GalleyUIKit
        """,
      ]),
    Example(
      "A method of another module's class is brought along",
      """
      import UIKit
      let s = [#selector(UIView.layoutIfNeeded), #selector(UIView.draw(_:))]
      """,
      """
      import UIKit
      let s = [Selector(method: "layoutIfNeeded", UIView.layoutIfNeeded), Selector("draw:", { (target: UIView) in { target.draw($0) } })]
      """),
    Example(
      "A property of every object is a method of its class too",
      """
      import UIKit
      let s = [#selector(NSObject.description), #selector(getter: NSObject.hash), #selector(NSString.hash)]
      """,
      """
      import UIKit
      let s = [Selector("description"), Selector("hash"), Selector("hash")]
      """),
    Example(
      "A method of an extension of another module's class is brought along",
      """
      import UIKit
      extension UIView {
        @objc func blink() {}
        func blinks() -> Any { [#selector(blink), #selector(self.blink)] }
      }
      """,
      """
      import UIKit
      extension UIView {
              func blink() {}
        func blinks() -> Any { [Selector("blink", { (target: UIView) in { () -> Void in target.blink() } }), Selector("blink", { (target: UIView) in { () -> Void in target.blink() } })] }
      }
      extension UIView {
        nonisolated static func _portedMembers0_0(_ members: UIKit.Ported.Members<UIView>.List) {
          members.method("blink") { _ = $1; $0.blink() }
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
      "A method that overrides UIKit's is brought along, since nothing tells of it",
      """
      import UIKit
      class Board: UIView {
        override func layoutSubviews() {}
        func all() -> Any { #selector(layoutSubviews) }
      }
      """,
      """
      import UIKit
      class Board: UIView {
        override func layoutSubviews() {}
        func all() -> Any { Selector("layoutSubviews", { (target: Board) in { () -> Void in target.layoutSubviews() } }) }
      }
      """),
    Example(
      "A method that overrides one of these sources is found by its name, which is that of the one above",
      """
      import UIKit
      class Feed: NSObject {
        @objc func tap() {}
        @objc(putRow:) func put(_ row: Any) {}
      }
      class Row: Feed {
        override func tap() {}
        override func put(_ row: Any) {}
        func all() -> Any { [#selector(tap), #selector(Row.put(_:)), #selector(put)] }
      }
      """,
      """
      import UIKit
      class Feed: NSObject {
              func tap() {}
                       func put(_ row: Any) {}
      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("tap") { _ = $1; $0.tap() }; $0.method("putRow:") { $0.put($1[0, Any.self]) } } }
      class Row: Feed {
        override func tap() {}
        override func put(_ row: Any) {}
        func all() -> Any { [Selector("tap"), Selector("putRow:")   , Selector("putRow:")] }
      }
      import GalleyUIKit
      """),
    Example(
      "Methods of protocols are found by their names",
      """
      import UIKit
      @objc protocol Chained { func bake(_ sender: Any) }
      let s = #selector(Chained.bake(_:))
      """,
      """
      import UIKit
            protocol Chained: AnyObject { func bake(_ sender: Any) }
      let s = Selector("bake:")
      """),
    Example(
      "Constants of selectors in extensions, and computed ones, are expressions as others",
      """
      import UIKit
      class Feed: NSObject { @objc func tap() {} }
      private extension Selector { static let tap = #selector(Feed.tap) }
      enum Actions { static var tap: Selector { #selector(Feed.tap) } }
      """,
      """
      import UIKit
      class Feed: NSObject {       func tap() {} ; private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("tap") { _ = $1; $0.tap() } } }
      private extension Selector { static let tap = Selector("tap")     }
      enum Actions { static var tap: Selector { Selector("tap")     } }
      import GalleyUIKit
      """),
    Example(
      "Nested, generic and module-qualified names lead to the method",
      """
      import UIKit
      enum Outer { class Row: NSObject { @objc func tap(_ s: Any) {} } }
      class Box<T>: NSObject { @objc func put(at x: Int) {} }
      let s = [#selector(Outer.Row.tap(_:)), #selector(Box<Int>.put(at:)), #selector(App.Outer.Row.tap)]
      """,
      """
      import UIKit
      enum Outer { class Row: NSObject {       func tap(_ s: Any) {} ; private let _portedOuter_Row = UIKit.Ported.Members(of: Row.self) { _ = $0; $0.method("tap:") { $0.tap($1[0, Any.self]) } } } }
      class Box<T>: NSObject {       func put(at x: Int) {} ; private let _portedBox = UIKit.Ported.Members(of: Box.self) { _ = $0; $0.method("putAt:") { $0.put(at: $1[0, Int.self]) } } }
      let s = [Selector("tap:")            , Selector("putAt:")           , Selector("tap:")             ]
      import GalleyUIKit
      """),
    Example(
      "What is no name of a method is a finding",
      """
      import UIKit
      let s = #selector([1])
      """,
      """
      import UIKit
      let s = #selector([1])
      """, findings: ["2: this selector can't be read"], isCompiled: false),
  ]
}
