import Testing

@testable import GalleyPorting

@Suite("Code of older apps and of apps with Objective-C")
struct OldHabitTests {
  @Test("Code of older apps is ported", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A plain object has members of accessibility elements that override nothing",
      """
      import UIKit
      class Tag: NSObject { override var accessibilityHint: String? { get { nil } set {} } }
      class Chip: UIView { override var accessibilityHint: String? { get { nil } set {} } }
      class Item: UIBarItem { override var accessibilityHint: String? { get { nil } set {} } }
      """,
      """
      import UIKit
      class Tag: NSObject { var accessibilityHint: String? { get { nil } set {} }; private let _portedTag = UIKit.Ported.Members(of: Tag.self) { _ = $0; $0.value("accessibilityHint", { $0.accessibilityHint }, { $0.accessibilityHint = $1 }) } }
      class Chip: UIView { override var accessibilityHint: String? { get { nil } set {} } }
      class Item: UIBarItem { override var accessibilityHint: String? { get { nil } set {} } }
      import GalleyUIKit
      """, findings: ["2: nothing but these sources calls this version of accessibilityHint"],
      isCompiled: false),
    Example(
      "A file that imports only Foundation imports UIKit for names that Foundation lacks on Linux",
      [
        "import Foundation\nlet a = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: id)",
        "import Foundation\nlet a = URLSessionConfiguration.background(withIdentifier: id)",
        "import Foundation\nlet a = DispatchQoS.background",
        "import Foundation\nlet a = NSUbiquitousKeyValueStoreChangedKeysKey",
        "import Foundation\nlet a = FileWrapper(regularFileWithContents: data)",
        "import Foundation\nlet a: any NSDiscardableContent = picture",
        "import Foundation\nlet a = RunLoop.main.getCFRunLoop()",
        "import Foundation\nlet a = CFRunLoopRunInMode(.defaultMode, 1, false)",
      ],
      [
        "import Foundation\nlet a = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: id)\nimport UIKit",
        "import Foundation\nlet a = URLSessionConfiguration.background(withIdentifier: id)\nimport FoundationNetworking\nimport UIKit",
        "import Foundation\nlet a = DispatchQoS.background",
        "import Foundation\nlet a = NSUbiquitousKeyValueStoreChangedKeysKey\nimport UIKit",
        "import Foundation\nlet a = FileWrapper(regularFileWithContents: data)\nimport UIKit",
        "import Foundation\nlet a: any NSDiscardableContent = picture\nimport UIKit",
        "import Foundation\nlet a = RunLoop.main.getCFRunLoop()\nimport UIKit",
        "import Foundation\nlet a = CFRunLoopRunInMode(.defaultMode, 1, false)\nimport UIKit",
      ], isCompiled: false),
    Example(
      "An object of any class calls a method on the main thread",
      """
      import UIKit
      class Press { var target: AnyObject?
        func run(_ action: Selector) { target?.performSelector(onMainThread: action, with: self, waitUntilDone: true) } }
      """,
      """
      import UIKit
      class Press { var target: AnyObject?
        func run(_ action: Selector) { target.map({ UIKit.Ported.Dynamic($0) })?.performSelector(onMainThread: action, with: self, waitUntilDone: true) } }
      """, isCompiled: false),
    Example(
      "An override by a name from before Swift 4.2 has the current name",
      """
      import UIKit
      class Pages: UIViewController {
        override var childViewControllerForStatusBarStyle: UIViewController? {
          super.childViewControllerForStatusBarStyle ?? childViewControllers.first
        }
        override func willMove(toParentViewController parent: UIViewController?) {
          super.willMove(toParentViewController: parent)
        }
        override func didMove(toParentViewController: UIViewController?) {
          super.didMove(toParentViewController: toParentViewController)
        }
        override func addChildViewController(_ child: UIViewController) {
          super.addChildViewController(child)
          child.didMove(toParentViewController: self)
        }
        override func removeFromParentViewController() { super.removeFromParentViewController() }
      }
      class Deck: UIView {
        override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
        override func sendSubview(toBack: UIView) { super.sendSubview(toBack: toBack) }
      }
      """,
      """
      import UIKit
      class Pages: UIViewController {
        override var childForStatusBarStyle: UIViewController? {
          super.childForStatusBarStyle ?? childViewControllers.first
        }
        override func willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
        }
        override func didMove(toParent toParentViewController: UIViewController?) {
          super.didMove(toParent: toParentViewController)
        }
        override func addChild(_ child: UIViewController) {
          super.addChild(child)
          child.didMove(toParentViewController: self)
        }
        override func removeFromParent() { super.removeFromParent() }
      }
      class Deck: UIView {
        override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
        override func sendSubviewToBack(_ toBack: UIView) { super.sendSubviewToBack(toBack) }
      }
      """, isCompiled: false),
    Example(
      "An app's own member with an old name keeps it, and so do its overrides",
      """
      import UIKit
      class Flow { func addChildViewController(_ child: Flow) {} }
      class Start: Flow {
        override func addChildViewController(_ child: Flow) { super.addChildViewController(child) }
      }
      """,
      """
      import UIKit
      class Flow { func addChildViewController(_ child: Flow) {} }
      class Start: Flow {
        override func addChildViewController(_ child: Flow) { super.addChildViewController(child) }
      }
      """),
    Example(
      "An override in an extension has the current name in the class, too",
      """
      import UIKit
      class Pages: UIViewController {
      }
      class Deck: UIView {
      }
      extension Pages {
        override var childViewControllerForStatusBarStyle: UIViewController? { nil }
        override func willMove(toParentViewController parent: UIViewController?) {
          super.willMove(toParentViewController: parent)
        }
      }
      extension Deck {
        override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
      }
      """,
      """
      import UIKit
      class Pages: UIViewController {
      override var childForStatusBarStyle: UIViewController? { get { _Pages_childForStatusBarStyle } }; override func willMove(toParent p0: UIViewController?) { _Pages_willMove(toParent: p0) } }
      class Deck: UIView {
      override func bringSubviewToFront(_ p0: UIView) { _Deck_bringSubviewToFront(p0) } }
      extension Pages {
                 var _Pages_childForStatusBarStyle: UIViewController? { nil }
                 func _Pages_willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
        }
      }
      extension Deck {
                 func _Deck_bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
      }
      """, isCompiled: false),
    Example(
      "An unrelated class or protocol with an old name changes nothing for the overrides of others",
      """
      import UIKit
      class Flow { func addChildViewController(_ child: Flow) {} }
      protocol Adding { func addChildViewController(_ child: UIViewController) }
      class Pages: UIViewController {
        class Inner: Flow {
          override func addChildViewController(_ child: Flow) { super.addChildViewController(child) }
        }
        override func addChildViewController(_ child: UIViewController) {
          super.addChildViewController(child)
        }
      }
      """,
      """
      import UIKit
      class Flow { func addChildViewController(_ child: Flow) {} }
      protocol Adding { func addChildViewController(_ child: UIViewController) }
      class Pages: UIViewController {
        class Inner: Flow {
          override func addChildViewController(_ child: Flow) { super.addChildViewController(child) }
        }
        override func addChild(_ child: UIViewController) {
          super.addChild(child)
        }
      }
      """, isCompiled: false),
    Example(
      "A literal of a file is a file of the bundle; those of images and colors stay",
      "import UIKit\nlet a: URL = #fileLiteral(resourceName: \"a.txt\")\nlet b = #imageLiteral(resourceName: \"b\")",
      "import UIKit\nlet a: URL = Foundation.Bundle.main.url(forResource: \"a.txt\", withExtension: nil)!\nlet b = #imageLiteral(resourceName: \"b\")",
      isCompiled: false),
    Example(
      "A value that is an object only within `map` is asked itself",
      "import UIKit\nfunc a(_ info: [String: Any]) -> CGRect? { info[\"a\"].map { $0 as AnyObject }?.cgRectValue }",
      "import UIKit\nfunc a(_ info: [String: Any]) -> CGRect? { info[\"a\"].map { UIKit.Ported.Dynamic($0 ) }?.cgRectValue }",
      isCompiled: false),
    Example(
      "So are insets of a change that is observed",
      "import UIKit\nfunc a(_ value: Any) -> CGFloat { (value as AnyObject).uiEdgeInsetsValue.top }",
      "import UIKit\nfunc a(_ value: Any) -> CGFloat { UIKit.Ported.Dynamic(value ).uiEdgeInsetsValue.top }",
      isCompiled: false),
    Example(
      "The window of the application's delegate is optional in two steps",
      """
      import UIKit
      @MainActor func window() -> UIWindow? {
        if let window = UIApplication.shared.delegate?.window, let one = window { return one }
        let other = UIApplication.shared.delegate!.window
        let third: UIWindow? = UIApplication.shared.delegate?.window ?? nil
        return other ?? third
      }
      """,
      """
      import UIKit
      @MainActor func window() -> UIWindow? {
        if let window = UIApplication.shared.delegate?.window as UIWindow??, let one = window { return one }
        let other = UIApplication.shared.delegate!.window as UIWindow??
        let third: UIWindow? = UIApplication.shared.delegate?.window ?? nil
        return other ?? third
      }
      """, isCompiled: false),
    Example(
      "So is that of a delegate with a name of its own",
      """
      import UIKit
      @MainActor func window() -> UIWindow? {
        guard let owner = UIApplication.shared.delegate else { return nil }
        guard let window = owner.window else { return nil }
        return window
      }
      @MainActor func other(_ scene: UIWindowSceneDelegate) -> UIWindow? {
        guard let window = scene.window else { return nil }
        return window
      }
      """,
      """
      import UIKit
      @MainActor func window() -> UIWindow? {
        guard let owner = UIApplication.shared.delegate else { return nil }
        guard let window = owner.window as UIWindow?? else { return nil }
        return window
      }
      @MainActor func other(_ scene: UIWindowSceneDelegate) -> UIWindow? {
        guard let window = scene.window else { return nil }
        return window
      }
      """, isCompiled: false),
    Example(
      "An object of any class is sent messages",
      """
      import UIKit
      struct Call {
        weak var target: AnyObject?
        func send(_ action: Selector, to other: AnyObject) {
          target?.perform(action, with: 1)
          self.target!.perform(action)
          if other.responds(to: action) { other.perform(action) }
        }
      }
      """,
      """
      import UIKit
      struct Call {
        weak var target: AnyObject?
        func send(_ action: Selector, to other: AnyObject) {
          target.map({ UIKit.Ported.Dynamic($0) })?.perform(action, with: 1)
          self.target.map({ UIKit.Ported.Dynamic($0) })!.perform(action)
          if UIKit.Ported.Dynamic(other).responds(to: action) { UIKit.Ported.Dynamic(other).perform(action) }
        }
      }
      """, isCompiled: false),
    Example(
      "A property after self has its own type, even if a local value has the same name",
      """
      import UIKit
      struct Call {
        weak var target: AnyObject?
        func send(_ action: Selector, target: UIView?) {
          self.target?.perform(action)
          target?.perform(action)
        }
        func send(_ action: Selector, to target: UIView?) {
          guard let target = self.target else { return }
          target.perform(action)
        }
      }
      """,
      """
      import UIKit
      struct Call {
        weak var target: AnyObject?
        func send(_ action: Selector, target: UIView?) {
          self.target.map({ UIKit.Ported.Dynamic($0) })?.perform(action)
          target?.perform(action)
        }
        func send(_ action: Selector, to target: UIView?) {
          guard let target = self.target else { return }
          UIKit.Ported.Dynamic(target).perform(action)
        }
      }
      """, isCompiled: false),
    Example(
      "An object that is asked whether it has the method is sent the message",
      """
      import UIKit
      func send(_ action: Selector, to other: AnyObject, _ value: Any) {
        _ = other.perform?(action, with: 1)
        _ = (value as AnyObject).perform?(action)
        (value as! AnyObject).perform!(action)
        print((value as? AnyObject)?.count ?? 0)
      }
      """,
      """
      import UIKit
      func send(_ action: Selector, to other: AnyObject, _ value: Any) {
        _ = UIKit.Ported.Dynamic(other).perform(action, with: 1)
        _ = UIKit.Ported.Dynamic(value ).perform(action)
        UIKit.Ported.Dynamic(value ).perform(action)
        print((value as? AnyObject).map({ UIKit.Ported.Dynamic($0) })?.count ?? 0)
      }
      """, isCompiled: false),
    Example(
      "A member that only a class has is a finding on an AnyObject",
      """
      import UIKit
      func title(_ value: Any) -> String? { (value as AnyObject).title }
      func name(_ value: Any) -> String? { (value as? AnyObject)?.name() }
      func same(_ value: Any) -> AnyObject? { (value as? AnyObject).map { $0 } }
      """,
      """
      import UIKit
      func title(_ value: Any) -> String? { (value as AnyObject).title }
      func name(_ value: Any) -> String? { (value as? AnyObject)?.name() }
      func same(_ value: Any) -> AnyObject? { (value as? AnyObject).map { $0 } }
      """,
      findings: [
        "2: an AnyObject does not find its member title",
        "3: an AnyObject does not find its member name",
      ], isCompiled: false),
    Example(
      "A function of C keeps its module, so that no member is meant",
      """
      import UIKit
      extension CGFloat {
        func pixel() -> CGFloat { Darwin.round(self * 2) / 2 + CoreGraphics.floor(self) }
      }
      """,
      """
      import UIKit
      extension CGFloat {
        func pixel() -> CGFloat { Foundation.round(self * 2) / 2 + Foundation.floor(self) }
      }
      """),
    Example(
      "Types that are qualified with a module that UIKit makes known import it, and the runtime's names are UIKit's",
      """
      import UIKit
      class Row: QuartzCore.CALayer {
        let size: CoreGraphics.CGSize? = nil
        var owner: ObjectiveC.NSObject? { ObjectiveC.objc_getAssociatedObject(self, "a") as? NSObject }
      }
      """,
      """
      import UIKit
      class Row: QuartzCore.CALayer {
        let size: CoreGraphics.CGSize? = nil
        var owner: UIKit.NSObject? { UIKit.objc_getAssociatedObject(self, "a") as? NSObject }
      }
      import CoreGraphics
      import QuartzCore
      """, isCompiled: false),
    Example(
      "A call that is recorded for undoing is a finding",
      """
      import UIKit
      class Page: NSObject {
        func close(_ manager: UndoManager) {
          _ = manager.prepare(withInvocationTarget: self)
          prepare(withInvocationTarget: self)
        }
        func prepare(withInvocationTarget page: Page) {}
      }
      """,
      """
      import UIKit
      class Page: NSObject {
        func close(_ manager: UndoManager) {
          _ = manager.prepare(withInvocationTarget: self)
          prepare(withInvocationTarget: self)
        }
        func prepare(withInvocationTarget page: Page) {}
      }
      """, findings: ["4: no call is recorded for undoing here"], isCompiled: false),
    Example(
      "A method that a version of the library has withdrawn is not listed",
      """
      import UIKit
      class Row: UIView {
        @available(swift, deprecated: 0.1, obsoleted: 0.2, renamed: "open")
        @objc func show() {}
      }
      """,
      """
      import UIKit
      class Row: UIView {
        @available(swift, deprecated: 0.1, obsoleted: 0.2, renamed: "open")
        func show() {}
      }
      """),
    Example(
      "A comparison of numbers that only a phone lacks",
      "import Foundation\npublic func < (one: NSNumber, other: NSNumber) -> Bool { one.intValue < other.intValue }",
      "import Foundation\n@_disfavoredOverload public func < (one: NSNumber, other: NSNumber) -> Bool { one.intValue < other.intValue }"
    ),
    Example(
      "The class of any object describes itself",
      "import Foundation\nfunc name(_ object: AnyObject) -> String { type(of: object).description() }",
      "import Foundation\nfunc name(_ object: AnyObject) -> String { UIKit.Ported.string(from: type(of: object)) }\nimport UIKit",
      isCompiled: false),
    Example(
      "The class that an object has for coders describes itself",
      "import Foundation\nfunc name(_ object: NSObject) -> String { object.classForCoder.description() }",
      "import Foundation\nfunc name(_ object: NSObject) -> String { UIKit.Ported.string(from: object.classForCoder) }\nimport UIKit",
      isCompiled: false),
    Example(
      "The class that a view has for coders describes itself without the word self",
      "import UIKit\nclass Card: UIView { var file: String { classForCoder.description() } }",
      "import UIKit\nclass Card: UIView { var file: String { UIKit.Ported.string(from: classForCoder) } }",
      isCompiled: false),
    Example(
      "A class that describes itself is asked",
      "import UIKit\nclass Row { static func description() -> String { \"\" } }\nlet text = type(of: Row()).description()",
      "import UIKit\nclass Row { static func description() -> String { \"\" } }\nlet text = type(of: Row()).description()"
    ),
    Example(
      "Implementations of methods have no convention of C",
      "import UIKit\ntypealias Code = @convention(c) (AnyObject, Selector) -> Void\ntypealias Plain = @convention(c) (Int32) -> Void",
      "import UIKit\ntypealias Code = (AnyObject, Selector) -> Void\ntypealias Plain = @convention(c) (Int32) -> Void"
    ),
    Example(
      "Foundation brings observation on a phone",
      "import Foundation\n@Observable class Oven { var heat = 1 }",
      "import Foundation\n@Observable class Oven { var heat = 1 }\nimport Observation"),
    Example(
      "Dispatch's units of time come with UIKit", "import Foundation\nlet second = NSEC_PER_SEC\n",
      "import Foundation\nlet second = NSEC_PER_SEC\nimport UIKit\n", isCompiled: false),
    Example(
      "A space before an attribute's arguments, which Swift 5 allows",
      """
      import UIKit
      class Row: UIView {
        @available (iOS 13.0, *)
        override func layoutSubviews() {}
      }
      """,
      """
      import UIKit
      class Row: UIView {
        @available( iOS 13.0, *)
        override func layoutSubviews() {}
      }
      """),
    Example(
      "A file without an import names what a bridging header brings on a phone",
      [
        "extension UIView { func fill() {} }\n", "struct Plain { var date: Date }\n",
        "struct Own {}\n",
      ],
      [
        "extension UIView { func fill() {} }\nimport UIKit\n",
        "struct Plain { var date: Date }\nimport Foundation\n", "struct Own {}\n",
      ]),
    Example(
      "A file without an import beside files that import UIKit",
      ["struct Plain { var date: Date }\n", "import UIKit\n"],
      ["struct Plain { var date: Date }\nimport UIKit\n", "import UIKit\n"]),
    Example(
      "An app's own names are nobody else's",
      "class UIView {}\nstruct Own { var view: UIView }\n",
      "class UIView {}\nstruct Own { var view: UIView }\n", isCompiled: false),
    Example(
      "A value that is asked as an object",
      """
      import UIKit
      func frame(_ info: [String: Any], _ key: String) -> CGRect {
        (info[key] as AnyObject).cgRectValue
      }
      func answers(_ target: Any) -> Bool { (target as! AnyObject).responds(to: Selector("open")) }
      func other(_ target: Any) -> Int? { (target as AnyObject as? Int) }
      """,
      """
      import UIKit
      func frame(_ info: [String: Any], _ key: String) -> CGRect {
        UIKit.Ported.Dynamic(info[key]             ).cgRectValue
      }
      func answers(_ target: Any) -> Bool { UIKit.Ported.Dynamic(target              ).responds(to: Selector("open")) }
      func other(_ target: Any) -> Int? { (target as AnyObject as? Int) }
      """),
    Example(
      "An app's own function of all queues gives way",
      """
      import Foundation
      extension DispatchQueue {
        func async(execute work: @escaping @Sendable () -> Void) { async(group: nil, execute: work) }
      }
      """,
      """
      import Foundation
      extension DispatchQueue {
        @_disfavoredOverload func async(execute work: @escaping @Sendable () -> Void) { async(group: nil, execute: work) }
      }
      """),
    Example(
      "Combine's names come with Foundation on a phone",
      "import Foundation\nfinal class Model: ObservableObject { @Published var name = \"\" }\n",
      """
      import Foundation
      final class Model: ObservableObject { @Published var name = "" }
      import OpenCombine
      import OpenCombineDispatch
      import OpenCombineFoundation
      """, isCompiled: false),
    Example(
      "A call that is put together while the program runs",
      "import UIKit\nfunc call(_ call: NSInvocation) {}\n",
      "import UIKit\nfunc call(_ call: NSInvocation) {}\n",
      findings: ["2: no call can be put together"], isCompiled: false),
    Example(
      "Types of files by the names that UIKit has here",
      "import UIKit\nimport UniformTypeIdentifiers\nlet image = UTType.image\n",
      "import UIKit\nimport UIKit                 \nlet image = UTType.image\n", isCompiled: false),
    Example(
      "A closure that has the name of an optional requirement has no labels",
      """
      import UIKit
      @objc protocol Watcher: AnyObject {
        @objc optional func store(_ store: Store, didAdd item: Int)
        @objc optional func close()
      }
      class Store: NSObject {
        var close: (() -> Void)?
        weak var next: Store?
        func tell(_ all: [Watcher], _ watcher: Watcher) {
          all.forEach { $0.store?(self, didAdd: 1) }
          watcher.close?()
          next?.close?()
        }
      }
      """,
      """
      import UIKit
            protocol Watcher: AnyObject {


      }
      class Store: NSObject {
        var close: (() -> Void)?
        weak var next: Store?
        func tell(_ all: [Watcher], _ watcher: Watcher) {
          all.forEach { $0._optional_store__didAdd?(self, 1) }
          watcher._optional_close?()
          next?.close?()
        }
      }
      extension Watcher {
        var _optional_store__didAdd: ((Store, Int) -> Void)? { guard let call = UIKit.Ported.call("store:didAdd:", of: self) else { return nil }; return { call([$0, $1]) } }
        var _optional_close: (() -> Void)? { guard let call = UIKit.Ported.call("close", of: self) else { return nil }; return { call([]) } }
      }
      """),
    Example(
      "A variable that holds no closure is no question",
      """
      import UIKit
      @objc protocol Watcher: AnyObject { @objc optional func store() }
      class Store: NSObject { var store = 1; var other: Store? }
      func tell(_ one: Watcher) { one.store?() }
      """,
      """
      import UIKit
            protocol Watcher: AnyObject { }
      class Store: NSObject { var store = 1; var other: Store? }
      func tell(_ one: Watcher) { one._optional_store?() }
      extension Watcher {
        var _optional_store: (() -> Void)? { guard let call = UIKit.Ported.call("store", of: self) else { return nil }; return { call([]) } }
      }
      """),
    Example(
      "A view is told before Xcode shows it, and other objects call nothing above",
      """
      import UIKit
      class Guide: NSObject { override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() } }
      """,
      """
      import UIKit
      class Guide: NSObject { func prepareForInterfaceBuilder() { _ = Void() } ; private let _portedGuide = UIKit.Ported.Members(of: Guide.self) { _ = $0; $0.method("prepareForInterfaceBuilder") { _ = $1; $0.prepareForInterfaceBuilder() } } }
      import GalleyUIKit
      """),
  ]
}

