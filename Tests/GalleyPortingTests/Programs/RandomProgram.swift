import TestSupport

@testable import GalleyPorting

/// A small target with Objective-C's spellings, and what it prints when it runs on a phone.
///
/// The classes, their members and the calls are random, within a grammar of what the porting step knows. What
/// is printed follows from the rules of the language alone: `RandomProgram` never looks at what is ported.
///
/// Each method notes its class, its name and its arguments, and may call that of the class above. The function
/// `run` makes an object of each class and calls its methods in all the ways in which a name can be called.
struct RandomProgram {
  /// The sources of the target.
  private(set) var files: [SourceFile] = []
  /// The lines that it prints.
  private(set) var output: [String] = []

  private var random: SeededRandom
  private let number: Int
  private var classes: [Class] = []
  /// The lines of the function `run`.
  private var calls: [String] = []
  /// How many names there are.
  private var names = 0

  /// Makes a program.
  ///
  /// - Parameter number: What the names of its types end in, so that many programs are compiled together.
  init(number: Int, random: SeededRandom) {
    self.number = number
    self.random = random
    for _ in 0..<Int.random(in: 2...4, using: &self.random) { addClass() }
    addDelegate()
    addList()
    for index in classes.indices { call(index) }
    write()
  }

  // MARK: Classes

  private struct Class {
    var name: String
    /// What stands after the colon.
    var inherited: String
    /// The class above, if it is in this program.
    var above: Int?
    /// The class of UIKit's or Foundation's that all inherit from.
    var root: String
    /// Whether it says `@objcMembers`, or a class above does.
    var isExposing: Bool
    var attributes = ""
    var methods: [Method] = []
    var values: [Value] = []
    /// The outlets, and whether each is a collection.
    var outlets: [(name: String, isCollection: Bool)] = []
    /// The text of all members: those of the body, of an extension in the same file, and of one in another file.
    var members: [[String]] = [[], [], []]
  }

  private struct Method {
    var name: String
    var shape: Shape
    var selector: String
    var isPrivate = false
    var callsSuper = false
    /// The function that returns the selector.
    var selectorName = ""
  }

  private struct Value {
    var name: String
    var isText: Bool
    var isDynamic: Bool
    /// What was set last.
    var text: String
  }

  /// The parameters of a method.
  private enum Shape: CaseIterable {
    case none, sender, labelled, preposition, two, twoLabels

    /// As it is declared.
    var parameters: String {
      switch self {
      case .none: ""
      case .sender: "_ a: Any?"
      case .labelled: "title a: String"
      case .preposition: "for a: String"
      case .two: "_ a: String, with b: Any"
      case .twoLabels: "at a: Any, by b: String?"
      }
    }
    var labels: String {
      switch self {
      case .none: ""
      case .sender: "(_:)"
      case .labelled: "(title:)"
      case .preposition: "(for:)"
      case .two: "(_:with:)"
      case .twoLabels: "(at:by:)"
      }
    }
    /// What the selector has behind the name.
    var selector: String {
      switch self {
      case .none: ""
      case .sender: ":"
      case .labelled: "WithTitle:"
      case .preposition: "For:"
      case .two: ":with:"
      case .twoLabels: "At:by:"
      }
    }
    /// The type behind `as`.
    var type: String {
      switch self {
      case .none: "() -> Void"
      case .sender: "(Any?) -> Void"
      case .labelled, .preposition: "(String) -> Void"
      case .two: "(String, Any) -> Void"
      case .twoLabels: "(Any, String?) -> Void"
      }
    }
    /// The arguments that a call hands on.
    var handedOn: String {
      switch self {
      case .none: ""
      case .sender: "a"
      case .labelled: "title: a"
      case .preposition: "for: a"
      case .two: "a, with: b"
      case .twoLabels: "at: a, by: b"
      }
    }
    var count: Int {
      switch self {
      case .none: 0
      case .sender, .labelled, .preposition: 1
      case .two, .twoLabels: 2
      }
    }
  }

  private mutating func addClass() {
    let index = classes.count
    let above = index > 0 && chance(2) ? Int.random(in: 0..<index, using: &random) : nil
    let root =
      above.map { classes[$0].root }
      ?? pick(["NSObject", "UIView", "UIViewController", "UIControl"])
    let exposes = chance(4)
    classes.append(
      Class(
        name: "\(pick(["Feed", "Row", "Board", "Étage"]))\(number)n\(index)",
        inherited: above.map { classes[$0].name } ?? root, above: above, root: root,
        isExposing: exposes || above.map { classes[$0].isExposing } == true,
        attributes: exposes ? pick(["@objcMembers ", "@objcMembers\n"]) : ""))
    for _ in 0..<Int.random(in: 1...4, using: &random) { addMethod(to: index) }
    for _ in 0..<Int.random(in: 0...2, using: &random) { addValue(to: index) }
    if let above { addOverrides(to: index, above) }
    if chance(2) { addLifeCycle(to: index) }
    if chance(2) { addOutlet(to: index) }
  }

