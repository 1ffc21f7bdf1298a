// Classes whose objects are created from a class value, or from a name in the app's property list.
// Objective-C looks up the initializers of these classes at run time. The ported code adds a
// function to each such class, which creates an object of the class.

extension FilePorter {
  /// The initializers that can be looked up, by full name.
  private static let known: Set<String> = [
    "init()", "init(frame:)", "init(nibName:bundle:)", "init(style:reuseIdentifier:)",
    "init(reuseIdentifier:)", "init(identifier:source:destination:)",
  ]

  /// Replaces calls of initializers on class values, and reports calls that can't be replaced.
  mutating func replaceClassValues() {
    for call in facts.classValueCalls {
      guard let made = target.madeClass(by: call, of: index) else { continue }
      guard Self.known.contains(call.initializer) else {
        if !call.isReference, isOfPlatform(call, made) { replaceUnknown(call, made) }
        continue
      }
      imports.insert("UIKit")
      if let cast = call.cast {
        makeCast(call, cast)
        continue
      }
      let arguments = call.labels.enumerated().map { "\($1): $\($0)" }
      let text =
        call.isReference
        ? "{ UIKit.Ported.make(\(([call.value] + arguments).joined(separator: ", "))) }"
        : "UIKit.Ported.make(\(call.value)" + (call.labels.isEmpty ? "" : ", ")
      edits.append(
        Edit(start: call.callee.lowerBound, end: call.callee.upperBound, text: text))
    }
  }

  /// Replaces a call of an initializer that can't be looked up by an object of the class that
  /// constrains the class value, and reports the call. With a cast, the call is only reported.
  private mutating func replaceUnknown(_ call: ClassValueCall, _ made: String) {
    if let cast = call.cast {
      return remark(
        .objectiveC, at: cast.lowerBound,
        "\(call.initializer) is called on a class that is known as a value only, which does not "
          + "compile here. Take a closure that makes the object instead of the class")
    }
    imports.insert("UIKit")
    let owner = target.theClass(named: made, of: index) == nil ? "UIKit." + made : made
    edits.append(
      Edit(
        start: call.callee.lowerBound, end: call.callee.upperBound,
        text: "UIKit.Ported.make(\(call.value), by: \(owner)("))
    edits.append(.insert(")", at: call.end))
    remark(
      .objectiveC, at: call.callee.lowerBound,
      "\(call.initializer) is called on a class that is known as a value only. Here it makes an object of "
        + "\(made), and stops the program for the classes below. Take a closure that makes the object "
        + "instead of the class")
  }

  /// Ports a call such as `(type as? Feed.Type)?.init()`.
  private mutating func makeCast(_ call: ClassValueCall, _ cast: Range<Int>) {
    let comma = call.labels.isEmpty ? "" : ", "
    if call.isChained {
      // Without parentheses, as in `item?.kind.map`, `map` would be a member of the class and not
      // of the optional.
      if call.isWithinChain { edits.append(.insert("(", at: cast.lowerBound)) }
      edits.append(
        Edit(
          start: cast.upperBound, end: call.callee.upperBound,
          text: (call.isWithinChain ? ")" : "") + ".map({ UIKit.Ported.make($0\(comma)"))
      edits.append(.insert(call.isContinued ? " })?" : " })", at: call.end))
    } else {
      edits.append(.insert("UIKit.Ported.make(", at: cast.lowerBound))
      edits.append(Edit(start: cast.upperBound, end: call.callee.upperBound, text: comma))
    }
  }

  /// Whether UIKit declares the initializer of a call, in a class or its superclasses.
  private func isOfPlatform(_ call: ClassValueCall, _ name: String) -> Bool {
    PlatformClass.ancestry(from: name).contains {
      $0.designated.contains(call.initializer) || $0.conveniences.contains(call.initializer)
    }
  }

  /// Makes classes conform to the protocol `Made`, with a function that creates their objects.
  ///
  /// Nothing is added to a class that inherits the conformance from a superclass.
  mutating func addMadeConformances() {
    for (number, type) in facts.types.enumerated() {
      let place = TargetFacts.Place(file: index, type: number)
      guard target.madeClasses.contains(place), !type.inherited.contains("UIKit.Ported.Made"),
        !target.isMadeAbove(place)
      else { continue }
      imports.insert("UIKit")
      edits.append(
        .insert(
          (type.inherited.isEmpty ? ": " : ", ") + "UIKit.Ported.Made", at: type.inheritanceEnd))
    }
  }

  /// Returns the text of the function with which a class creates its objects.
  ///
  /// The result is `nil` if no objects of the class are created from a class value, or if the class
  /// has the function already.
  func creationFunction(of place: TargetFacts.Place) -> String? {
    let type = target[place]
    guard target.madeClasses.contains(place),
      !type.members.contains(where: { $0.name == "_portedMake" })
    else { return nil }
    let level = ["open", "public"].contains(type.access) ? type.access + " " : ""
    let cases = creationCases(of: place)
    let body =
      cases.isEmpty
      ? "nil" : "switch initializer { \((cases + ["default: nil"]).joined(separator: "; ")) }"
    return "@MainActor \(level)\(target.isMadeAbove(place) ? "override " : "")class func "
      + "_portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? { \(body) }"
  }

  /// Returns the cases of the switch in `_portedMake`, one for each initializer that the class has.
  private func creationCases(of place: TargetFacts.Place) -> [String] {
    let name = simpleName(target[place])
    let all = target.initializers(of: place)
    var plain: String?
    // On Apple's systems, the class inherits `init()`, which calls its designated initializer.
    if all.has("init()") || target.hasPlainInitializer(place) {
      plain = "\(name)()"
    } else if all.has("init(frame:)") {
      plain = "\(name)(frame: .zero)"
    } else if all.has("init(nibName:bundle:)") {
      plain = "\(name)(nibName: nil, bundle: nil)"
    } else if all.has("init(target:action:)") {
      plain = "\(name)(target: nil, action: nil)"
    }
    return [
      plain.map { "case .plain: \($0)" },
      all.has("init(frame:)") ? "case .frame(let frame): \(name)(frame: frame)" : nil,
      all.has("init(nibName:bundle:)")
        ? "case .nib(let name, let bundle): \(name)(nibName: name, bundle: bundle)" : nil,
    ].compactMap { $0 }
  }
}
