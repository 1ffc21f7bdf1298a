import Foundation
import GalleyNibs

// Constraints.

extension NibCompiler {
  /// Reads the constraints of a view.
  ///
  /// The constraints are created when all views have been created.
  func readConstraints(of part: NibPart) {
    let element = part.element
    let ready = element.list("constraints").compactMap { makeReady($0) }
    guard !ready.isEmpty else { return }
    let excluded = excludedByDefault("constraints", of: element)
    part.add { view, load in
      load.addConstraintStep {
        guard let view = view as? UIView else { return }
        let made = ready.compactMap { ready in
          self.make(ready, in: view, load).map { (ready.constraint, $0) }
        }
        let installed =
          made.filter { $0.0.isInstalled && !excluded.contains($0.0.id ?? "") }.map(\.1)
        load.installedConstraints += installed
        // A view that is installed only for other size classes has no superview yet.
        NSLayoutConstraint.activate(installed.filter(\.canBeActive))
      }
    }
  }

  /// The parts of a constraint that do not depend on its items.
  private struct ReadyConstraint {
    var constraint: NibConstraint
    var first: NSLayoutConstraint.Attribute
    var second: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var priority: UILayoutPriority
    /// The compiled element; `nil` if the constraint has no custom class, no runtime attributes and
    /// no outlets.
    var part: NibPart?
  }

  /// Compiles a constraint. Returns `nil` for a placeholder constraint, which exists only in Xcode,
  /// and for a constraint that can't be compiled, which is reported.
  private func makeReady(_ element: NibElement) -> ReadyConstraint? {
    guard let constraint = element.constraint else {
      report(element, "<\(element.kind)> is no constraint with a first attribute, and left out")
      return nil
    }
    guard !constraint.isPlaceholder else { return nil }
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
    // The compiled element is needed only for a custom class, runtime attributes or outlets. Most
    // constraints have none of these.
    let isPlain =
      element.string("customClass") == nil && element.connections.isEmpty
      && element.list("userDefinedRuntimeAttributes").isEmpty
    return ReadyConstraint(
      constraint: constraint, first: first, second: second ?? .notAnAttribute, relation: relation,
      priority: priority, part: isPlain ? nil : part(element, as: NibKinds.constraint))
  }

  private func make(
    _ ready: ReadyConstraint, in view: UIView, _ load: NibLoad
  ) -> NSLayoutConstraint? {
    let constraint = ready.constraint
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
    let operands = (
      LayoutOperand(item: first ?? view, attribute: ready.first),
      second.map { LayoutOperand(item: $0, attribute: ready.second) }
    )
    let fault =
      LayoutOperand.faultOfPair(operands.0, operands.1, multiplier: constraint.multiplier)?.advice
      ?? LayoutOperand.faultOfAxes(operands.0, operands.1)
    guard isComplete, fault == nil else {
      Report.record(
        .nib,
        "\(file), line \(constraint.line): a constraint is left out: "
          + (fault ?? "its items are not views or layout guides"))
      return nil
    }
    let made = object(ready, first ?? view, second, load)
    load.register(made, as: constraint.id)
    if !constraint.variations.isEmpty {
      applyVariations(to: made, constraint.variations, of: view)
    }
    return made
  }

  /// Creates a constraint between two items. The file may specify a custom class for the
  /// constraint.
  private func object(
    _ ready: ReadyConstraint, _ first: NSObject, _ second: NSObject?, _ load: NibLoad
  ) -> NSLayoutConstraint {
    let made =
      ready.part.flatMap { load.make($0, NSLayoutConstraint.self) } ?? NSLayoutConstraint()
    let constraint = ready.constraint
    made.setNamedEquation(
      LayoutOperand(item: first, attribute: ready.first), ready.relation,
      second.map { LayoutOperand(item: $0, attribute: ready.second) },
      multiplier: CGFloat(constraint.multiplier), constant: constraint.constant)
    made.priority = ready.priority
    made.identifier = constraint.identifier
    return made
  }
}