  // MARK: Methods

  private mutating func addMethod(to index: Int) {
    let shape = pick(Shape.allCases)
    var method = Method(name: fresh("tap"), shape: shape, selector: "")
    method.selector = method.name + shape.selector
    method.isPrivate = chance(3)
    let access = method.isPrivate ? pick(["private ", "fileprivate "]) : pick(["", "", "public "])
    var attribute = pick(["@objc ", "@objc ", "@objc\n  ", "@objc dynamic "])
    if classes[index].isExposing, !method.isPrivate, chance(2) { attribute = "" }
    if shape == .none || shape == .sender, chance(4) { attribute = "@IBAction " }
    if attribute.hasPrefix("@objc "), chance(5) {
      method.selector = fresh("named") + String(repeating: ":", count: shape.count)
      attribute = "@objc(\(method.selector)) "
    }
    let place = Int.random(in: 0..<3, using: &random)
    add(method, attribute + access, to: index, at: place)
    // A second method of the same name: only what stands behind `as` tells the two apart.
    if shape == .sender, !attribute.contains("("), chance(2) {
      var other = Method(name: method.name, shape: .none, selector: method.name)
      other.isPrivate = method.isPrivate
      add(other, attribute + access, to: index, at: place)
    }
  }

  /// Adds a method, and a function that returns its selector.
  private mutating func add(
    _ method: Method, _ words: String, to index: Int, at place: Int
  ) {
    var method = method
    method.selectorName = fresh("selector")
    let owner = classes[index].name
    let call = method.callsSuper ? "; super.\(method.name)(\(method.shape.handedOn))" : ""
    let arguments = ["", " \\(text(a))", " \\(text(a)) \\(text(b))"][method.shape.count]
    classes[index].members[place] += [
      conditional(
        "\(words)func \(method.name)(\(method.shape.parameters)) { note(\"\(owner).\(method.selector)\(arguments)\")\(call) }"
      )
    ]
    classes[index].methods.append(method)
    let type = method.shape.type
    var spellings =
      method.shape == .none
      ? [
        "\(method.name) as () -> Void", "self.\(method.name) as () -> Void",
        "\(owner).\(method.name) as (\(owner)) -> () -> Void",
      ]
      : [
        "\(method.name)\(method.shape.labels)", "self.\(method.name)\(method.shape.labels)",
        "\(owner).\(method.name)\(method.shape.labels)",
        "\(method.name) as \(type)", "\(owner).\(method.name) as (\(owner)) -> \(type)",
        "(\(method.name)\(method.shape.labels))",
      ]
    // Only a sender's method has another one of its name.
    if method.shape != .none, method.shape != .sender {
      spellings += [method.name, "self.\(method.name)", "\(owner).\(method.name)"]
    }
    classes[index].members[place] += [
      "func \(method.selectorName)() -> Selector { #selector(\(pick(spellings))) }"
    ]
  }

  /// Overrides some methods of the classes above.
  private mutating func addOverrides(to index: Int, _ above: Int) {
    for method in line(from: above).flatMap({ classes[$0].methods }) where !method.isPrivate {
      guard chance(2), !classes[index].methods.contains(where: { $0.name == method.name }) else {
        continue
      }
      var own = method
      own.callsSuper = chance(2)
      add(
        own, pick(["", "@objc "]) + "override ", to: index,
        at: Int.random(in: 0..<3, using: &random))
    }
  }

