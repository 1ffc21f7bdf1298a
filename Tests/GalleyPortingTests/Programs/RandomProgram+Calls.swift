import TestSupport

@testable import GalleyPorting

// The calls of a program, and the lines that they print.

extension RandomProgram {
  /// The indices of a class and of its superclasses, beginning with the class.
  func line(from index: Int) -> [Int] {
    var line = [index]
    while let above = classes[line[line.count - 1]].above { line.append(above) }
    return line
  }

  /// The lines that a call of a method prints.
  func notes(_ selector: String, _ index: Int, _ arguments: [String]) -> [String] {
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

  /// Adds code that creates an object of a class and calls all its members.
  mutating func call(_ index: Int) {
    let owner = classes[index].name
    let object = fresh("object")
    calls.append("let \(object) = \(owner)()")
    let methods = line(from: index).flatMap { place in classes[place].methods.map { (place, $0) } }
    for (place, method) in methods.shuffled(using: &random) {
      // The functions that return the selector of an overridden method all return the same one.
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
    let hidden = [fresh("nothing")] + line(from: index).flatMap { classes[$0].hidden }
    for name in hidden {
      calls.append("note(\"\\(\(object).responds(to: Selector((\"\(name)\"))))\")")
      output.append("false")
    }
    ask(index, object)
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

  /// Adds code that reads each text that the class or a superclass returns.
  mutating func ask(_ index: Int, _ object: String) {
    var done: Set<String> = []
    for (name, kind, text) in line(from: index).flatMap({ classes[$0].answers.reversed() })
    where done.insert(name).inserted {
      let owner = classes[index].name
      switch kind {
      case .method:
        let selector = pick(["#selector(\(owner).\(name))", "Selector((\"\(name)\"))"])
        calls.append(
          pick([
            "note(text(\(object).perform(\(selector))?.takeUnretainedValue()))",
            "note(\(object).\(name)())",
          ]))
      case .variable:
        calls.append(
          pick([
            "note(text(\(object).value(forKey: #keyPath(\(owner).\(name)))))",
            "note(\(object).\(name))",
            "note(text(\(object).perform(#selector(getter: \(owner).\(name)))?.takeUnretainedValue()))",
          ]))
      case .ofType: calls.append("note(\(owner).\(name)())")
      }
      output.append(text)
    }
  }

  /// Adds code that calls a method by its selector, in one of several ways.
  mutating func fire(_ method: Method, _ selector: String, _ object: String, _ index: Int) {
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
    } else if method.shape.count == 0 || method.shape == .sender, classes[index].root == "UIView",
      chance(2)
    {
      let (button, window) = (fresh("button"), fresh("window"))
      calls += [
        "let \(window) = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); let \(button) = UIButton()",
        "\(window).addSubview(\(object)); \(object).addSubview(\(button))",
        "\(button).addTarget(nil, action: \(selector), for: .touchUpInside)",
        "\(button).sendActions(for: .touchUpInside)",
        "note(\"\\(\(button).target(forAction: \(selector), withSender: \(button)) as? NSObject === \(object))\")",
        "\(button).removeFromSuperview(); \(object).removeFromSuperview()",
      ]
      output +=
        notes(method.selector, index, method.shape.count == 0 ? [] : ["UIButton"]) + ["true"]
    } else if method.shape.count == 0 || method.shape == .sender, chance(3) {
      let item = fresh("item")
      calls += [
        "let \(item) = UIBarButtonItem(title: \"a\", style: .plain, target: \(object), action: \(selector))",
        "note(\"\\(UIApplication.shared.sendAction(\(item).action!, to: \(item).target, from: \(item), for: nil))\")",
      ]
      output +=
        notes(method.selector, index, method.shape.count == 0 ? [] : ["UIBarButtonItem"]) + ["true"]
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

  /// Adds code that leads to calls of the members that override those of UIKit.
  mutating func callLife(_ index: Int, _ object: String) {
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

  /// Adds code that sets, reads and observes a value.
  mutating func use(_ value: Value, of object: String, _ index: Int) {
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
    let owner = classes[index].name
    calls.append(
      pick([
        "note(text(\(object).value(forKey: \(key))))",
        "note(text(\(object).value(forKeyPath: \(key))))",
        "if \(object).responds(to: #selector(setter: \(owner).\(value.name))), \(object).responds(to: #selector(getter: \(owner).\(value.name))) { note(text(\(object).\(value.name))) }",
      ]))
    output.append(new)
  }
}
