import TestSupport

@testable import GalleyPorting

/// A random target that needs Objective-C, and the lines that it prints when it runs on a phone.
///
/// The classes, their members and the calls are random, within the constructs that the porting step
/// knows. The printed lines follow from the rules of the language, not from the ported sources.
///
/// Each method prints its class, its name and its arguments, and may call super. The function `run`
/// creates an object of each class, and calls its methods in all ways that use their names.
struct RandomProgram {
  /// The sources of the target.
  var files: [SourceFile] = []
  /// The lines that the program prints.
  var output: [String] = []

  var random: SeededRandom
  let number: Int
  var classes: [Class] = []
  /// The lines of the function `run`.
  var calls: [String] = []
  /// The indices of the classes that override members of UIKit.
  var lives: Set<Int> = []
  /// The number of names that were made so far.
  var names = 0

  /// Makes a program.
  ///
  /// - Parameter number: The suffix of the names of types, so that several programs can be compiled
  ///   together.
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

  struct Class {
    /// The name, with that of the enclosing type if there is one.
    var name: String
    /// The enclosing type, or an empty text.
    var outer = ""
    /// The superclass, as it is written.
    var inherited: String
    /// The index of the superclass, if it is in this program.
    var above: Int?
    /// The class of UIKit or Foundation from which the class inherits.
    var root: String
    /// Whether the class or a superclass has `@objcMembers`.
    var isExposing: Bool
    var attributes = ""
    var methods: [Method] = []
    var values: [Value] = []
    /// The outlets, and whether each is a collection.
    var outlets: [(name: String, isCollection: Bool)] = []
    /// The members that return a text: their names, their kinds and the texts.
    var answers: [(name: String, kind: Answer, text: String)] = []
    /// The names of methods that are not found at run time.
    var hidden: [String] = []
    /// The sources of the members in the body, in an extension in the same file, and in one in
    /// another file.
    var members: [[String]] = [[], [], []]
  }

  struct Method {
    var name: String
    var shape: Shape
    var selector: String
    var isPrivate = false
    var callsSuper = false
    /// The function that returns the selector.
    var selectorName = ""
  }

  struct Value {
    var name: String
    var isText: Bool
    var isDynamic: Bool
    /// The value that was set last.
    var text: String
  }

  /// The kind of a member that returns a text.
  enum Answer: CaseIterable { case method, variable, ofType }

  /// The parameters of a method.
  enum Shape: CaseIterable {
    case none, sender, labelled, preposition, two, twoLabels

    /// The parameters as they are declared.
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
    /// The part of the selector after the name.
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
    /// The type after `as`.
    var type: String {
      switch self {
      case .none: "() -> Void"
      case .sender: "(Any?) -> Void"
      case .labelled, .preposition: "(String) -> Void"
      case .two: "(String, Any) -> Void"
      case .twoLabels: "(Any, String?) -> Void"
      }
    }
    /// The arguments of a call of super.
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

  mutating func addClass() {
    let index = classes.count
    let above = index > 0 && chance(2) ? Int.random(in: 0..<index, using: &random) : nil
    let root =
      above.map { classes[$0].root }
      ?? pick(["NSObject", "UIView", "UIViewController", "UIControl"])
    let exposes = chance(4)
    let outer = chance(4) ? "Outer\(number)n\(index)" : ""
    classes.append(
      Class(
        name: (outer.isEmpty ? "" : outer + ".")
          + "\(pick(["Feed", "Row", "Board", "Étage"]))\(number)n\(index)",
        outer: outer, inherited: above.map { classes[$0].name } ?? root, above: above, root: root,
        isExposing: exposes || above.map { classes[$0].isExposing } == true,
        attributes: exposes ? pick(["@objcMembers ", "@objcMembers\n"]) : ""))
    for _ in 0..<Int.random(in: 1...4, using: &random) { addMethod(to: index) }
    for _ in 0..<Int.random(in: 0...2, using: &random) { addValue(to: index) }
    if let above { addOverrides(to: index, above) }
    if chance(2) { addAnswers(to: index) }
    if chance(2) { addHidden(to: index) }
    if chance(2) { addLifeCycle(to: index) }
    if chance(2) { addOutlet(to: index) }
  }

  // MARK: Text

  mutating func write() {
    for (place, one) in classes.enumerated() {
      let simple = one.name.split(separator: ".").last ?? ""
      let isLeaf = !classes.contains { $0.above == place }
      let words = isLeaf && chance(3) ? "final " : one.above == nil && chance(4) ? "public " : ""
      let body = one.members[0].shuffled(using: &random)
      let isOneLine = chance(2) && !body.contains { $0.contains("\n") }
      var text = """
        import UIKit

        \(one.outer.isEmpty ? "" : pick(["enum", "struct"]) + " \(one.outer) {\n")\(one.attributes)\(words)class \(simple): \(one.inherited) {
          \(body.joined(separator: isOneLine ? "; " : "\n  "))
        }\(one.outer.isEmpty ? "" : "\n}")

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
    for place in files.indices where chance(8) {
      files[place].text = files[place].text.replacing("\n", with: "\r\n")
    }
  }

  mutating func extensionText(_ one: Class, _ place: Int) -> String {
    guard !one.members[place].isEmpty else { return "" }
    let text = "extension \(one.name) {\n  \(one.members[place].joined(separator: "\n  "))\n}\n"
    return chance(5) ? "#if os(iOS)\n\(text)#endif\n" : text
  }

  /// Returns a member, in some cases within `#if` conditions that are true for it on a phone.
  mutating func conditional(_ member: String) -> String {
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

  mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements.randomElement(using: &random)!
  }

  mutating func fresh(_ name: String) -> String {
    names += 1
    return "\(name)\(names)"
  }
}