  /// Overrides methods and properties of UIKit's, in the class or in an extension.
  private mutating func addLifeCycle(to index: Int) {
    let owner = classes[index].name
    let place = Int.random(in: 0..<3, using: &random)
    guard line(from: index).dropFirst().allSatisfy({ !hasLife($0) }) else { return }
    switch classes[index].root {
    case "UIView", "UIControl":
      classes[index].members[place] += [
        "/// Lays out.\n  override func layoutSubviews() { super.layoutSubviews(); note(\"\(owner) lays out\") }",
        "public override var isHidden: Bool { didSet { note(\"\(owner) hides \\(isHidden)\") } }",
      ]
    case "UIViewController":
      classes[index].members[place] += [
        "override func viewDidLoad() { super.viewDidLoad(); note(\"\(owner) loads\") }",
        "@available(iOS 13, *)\n  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      ]
    default:
      classes[index].members[place] += ["override var description: String { \"a \(owner)\" }"]
    }
    lives.insert(index)
  }
  private var lives: Set<Int> = []
  private func hasLife(_ index: Int) -> Bool { lives.contains(index) }

  // MARK: Values

  private mutating func addValue(to index: Int) {
    var value = Value(name: fresh("value"), isText: chance(2), isDynamic: chance(2), text: "")
    value.text = value.isText ? "none" : "0"
    let owner = classes[index].name
    let type = value.isText ? "String" : "Int"
    let start = value.isText ? "\"none\"" : "0"
    let words =
      value.isDynamic
      ? pick(["@objc dynamic ", "@objc public dynamic "])
      : pick(["@objc ", "@objc(\(value.name)) ", "@IBInspectable "])
    classes[index].members[0] += [
      words
        + (chance(3)
          ? "var \(value.name): \(type) = \(start) { didSet { ignore(\"\(owner)\") } }"
          : "var \(value.name)\(chance(2) ? ": \(type)" : "") = \(start)")
    ]
    classes[index].values.append(value)
  }

  private mutating func addOutlet(to index: Int) {
    let name = fresh("outlet")
    let kind = Int.random(in: 0..<3, using: &random)
    let words = pick(["@IBOutlet weak var", "@IBOutlet private weak var", "@IBOutlet var"])
    let type = kind == 2 ? "[UIView]" : pick(["UILabel!", "UILabel?"])
    let declaration =
      kind == 2 ? "@IBOutlet private var \(name): [UIView]!" : "\(words) \(name): \(type)"
    classes[index].members[0] += [
      declaration,
      "@MainActor func \(name)Text() -> String { "
        + (kind == 2 ? "\"\\(\(name).count)\"" : "\(name)?.text ?? \"nothing\"") + " }",
    ]
    classes[index].outlets.append((name, kind == 2))
  }

  // MARK: Calls

  /// The places of a class and of those above it, from below.
  private func line(from index: Int) -> [Int] {
    var line = [index]
    while let above = classes[line[line.count - 1]].above { line.append(above) }
    return line
  }

  /// What a call of a method notes.
  private func notes(_ selector: String, _ index: Int, _ arguments: [String]) -> [String] {
    for place in line(from: index) {
      guard let method = classes[place].methods.last(where: { $0.selector == selector }) else {
        continue
      }
      let own = ([classes[place].name + "." + selector] + arguments).joined(separator: " ")
      guard method.callsSuper, let above = classes[place].above else { return [own] }
      return [own] + notes(selector, above, arguments)
    }
    return []
  }

  /// Makes an object of a class, and calls what it has.
  private mutating func call(_ index: Int) {
    let owner = classes[index].name
    let object = fresh("object")
    calls.append("let \(object) = \(owner)()")
    let methods = line(from: index).flatMap { place in classes[place].methods.map { (place, $0) } }
    for (place, method) in methods.shuffled(using: &random) {
      // Overridden methods have several such functions: all return the same selector.
      let isReachable = chance(2) && !method.isPrivate && method.shape != .none && place == index
      let selector =
        isReachable
        ? "#selector(\(owner).\(method.name)\(method.shape.labels))"
        : pick([
          "\(object).\(method.selectorName)()", "Selector(\"\(method.selector)\")",
          "NSSelectorFromString(\"\(method.selector)\")", "Selector((\"\(method.selector)\"))",
        ])
      fire(method, selector, object, index)
    }
    calls.append("note(\"\\(\(object).responds(to: Selector((\"\(fresh("nothing"))\"))))\")")
    output.append("false")
    callLife(index, object)
    for value in line(from: index).flatMap({ classes[$0].values }) { use(value, of: object, index) }
    for (name, isCollection) in line(from: index).flatMap({ classes[$0].outlets }) {
      let label = fresh("label")
      calls += [
        "let \(label) = UILabel(); \(label).text = \"\(label)\"",
        "\(object).setValue(\(isCollection ? "[\(label), \(label)]" : label), forKey: \"\(name)\")",
        "note(\(object).\(name)Text())",
      ]
      output.append(isCollection ? "2" : label)
    }
  }

  /// Has a method called by its selector, in one of the ways there are.
  private mutating func fire(_ method: Method, _ selector: String, _ object: String, _ index: Int) {
    let words = ["one", "two"].prefix(method.shape.count).map { $0 + "\(names)" }
    let arguments = words.map { ", with: \"\($0)\"" }.joined()
    if chance(3) {
      calls.append("note(\"\\(\(object).responds(to: \(selector)))\")")
      output.append("true")
    }
    if method.shape == .sender, chance(3) {
      let name = "Notification.Name(\"\(fresh("name"))\(number)\")"
      calls += [
        "NotificationCenter.default.addObserver(\(object), selector: \(selector), name: \(name), object: nil)",
        "NotificationCenter.default.post(name: \(name), object: nil)",
        "NotificationCenter.default.removeObserver(\(object))",
        "NotificationCenter.default.post(name: \(name), object: nil)",
      ]
      output += notes(method.selector, index, ["Notification"])
    } else if method.shape.count == 0 || method.shape == .sender, chance(2) {
      let control = fresh("button")
      calls += [
        "let \(control) = UIButton()",
        "\(control).addTarget(\(object), action: \(selector), for: .touchUpInside)",
        "\(control).sendActions(for: .touchUpInside)",
        "\(control).removeTarget(\(object), action: nil, for: .allEvents)",
        "\(control).sendActions(for: .touchUpInside)",
      ]
      output += notes(method.selector, index, method.shape.count == 0 ? [] : ["UIButton"])
    } else {
      let isKnown = chance(3)
      calls.append("\(isKnown ? "_ = " : "")\(object).perform(\(selector)\(arguments))")
      output += notes(method.selector, index, words)
    }
  }

  /// Calls what overrides UIKit's.
  private mutating func callLife(_ index: Int, _ object: String) {
    guard let owner = line(from: index).first(where: hasLife).map({ classes[$0].name }) else {
      return
    }
    switch classes[index].root {
    case "UIView", "UIControl":
      calls += [
        "\(object).setNeedsLayout(); \(object).layoutIfNeeded()", "\(object).isHidden = true",
      ]
      output += ["\(owner) lays out", "\(owner) hides true"]
    case "UIViewController":
      calls += [
        "\(object).loadViewIfNeeded()",
        "note(\"\\(\(object).preferredStatusBarStyle == .lightContent)\")",
      ]
      output += ["\(owner) loads", "true"]
    default:
      calls += ["note(\"\\(\(object))\")"]
      output += ["a \(owner)"]
    }
  }

  /// Sets, reads and observes a value.
  private mutating func use(_ value: Value, of object: String, _ index: Int) {
    let new = value.isText ? fresh("text") : "\(Int.random(in: 1...9, using: &random))"
    let literal = value.isText ? "\"\(new)\"" : new
    let key = pick(["\"\(value.name)\"", "#keyPath(\(classes[index].name).\(value.name))"])
    let isObserved = value.isDynamic && chance(2)
    let observation = fresh("observation")
    if isObserved {
      calls.append(
        "let \(observation) = \(object).observe(\\.\(value.name), options: [.old, .new]) { _, change in note(\"\\(change.oldValue!) to \\(change.newValue!)\") }"
      )
      output.append("\(value.text) to \(new)")
    }
    calls.append(
      pick([
        "\(object).\(value.name) = \(literal)", "\(object).setValue(\(literal), forKey: \(key))",
        "\(object)[keyPath: \\.\(value.name)] = \(literal)",
      ]))
    if isObserved {
      calls += ["\(observation).invalidate()", "\(object).\(value.name) = \(literal)"]
    }
    calls.append("note(text(\(object).value(forKey: \(key))))")
    output.append(new)
  }

  // MARK: Delegates

  /// A protocol with optional requirements, who implements some of them, and who asks for them.
  private mutating func addDelegate() {
    let (name, asks) = ("Guide\(number)", "Asker\(number)")
    var requirements: [String] = []
    var implementations: [String] = []
    var questions: [String] = []
    let object = fresh("guide")
    calls.append(
      "let \(object) = \(name)Maker(); let \(object)Asker = \(asks)(); \(object)Asker.guide = \(object)"
    )
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let method = fresh("guide")
      let (kind, isMet) = (Int.random(in: 0..<4, using: &random), chance(2))
      let words = pick(["", "@objc ", "public "])
      switch kind {
      case 0:
        requirements.append("@objc optional func \(method)(_ asker: \(asks), didOpen item: String)")
        if isMet {
          implementations.append(
            "\(words)func \(method)(_ asker: \(asks), didOpen item: String) { note(\"\(method) \\(item)\") }"
          )
          output.append("\(method) soup")
        }
        questions.append("guide?.\(method)?(self, didOpen: \"soup\")")
      case 1:
        requirements.append("@objc optional func \(method)() -> Int")
        if isMet { implementations.append("\(words)func \(method)() -> Int { 7 }") }
        output.append(isMet ? "7" : "-1")
        questions.append("note(\"\\(guide?.\(method)?() ?? -1)\")")
      case 2:
        requirements.append("@objc optional var \(method): String { get }")
        if isMet { implementations.append("\(words)var \(method): String { \"bread\" }") }
        output.append(isMet ? "bread" : "none")
        questions.append("note(guide?.\(method) ?? \"none\")")
      default:
        requirements.append("func \(method)(_ count: Int) -> Bool")
        implementations.append("\(words)func \(method)(_ count: Int) -> Bool { count > 3 }")
        output.append("true")
        questions.append("note(\"\\(guide?.\(method)(4) == true)\")")
      }
    }
    let isSplit = chance(2)
    files = [
      SourceFile(
        path: "P\(number)Guide.swift",
        text: """
          import UIKit

          @objc protocol \(name): \(pick(["NSObjectProtocol", "AnyObject"])) {
            \(requirements.joined(separator: "\n  "))
          }

          final class \(asks): NSObject {
            weak var guide: \(name)?
            func ask() {
              \(questions.joined(separator: "\n    "))
            }
          }

          """),
      SourceFile(
        path: "P\(number)Maker.swift",
        text: isSplit
          ? "import UIKit\nclass \(name)Maker: NSObject {}\nextension \(name)Maker: \(name) {\n  \(implementations.joined(separator: "\n  "))\n}\n"
          : "import UIKit\nclass \(name)Maker: NSObject, \(name) {\n  \(implementations.joined(separator: "\n  "))\n}\n"
      ),
    ]
    calls.append("\(object)Asker.ask()")
  }

