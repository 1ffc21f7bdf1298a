import Foundation
import Testing

@testable import GalleyPorting

@Suite("Classes that are used as values, whose objects are created from a metatype")
struct ClassValueTests {
  @Test(
    "An object of a class that is a value is created by the name of the class", arguments: examples)
  func become(_ example: Example) { example.check() }

  private static func making(_ words: String, _ cases: String) -> String {
    "@MainActor \(words)class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? { "
      + (cases.isEmpty ? "nil }" : "switch initializer { \(cases); default: nil } }")
  }

  /// The function that creates a view that has the initializers of all views.
  private static func view(_ name: String, _ words: String = "") -> String {
    making(words, "case .plain: \(name)(); case .frame(let frame): \(name)(frame: frame)")
  }

  private static let make = "@MainActor func make<T: UIView>(_ type: T.Type) -> T "

  static let examples: [Example] = [
    Example(
      "A segue, and a class whose protocol has a constraint",
      """
      import UIKit
      protocol Badge where Self: UIView {}
      struct Row { var badge: (any Badge.Type)? }
      extension UIViewController {
        func open(_ type: UIStoryboardSegue.Type, _ next: UIViewController) {
          type.init(identifier: "next", source: self, destination: next).perform()
        }
        func badge(_ row: Row) -> UIView? {
          if let kind = row.badge { return kind.init() }
          return nil
        }
      }
      """,
      """
      import UIKit
      protocol Badge where Self: UIView {}
      struct Row { var badge: (any Badge.Type)? }
      extension UIViewController {
        func open(_ type: UIStoryboardSegue.Type, _ next: UIViewController) {
          UIKit.Ported.make(type, identifier: "next", source: self, destination: next).perform()
        }
        func badge(_ row: Row) -> UIView? {
          if let kind = row.badge { return UIKit.Ported.make(kind) }
          return nil
        }
      }
      """, isCompiled: false),
    Example(
      "A class that is cast to in an extension, where its name might be a placeholder's",
      """
      import UIKit
      extension NSObject {
        static func object(_ name: String) -> NSObject? { guard let type = NSClassFromString(name) as? NSObject.Type else { return nil }; return type.init() }
        func card(_ type: Card.Type) -> Card { type.init() }
        func own() -> Card { let type = Card.self; return type.init(frame: .zero) }
        func made() -> Card { Card(frame: .zero) }
      }
      class Card: UIView {}
      """,
      """
      import UIKit
      extension NSObject {
        static func object(_ name: String) -> NSObject? { guard let type = UIKit.Ported.classFromString(name) as? NSObject.Type else { return nil }; return UIKit.Ported.make(type) }
        func card(_ type: Card.Type) -> Card { UIKit.Ported.make(type) }
        func own() -> Card { let type = Card.self; return UIKit.Ported.make(type, frame: .zero) }
        func made() -> Card { Card(frame: .zero) }
      }
      class Card: UIView, UIKit.Ported.Made {\(view("Card")) }
      """, isCompiled: false),
    Example(
      "An initializer that is not looked up, of a class value that may be missing, is a finding",
      """
      import UIKit
      @MainActor func table(_ type: UITableView.Type?) -> UITableView? {
        type?.init(frame: .zero, style: .plain)
      }
      """,
      """
      import UIKit
      @MainActor func table(_ type: UITableView.Type?) -> UITableView? {
        type?.init(frame: .zero, style: .plain)
      }
      """,
      findings: [
        "3: init(frame:style:) is called on a class that is known as a value only, which does not compile here"
      ], isCompiled: false),
    Example(
      "A class value that may be missing",
      """
      import UIKit
      @MainActor struct Factory {
        let kinds: [String: UIView.Type]
        var kind: UIView.Type?
        func named(_ name: String) -> UIView? { kinds[name]?.init(frame: .zero) }
        func own() -> UIView? { kind?.init() ?? self.kind?.init() }
        func local(_ type: UIView.Type?) -> CALayer? { type?.init().layer }
        func number(_ type: Int.Type?) -> Int? { type?.init() }
      }
      """,
      """
      import UIKit
      @MainActor struct Factory {
        let kinds: [String: UIView.Type]
        var kind: UIView.Type?
        func named(_ name: String) -> UIView? { kinds[name].map({ UIKit.Ported.make($0, frame: .zero) }) }
        func own() -> UIView? { kind.map({ UIKit.Ported.make($0) }) ?? self.kind.map({ UIKit.Ported.make($0) }) }
        func local(_ type: UIView.Type?) -> CALayer? { type.map({ UIKit.Ported.make($0) })?.layer }
        func number(_ type: Int.Type?) -> Int? { type?.init() }
      }
      """, isCompiled: false),
    Example(
      "A class value of an object that may be missing",
      """
      import UIKit
      final class Page {
        let kind: UIViewController.Type = UIViewController.self
        let kinds: [UIView.Type] = []
        var next: UIViewController.Type?
      }
      @MainActor struct Pages {
        var page: Page?
        func controller() -> UIViewController? { page?.kind.init() }
        func view() -> UIView? { self.page?.kind.init().view ?? page?.kinds[0].init(frame: .zero) }
        func next() -> UIViewController? { page?.next?.init() }
        func sure() -> UIViewController { page!.kind.init() }
      }
      """,
      """
      import UIKit
      final class Page {
        let kind: UIViewController.Type = UIViewController.self
        let kinds: [UIView.Type] = []
        var next: UIViewController.Type?
      }
      @MainActor struct Pages {
        var page: Page?
        func controller() -> UIViewController? { (page?.kind).map({ UIKit.Ported.make($0) }) }
        func view() -> UIView? { (self.page?.kind).map({ UIKit.Ported.make($0) })?.view ?? (page?.kinds[0]).map({ UIKit.Ported.make($0, frame: .zero) }) }
        func next() -> UIViewController? { page?.next.map({ UIKit.Ported.make($0) }) }
        func sure() -> UIViewController { UIKit.Ported.make(page!.kind) }
      }
      """, isCompiled: false),
    Example(
      "A generic function's placeholder, in all spellings",
      """
      import UIKit
      @MainActor func a<T: UIView>(_ t: T.Type) -> T { t.init(frame: .zero) }
      @MainActor func b<T>(_ t: T.Type) -> T where T: UIView { T(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
      @MainActor func c<T: UIKit.UIView & NSCopying>() -> T { T() }
      @MainActor func d<T: UIView>() -> T { let type: T.Type = T.self; return type.init() }
      @MainActor func e<T: UIView>() -> T { let type = T.self; return T.init() as T? ?? type.init() }
      """,
      """
      import UIKit
      @MainActor func a<T: UIView>(_ t: T.Type) -> T { UIKit.Ported.make(t, frame: .zero) }
      @MainActor func b<T>(_ t: T.Type) -> T where T: UIView { UIKit.Ported.make(T.self, frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
      @MainActor func c<T: UIKit.UIView & NSCopying>() -> T { UIKit.Ported.make(T.self) }
      @MainActor func d<T: UIView>() -> T { let type: T.Type = T.self; return UIKit.Ported.make(type) }
      @MainActor func e<T: UIView>() -> T { let type = T.self; return UIKit.Ported.make(T.self) as T? ?? UIKit.Ported.make(type) }
      """),
    Example(
      "An initializer that is passed on",
      """
      import UIKit
      @MainActor func a<T: UIView>(_ make: () -> T = T.init) -> T { make() }
      @MainActor func b<T: UIView>(_ frames: [CGRect]) -> [T] { frames.map(T.init(frame:)) }
      """,
      """
      import UIKit
      @MainActor func a<T: UIView>(_ make: () -> T = { UIKit.Ported.make(T.self) }) -> T { make() }
      @MainActor func b<T: UIView>(_ frames: [CGRect]) -> [T] { frames.map({ UIKit.Ported.make(T.self, frame: $0) }) }
      """),
    Example(
      "An initializer whose class follows from the type that is written",
      """
      import UIKit
      @MainActor func a<T: UIView>() -> T { .init() }
      @MainActor func b<T: UIView>() -> T { print("made"); return .init(frame: .zero) }
      @MainActor func c<T: UIView>(_ view: T = .init()) -> T { let other: T = .init(); return view === other ? view : other }
      @MainActor func d<T: UIView>(_ view: @autoclosure () -> T = .init()) -> T { view() }
      @MainActor struct Maker<T: UIView> { var made: T { .init() }; func number() -> Int { .init() } }
      """,
      """
      import UIKit
      @MainActor func a<T: UIView>() -> T { UIKit.Ported.make(T.self) }
      @MainActor func b<T: UIView>() -> T { print("made"); return UIKit.Ported.make(T.self, frame: .zero) }
      @MainActor func c<T: UIView>(_ view: T = UIKit.Ported.make(T.self)) -> T { let other: T = UIKit.Ported.make(T.self); return view === other ? view : other }
      @MainActor func d<T: UIView>(_ view: @autoclosure () -> T = UIKit.Ported.make(T.self)) -> T { view() }
      @MainActor struct Maker<T: UIView> { var made: T { UIKit.Ported.make(T.self) }; func number() -> Int { .init() } }
      """),
    Example(
      "A closure whose result has a written type",
      """
      import UIKit
      @MainActor func a<T: UIView>() -> T { let make: () -> T = { .init() }; return make() }
      @MainActor func b<T: UIView>(_ make: @escaping (CGRect) -> T = { .init(frame: $0) }) -> T { make(.zero) }
      @MainActor func c<T: UIView>() -> T { let make = { () -> T in .init() }; let other = { () -> T in T() }; return make() as T? ?? other() }
      @MainActor func d<T: UIView>() -> (() -> T)? { { print("made"); return .init(frame: .zero) } }
      @MainActor final class Shelf<V: UIView> {
        lazy var first: V = { V() }()
        lazy var second: V = { .init(frame: .zero) }()
        lazy var third: V = { print("made"); return .init() }()
        var make: (() -> V)? = { .init() }
        func numbers() -> [Int] { let make: () -> Int = { .init() }; return [make()].map { .init($0) } }
      }
      extension Shelf { func all() -> [V] { let make: () -> V = { .init() }; return [make()] } }
      @MainActor protocol Filled { associatedtype Content: UIView }
      extension UIView { static func made() -> Self { .init() } }
      extension Filled { func content() -> Content { .init() }; var make: () -> Content { { .init(frame: .zero) } }; func point() -> CGPoint { .init() } }
      """,
      """
      import UIKit
      @MainActor func a<T: UIView>() -> T { let make: () -> T = { UIKit.Ported.make(T.self) }; return make() }
      @MainActor func b<T: UIView>(_ make: @escaping (CGRect) -> T = { UIKit.Ported.make(T.self, frame: $0) }) -> T { make(.zero) }
      @MainActor func c<T: UIView>() -> T { let make = { () -> T in UIKit.Ported.make(T.self) }; let other = { () -> T in UIKit.Ported.make(T.self) }; return make() as T? ?? other() }
      @MainActor func d<T: UIView>() -> (() -> T)? { { print("made"); return UIKit.Ported.make(T.self, frame: .zero) } }
      @MainActor final class Shelf<V: UIView> {
        lazy var first: V = { UIKit.Ported.make(V.self) }()
        lazy var second: V = { UIKit.Ported.make(V.self, frame: .zero) }()
        lazy var third: V = { print("made"); return UIKit.Ported.make(V.self) }()
        var make: (() -> V)? = { UIKit.Ported.make(V.self) }
        func numbers() -> [Int] { let make: () -> Int = { .init() }; return [make()].map { .init($0) } }
      }
      extension Shelf { func all() -> [V] { let make: () -> V = { UIKit.Ported.make(V.self) }; return [make()] } }
      @MainActor protocol Filled { associatedtype Content: UIView }
      extension UIView { static func made() -> Self { UIKit.Ported.make(Self.self) } }
      extension Filled { func content() -> Content { UIKit.Ported.make(Content.self) }; var make: () -> Content { { UIKit.Ported.make(Content.self, frame: .zero) } }; func point() -> CGPoint { .init() } }
      """),
    Example(
      "An associated type, of a protocol or of the one above it",
      """
      import UIKit
      @MainActor protocol Above { associatedtype Content: UIView }
      @MainActor protocol Below: Above { associatedtype Header: UIView }
      final class Plain { init() {} }
      extension Below {
        func content() -> Content { Content() }
        func header() -> Header { Header(frame: .zero) }
        var make: () -> Content { Content.init }
        func plain() -> Plain { Plain() }
      }
      extension Above where Content: UILabel { func label() -> Content { Content.init(frame: .zero) } }
      """,
      """
      import UIKit
      @MainActor protocol Above { associatedtype Content: UIView }
      @MainActor protocol Below: Above { associatedtype Header: UIView }
      final class Plain { init() {} }
      extension Below {
        func content() -> Content { UIKit.Ported.make(Content.self) }
        func header() -> Header { UIKit.Ported.make(Header.self, frame: .zero) }
        var make: () -> Content { { UIKit.Ported.make(Content.self) } }
        func plain() -> Plain { Plain() }
      }
      extension Above where Content: UILabel { func label() -> Content { UIKit.Ported.make(Content.self, frame: .zero) } }
      """),
    Example(
      "A member type of a placeholder, also by an alias, which may be declared below",
      """
      import UIKit
      @MainActor protocol Flow { associatedtype Root: UIViewController }
      @MainActor protocol Router { associatedtype F: Flow; typealias Root = F.Root }
      extension Router { func root() -> Root { Root.init() } }
      @MainActor class Coordinator<F: Flow> {
        typealias Root = F.Root
        typealias State = Int
        func first() -> Root { .init() }
        func second() -> F.Root { F.Root(nibName: nil, bundle: nil) }
        func third() -> F.Root { return .init() }
        func state() -> State { State() }
      }
      extension Coordinator { func fourth() -> Root { F.Root.init() }; func time() -> Date { Foundation.Date() } }
      @MainActor class Box<Content: UIView> { typealias Filling = Content; lazy var filling = Filling(frame: .zero) }
      @MainActor class Shelf<F: Flow> { func book() -> Book { Book() }; typealias Book = F.Root }
      """,
      """
      import UIKit
      @MainActor protocol Flow { associatedtype Root: UIViewController }
      @MainActor protocol Router { associatedtype F: Flow; typealias Root = F.Root }
      extension Router { func root() -> Root { UIKit.Ported.make(Root.self) } }
      @MainActor class Coordinator<F: Flow> {
        typealias Root = F.Root
        typealias State = Int
        func first() -> Root { UIKit.Ported.make(Root.self) }
        func second() -> F.Root { UIKit.Ported.make(F.Root.self, nibName: nil, bundle: nil) }
        func third() -> F.Root { return UIKit.Ported.make(F.Root.self) }
        func state() -> State { State() }
      }
      extension Coordinator { func fourth() -> Root { UIKit.Ported.make(F.Root.self) }; func time() -> Date { Foundation.Date() } }
      @MainActor class Box<Content: UIView> { typealias Filling = Content; lazy var filling = UIKit.Ported.make(Filling.self, frame: .zero) }
      @MainActor class Shelf<F: Flow> { func book() -> Book { UIKit.Ported.make(Book.self) }; typealias Book = F.Root }
      """, isCompiled: false),
    Example(
      "A placeholder that is constrained by an alias of several protocols",
      """
      import UIKit
      typealias Base = UIView
      protocol Styled: Base {}
      protocol Filled {}
      typealias Drawn = Styled & Filled
      @MainActor class Box<Content: Drawn> { lazy var content = Content(frame: .zero) }
      @MainActor func make<T: Drawn & Hashable>() -> T { T() }
      """,
      """
      import UIKit
      typealias Base = UIView
      protocol Styled: Base {}
      protocol Filled {}
      typealias Drawn = Styled & Filled
      @MainActor class Box<Content: Drawn> { lazy var content = UIKit.Ported.make(Content.self, frame: .zero) }
      @MainActor func make<T: Drawn & Hashable>() -> T { UIKit.Ported.make(T.self) }
      """, isCompiled: false),
    Example(
      "A class that is created in an extension stays",
      """
      import UIKit
      class Card: UIView {}
      final class Plain { init() {} }
      @MainActor extension Plain { func card() -> Card { Card() } }
      """,
      """
      import UIKit
      class Card: UIView {}
      final class Plain { init() {} }
      @MainActor extension Plain { func card() -> Card { Card() } }
      """),
    Example(
      "A class with another name",
      """
      import UIKit
      typealias Picture = UIView
      final class Box {
        let type: Picture.Type
        init(type: Picture.Type) { self.type = type }
        @MainActor func make() -> Picture { type.init() }
      }
      """,
      """
      import UIKit
      typealias Picture = UIView
      final class Box {
        let type: Picture.Type
        init(type: Picture.Type) { self.type = type }
        @MainActor func make() -> Picture { UIKit.Ported.make(type) }
      }
      """),
    Example(
      "A generic class's placeholder, also in its extension",
      """
      import UIKit
      class Box<Content: UIView>: UIView { lazy var content = Content(frame: bounds) }
      extension Box { func another() -> Content { Content() } }
      extension UIView { var bounds: CGRect { .zero } }
      """,
      """
      import UIKit
      class Box<Content: UIView>: UIView, UIKit.Ported.Made { lazy var content = UIKit.Ported.make(Content.self, frame: bounds) ; \(view("Box")) }
      extension Box { func another() -> Content { UIKit.Ported.make(Content.self) } }
      extension UIView { var bounds: CGRect { .zero } }
      """),
    Example(
      "Values of classes in parameters, properties, conditions and closures",
      """
      import UIKit
      struct Row { let controller: UIViewController.Type }
      @MainActor func open(_ row: Row) -> UIViewController { row.controller.init() }
      @MainActor func show(_ type: UIViewController.Type?) -> UIViewController? {
        guard let type = type as? UIViewController.Type else { return nil }
        return type.init(nibName: nil, bundle: nil)
      }
      @MainActor func all(_ types: [UIView.Type]) -> [UIView] { types.map { (type: UIView.Type) in type.init() } }
      class Menu: NSObject {
        let first: UIViewController.Type? = nil
        @MainActor func open() -> UIViewController? { if let type = first as UIViewController.Type? { return type.init() }; return nil }
      }
      """,
      """
      import UIKit
      struct Row { let controller: UIViewController.Type }
      @MainActor func open(_ row: Row) -> UIViewController { UIKit.Ported.make(row.controller) }
      @MainActor func show(_ type: UIViewController.Type?) -> UIViewController? {
        guard let type = type as? UIViewController.Type else { return nil }
        return UIKit.Ported.make(type, nibName: nil, bundle: nil)
      }
      @MainActor func all(_ types: [UIView.Type]) -> [UIView] { types.map { (type: UIView.Type) in UIKit.Ported.make(type) } }
      class Menu: NSObject {
        let first: UIViewController.Type? = nil
        @MainActor func open() -> UIViewController? { if let type = first as UIViewController.Type? { return UIKit.Ported.make(type) }; return nil }
      }
      """, isCompiled: false),
    Example(
      "Values of classes that come from a property: by another name, out of a list, and one after the other",
      """
      import UIKit
      class Menu: NSObject {
        let all: [UIViewController.Type] = []
        var start: UIViewController.Type? = nil
        @MainActor func a(_ row: Int) -> UIViewController { let type = all[row]; return type.init() }
        @MainActor func b() -> UIViewController? { if let type = self.start { return type.init() }; return nil }
        @MainActor func c() -> [UIViewController] { all.map { $0.init() } }
        @MainActor func d() { for type in all { _ = type.init() } }
        @MainActor func e() -> UIViewController { all[0].init() }
        func f(_ numbers: [Int.Type]) -> [Int] { numbers.map { $0.init() } }
      }
      """,
      """
      import UIKit
      class Menu: NSObject {
        let all: [UIViewController.Type] = []
        var start: UIViewController.Type? = nil
        @MainActor func a(_ row: Int) -> UIViewController { let type = all[row]; return UIKit.Ported.make(type) }
        @MainActor func b() -> UIViewController? { if let type = self.start { return UIKit.Ported.make(type) }; return nil }
        @MainActor func c() -> [UIViewController] { all.map { UIKit.Ported.make($0) } }
        @MainActor func d() { for type in all { _ = UIKit.Ported.make(type) } }
        @MainActor func e() -> UIViewController { UIKit.Ported.make(all[0]) }
        func f(_ numbers: [Int.Type]) -> [Int] { numbers.map { $0.init() } }
      }
      """, isCompiled: false),
    Example(
      "Values of classes in cases of enumerations, in all spellings",
      """
      import UIKit
      enum Source { case nib(String); case type(UIView.Type); case both(Int, UIViewController.Type) }
      @MainActor func a(_ source: Source?) -> UIView? {
        switch source {
        case .type(let type)?: return type.init()
        case let .both(_, kind): return kind.init().view
        case .nib(let name): return name.isEmpty ? nil : UIView()
        case nil: return nil
        }
      }
      @MainActor func b(_ source: Source) -> UIView? { if case .type(let type) = source { return type.init(frame: .zero) }; return nil }
      @MainActor func c(_ source: Source) -> UIView? { guard case let .type(type) = source else { return nil }; return type.init() }
      """,
      """
      import UIKit
      enum Source { case nib(String); case type(UIView.Type); case both(Int, UIViewController.Type) }
      @MainActor func a(_ source: Source?) -> UIView? {
        switch source {
        case .type(let type)?: return UIKit.Ported.make(type)
        case let .both(_, kind): return UIKit.Ported.make(kind).view
        case .nib(let name): return name.isEmpty ? nil : UIView()
        case nil: return nil
        }
      }
      @MainActor func b(_ source: Source) -> UIView? { if case .type(let type) = source { return UIKit.Ported.make(type, frame: .zero) }; return nil }
      @MainActor func c(_ source: Source) -> UIView? { guard case let .type(type) = source else { return nil }; return UIKit.Ported.make(type) }
      """, isCompiled: false),
    Example(
      "Self in extensions of UIKit's classes and of protocols for them",
      """
      import UIKit
      extension UIView { class func fresh() -> Self { self.init(frame: .zero) } }
      protocol Loadable {}
      extension Loadable where Self: UIViewController { @MainActor static func load() -> Self { Self() } }
      """,
      """
      import UIKit
      extension UIView { class func fresh() -> Self { UIKit.Ported.make(self, frame: .zero) } }
      protocol Loadable {}
      extension Loadable where Self: UIViewController { @MainActor static func load() -> Self { UIKit.Ported.make(Self.self) } }
      """),
    Example(
      "What Swift makes itself stays: required initializers, final classes, protocols, and classes by name",
      """
      import UIKit
      class Base: UIView { required override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      final class Last: NSObject {}
      protocol Made { init() }
      @MainActor func a(_ type: Base.Type) -> Base { type.init(frame: .zero) }
      func b(_ type: Last.Type) -> Last { type.init() }
      @MainActor func c<T: Made & UIView>() -> T { T() }
      func d<T: Made>(_ type: T.Type) -> T { type.init() }
      @MainActor func e() -> UIView { UIView.init(frame: .zero) }
      struct Point { init() {}; static func zero() -> Self { self.init() } }
      extension UIView { convenience init(size: CGFloat) { self.init(frame: .zero) } }
      """,
      """
      import UIKit
      class Base: UIView { required override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      final class Last: NSObject {}
      protocol Made { init() }
      @MainActor func a(_ type: Base.Type) -> Base { type.init(frame: .zero) }
      func b(_ type: Last.Type) -> Last { type.init() }
      @MainActor func c<T: Made & UIView>() -> T { T() }
      func d<T: Made>(_ type: T.Type) -> T { type.init() }
      @MainActor func e() -> UIView { UIView.init(frame: .zero) }
      struct Point { init() {}; static func zero() -> Self { self.init() } }
      extension UIView { convenience init(size: CGFloat) { self.init(frame: .zero) } }
      """),
    Example(
      "Each class below makes its objects, with the initializers that it inherits",
      """
      import UIKit
      \(make){ T(frame: .zero) }
      class Plain: UIView {}
      class Usual: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      private class Below: Usual {}
      class Titled: UIView { init(title: String) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
      class Box<Content>: UIView where Content: Hashable {}
      enum Outer { class Deep: Plain { convenience init() { self.init(frame: .zero) } }; private class Hidden: UIView {} }
      func within() { class Local: UIView {} }
      class Other: UIViewController {}
      """,
      """
      import UIKit
      \(make){ UIKit.Ported.make(T.self, frame: .zero) }
      class Plain: UIView, UIKit.Ported.Made {\(view("Plain")) }
      class Usual: UIView, UIKit.Ported.Made { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } ; \(view("Usual")) }
      private class Below: Usual {\(view("Below", "override ")) }
      class Titled: UIView, UIKit.Ported.Made { init(title: String) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } ; \(making("", "")) }
      class Box<Content>: UIView, UIKit.Ported.Made where Content: Hashable {\(view("Box")) }
      enum Outer { class Deep: Plain { convenience init() { self.init(frame: .zero) } ; \(view("Deep", "override ")) }; private class Hidden: UIView, UIKit.Ported.Made {\(view("Hidden")) } }
      func within() { class Local: UIView, UIKit.Ported.Made {\(view("Local")) } }
      class Other: UIViewController {}
      """),
    Example(
      "A class makes its objects in its own file, under its own condition",
      [
        "import UIKit\n@MainActor func open(_ type: UIViewController.Type) -> UIViewController { type.init() }",
        "import UIKit\n#if DEBUG\nclass Lab: UIViewController {}\n#endif",
      ],
      [
        "import UIKit\n@MainActor func open(_ type: UIViewController.Type) -> UIViewController { UIKit.Ported.make(type) }",
        """
        import UIKit
        #if DEBUG
        class Lab: UIViewController, UIKit.Ported.Made {\(making("", "case .plain: Lab(); case .nib(let name, let bundle): Lab(nibName: name, bundle: bundle)")) }
        #endif
        """,
      ]),
    Example(
      "Gesture recognizers are made of their classes, because nibs name them",
      """
      import UIKit
      final class Press: UIGestureRecognizer {}
      class Hold: UILongPressGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }
      """,
      """
      import UIKit
      final class Press: UIGestureRecognizer, UIKit.Ported.Made {\(making("", "case .plain: Press()")) }
      class Hold: UILongPressGestureRecognizer, UIKit.Ported.Made { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } ; \(making("", "case .plain: Hold(target: nil, action: nil)")) }
      """, isCompiled: false),
    Example(
      "Another initializer of UIKit's is a finding",
      "import UIKit\nfunc a(_ type: UICollectionView.Type, _ l: UICollectionViewLayout) -> UICollectionView {\n  type.init(frame: .zero, collectionViewLayout: l)\n}",
      "import UIKit\nfunc a(_ type: UICollectionView.Type, _ l: UICollectionViewLayout) -> UICollectionView {\n  UIKit.Ported.make(type, by: UIKit.UICollectionView(frame: .zero, collectionViewLayout: l))\n}",
      findings: ["3: init(frame:collectionViewLayout:) is called on a class"], isCompiled: false),
    Example(
      "A table's cell is made of its class",
      "import UIKit\nfunc make<T: UITableViewCell>(_ id: String?) -> T {\n  T(style: .default, reuseIdentifier: id)\n}",
      "import UIKit\nfunc make<T: UITableViewCell>(_ id: String?) -> T {\n  UIKit.Ported.make(T.self, style: .default, reuseIdentifier: id)\n}",
      isCompiled: false),
    Example(
      "A table's header is made of its class",
      "import UIKit\nfunc make(_ type: UITableViewHeaderFooterView.Type) -> UIView {\n  type.init(reuseIdentifier: nil)\n}",
      "import UIKit\nfunc make(_ type: UITableViewHeaderFooterView.Type) -> UIView {\n  UIKit.Ported.make(type, reuseIdentifier: nil)\n}",
      isCompiled: false),
  ]

