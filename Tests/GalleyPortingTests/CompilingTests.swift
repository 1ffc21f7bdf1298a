import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import GalleyPorting

@Suite("Ported examples")
struct CompilingTests {
  /// All examples whose results compile with the small substitute for UIKit below.
  static let examples = [
    AttributeTests.examples, ConditionTests.examples, SelectorTests.examples, SelectorTests.foreign,
    OutletTests.examples,
    OverrideTests.examples, OverrideTests.rare, ProtocolTests.examples, ProtocolTests.overloads,
    ObservingTests.examples,
    EntryPointTests.examples, ModuleTests.examples, DelegateTests.examples,
    ForeignExtensionTests.examples, ClassValueTests.examples, NamedClassTests.examples,
    CastTests.examples, OldHabitTests.examples, ObjectMemberTests.examples, ClassNameTests.examples,
    SwiftUITests.examples, InitRequirementTests.examples,
  ].joined().filter(\.isCompiled)

  @Test("Ported examples compile without errors and warnings", arguments: ["5", "6"])
  func compile(mode: String) throws {
    guard let compiler = Compiler.path else {
      print("no swiftc on the PATH: the ported examples are not compiled")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "ported-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("GalleyUIKit", standInForUIKit), ("UIKit", "@_exported import GalleyUIKit\n"),
    ] {
      try text.write(
        to: folder.appending(path: name + ".swift"), atomically: true, encoding: .utf8)
      let module = try Compiler.run(
        compiler,
        [
          "-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "6", "-I",
          ".", "-o", name + ".swiftmodule", name + ".swift",
        ], in: folder)
      #expect(module.isEmpty, "\(module)")
    }

    var names: [String] = []
    for (number, example) in Self.examples.enumerated() {
      // Examples may declare the same names. Each gets names of its own before it is ported.
      let declared = Set(example.sources.flatMap(Self.declaredNames))
      let files = example.files.map { file in
        SourceFile(
          path: "\(number)\(file.baseName).swift",
          text: Self.text(file.text, renaming: declared, to: number))
      }
      for ported in Porting(entryPoint: example.entryPoint).port(files) {
        // Names that the porting step writes once in a module get a number for the same reason.
        let text = ported.text
          .replacing("_portedMembers", with: "_portedMembers\(number)_")
          .replacing("_PortedExtensions", with: "_PortedExtensions\(number)")
        try text.write(
          to: folder.appending(path: ported.name), atomically: true, encoding: .utf8)
        names.append(ported.name)
      }
    }
    let output = try Compiler.run(
      compiler,
      [
        "-typecheck", "-wmo", "-parse-as-library", "-module-name", "App", "-swift-version", mode,
        "-I", ".",
        "-D", "DEBUG",
      ] + names, in: folder)
    let errors = output.split(separator: "\n").filter {
      $0.contains(" error: ") || $0.contains(" warning: ")
    }
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }

  // MARK: Names

  /// The names that a file declares outside of all braces.
  private static func declaredNames(_ text: String) -> [String] {
    final class Visitor: SyntaxVisitor {
      var names: [String] = []

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
      override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
      override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
      override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
      override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
      }
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name)
      }
      override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
      }
      override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            names.append(name)
          }
        }
        return .skipChildren
      }

      private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        // Operators are not renamed.
        if case .identifier = name.tokenKind { names.append(name.text) }
        return .skipChildren
      }
    }
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.names
  }

  private static func text(_ text: String, renaming names: Set<String>, to number: Int) -> String {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { token in
      guard names.contains(token.text) else { return token.description }
      return token.leadingTrivia.description + token.text + "\(number)"
        + token.trailingTrivia.description
    }.joined()
  }
}

