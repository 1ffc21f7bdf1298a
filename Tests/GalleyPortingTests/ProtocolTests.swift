import Testing

@testable import GalleyPorting

@Suite("Protocols of Objective-C")
struct ProtocolTests {
  @Test(
    "Objective-C protocols become class protocols, and optional members are found by name",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  private static func calls(_ title: String, _ before: String, _ after: String) -> Example {
    func text(_ attribute: String, _ bound: String, _ members: String, _ body: String) -> String {
      """
      import UIKit
      \(attribute) protocol FeedDelegate\(bound) {
        \(members)
      }
      func use(_ delegate: FeedDelegate?, _ required: FeedDelegate) { \(body) }
      """
    }
    let answers = """

      extension FeedDelegate {
        var _optional_open_: ((Int) -> Void)? { guard let call = UIKit.Ported.call("open:", of: self) else { return nil }; return { call([$0]) } }
        var _optional_load__done: ((String, @escaping () -> Void) -> Int)? { guard let call = UIKit.Ported.call("load:done:", of: self) else { return nil }; return { call([$0, $1]) } }
        var currency: (String)? { UIKit.Ported.value("currency", of: self) }
      }
      """
    return Example(
      title,
      text(
        "@objc", "",
        "@objc optional func open(_ x: Int); @objc optional func load(_ x: String, done: @escaping () -> Void) -> Int; @objc optional var currency: String { get }",
        before), text("", ": AnyObject", "", after) + answers)
  }

  @Test(
    "Optional members with the same name are distinguished by their types", arguments: overloads)
  func becomeOverloads(_ example: Example) { example.check() }

  static let overloads: [Example] = [
    Example(
      "A delegate that is any object is cast to the protocol",
      """
      import UIKit
      @objc protocol Guest { @objc optional func leave(_ door: Int) }
      class Host: NSObject {
        weak var delegate: AnyObject?
        func end() { self.delegate?.leave?(1) }
      }
      """,
      """
      import UIKit
      protocol Guest: AnyObject { }
      class Host: NSObject {
        weak var delegate: AnyObject?
        func end() { (self.delegate as? Guest)?._optional_leave_?(1) }
      }
      extension Guest {
        var _optional_leave_: ((Int) -> Void)? { guard let call = UIKit.Ported.call("leave:", of: self) else { return nil }; return { call([$0]) } }
      }
      """),
    Example(
      "So is one within brackets, or before an exclamation mark",
      """
      import UIKit
      @objc protocol Guest { @objc optional func leave(_ door: Int) }
      class Host: NSObject {
        weak var delegate: AnyObject?
        func end() { (delegate)?.leave?(1); self.delegate!.leave?(2) }
      }
      """,
      """
      import UIKit
      protocol Guest: AnyObject { }
      class Host: NSObject {
        weak var delegate: AnyObject?
        func end() { ((delegate) as? Guest)?._optional_leave_?(1); (self.delegate as? Guest)!._optional_leave_?(2) }
      }
      extension Guest {
        var _optional_leave_: ((Int) -> Void)? { guard let call = UIKit.Ported.call("leave:", of: self) else { return nil }; return { call([$0]) } }
      }
      """),
    Example(
      "A property with the name of an optional method is the property",
      """
      import UIKit
      @objc protocol Guest { @objc optional func menu(_ host: Host, didOpen: Int) }
      class Host: NSObject {
        weak var delegate: Guest?
        var menu = 1
        func end() { _ = { [weak self] in _ = self?.menu; _ = self?.delegate?.menu == nil } }
      }
      """,
      """
      import UIKit
      protocol Guest: AnyObject { }
      class Host: NSObject {
        weak var delegate: Guest?
        var menu = 1
        func end() { _ = { [weak self] in _ = self?.menu; _ = self?.delegate?._optional_menu__didOpen == nil } }
      }
      extension Guest {
        var _optional_menu__didOpen: ((Host, Int) -> Void)? { guard let call = UIKit.Ported.call("menu:didOpen:", of: self) else { return nil }; return { call([$0, $1]) } }
      }
      """),
    Example(
      "Requirements of one name and the same labels are told apart by their types",
      """
      import UIKit
      @objc protocol Guest: AnyObject {
        @objc(eatCake:) optional func eat(_ cake: Int)
        @objc(eatSoup:) optional func eat(_ soup: String) -> Int
      }
      class Host: NSObject {
        weak var delegate: Guest?
        func serve() -> Int { delegate?.eat?(1); return delegate?.eat?("soup") ?? 0 }
      }
      class Friend: NSObject, Guest {
        func eat(_ soup: String) -> Int { 1 }
      }
      """,
      """
      import UIKit
            protocol Guest: AnyObject {


      }
      class Host: NSObject {
        weak var delegate: Guest?
        func serve() -> Int { delegate?._optional_eat_?(1); return delegate?._optional_eat_?("soup") ?? 0 }
      }
      class Friend: NSObject, Guest {
        func eat(_ soup: String) -> Int { 1 }
      private let _portedFriend = UIKit.Ported.Members(of: Friend.self) { _ = $0; $0.answer("eatSoup:") { return $0.eat($1[0, String.self]) as Any? } } }
      extension Guest {
        var _optional_eat_: UIKit.Ported.Optionals<any Guest>? { UIKit.Ported.Optionals(self) }
      }
      extension UIKit.Ported.Optionals where Requirements == any Guest {
        func callAsFunction(_ p0: Int) -> (Void)? { guard let call = UIKit.Ported.call("eatCake:", of: target) else { return nil }; return .some(call([p0]) as Void) }
        func callAsFunction(_ p0: String) -> (Int)? { guard let call = UIKit.Ported.call("eatSoup:", of: target) else { return nil }; return .some(call([p0]) as Int) }
      }
      extension Guest {
      }
      import GalleyUIKit
      """),
  ]

  static let examples: [Example] =
    [
      ("A call of what may be missing", "delegate?.open?(1)", "delegate?._optional_open_?(1)"),
      (
        "Labels of a call go, since functions as values have none",
        "_ = required.load?(\"a\", done: {})", "_ = required._optional_load__done?(\"a\", {})"
      ),
      (
        "A closure behind the parentheses stays there",
        "_ = delegate?.load?(\"a\") { print(1) }",
        "_ = delegate?._optional_load__done?(\"a\") { print(1) }"
      ),
      ("A call that insists", "delegate!.open!(1)", "delegate!._optional_open_!(1)"),
      (
        "The question whether there is one", "if delegate?.open(_:) != nil {}",
        "if delegate?._optional_open_ != nil {}"
      ),
      (
        "The question without labels", "if let open = delegate?.open { open(1) }",
        "if let open = delegate?._optional_open_ { open(1) }"
      ),
      (
        "The questions for a value that is not optional",
        "if required.open != nil, let load = required.load { _ = load(\"a\", {}) }",
        "if required._optional_open_ != nil, let load = required._optional_load__done { _ = load(\"a\", {}) }"
      ),
      ("An optional value", "_ = delegate?.currency ?? \"€\"", "_ = delegate?.currency ?? \"€\""),
    ].map { calls($0.0, $0.1, $0.2) } + [
      Example(
        "A protocol that is bound to classes stays as it is",
        """
        import Foundation
        @objc protocol A: AnyObject {}
        @objc protocol B: NSObjectProtocol {}
        @objc protocol C: A where Self: NSObject {}
        """,
        """
        import Foundation
              protocol A: AnyObject {}
              protocol B: NSObjectProtocol {}
              protocol C: A where Self: NSObject {}
        """),
      Example(
        "A class that meets a requirement can be asked for it by name",
        """
        import UIKit
        @objc protocol Openable { @objc optional func open(_ x: Int) }
        final class Feed: NSObject, Openable { func open(_ x: Int) {} }
        """,
        """
        import UIKit
              protocol Openable: AnyObject { }
        final class Feed: NSObject, Openable { func open(_ x: Int) {} ; private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0; $0.method("open:") { $0.open($1[0, Int.self]) } } }
        extension Openable {
          var _optional_open_: ((Int) -> Void)? { guard let call = UIKit.Ported.call("open:", of: self) else { return nil }; return { call([$0]) } }
        }
        import GalleyUIKit
        """),
      Example(
        "Optional members over several lines and within conditions leave their lines",
        """
        import UIKit
        @objc public protocol Openable {
          /// Opens.
          @objc optional func open(
            _ x: Int
          ) -> String?
          #if DEBUG
          @objc optional func close()
          #endif
        }
        """,
        """
        import UIKit
              public protocol Openable: AnyObject {
          /// Opens.



          #if DEBUG

          #endif
        }
        extension Openable {
          public var _optional_open_: ((Int) -> String?)? { guard let call = UIKit.Ported.call("open:", of: self) else { return nil }; return { call([$0]) } }
        #if (DEBUG)
          public var _optional_close: (() -> Void)? { guard let call = UIKit.Ported.call("close", of: self) else { return nil }; return { call([]) } }
        #endif
        }
        """),
      Example(
        "A closure of the same name as a question is left alone",
        """
        import UIKit
        @objc protocol Tappable { @objc optional func onTap() }
        struct Row { var onTap: (() -> Void)? }
        func has(_ row: Row?) -> Bool { row?.onTap != nil }
        """,
        """
        import UIKit
              protocol Tappable: AnyObject { }
        struct Row { var onTap: (() -> Void)? }
        func has(_ row: Row?) -> Bool { row?.onTap != nil }
        extension Tappable {
          var _optional_onTap: (() -> Void)? { guard let call = UIKit.Ported.call("onTap", of: self) else { return nil }; return { call([]) } }
        }
        """),
      Example(
        "A call of UIKit's own optional members stays",
        "import UIKit\nfunc tell(_ d: UIScrollViewDelegate?, _ s: UIScrollView) { d?.scrollViewDidScroll?(s) }",
        "import UIKit\nfunc tell(_ d: UIScrollViewDelegate?, _ s: UIScrollView) { d?.scrollViewDidScroll?(s) }",
        isCompiled: false),
    ]

  @Test("A property of the same name as an optional method is read as it is")
  func property() {
    let text = port(
      """
      @objc protocol Titled { @objc optional func title() -> String }
      class Page { var title: String?; var first: Titled? }
      func show(_ page: Page) {
        if page.title != nil, let text = page.title { print(text) }
      }
      """)
    #expect(text.contains("if page.title != nil, let text = page.title {"))
  }

  @Test("An optional property of the same name as another protocol's optional method is read")
  func optionalProperty() {
    let text = port(
      """
      @objc protocol Named { @objc optional var title: String { get } }
      @objc protocol Titled { @objc optional func title() -> String }
      func show(_ one: Named) { if one.title != nil { print(1) } }
      func show(_ one: Titled) { if one.title != nil { print(2) } }
      """)
    #expect(text.contains("(_ one: Named) { if one.title != nil {"))
    #expect(text.contains("(_ one: Titled) { if one._optional_title != nil {"))
  }

  @Test("A closure of the same name as an optional method is called as it is")
  func closure() {
    let text = port(
      "@objc protocol Tappable { @objc optional func onTap() }\nstruct Row { var onTap: (() -> Void)? }\nfunc tap(_ row: Row) { row.onTap?() }\n"
    )
    #expect(text.contains("row.onTap?()"))
  }
}
