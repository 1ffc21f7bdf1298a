import Foundation
import GalleyNibs

// Variations: subviews, constraints and attributes that a file has only for some size classes.

extension NibCompiler {
  /// Returns the identifiers of the objects that are installed only for some size classes.
  ///
  /// - Parameter list: The kind of the objects: `subviews` or `constraints`.
  func excludedByDefault(_ list: String, of element: NibElement) -> Set<String> {
    guard
      let base = element.children.first(where: { $0.kind == "variation" && $0.key == "default" })
    else { return [] }
    return Set(base.references("exclude", list))
  }

  /// Reads the variations of a view for size classes.
  ///
  /// The loaded view changes with its traits.
  ///
  /// Only the attributes in a variation are set again. Other properties that code has set are not
  /// changed.
  func readVariations(of part: NibPart) {
    let element = part.element
    let all = element.variations
    let traits = all.map { NibTraits($0.key ?? "") }
    for (variation, traits) in zip(all, traits) where !traits.isKnown {
      report(
        variation,
        "what a file says for '\(variation.key ?? "")' is left out: only size classes, idioms and gamuts are known"
      )
    }
    let changed = all.reduce(into: Set<String>()) { $0.formUnion(NibVariation.names(of: $1)) }
    let variations = zip(all, traits).filter(\.1.isKnown).map {
      NibVariation($0.0, $0.1, self, part, base: NibVariation.base(of: element, all))
    }
    guard !variations.isEmpty else { return }
    let baseSteps = NibVariation.steps(
      NibVariation.base(of: element, all), self, part, setting: changed)
    let excluded = excludedByDefault("subviews", of: element)
    let inactive = excludedByDefault("constraints", of: element)
    part.add { view, load in
      guard let view = view as? UIView else { return }
      load.addAttributeStep {
        let state = NibVariationState(
          view: view, load: load, baseSteps: baseSteps, variations: variations,
          excludedSubviews: excluded,
          inactiveConstraints: inactive)
        state.apply()
        view.registerForTraitChanges(NibTraits.watched) { (_: UIView, _: UITraitCollection) in
          state.apply()
        }
      }
    }
  }

  /// Makes the constant and the priority of a constraint change with the size classes of its view.
  func applyVariations(
    to constraint: NSLayoutConstraint, _ variations: [NibConstraint.Variation], of view: UIView
  ) {
    let all = variations.map { (NibTraits($0.key), $0) }
    let (constant, priority) = (constraint.constant, constraint.priority)
    let apply = { @MainActor [weak constraint] (view: UIView) in
      guard let constraint else { return }
      let matching = NibTraits.inEffect(all, for: view.traitCollection)
      let priorityNow = matching.compactMap(\.priority).last.map {
        UILayoutPriority(Float(min(max($0, 1), 1000)))
      }
      constraint.constant = matching.compactMap(\.constant).last.map { CGFloat($0) } ?? constant
      guard constraint.priority != priorityNow ?? priority else { return }
      // The priority of an active constraint cannot change to or from required.
      let isActive = constraint.isActive
      constraint.isActive = false
      constraint.priority = priorityNow ?? priority
      constraint.isActive = isActive
    }
    apply(view)
    view.registerForTraitChanges(NibTraits.watched) { (view: UIView, _: UITraitCollection) in
      apply(view)
    }
  }
}