/// The declarations of UIKit that the examples use, with the same signatures.
private let standInForUIKit = """
  @_exported import Foundation

  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ name: String) {}
    public init(stringLiteral name: String) {}
    @preconcurrency public init<Target: AnyObject, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {}
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result) {}
    @preconcurrency public init<Target: AnyObject, A, B, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result) {}
    @preconcurrency public init<Target: AnyObject, A, B, C, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result) {}
    @preconcurrency public init<Target: AnyObject, A, B, C, D, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> Result) {}
    @preconcurrency public init<Target: AnyObject, Result>(
      method name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {}
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
      method name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result) {}
  }

  public enum Ported {
    public struct Members<Owner: AnyObject>: Hashable, Sendable {
      public init(of type: Owner.Type, _ list: (List) -> Void) {}

      public struct List {
        public init() {}
        public func method(_ name: String, _ body: @escaping @MainActor (Owner, Arguments) -> Void) {}
        public func answer(_ name: String, _ body: @escaping @MainActor (Owner, Arguments) -> Any?) {}
        public func task(_ name: String, _ body: @escaping @MainActor (Owner, Arguments) async -> Void) {}
        public func value<Value>(_ name: String, _ get: @escaping @MainActor (Owner) -> Value) {}
        public func value<Value>(
          _ name: String, _ get: @escaping @MainActor (Owner) -> Value,
          _ set: @escaping @MainActor (Owner, Value) -> Void) {}
        public func affecting(_ name: String, _ names: @escaping @MainActor () -> Set<String>) {}
        public func affecting(_ names: @escaping @MainActor (String) -> Set<String>) {}
        public func automatic(_ isAutomatic: @escaping @MainActor (String) -> Bool) {}
      }
    }
    open class Extensions { open class func register() {} }
    public struct Arguments {
      public subscript<Value>(index: Int) -> Value { fatalError() }
      public subscript<Value>(index: Int, type: Value.Type) -> Value { fatalError() }
    }
    public struct Call {
      public func callAsFunction<Result>(_ arguments: [Any?]) -> Result { fatalError() }
    }
    public struct Optionals<Requirements> {
      public let target: AnyObject
      public init(_ target: AnyObject) { self.target = target }
    }
    public enum Initializer {
      case plain
      case frame(CGRect)
      case nib(String?, Bundle?)
    }
    public protocol Made: AnyObject {
      @MainActor static func _portedMake(_ initializer: Initializer) -> AnyObject?
    }
    public static func make<Object: AnyObject>(_ type: Object.Type) -> Object { fatalError() }
    public static func make<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object { fatalError() }
    public static func make<Object: AnyObject>(
      _ type: Object.Type, nibName: String?, bundle: Bundle?
    ) -> Object { fatalError() }
    public static func make<Cell: UITableViewCell>(
      _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell { fatalError() }
    public static func make<Object: AnyObject>(
      _ type: Object.Type, by initializer: @autoclosure () -> AnyObject?
    ) -> Object { fatalError() }
    public static func name(_ name: String, _ type: AnyClass) {}
    public static func classFromString(_ name: String, in modules: String...) -> AnyClass? { nil }
    public static func string(from type: AnyClass, in modules: String...) -> String { "" }
    public static func named<Value>(_ value: Value, in modules: String...) -> Value { value }
    public struct Dynamic {
      public init<Value>(_ value: Value) {}
      public var cgRectValue: CGRect! { nil }
      public func _call(_ name: String) -> Call? { nil }
      public func _value<Value>(_ name: String) -> Value? { nil }
      public func responds(to selector: Selector!) -> Bool { false }
    }
    public static func call(_ name: String, of target: AnyObject) -> Call? { nil }
    public static func value<Value>(_ name: String, of target: AnyObject) -> Value? { nil }
    public static func willChange(_ object: AnyObject, _ path: AnyKeyPath, _ name: String) {}
    public static func didChange(
      _ object: AnyObject, _ keyPath: @autoclosure () -> AnyKeyPath, _ name: String) {}
    public static func object<Value>(_ value: Value) -> AnyObject? { value as AnyObject }
    public static func missingInitializer(_ initializer: String, of type: String) -> Never { fatalError() }
    public static func unanswered(by delegate: AnyObject) -> Unanswered { fatalError() }
    @preconcurrency @MainActor public final class Unanswered: NSObject, UIScrollViewDelegate {}
  }

  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
  }
  public struct NSKeyValueObservedChange<Value> {}
  public protocol _KeyValueCodingAndObserving: AnyObject {}
  extension NSObject: _KeyValueCodingAndObserving {}
  extension _KeyValueCodingAndObserving where Self: NSObject {
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, _named name: String, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSObject { self }
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _named name: String = "") {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _named name: String = "") {}
  }
  extension NSObjectProtocol where Self: NSObject {
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  }

  @preconcurrency @MainActor open class UIResponder: NSObject {
    open func awakeFromNib() {}
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
  }
  open class UIView: UIResponder {
    public init(frame: CGRect) { super.init() }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
    open var isHidden = false
    open var isOpaque = false
    open class var layerClass: AnyClass { UIView.self }
    open func layoutSubviews() {}
    open func draw(_ rect: CGRect) {}
    open func mark(_ row: Int) {}
    open func mark(_ row: String) -> Bool { true }
    open func move(_ row: Int, from first: Int, to last: Int) {}
    open func move(_ row: Int, from first: Int, to last: Int, at speed: Double) {}
    public func layoutIfNeeded() {}
  }
  open class UILabel: UIView {}
  open class UIButton: UIView {}
  open class UIScrollView: UIView {}
  open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    public required convenience init(_dequeuedWithFrame frame: CGRect) { self.init(frame: frame) }
  }
  @preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle { case `default` }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required convenience init(_dequeuedWithStyle style: CellStyle, _ identifier: String) {
      self.init(style: style, reuseIdentifier: identifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
  }
  @preconcurrency @MainActor open class UISearchBar: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    public required convenience init(_madeForAppearance: Void) { self.init(frame: .zero) }
  }
  open class CALayer: NSObject {
    public override init() {}
    public init(layer: Any) {}
    public required init?(coder: NSCoder) { nil }
    public required convenience init(_madeForView: Void) { self.init() }
  }
  @preconcurrency @MainActor open class UIBarButtonItem: NSObject {
    public enum SystemItem { case done }
    public override init() {}
    public required init?(coder: NSCoder) { nil }
    public required convenience init(_system item: SystemItem) { self.init() }
  }
  open class UICollectionViewLayoutAttributes: NSObject {
    public override init() {}
    public required convenience init(_madeForClass: Void) { self.init() }
  }
  open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open func viewWillAppear(_ animated: Bool) {}
  }
  @preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }
  extension UIScrollViewDelegate { public func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
  @preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
  @preconcurrency @MainActor @discardableResult
  public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principal: String?,
    _ delegate: String?) -> Int32 { 0 }
  @preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
  @preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
  """