@Suite("Classes with a name for Objective-C")
struct ClassNameTests {
  @Test("Classes are found by their names for Objective-C", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "Where names of classes are asked for, and archives are read",
      [
        """
        import UIKit
        @objc(FDEntry) class Entry: NSObject {}
        @objc(FDHidden) private class Hidden: NSObject {}
        """,
        """
        import UIKit
        func find() -> AnyClass? { NSClassFromString("FDEntry") }
        func name() -> String { NSStringFromClass(Entry.self) }
        func read(_ data: Data) -> Any? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) }
        """,
      ],
      [
        """
        import UIKit
                       class Entry: NSObject {}
                        private class Hidden: NSObject {}
        final class _PortedExtensions: UIKit.Ported.Extensions {
          override class func register() {
            UIKit.Ported.name("FDEntry", Entry.self)
          }
        }
        """,
        """
        import UIKit
        func find() -> AnyClass? { UIKit.Ported.classFromString("FDEntry") }
        func name() -> String { UIKit.Ported.string(from: Entry.self) }
        func read(_ data: Data) -> Any? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIKit.Ported.named(NSString.self), from: data) }
        """,
      ], isCompiled: false),
    Example(
      "Without such classes, archives are read as they are, and nested classes have names",
      """
      import Foundation
      enum Feed { final class Entry: NSObject {} }
      final class Box<Content>: NSObject { private final class Key {} ; var key: String { NSStringFromClass(Key.self) } }
      func find() -> AnyClass? { NSClassFromString("FDEntry") }
      func names(_ type: AnyClass) -> [String] { [NSStringFromClass(Feed.Entry.self), NSStringFromClass(type)] }
      func read(_ data: Data) -> Any? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) }
      """,
      """
      import Foundation
      enum Feed { final class Entry: NSObject {} }
      final class Box<Content>: NSObject { private final class Key {} ; var key: String { UIKit.Ported.string(from: Key.self) } }
      func find() -> AnyClass? { UIKit.Ported.classFromString("FDEntry") }
      func names(_ type: AnyClass) -> [String] { [UIKit.Ported.string(from: Feed.Entry.self), UIKit.Ported.string(from: type)] }
      func read(_ data: Data) -> Any? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) }
      import UIKit
      """),
    Example(
      "Functions that are qualified with a module, beside those that are not",
      """
      import UIKit
      import ObjectiveC
      final class Entry: NSObject {}
      func names() -> [String] { [Foundation.NSStringFromClass(Entry.self), ObjectiveC.NSStringFromClass(Entry.self), UIKit.NSStringFromClass(Entry.self), NSStringFromClass(Entry.self)] }
      func find(_ name: String) -> [AnyClass?] { [Foundation.NSClassFromString(name), ObjectiveC.NSClassFromString(name), UIKit.NSClassFromString(name)] }
      enum Own { static func NSStringFromClass(_ type: AnyClass) -> String { "" } }
      func own() -> String { Own.NSStringFromClass(Entry.self) }
      """,
      """
      import UIKit
      import UIKit
      final class Entry: NSObject {}
      func names() -> [String] { [UIKit.Ported.string(from: Entry.self), UIKit.Ported.string(from: Entry.self), UIKit.Ported.string(from: Entry.self), UIKit.Ported.string(from: Entry.self)] }
      func find(_ name: String) -> [AnyClass?] { [UIKit.Ported.classFromString(name), UIKit.Ported.classFromString(name), UIKit.Ported.classFromString(name)] }
      enum Own { static func NSStringFromClass(_ type: AnyClass) -> String { "" } }
      func own() -> String { Own.NSStringFromClass(Entry.self) }
      """, isCompiled: false),
    Example(
      "Functions that are passed on",
      """
      import UIKit
      final class Entry: NSObject {}
      let names = [Entry.self].map(NSStringFromClass) + [Entry.self].map(Foundation.NSStringFromClass)
      let types = names.compactMap(NSClassFromString(_:))
      let name: (AnyClass) -> String = NSStringFromClass
      """,
      """
      import UIKit
      final class Entry: NSObject {}
      let names = [Entry.self].map({ UIKit.Ported.string(from: $0) }) + [Entry.self].map({ UIKit.Ported.string(from: $0) })
      let types = names.compactMap({ UIKit.Ported.classFromString($0) })
      let name: (AnyClass) -> String = { UIKit.Ported.string(from: $0) }
      """, isCompiled: false),
    Example(
      "A function of the app's own with such a name is called",
      "import UIKit\nfunc NSStringFromClass(_ type: Any.Type) -> String { \"\" }\nfunc name() -> String { NSStringFromClass(Int.self) }\n",
      "import UIKit\nfunc NSStringFromClass(_ type: Any.Type) -> String { \"\" }\nfunc name() -> String { NSStringFromClass(Int.self) }\n",
      isCompiled: false),
  ]

  @Test("Classes are found by their names for Objective-C in the tests of their module")
  func tests() {
    let own = SourceFile(
      path: "A.swift", text: "import XCTest\nlet type = NSClassFromString(\"FDEntry\")\n")
    var other = SourceFile(path: "B.swift", text: "@objc(FDEntry) class Entry: NSObject {}\n")
    other.module = "Feed"
    var cache = PortingCache()
    let text = Porting().port([own], others: [other], cache: &cache)[0]?.text ?? ""
    #expect(text.contains("UIKit.Ported.classFromString(\"FDEntry\", in: \"Feed\")"))
    #expect(!text.contains("_PortedExtensions"))
  }
}

