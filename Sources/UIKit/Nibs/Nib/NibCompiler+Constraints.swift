import Foundation
import GalleyNibs

// Constraints.

extension NibCompiler {
  /// Reads the constraints of a view.
  ///
  /// The constraints are created when all views have been created.
  func readConstraints(of part: NibPart) {
    let element = part.element
    let all = element.list("constraints").compactMap { child -> NibConstraint? in
      if let constraint = child.constraint { return constraint }
      report(child, "<\(child.kind)> is no constraint with a first attribute, and left out")
      return nil
    }
    guard !all.isEmpty else { return }
    let excluded = excludedByDefault("constraints", of: element)
    let ready = all.filter { !$0.isPlaceholder }.compactMap { constraint in
      makeReady(constraint, element).map { (constraint, $0) }
    }
    part.add { view, load in
      load.addConstraintStep {
        guard let view = view as? UIView else { return }
        let made = ready.compactMap { constraint, numbers in
          self.make(constraint, numbers, in: view, load).map { (constraint, $0) }
        }
        let installed =
          made.filter { $0.0.isInstalled && !excluded.contains($0.0.id ?? "") }.map(\.1)
        load.installedConstraints += installed
        // A view that is installed only for other size classes has no superview yet.
        NSLayoutConstraint.activate(installed.filter(\.canBeActive))
      }
    }
  }

  /// The attributes, the relation and the priority of a constraint, which do not depend on its
  /// items.
  private struct ReadyConstraint {
    var first: NSLayoutConstraint.Attribute
    var second: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var priority: UILayoutPriority
  }

  private func makeReady(_ constraint: NibConstraint, _ element: NibElement) -> ReadyConstraint? {
    guard let first = NibNames.attributes[constraint.firstAttribute] else {
      report(
        element, "a constraint has the attribute '\(constraint.firstAttribute)', which is not known"
      )
      return nil
    }
    let second = constraint.secondAttribute.flatMap { NibNames.attributes[$0] }
    let relation: NSLayoutConstraint.Relation =
      switch constraint.relation {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    // 1,000 is the highest priority.
    let priority = UILayoutPriority(Float(min(max(constraint.priority, 1), 1000)))
    return ReadyConstraint(
      first: first, second: second ?? .notAnAttribute, relation: relation, priority: priority)
  }

  private func make(
    _ constraint: NibConstraint, _ ready: ReadyConstraint, in view: UIView, _ load: NibLoad
  ) -> NSLayoutConstraint? {
    func item(_ id: String?) -> NSObject?? {
      guard let id else { return .some(nil) }
      // A constraint is left out if one of its items does not exist.
      return load.objects[id].map { .some($0) } ?? .none
    }
    guard let first = item(constraint.firstItem), let second = item(constraint.secondItem) else {
      let missing = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        .first { load.objects[$0] == nil }
      Report.record(
        .nib,
        "\(file), line \(constraint.line): a constraint names the object '\(missing ?? "")', which is not there"
      )
      return nil
    }
    let isComplete = [first ?? view, second].allSatisfy {
      $0 == nil || $0 is UIView || $0 is UILayoutGuide
    }
    let fault = LayoutOperand.faultOfPair(
      LayoutOperand(item: first ?? view, attribute: ready.first),
      second.map { LayoutOperand(item: $0, attribute: ready.second) },
      multiplier: constraint.multiplier)
    guard isComplete, fault == nil else {
      Report.record(
        .nib,
        "\(file), line \(constraint.line): a constraint is left out: "
          + (fault?.advice ?? "its items are not views or layout guides"))
      return nil
    }
    let made = NSLayoutConstraint(
      item: first ?? view, attribute: ready.first, relatedBy: ready.relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : ready.second,
      multiplier: constraint.multiplier,
      constant: constraint.constant)
    made.priority = ready.priority
    made.identifier = constraint.identifier
    load.register(made, as: constraint.id)
    if !constraint.variations.isEmpty {
      applyVariations(to: made, constraint.variations, of: view)
    }
    return made
  }
}
