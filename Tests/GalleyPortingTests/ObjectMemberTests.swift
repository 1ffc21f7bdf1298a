import Testing

@testable import GalleyPorting

@Suite("Members of objects of any class")
struct ObjectMemberTests {
  @Test("Known members of an AnyObject are found at run time", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A question that may not be understood has an optional answer",
      """
      import UIKit
      func ask(_ value: Any, _ action: Selector, _ other: AnyObject) {
        if let answers = (value as AnyObject).responds?(to: action), answers { print(value) }
        print(other.isEqual?(value) ?? false)
        print(other.isEqual!(value))
      }
      """,
      """
      import UIKit
      func ask(_ value: Any, _ action: Selector, _ other: AnyObject) {
        if let answers = Optional(UIKit.Ported.Dynamic(value).responds(to: action)), answers { print(value) }
        print(Optional(UIKit.Ported.Dynamic(other).isEqual(value)) ?? false)
        print(UIKit.Ported.Dynamic(other).isEqual(value))
      }
      """, isCompiled: false),
    Example(
      "An object is asked for its class and its tag, also under a name that was unwrapped",
      """
      import UIKit
      func ask(_ sender: AnyObject?, _ type: AnyClass) {
        guard let sender = sender else { return }
        if sender.isKind(of: UIView.self) { print(sender.tag) }
        if type.isSubclass(of: UIView.self) { print(type) }
      }
      """,
      """
      import UIKit
      func ask(_ sender: AnyObject?, _ type: AnyClass) {
        guard let sender = sender else { return }
        if UIKit.Ported.Dynamic(sender).isKind(of: UIView.self) { print(UIKit.Ported.Dynamic(sender).tag) }
        if UIKit.Ported.Dynamic(type).isSubclass(of: UIView.self) { print(type) }
      }
      """, isCompiled: false),
    Example(
      "A touch is asked for its location, and a gesture recognizer waits for another one",
      """
      import UIKit
      func ask(_ touch: AnyObject?, _ one: Any, _ other: UIGestureRecognizer) {
        print(touch!.location(in: nil), touch?.tapCount ?? 0)
        (one as AnyObject).require(toFail: other)
      }
      """,
      """
      import UIKit
      func ask(_ touch: AnyObject?, _ one: Any, _ other: UIGestureRecognizer) {
        print(touch.map({ UIKit.Ported.Dynamic($0) })!.location(in: nil), touch.map({ UIKit.Ported.Dynamic($0) })?.tapCount ?? 0)
        UIKit.Ported.Dynamic(one).require(toFail: other)
      }
      """, isCompiled: false),
    Example(
      "A location that is no method is a member of these sources",
      """
      import UIKit
      func ask(_ place: AnyObject) { print(place.location) }
      """,
      """
      import UIKit
      func ask(_ place: AnyObject) { print(place.location) }
      """, findings: ["2: an AnyObject does not find its member location"], isCompiled: false),
    Example(
      "The target of an item is sent the item's message",
      """
      import UIKit
      func send(_ item: UIBarButtonItem) {
        _ = item.target?.perform(item.action, with: item)
        if let action = item.action { item.target!.perform(action) }
      }
      """,
      """
      import UIKit
      func send(_ item: UIBarButtonItem) {
        _ = item.target.map({ UIKit.Ported.Dynamic($0) })?.perform(item.action, with: item)
        if let action = item.action { item.target.map({ UIKit.Ported.Dynamic($0) })!.perform(action) }
      }
      """, isCompiled: false),
    Example(
      "An object of a class that is cast in place",
      """
      import UIKit
      func make(_ type: AnyClass) {
        print((type as? UIViewController.Type)?.init() as Any)
        print((type as? UIViewController.Type)?.init().view as Any)
        print((type as! UIView.Type).init(frame: .zero))
      }
      """,
      """
      import UIKit
      func make(_ type: AnyClass) {
        print((type as? UIViewController.Type).map({ UIKit.Ported.make($0) }) as Any)
        print((type as? UIViewController.Type).map({ UIKit.Ported.make($0) })?.view as Any)
        print(UIKit.Ported.make((type as! UIView.Type), frame: .zero))
      }
      """, isCompiled: false),
    Example(
      "A name that a closure, a loop or a case declares anew is not the object",
      """
      import UIKit
      func ask(_ view: AnyObject, _ all: [UIView], _ value: Any) {
        all.forEach { view in print(view.tag) }
        for view in all { print(view.tag) }
        switch value {
        case let view as UIView: print(view.tag)
        default: print(view.tag)
        }
      }
      """,
      """
      import UIKit
      func ask(_ view: AnyObject, _ all: [UIView], _ value: Any) {
        all.forEach { view in print(view.tag) }
        for view in all { print(view.tag) }
        switch value {
        case let view as UIView: print(view.tag)
        default: print(UIKit.Ported.Dynamic(view).tag)
        }
      }
      """, isCompiled: false),
    Example(
      "Elements of a dictionary of which nothing is known",
      """
      import UIKit
      func read(_ json: [String: Any], _ all: NSMutableDictionary) -> Int? {
        all.setObject(1, forKey: "a" as NSCopying)
        all["b" as NSCopying] = 2
        return (json["a"] as AnyObject)["b"] as? Int
      }
      """,
      """
      import UIKit
      func read(_ json: [String: Any], _ all: NSMutableDictionary) -> Int? {
        all.setObject(1, forKey: "a")
        all["b"] = 2
        return UIKit.Ported.Dynamic(json["a"])["b"] as? Int
      }
      """, isCompiled: false),
    Example(
      "The sender of an action has the usual members of views, controls and gesture recognizers",
      """
      import UIKit
      func open(_ sender: AnyObject, _ other: AnyObject?, _ value: Any) {
        print(sender.bounds, other?.selectedSegmentIndex ?? 0, (value as AnyObject).isOn)
        sender.setTitle("On", for: .normal)
        sender.endRefreshing()
        print(sender.translation(in: nil))
      }
      """,
      """
      import UIKit
      func open(_ sender: AnyObject, _ other: AnyObject?, _ value: Any) {
        print(UIKit.Ported.Dynamic(sender).bounds, other.map({ UIKit.Ported.Dynamic($0) })?.selectedSegmentIndex ?? 0, UIKit.Ported.Dynamic(value).isOn)
        UIKit.Ported.Dynamic(sender).setTitle("On", for: .normal)
        UIKit.Ported.Dynamic(sender).endRefreshing()
        print(UIKit.Ported.Dynamic(sender).translation(in: nil))
      }
      """, isCompiled: false),
    Example(
      "A method of a view with other labels, or with a question mark, is not known",
      """
      import UIKit
      func open(_ sender: AnyObject) {
        sender.setTitle("On", at: 1)
        sender.endRefreshing?()
      }
      """,
      """
      import UIKit
      func open(_ sender: AnyObject) {
        sender.setTitle("On", at: 1)
        sender.endRefreshing?()
      }
      """,
      findings: [
        "3: an AnyObject does not find its member setTitle",
        "4: an AnyObject does not find its member endRefreshing",
      ], isCompiled: false),
    Example(
      "A member that is not known is a finding, also of a name",
      """
      import UIKit
      func ask(_ sender: AnyObject) { print(sender.currentBackgroundImage) }
      func list() { _ = class_copyMethodList(UIView.self, nil) }
      """,
      """
      import UIKit
      func ask(_ sender: AnyObject) { print(sender.currentBackgroundImage) }
      func list() { _ = class_copyMethodList(UIView.self, nil) }
      """,
      findings: [
        "2: an AnyObject does not find its member currentBackgroundImage",
        "3: the members of classes aren't listed here",
      ], isCompiled: false),
    Example(
      "What changes objects and classes behind their code is a finding, and names of classes are read",
      """
      import UIKit
      import ObjectiveC
      func change(_ one: NSObject) {
        object_setClass(one, UIView.self)
        ObjectiveC.object_setClass(one, UIView.self)
        print(String(cString: object_getClassName(one)), String(cString: class_getName(UIView.self)))
        _ = object_getIvar(one, ivar)
        _ = objc_getProtocol("Loading")
        _ = class_addProtocol(UIView.self, loading)
        _ = property_getName(property)
      }
      """,
      """
      import UIKit
      import UIKit
      func change(_ one: NSObject) {
        object_setClass(one, UIView.self)
        UIKit.object_setClass(one, UIView.self)
        print(String(cString: object_getClassName(one)), String(cString: class_getName(UIView.self)))
        _ = object_getIvar(one, ivar)
        _ = objc_getProtocol("Loading")
        _ = class_addProtocol(UIView.self, loading)
        _ = property_getName(property)
      }
      """,
      findings: [
        "4: the class of an object can't be changed here",
        "5: the class of an object can't be changed here",
        "7: the variables of objects aren't read by address here",
        "8: protocols aren't found by name here", "9: methods of classes can't be exchanged here",
        "10: the members of classes aren't listed here",
      ], isCompiled: false),
    Example(
      "A file that only asks for the name of an object's class needs UIKit",
      "import Foundation\nfunc name(_ one: NSObject) -> String { String(cString: object_getClassName(one)) }",
      "import Foundation\nfunc name(_ one: NSObject) -> String { String(cString: object_getClassName(one)) }\nimport UIKit",
      isCompiled: false),
    Example(
      "Selectors in patterns are names",
      """
      import UIKit
      class Field: UIView {
        func allows(_ action: Selector) -> Bool {
          switch action {
          case #selector(mark(_:)), #selector(UIView.move(_:from:to:)): return true
          default: return action == #selector(UIView.move(_:from:to:))
          }
        }
      }
      """,
      """
      import UIKit
      class Field: UIView {
        func allows(_ action: Selector) -> Bool {
          switch action {
          case Selector("mark:"), Selector("move:from:to:"): return true
          default: return action == Selector("move:from:to:", { (target: UIView) in { target.move($0, from: $1, to: $2) } })
          }
        }
      }
      """, isCompiled: false),
    Example(
      "A member that these sources declare is found by its name",
      [
        """
        import UIKit
        func ask(_ sender: AnyObject?, _ object: AnyObject, _ value: Any) {
          sender?.refresh?()
          object.refresh!()
          object.refresh()
          (value as AnyObject).mark?(2, then: {})
          object.mark?(2) { print(2) }
          if object.open?(1, with: "a") ?? false { print(object.title ?? "") }
          print(sender?.subtitle as Any)
          object.leave?(3)
          if object.refresh != nil, object.open(_:with:) != nil { print(object) }
        }
        """,
        """
        import UIKit
        @objc protocol Openable {
          func open(_ row: Int, with name: String) -> Bool
          @objc optional func leave(_ door: Int)
        }
        class Feed: NSObject {
          @objc var title: String = ""
          @objc var subtitle: String?
          @objc func refresh() {}
          @objc func mark(_ row: Int, then done: @escaping () -> Void) {}
        }
        class Other: NSObject { @objc func refresh() {} }
        """,
      ],
      [
        """
        import UIKit
        func ask(_ sender: AnyObject?, _ object: AnyObject, _ value: Any) {
          sender.map({ UIKit.Ported.Dynamic($0) })?._object_refresh?()
          UIKit.Ported.Dynamic(object)._object_refresh!()
          UIKit.Ported.Dynamic(object)._object_refresh!()
          UIKit.Ported.Dynamic(value )._object_mark__then?(2, {})
          UIKit.Ported.Dynamic(object)._object_mark__then?(2) { print(2) }
          if UIKit.Ported.Dynamic(object)._object_open__with?(1, "a") ?? false { print(UIKit.Ported.Dynamic(object)._object_title ?? "") }
          print(sender.map({ UIKit.Ported.Dynamic($0) })?._object_subtitle as Any)
          UIKit.Ported.Dynamic(object)._object_leave_?(3)
          if UIKit.Ported.Dynamic(object)._object_refresh != nil, UIKit.Ported.Dynamic(object)._object_open__with != nil { print(object) }
        }
        extension UIKit.Ported.Dynamic {
          fileprivate var _object_leave_: ((Int) -> Void)? { guard let call = _call("leave:") else { return nil }; return { call([$0]) } }
          fileprivate var _object_mark__then: ((Int, @escaping () -> Void) -> Void)? { guard let call = _call("mark:then:") else { return nil }; return { call([$0, $1]) } }
          fileprivate var _object_open__with: ((Int, String) -> Bool)? { guard let call = _call("open:with:") else { return nil }; return { call([$0, $1]) } }
          fileprivate var _object_refresh: (() -> Void)? { guard let call = _call("refresh") else { return nil }; return { call([]) } }
          fileprivate var _object_subtitle: (String?)! { _value("subtitle") }
          fileprivate var _object_title: (String)! { _value("title") }
        }
        """
      ]),
    Example(
      "It is found behind a conditional cast, and by the name in a reference with labels",
      [
        """
        import UIKit
        func ask(_ value: Any) -> Bool {
          (value as? AnyObject)?.open?(1)
          return (value as AnyObject).open(_:) != nil
        }
        """, "import UIKit\nclass Feed: NSObject { @objc func open(_ row: Int) {} }\n",
      ],
      [
        """
        import UIKit
        func ask(_ value: Any) -> Bool {
          (value as? AnyObject).map({ UIKit.Ported.Dynamic($0) })?._object_open_?(1)
          return UIKit.Ported.Dynamic(value )._object_open_ != nil
        }
        extension UIKit.Ported.Dynamic {
          fileprivate var _object_open_: ((Int) -> Void)? { guard let call = _call("open:") else { return nil }; return { call([$0]) } }
        }
        """
      ], isCompiled: false),
    Example(
      "A member of several types, a hidden one and one with a nested type are findings",
      [
        """
        import UIKit
        func ask(_ object: AnyObject) {
          object.shut?(1)
          object.lock?()
          object.sort?(nil)
          object.plain?()
        }
        """,
        """
        import UIKit
        class One: NSObject {
          class Kind: NSObject {}
          @objc func shut(_ row: Int) {}
          @objc func sort(_ kind: Kind?) {}
          @objc private func lock() {}
          func plain() {}
        }
        class Two: NSObject { @objc func shut(_ row: String) {} }
        """,
      ],
      [
        """
        import UIKit
        func ask(_ object: AnyObject) {
          object.shut?(1)
          object.lock?()
          object.sort?(nil)
          object.plain?()
        }
        """
      ],
      findings: [
        "3: an AnyObject does not find its member shut", "4: an AnyObject", "5: an AnyObject",
        "6: an AnyObject",
      ],
      isCompiled: false),
    Example(
      "A value of a known class, a changed member and the members of an optional are not touched",
      [
        """
        import UIKit
        func ask(_ sender: AnyObject?, _ value: AnyObject, _ all: [AnyObject]) {
          if case let sender as Feed = sender { print(sender.title) }
          while let sender = sender as? Feed, sender.title == "" { print(sender.title) }
          all.forEach { [sender = value as! Feed] _ in print(sender.title) }
          if case let .some(value) = sender as? Feed { value.title = "a" }
          let feed = { value as! Feed }
          for value in [feed()] { value.tag += 1 }
          sender.title = "a"
          sender?.title += "b"
          print(sender.map { "\\($0)" } ?? "", sender.flatMap { _ in 1 } ?? 2)
        }
        """,
        "import UIKit\nclass Feed: NSObject { @objc var title: String = \"\"; @objc var tag: Int = 0 }\n",
      ],
      [
        """
        import UIKit
        func ask(_ sender: AnyObject?, _ value: AnyObject, _ all: [AnyObject]) {
          if case let sender as Feed = sender { print(sender.title) }
          while let sender = sender as? Feed, sender.title == "" { print(sender.title) }
          all.forEach { [sender = value as! Feed] _ in print(sender.title) }
          if case let .some(value) = sender as? Feed { value.title = "a" }
          let feed = { value as! Feed }
          for value in [feed()] { value.tag += 1 }
          sender.title = "a"
          sender?.title += "b"
          print(sender.map { "\\($0)" } ?? "", sender.flatMap { _ in 1 } ?? 2)
        }
        """
      ], isCompiled: false),
    Example(
      "A name that a pattern only unwraps is the same object, until it is bound anew",
      """
      import UIKit
      func ask(_ sender: AnyObject?) {
        if case let sender? = sender { print(sender.tag) }
        if let sender, let view = sender as? UIView { print(sender.tag, view.tag) }
        if let sender, let sender = sender as? UIView { print(sender.tag) }
        all { [weak sender] in print(sender!.tag) }
      }
      """,
      """
      import UIKit
      func ask(_ sender: AnyObject?) {
        if case let sender? = sender { print(UIKit.Ported.Dynamic(sender).tag) }
        if let sender, let view = sender as? UIView { print(UIKit.Ported.Dynamic(sender).tag, view.tag) }
        if let sender, let sender = sender as? UIView { print(sender.tag) }
        all { [weak sender] in print(sender.map({ UIKit.Ported.Dynamic($0) })!.tag) }
      }
      """, isCompiled: false),
  ]
}