@Suite("Code that needs SwiftUI")
struct SwiftUITests {
  @Test("Code that needs SwiftUI is left out, and the other code stays", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "Views go, and bodies that show them stop the program, in other files too",
      [
        """
        import SwiftUI
        import UIKit
        struct Card: View {
          var body: some View { Text("a") }
        }
        extension Card { func more() {} }
        extension Color { static let brand = Color("brand") }
        struct Wrapped: UIViewRepresentable {
          final class Coordinator: NSObject { @objc func tap() {} }
          func makeUIView(context: Context) -> UIView { UIView() }
        }
        class Host: UIHostingController<Card> { @objc func tap() {} }
        class Feed: UIViewController {
          var accent: Color?
          lazy var host: UIViewController = { UIHostingController(rootView: Card()) }()
          var isOpen: Bool { Card().isOpen }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            show(Card())
          }
          func plain() {}
        }
        """,
        """
        import UIKit
        func card() -> UIViewController {
          make(Card.self)
        }
        func plain() {}
        """,
      ],
      [
        """
        import UIKit
        import UIKit










        class Feed: UIViewController {

          lazy var host: UIViewController = { Swift.fatalError("UIHostingController needs SwiftUI, which is not here") }()
          var isOpen: Bool { Swift.fatalError("Card needs SwiftUI, which is not here") }
          override func viewWillAppear(_ animated: Bool) { Swift.fatalError("Card needs SwiftUI, which is not here") }



          func plain() {}
        }
        """,
        """
        import UIKit
        func card() -> UIViewController { Swift.fatalError("Card needs SwiftUI, which is not here") }


        func plain() {}
        """,
      ],
      findings: [
        "3: there is no SwiftUI here, so this is left out", "6: there is no SwiftUI",
        "7: there is no SwiftUI", "8: there is no SwiftUI", "12: there is no SwiftUI",
        "14: there is no SwiftUI here, so this is left out",
        "15: there is no SwiftUI here, so this stops", "16: there is no SwiftUI",
        "19: there is no SwiftUI", "3: there is no SwiftUI",
      ]),
    Example(
      "A name of SwiftUI that another file declares in a type is a name of SwiftUI in all files",
      [
        """
        import SwiftUI
        import UIKit
        class Frame<Content: View>: UITableViewCell {}
        func plain() {}
        """,
        """
        import UIKit
        class Pair<Left: UIView> {
          typealias View = Left
        }
        """,
      ],
      [
        """
        import UIKit
        import UIKit

        func plain() {}
        """,
        """
        import UIKit
        class Pair<Left: UIView> {
          typealias View = Left
        }
        """,
      ],
      findings: ["3: there is no SwiftUI here, so this is left out"]),
    Example(
      "What is made for any view, what stands for a view, and what uses a member that goes, go too",
      """
      import SwiftUI
      import UIKit
      protocol Page { associatedtype Content: View; var content: Content { get } }
      extension Page { func more() {} }
      final class Wrapped<Content: View>: UIView {}
      extension Wrapped { struct Kept {} }
      #if DEBUG
      typealias Base = UIView
      typealias Shown = UIViewRepresentable
      extension Shown { typealias Kind = Int }
      #endif
      class Host: UIView {
        private let host: UIHostingController<Text>
        lazy var inner = host.view
        override func didMoveToWindow() {
          super.didMoveToWindow()
          host.didMove(toParent: nil)
        }
        override func layoutSubviews() { self.host.view.frame = bounds }
        func other(host: UIView) { host.removeFromSuperview() }
        func more() { let host = UIView(); host.removeFromSuperview() }
      }
      """,
      """
      import UIKit
      import UIKit




      #if DEBUG
      typealias Base = UIView


      #endif
      class Host: UIView {


        override func didMoveToWindow() { Swift.fatalError("host needs SwiftUI, which is not here") }



        override func layoutSubviews() { Swift.fatalError("host needs SwiftUI, which is not here") }
        func other(host: UIView) { host.removeFromSuperview() }
        func more() { let host = UIView(); host.removeFromSuperview() }
      }
      """,
      findings: [
        "3: there is no SwiftUI here, so this is left out", "4: there is no SwiftUI",
        "5: there is no SwiftUI", "6: there is no SwiftUI", "9: there is no SwiftUI",
        "10: there is no SwiftUI", "13: there is no SwiftUI here, so this is left out",
        "14: there is no SwiftUI here, so this is left out",
        "17: there is no SwiftUI here, so this stops",
        "19: there is no SwiftUI here, so this stops",
      ], isCompiled: false),
    Example(
      "A function that animates a model of SwiftUI stops the program",
      """
      import SwiftUI
      import UIKit
      final class Feed {
        var isOpen = false
        func toggle() { withAnimation { isOpen.toggle() } }
      }
      """,
      """
      import UIKit
      import UIKit
      final class Feed {
        var isOpen = false
        func toggle() { Swift.fatalError("withAnimation needs SwiftUI, which is not here") }
      }
      """,
      findings: ["5: there is no SwiftUI here, so this stops"], isCompiled: false),
    Example(
      "A closure of several lines that stops the program is still called",
      """
      import SwiftUI
      import UIKit
      struct Card: View {}
      class Feed: UIView {
        lazy var host: UIView = {
          let host = UIHostingController(rootView: Card())
          return host.view
        }()
      }
      """,
      """
      import UIKit
      import UIKit

      class Feed: UIView {
        lazy var host: UIView = { Swift.fatalError("UIHostingController needs SwiftUI, which is not here")


        }()
      }
      """,
      findings: [
        "3: there is no SwiftUI here, so this is left out",
        "6: there is no SwiftUI here, so this stops",
      ]),
    Example(
      "What a target depends on under that name is there",
      "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\nstruct Card: View {}\n#endif\n",
      "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\nstruct Card: View {}\n#endif\n",
      isCompiled: false),
  ]
}

@Suite("Protocols with the same name in two targets")
struct SeveralProtocolsTests {
  @Test("A target uses its own protocol if another target has one with the same name")
  func targets() {
    let own = SourceFile(
      path: "A.swift",
      text: """
        import UIKit
        protocol Scrolling {}
        class Feed: UIView, Scrolling {}
        class Long: Feed { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

        """)
    var other = SourceFile(path: "B.swift", text: "protocol Scrolling: UIScrollViewDelegate {}\n")
    other.module = "Below"
    var cache = PortingCache()
    let alone = Porting().port([own], others: [other], cache: &cache)[0]?.text ?? ""
    #expect(!alone.contains("override"))
    // Without a protocol of its own, the target uses the one of the other target.
    let without = SourceFile(
      path: "A.swift", text: own.text.replacing("protocol Scrolling {}", with: ""))
    var second = PortingCache()
    let seen = Porting().port([without], others: [other], cache: &second)[0]?.text ?? ""
    #expect(seen.contains("override func scrollViewDidScroll"))
  }
}