  @Test(
    "Objects with outlets, actions or inspectable values can be created by name, as nibs need")
  func objectsOfNibs() {
    for member in [
      "@IBOutlet var table: UITableView!", "@IBAction func save(_ sender: Any) {}",
      "@IBInspectable var rows: Int = 3",
    ] {
      let source = "import UIKit\nclass Source: NSObject { \(member) }\nclass Sub: Source {}\n"
      let ported = port(source)
      #expect(ported.contains("case .plain: Source()"), "\(ported)")
      #expect(ported.contains("case .plain: Sub()"), "\(ported)")
    }
    #expect(!port("import UIKit\nclass Source: NSObject { var table = 1 }\n").contains("Made"))
  }

  @Test("A class is ported again if another file begins to use it as a value")
  func cache() {
    let cell = SourceFile(path: "Cell.swift", text: "import UIKit\nclass Cell: UIView {}\n")
    var user = SourceFile(path: "Make.swift", text: "import UIKit\n\(Self.make){ fatalError() }\n")
    var cache = PortingCache()
    _ = Porting().port([cell, user], cache: &cache)
    user.text.replace("fatalError()", with: "T()")
    let again = Porting().port([cell, user], cache: &cache)
    #expect(again[0]?.text.contains("Cell(frame: frame)") == true)
  }

