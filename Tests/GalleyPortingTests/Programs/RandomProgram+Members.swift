import TestSupport

@testable import GalleyPorting

// The members of random classes.

extension RandomProgram {
  mutating func addMethod(to index: Int) {
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
    // The second method has the same name, so selectors need a type after `as`.
    if shape == .sender, !attribute.contains("("), chance(2) {
      var other = Method(name: method.name, shape: .none, selector: method.name)
      other.isPrivate = method.isPrivate
      add(other, attribute + access, to: index, at: place)
    }
  }

  /// Adds a method, and a function that returns its selector.
  mutating func add(
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
    // Only methods with a sender can have a second method of the same name.
    if method.shape != .none, method.shape != .sender {
      spellings += [method.name, "self.\(method.name)", "\(owner).\(method.name)"]
    }
    classes[index].members[place] += [
      "func \(method.selectorName)() -> Selector { #selector(\(pick(spellings))) }"
    ]
  }

  /// Overrides some methods of the superclasses.
  mutating func addOverrides(to index: Int, _ above: Int) {
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

  /// Adds a member that returns a text, or overrides one of a superclass.
  mutating func addAnswers(to index: Int) {
    let owner = classes[index].name
    var answers = line(from: index).dropFirst().flatMap { classes[$0].answers }
    if answers.isEmpty || chance(2) { answers = [(fresh("answer"), pick(Answer.allCases), "")] }
    let answer = answers[0]
    let isOverride = !answer.text.isEmpty
    let callsSuper = isOverride && chance(2)
    let words =
      pick(["@objc ", "@objc public ", "@objc dynamic "]) + (isOverride ? "override " : "")
    let value = "\"\(owner)\"" + (callsSuper ? " + super.\(answer.name)" : "")
    let declaration =
      switch answer.kind {
      case .method: "func \(answer.name)() -> String { \(value)\(callsSuper ? "()" : "") }"
      case .variable: "var \(answer.name): String { \(value) }"
      case .ofType: "class func \(answer.name)() -> String { \(value)\(callsSuper ? "()" : "") }"
      }
    let above = answers.first { $0.name == answer.name }?.text ?? ""
    let place = Int.random(in: 0..<3, using: &random)
    classes[index].members[place] += [conditional(words + declaration)]
    classes[index].answers.append((answer.name, answer.kind, owner + (callsSuper ? above : "")))
  }

  /// Adds a method that Objective-C does not know.
  mutating func addHidden(to index: Int) {
    let name = fresh("hidden")
    let words =
      classes[index].isExposing
      ? pick(["@nonobjc ", "private "]) : pick(["", "@nonobjc ", "final "])
    classes[index].members[Int.random(in: 0..<3, using: &random)] += ["\(words)func \(name)() {}"]
    classes[index].hidden.append(name)
  }

  /// Overrides methods and properties of UIKit, in the class or in an extension.
  mutating func addLifeCycle(to index: Int) {
    let owner = classes[index].name
    let place = Int.random(in: 0..<3, using: &random)
    guard line(from: index).dropFirst().allSatisfy({ !hasLife($0) }) else { return }
    switch classes[index].root {
    case "UIView", "UIControl":
      classes[index].members[place] += [
        "/// Lays out.\n  public override func layoutSubviews() { super.layoutSubviews(); note(\"\(owner) lays out\") }",
        "public override var isHidden: Bool { didSet { note(\"\(owner) hides \\(isHidden)\") } }",
      ]
    case "UIViewController":
      classes[index].members[place] += [
        "public override func viewDidLoad() { super.viewDidLoad(); note(\"\(owner) loads\") }",
        "@available(iOS 13, *)\n  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      ]
    default:
      classes[index].members[place] += [
        "public override var description: String { \"a \(owner)\" }"
      ]
    }
    lives.insert(index)
  }
  func hasLife(_ index: Int) -> Bool { lives.contains(index) }

  mutating func addValue(to index: Int) {
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
          ? "var \(value.name): \(type) = \(start) { \(pick(["", "willSet { ignore(\"\(owner)\") } "]))didSet { ignore(\"\(owner)\") } }"
          : "var \(value.name)\(chance(2) ? ": \(type)" : "") = \(start)")
    ]
    classes[index].values.append(value)
  }

  mutating func addOutlet(to index: Int) {
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
}