  /// A list's delegate whose method only a subclass implements.
  private mutating func addList() {
    let name = "List\(number)"
    let object = fresh("list")
    let isBelow = chance(2)
    let method =
      "\(pick(["", "@objc "]))func scrollViewDidScroll(_ scrollView: UIScrollView) { note(\"scrolled \\(scrollView.contentOffset.y)\") }"
    files.append(
      SourceFile(
        path: "P\(number)List.swift",
        text: """
          import UIKit
          class \(name): UIViewController, UIScrollViewDelegate {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { super.viewDidLoad(); list.delegate = self }
            \(isBelow ? "" : method)
          }
          final class \(name)Below: \(name) {
            \(isBelow ? method : "")
          }

          """))
    calls += [
      "let \(object) = \(name)Below(); \(object).loadViewIfNeeded()",
      "\(object).list.contentOffset = CGPoint(x: 0, y: 5)",
    ]
    output.append("scrolled 5.0")
  }

  // MARK: Text

  private mutating func write() {
    for (place, one) in classes.enumerated() {
      let body = one.members[0].shuffled(using: &random)
      var text = """
        import UIKit

        \(one.attributes)class \(one.name): \(one.inherited) {
          \(body.joined(separator: "\n  "))
        }

        """
      text += extensionText(one, 1)
      files.append(SourceFile(path: "P\(number)C\(place).swift", text: text))
      let more = extensionText(one, 2)
      if !more.isEmpty {
        files.append(
          SourceFile(path: "P\(number)C\(place)+More.swift", text: "import UIKit\n" + more))
      }
    }
    files.append(
      SourceFile(
        path: "P\(number)Run.swift",
        text:
          "import UIKit\n\n@MainActor func run\(number)() {\n  \(calls.joined(separator: "\n  "))\n}\n"
      ))
    files.shuffle(using: &random)
  }

  private func extensionText(_ one: Class, _ place: Int) -> String {
    one.members[place].isEmpty
      ? "" : "extension \(one.name) {\n  \(one.members[place].joined(separator: "\n  "))\n}\n"
  }

  /// A member, maybe within conditions of which a phone's compiler takes that one.
  private mutating func conditional(_ member: String) -> String {
    let wrong = member.replacing("note(\"", with: "note(\"wrong ")
    return switch Int.random(in: 0..<12, using: &random) {
    case 0: "#if os(iOS)\n  \(member)\n  #endif"
    case 1: "#if os(iOS)\n  \(member)\n  #else\n  \(wrong)\n  #endif"
    case 2:
      "#if os(macOS)\n  \(wrong)\n  #elseif os(iOS) || os(tvOS)\n  \(member)\n  #else\n  #endif"
    case 3: "#if !targetEnvironment(macCatalyst) && canImport(UIKit)\n  \(member)\n  #endif"
    case 4: "#if canImport(AppKit)\n  \(wrong)\n  #else\n  \(member)\n  #endif"
    default: member
    }
  }

  // MARK: Chance

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements.randomElement(using: &random)!
  }

  private mutating func fresh(_ name: String) -> String {
    names += 1
    return "\(name)\(names)"
  }
}
