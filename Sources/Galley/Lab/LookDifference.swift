import Foundation
import GalleyUIKit

/// The differences of two looks of the same element, as text.
@MainActor
internal enum LookDifference {
  /// A difference: the view, the property, its value and the expected value.
  struct Finding: Hashable, CustomStringConvertible {
    var view: String
    var property: String
    var value: String
    var expected: String

    var description: String {
      switch property {
      case "": "\(view) \(value)"
      default: "\(view): \(property) is \(value) instead of \(expected)"
      }
    }
  }

  /// Returns the visible differences of two looks.
  static func inAppearance(_ look: ViewLook, _ expected: ViewLook) -> [Finding] {
    if look.looksLike(expected) { return [] }
    let pairs = Pairs(look, expected)
    var found: [Finding] = []
    if !look.frame.size.isNear(expected.frame.size) {
      found.append(sizeFinding(look, expected, pairs))
    }
    for (own, other) in pairs.matched where own.isSeen || other.isSeen {
      found += findings(own, other, pairs)
    }
    for own in pairs.extra where own.hasInk {
      found.append(
        Finding(
          view: ViewName.of(own.view, in: look.view), property: "",
          value: "is shown, and is not there in a fresh one", expected: ""))
    }
    for other in pairs.missing where other.hasInk {
      found.append(
        Finding(
          view: ViewName.of(other.view, in: expected.view), property: "",
          value: "is not there, and is shown in a fresh one", expected: ""))
    }
    return found.isEmpty ? [paintFinding(look, expected)] : found
  }

  /// Returns the differences that can't be seen: gestures, actions, animations.
  static func inBehavior(_ look: ViewLook, _ expected: ViewLook) -> [Finding] {
    let pairs = Pairs(look, expected)
    return pairs.matched.filter { $0.0.isSeen && $0.1.isSeen }.flatMap { own, other in
      differences(own.behavior, other.behavior).map {
        Finding(
          view: ViewName.of(own.view, in: look.view), property: $0.name, value: $0.value,
          expected: $0.expected)
      }
    }
  }

  private static func findings(_ own: ViewLook, _ other: ViewLook, _ pairs: Pairs) -> [Finding] {
    let name = ViewName.of(own.view, in: pairs.root.view)
    var facts = differences(own.facts, other.facts)
    // If the view is hidden in only one of the looks, the values of its other properties do not
    // matter.
    if own.isSeen != other.isSeen {
      facts = facts.filter { $0.name == "isHidden" || $0.name == "alpha" }
    }
    var found = facts.map {
      Finding(view: name, property: $0.name, value: $0.value, expected: $0.expected)
    }
    guard own.isSeen, other.isSeen, own.view !== pairs.root.view, found.isEmpty else {
      return found
    }
    if !own.frame.isNear(other.frame), own.hasInk || other.hasInk {
      found.append(
        constraintFinding(own, other, pairs)
          ?? Finding(
            view: name, property: "frame", value: own.frame.galleyDescription,
            expected: other.frame.galleyDescription))
    } else if own.frame.isNear(other.frame), !own.isSameInk(other) {
      found.append(paintFinding(own, other))
    }
    return found
  }

