import Foundation
import GalleyUIKit

/// Compares the looks (the recorded appearances) of two views that should be equal, and returns the
/// differences as text.
@MainActor
internal enum LookDifference {
  /// A difference: the view, the property, its value and the expected value.
  ///
  /// If the property is empty, the value is a predicate of the view, such as "is shown, and …".
  struct Finding: Hashable, CustomStringConvertible {
    var view: String
    var property: String
    var value: String
    var expected: String

    /// The view and the property. The text of a view without a name is left out, because it is
    /// another one for each item.
    var kind: String { "\(view.components(separatedBy: " \"")[0]) \(property)" }

    var description: String {
      switch property {
      case "": "\(view) \(value)"
      default: "\(view): \(property) is \(value) instead of \(expected)"
      }
    }
  }

  /// Returns the visible differences of a look from the expected one.
  ///
  /// A header may look different while it is pinned, for example in its background. So a pinned
  /// header is not compared with one that is not pinned.
  static func inAppearance(_ look: ViewLook, _ expected: ViewLook) -> [Finding] {
    if look.isPinned != expected.isPinned || look.looksLike(expected) { return [] }
    let pairs = Pairs(look, expected)
    var found: [Finding] = []
    if !look.frame.size.isNear(expected.frame.size) {
      found.append(sizeFinding(look, expected, pairs))
    }
    for (actual, expected) in pairs.matched where actual.isSeen || expected.isSeen {
      found += findings(actual, expected, pairs).filter {
        $0.property != "frame" || !follows(actual, expected, pairs)
      }
    }
    for extra in pairs.extra where extra.hasInk {
      found.append(
        Finding(
          view: ViewName.of(extra.view, in: look.view), property: "",
          value: "is shown, and is not there in a fresh one", expected: ""))
    }
    for missing in pairs.missing where missing.hasInk {
      found.append(
        Finding(
          view: ViewName.of(missing.view, in: expected.view), property: "",
          value: "is not there, and is shown in a fresh one", expected: ""))
    }
    return found.isEmpty ? [paintFinding(look, expected)] : found
  }

  /// Whether the frame of a view differs only because the size of the root differs: its edges are as
  /// far as expected from the edges of the root.
  private static func follows(_ actual: ViewLook, _ expected: ViewLook, _ pairs: Pairs) -> Bool {
    let (size, expectedSize) = (pairs.root.frame.size, pairs.expectedRoot.frame.size)
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }
    func follows(
      _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ expectedLow: CGFloat,
      _ expectedHigh: CGFloat, _ expectedLength: CGFloat
    ) -> Bool {
      let isSame = isNear(low, expectedLow) && isNear(high, expectedHigh)
      let (end, expectedEnd) = (length - high, expectedLength - expectedHigh)
      return isSame
        || isNear(end, expectedEnd)
          && (isNear(low, expectedLow) || isNear(high - low, expectedHigh - expectedLow))
    }
    let (frame, other) = (actual.frame, expected.frame)
    return !size.isNear(expectedSize)
      && follows(
        frame.minX, frame.maxX, size.width, other.minX, other.maxX, expectedSize.width)
      && follows(
        frame.minY, frame.maxY, size.height, other.minY, other.maxY, expectedSize.height)
  }

  /// Returns the differences that can't be seen: gestures, actions, animations.
  static func inBehavior(_ look: ViewLook, _ expected: ViewLook) -> [Finding] {
    let pairs = Pairs(look, expected)
    return findingsInBehavior(pairs.matched.filter { $0.0.isSeen && $0.1.isSeen }, in: look)
  }

  private static func findingsInBehavior(
    _ pairs: [(ViewLook, ViewLook)], in look: ViewLook
  ) -> [Finding] {
    pairs.flatMap { actual, expected in
      differences(actual.behavior, expected.behavior).map {
        Finding(
          view: ViewName.of(actual.view, in: look.view), property: $0.name, value: $0.value,
          expected: $0.expected)
      }
    }
  }

  /// Whether the two looks show a cell of a list that is itself in a cell, and differ only in the
  /// selected trait, which VoiceOver reads.
  private static func isInnerSelection(_ look: ViewLook, _ expected: ViewLook) -> Bool {
    guard look.view is UICollectionViewCell || look.view is UITableViewCell else { return false }
    let facts = differences(look.behavior, expected.behavior)
    guard facts.count == 1, let fact = facts.first, fact.name == "accessibilityTraits",
      let traits = UInt64(fact.value), let others = UInt64(fact.expected),
      traits ^ others == UIAccessibilityTraits.selected.rawValue
    else { return false }
    return sequence(first: look.view.superview, next: { $0?.superview }).contains {
      $0 is _ListElementView
    }
  }

  /// Returns the differences in what VoiceOver reads, if the looks are visibly the same.
  ///
  /// The selected trait is ignored in a list that is itself in a cell. Such a list is reloaded when
  /// its cell is reused, so it loses its selection, and the looks show no difference.
  static func inSpeech(_ look: ViewLook, _ expected: ViewLook) -> [Finding] {
    let spoken = Pairs(look, expected).matched.filter {
      $0.0.isSeen && $0.1.isSeen && !isInnerSelection($0.0, $0.1)
    }
    return findingsInBehavior(spoken, in: look).compactMap { finding in
      guard finding.property.hasPrefix("accessibility") else { return nil }
      var finding = finding
      finding.property = "what VoiceOver reads, \(finding.property),"
      return finding
    }
  }

  private static func findings(
    _ actual: ViewLook, _ expected: ViewLook, _ pairs: Pairs
  ) -> [Finding] {
    let name = ViewName.of(actual.view, in: pairs.root.view)
    var facts = differences(actual.facts, expected.facts)
    // If the view is hidden in only one of the looks, the values of its other properties do not
    // matter.
    if actual.isSeen != expected.isSeen {
      facts = facts.filter { $0.name == "isHidden" || $0.name == "alpha" }
    }
    var found = facts.map {
      Finding(view: name, property: $0.name, value: $0.value, expected: $0.expected)
    }
    guard actual.isSeen, expected.isSeen, actual.view !== pairs.root.view, found.isEmpty else {
      return found
    }
    if !actual.frame.isNear(expected.frame), actual.hasInk || expected.hasInk {
      found.append(
        constraintFinding(actual, expected, pairs) ?? priorityFinding(actual, expected, name)
          ?? Finding(
            view: name, property: "frame", value: actual.frame.galleyDescription,
            expected: expected.frame.galleyDescription))
    } else if actual.frame.isNear(expected.frame), !actual.isSameInkApartFromAlpha(expected) {
      // An inherited alpha is reported for the view on which it is set.
      found.append(paintFinding(actual, expected))
    }
    return found
  }

  /// Returns the properties whose values differ.
  private static func differences(
    _ actual: [ViewLook.Fact], _ expected: [ViewLook.Fact]
  ) -> [(name: String, value: String, expected: String)] {
    let actualValues = Dictionary(
      actual.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let expectedValues = Dictionary(
      expected.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var names = actual.map(\.name)
    names += expected.map(\.name).filter { actualValues[$0] == nil }
    return names.compactMap { name in
      let (value, expected) = (actualValues[name] ?? "none", expectedValues[name] ?? "none")
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

  /// Returns the first difference in what two views draw.
  private static func paintFinding(_ actual: ViewLook, _ expected: ViewLook) -> Finding {
    let difference = PaintDifference(actual, expected)
    return Finding(
      view: ViewName.of(actual.view, in: actual.view), property: difference.property,
      value: difference.value, expected: difference.expected)
  }

  // MARK: Constraints

  /// Returns a finding for the first constraint of a view whose `constant` or `priority` differs
  /// from its counterpart; `nil` if there is none.
  private static func constraintFinding(
    _ look: ViewLook, _ expectedLook: ViewLook, _ pairs: Pairs
  ) -> Finding? {
    let all = constraints(of: look.view, in: pairs.root.view)
    let allExpected = constraints(of: expectedLook.view, in: pairs.expectedRoot.view)
    for (constraint, expected) in zip(all, allExpected) where all.count == allExpected.count {
      guard constraint.firstAttribute == expected.firstAttribute,
        constraint.constant != expected.constant || constraint.priority != expected.priority
      else { continue }
      let name = ViewName.property(holding: constraint, in: pairs.root.view)
      let subject = name ?? "the constraint of its \(constraint.firstAttribute.word)"
      let view = ViewName.of(look.view, in: pairs.root.view)
      guard constraint.constant == expected.constant else {
        return Finding(
          view: view, property: "\(subject).constant",
          value: constraint.constant.galleyDescription,
          expected: expected.constant.galleyDescription)
      }
      return Finding(
        view: view, property: "\(subject).priority",
        value: CGFloat(constraint.priority.rawValue).galleyDescription,
        expected: CGFloat(expected.priority.rawValue).galleyDescription)
    }
    return nil
  }

  /// Returns a finding for a priority with which a view keeps its intrinsic size; `nil` if the
  /// priorities are the same.
  private static func priorityFinding(
    _ look: ViewLook, _ expected: ViewLook, _ name: String
  ) -> Finding? {
    let axes: [(NSLayoutConstraint.Axis, String)] = [
      (.horizontal, "horizontal"), (.vertical, "vertical"),
    ]
    for (axis, word) in axes {
      let priorities = [
        (
          "contentHuggingPriority", look.view.contentHuggingPriority(for: axis),
          expected.view.contentHuggingPriority(for: axis)
        ),
        (
          "contentCompressionResistancePriority",
          look.view.contentCompressionResistancePriority(for: axis),
          expected.view.contentCompressionResistancePriority(for: axis)
        ),
      ]
      for (property, own, other) in priorities where own != other {
        return Finding(
          view: name, property: "\(property)(for: .\(word))",
          value: CGFloat(own.rawValue).galleyDescription,
          expected: CGFloat(other.rawValue).galleyDescription)
      }
    }
    return nil
  }

  /// Returns the constraints of a view, and the constraints of its superviews up to a root that
  /// involve the view.
  private static func constraints(of view: UIView, in root: UIView) -> [NSLayoutConstraint] {
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

  // MARK: Pairs

  /// The views of a look, matched with their counterparts in the expected look.
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

    private mutating func match(_ look: ViewLook, _ expected: ViewLook, _ names: Names) {
      matched.append((look, expected))
      var candidates = expected.children
      var unmatched: [ViewLook] = []
      // Match views that are held by a property of the same name first, then the other views by
      // class and order.
      for child in look.children {
        let name = names.actual[ObjectIdentifier(child.view)]
        let index = candidates.firstIndex { candidate in
          name != nil && names.expected[ObjectIdentifier(candidate.view)] == name
            && type(of: candidate.view) == type(of: child.view)
        }
        if let index {
          match(child, candidates.remove(at: index), names)
        } else {
          unmatched.append(child)
        }
      }
      for child in unmatched {
        let index = candidates.firstIndex { type(of: $0.view) == type(of: child.view) }
        if let index {
          match(child, candidates.remove(at: index), names)
        } else {
          extra.append(child)
        }
      }
      missing += candidates
    }
  }

  /// The names of the views that are properties of the two roots.
  @MainActor
  private struct Names {
    let actual: [ObjectIdentifier: String]
    let expected: [ObjectIdentifier: String]

    init(_ root: UIView, _ expectedRoot: UIView) {
      actual = Names.all(of: root)
      expected = Names.all(of: expectedRoot)
    }

    /// The names of the app's views in a view, and of the views that a cell has itself.
    private static func all(of root: UIView) -> [ObjectIdentifier: String] {
      var names = ViewName.properties(of: root)
      func add(_ view: UIView?, _ name: String) {
        if let view { names[ObjectIdentifier(view)] = name }
      }
      switch root {
      case let cell as UITableViewCell:
        add(cell.contentView, "contentView")
        add(cell.backgroundView, "backgroundView")
        add(cell.selectedBackgroundView, "selectedBackgroundView")
      case let cell as UICollectionViewCell:
        add(cell.contentView, "contentView")
        add(cell.backgroundView, "backgroundView")
        add(cell.selectedBackgroundView, "selectedBackgroundView")
      default: break
      }
      return names
    }
  }
}

extension ViewLook {
  /// Whether the view or one of its descendants draws something.
  fileprivate var hasInk: Bool { !inks.isEmpty }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the attribute in a description.
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
    default: "position"
    }
  }
}