  @Test(
    "The classes in the type of an array or a dictionary are those between the brackets",
    arguments: [
      ("[Feed.Type]", ["Feed"]), ("[any Filled.Type]", ["Filled"]),
      ("[ String : (Feed & Filled).Type ]?", ["Feed", "Filled"]), ("[anyFeed.Type]", ["anyFeed"]),
      ("[Feed]", []), ("Feed.Type", []),
    ])
  func elements(_ written: String, _ names: [String]) {
    #expect(classElementNames(written) == names)
  }

  @Test("UIKit can create each of its views and controllers by name")
  func ownClasses() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/UIKit").resolvingSymlinksInPath()
    let text = try String(
      contentsOf: sources.appending(path: "ObjectiveC/Ported/Ported+Classes.swift"), encoding: .utf8
    )
    let target = TargetFacts([])
    for name in PlatformClass.all.keys.sorted() where name.hasPrefix("UI") {
      let line = PlatformClass.names(from: name)
      let all = target.initializers(ofPlatform: name)
      if line.contains("UIView"), all.has("init(frame:)") {
        #expect(text.contains("view(\(name).self)"), "\(name)")
      } else if line.contains("UIViewController"), all.has("init(nibName:bundle:)") {
        #expect(text.contains("controller(\(name).self)"), "\(name)")
      }
    }
  }
}