  /// Returns the properties whose values differ.
  private static func differences(
    _ own: [ViewLook.Fact], _ other: [ViewLook.Fact]
  ) -> [(name: String, value: String, expected: String)] {
    let owns = Dictionary(own.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let others = Dictionary(
      other.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var names = own.map(\.name)
    names += other.map(\.name).filter { owns[$0] == nil }
    return names.compactMap { name in
      let (value, expected) = (owns[name] ?? "none", others[name] ?? "none")
      return value == expected ? nil : (name, value, expected)
    }
  }

  private static func sizeFinding(
    _ look: ViewLook, _ expected: ViewLook, _ pairs: Pairs
  ) -> Finding {
    constraintFinding(look, expected, pairs)
      ?? Finding(
        view: ViewName.of(look.view, in: look.view), property: "size",
        value: sizeText(look), expected: sizeText(expected))
  }

  private static func sizeText(_ look: ViewLook) -> String {
    "\(look.frame.width.galleyDescription) × \(look.frame.height.galleyDescription)"
  }

  /// Returns the first line that differs in what two views draw.
  private static func paintFinding(_ own: ViewLook, _ other: ViewLook) -> Finding {
    let owns = own.inks.flatMap { lines(of: $0) }
    let others = other.inks.flatMap { lines(of: $0) }
    let first = zip(owns, others).first { $0 != $1 }
    return Finding(
      view: ViewName.of(own.view, in: own.view), property: "what it paints",
      value: first?.0 ?? (owns.count > others.count ? owns[others.count] : "nothing"),
      expected: first?.1 ?? (others.count > owns.count ? others[owns.count] : "nothing"))
  }

  private static func lines(of look: ViewLook) -> [String] {
    [look.effects, look.paint.description].flatMap { $0.split(separator: "\n") }.map {
      $0.trimmingCharacters(in: .whitespaces) + " in \(type(of: look.view))"
    }
  }

  // MARK: Constraints

  /// Returns a constraint that keeps a view from its expected frame.
  private static func constraintFinding(
    _ own: ViewLook, _ other: ViewLook, _ pairs: Pairs
  ) -> Finding? {
    let owns = constraints(around: own.view, in: pairs.root.view)
    let others = constraints(around: other.view, in: pairs.expectedRoot.view)
    for (constraint, expected) in zip(owns, others) where owns.count == others.count {
      guard constraint.firstAttribute == expected.firstAttribute,
        constraint.constant != expected.constant || constraint.isActive != expected.isActive
      else { continue }
      let name = ViewName.property(holding: constraint, in: pairs.root.view)
      let subject = name ?? "the constraint of its \(constraint.firstAttribute.word)"
      return Finding(
        view: ViewName.of(own.view, in: pairs.root.view), property: "\(subject).constant",
        value: constraint.constant.galleyDescription,
        expected: expected.constant.galleyDescription)
    }
    return nil
  }

  /// The constraints that involve a view.
  private static func constraints(around view: UIView, in root: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor: UIView? = view
    while let holder = ancestor {
      found += holder.constraints.filter {
        holder === view || $0.firstItem === view || $0.secondItem === view
      }
      if holder === root { break }
      ancestor = holder.superview
    }
    return found
  }

  /// The views of two looks, matched with their counterparts.
  @MainActor
  struct Pairs {
    let root: ViewLook
    let expectedRoot: ViewLook
    private(set) var matched: [(ViewLook, ViewLook)] = []
    private(set) var extra: [ViewLook] = []
    private(set) var missing: [ViewLook] = []

    init(_ look: ViewLook, _ expected: ViewLook) {
      root = look
      expectedRoot = expected
      match(look, expected, Names(look.view, expected.view))
    }

    private mutating func match(_ own: ViewLook, _ other: ViewLook, _ names: Names) {
      matched.append((own, other))
      var waiting = other.children
      var unmatched: [ViewLook] = []
      // Match views that are held by a property of the same name first, then the others by class
      // and order.
      for child in own.children {
        let name = names.own[ObjectIdentifier(child.view)]
        let index = waiting.firstIndex { candidate in
          name != nil && names.other[ObjectIdentifier(candidate.view)] == name
            && type(of: candidate.view) == type(of: child.view)
        }
        if let index {
          match(child, waiting.remove(at: index), names)
        } else {
          unmatched.append(child)
        }
      }
      for child in unmatched {
        let index = waiting.firstIndex { type(of: $0.view) == type(of: child.view) }
        if let index { match(child, waiting.remove(at: index), names) } else { extra.append(child) }
      }
      missing += waiting
    }
  }

  /// The names of the views that are properties of the two roots.
  @MainActor
  private struct Names {
    let own: [ObjectIdentifier: String]
    let other: [ObjectIdentifier: String]

    init(_ root: UIView, _ expected: UIView) {
      own = ViewName.properties(of: root)
      other = ViewName.properties(of: expected)
    }
  }
}

extension ViewLook {
  /// Whether the view or one of its descendants draws something.
  fileprivate var hasInk: Bool { !inks.isEmpty }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute in words.
  fileprivate var word: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .top, .topMargin: "top"
    case .bottom, .bottomMargin: "bottom"
    case .leading, .left, .leadingMargin, .leftMargin: "leading edge"
    case .trailing, .right, .trailingMargin, .rightMargin: "trailing edge"
    case .centerX, .centerXWithinMargins: "horizontal center"
    case .centerY, .centerYWithinMargins: "vertical center"
    default: "place"
    }
  }
}
