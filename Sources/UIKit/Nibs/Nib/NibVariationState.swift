import Foundation

/// The state of a view from a nib whose subviews, constraints and attributes vary with its traits,
/// such as its size classes.
///
/// A variation lists the differences of the view for a set of traits.
@MainActor
internal final class NibVariationState {
  private weak var view: UIView?
  private let compiler: NibCompiler
  /// The subviews and constraints that are added and removed, by their identifiers in the nib.
  ///
  /// These objects do not retain the view, so there is no retain cycle.
  private let objects: [String: NSObject]
  /// The steps that set the varied attributes to the values that they have without a variation.
  private let baseSteps: [NibPart.Step]
  private let variations: [NibVariation]
  private let excludedSubviews, inactiveConstraints: Set<String>
  /// All subviews in the order of the file, including those that are not installed.
  private let subviewOrder: [NSObject]
  /// The constraints between a varied subview, or a view in it, and a view outside of it, by the
  /// identifier of the subview.
  ///
  /// The constraints are deactivated when the subview is removed, and activated when it is added
  /// again.
  private let outerConstraints: [String: [NSLayoutConstraint]]
  /// The constraints that keep the frames of varied subviews, by their identifiers in the nib.
  private let keptFrames: [String: NibKeptFrame]
  /// Whether some attributes now have the values of a variation.
  private var hasVariedAttributes = false

  init(
    view: UIView, load: NibLoad, baseSteps: [NibPart.Step], variations: [NibVariation],
    excludedSubviews: Set<String>, inactiveConstraints: Set<String>
  ) {
    self.view = view
    compiler = load.compiler
    let names = variations.reduce(into: excludedSubviews.union(inactiveConstraints)) {
      $0.formUnion($1.includedSubviews + $1.excludedSubviews)
      $0.formUnion($1.activeConstraints + $1.inactiveConstraints)
    }
    let objects = load.objects.filter { names.contains($0.key) }
    self.objects = objects
    self.baseSteps = baseSteps
    self.variations = variations
    self.excludedSubviews = excludedSubviews
    self.inactiveConstraints = inactiveConstraints
    subviewOrder = load.order(of: view)
    keptFrames = load.keptFrames.filter { names.contains($0.key) }
    let varied = Set(objects.values.map { ObjectIdentifier($0) })
    let installed = load.installedConstraints.filter { !varied.contains(ObjectIdentifier($0)) }
    outerConstraints = objects.compactMapValues { object in
      (object as? UIView).map { subview in installed.filter { $0.crossesEdge(of: subview) } }
    }
  }

  /// Applies the variations that match the traits of the view.
  ///
  /// If several variations match, the variations with more traits take precedence.
  func apply() {
    guard let view else { return }
    let matching = NibTraits.inEffect(
      variations.map { ($0.traits, $0) }, for: view.traitCollection)
    var hidden = excludedSubviews
    var inactive = inactiveConstraints
    for variation in matching {
      hidden.subtract(variation.includedSubviews)
      hidden.formUnion(variation.excludedSubviews)
      inactive.subtract(variation.activeConstraints)
      inactive.formUnion(variation.inactiveConstraints)
    }
    deactivate(inactive)
    let added = setHidden(hidden, in: view)
    activate(inactive)
    NSLayoutConstraint.activate(
      added.flatMap { outerConstraints[$0, default: []] }.filter(\.canBeActive))
    for name in added { keptFrames[name]?.apply() }
    let steps = matching.flatMap(\.steps)
    guard hasVariedAttributes || !steps.isEmpty else { return }
    let load = NibLoad(compiler, owner: nil)
    if hasVariedAttributes { for step in baseSteps { step(view, load) } }
    for step in steps { step(view, load) }
    hasVariedAttributes = !steps.isEmpty
  }

  /// The identifiers of the constraints that a variation activates or deactivates, or that are
  /// inactive without a variation.
  private var variedConstraints: Set<String> {
    variations.reduce(into: inactiveConstraints) {
      $0.formUnion($1.activeConstraints)
      $0.formUnion($1.inactiveConstraints)
    }
  }

  private func deactivate(_ inactive: Set<String>) {
    NSLayoutConstraint.deactivate(
      variedConstraints.intersection(inactive).sorted().compactMap {
        objects[$0] as? NSLayoutConstraint
      })
  }

  private func activate(_ inactive: Set<String>) {
    NSLayoutConstraint.activate(
      variedConstraints.subtracting(inactive).sorted().compactMap {
        objects[$0] as? NSLayoutConstraint
      }
      // A variation may activate a constraint and leave out one of its views.
      .filter(\.canBeActive))
  }

  /// Removes the hidden subviews, and adds the other varied subviews.
  ///
  /// Returns the identifiers of the subviews that were added.
  private func setHidden(_ hidden: Set<String>, in view: UIView) -> [String] {
    let names = variations.reduce(into: excludedSubviews) {
      $0.formUnion($1.includedSubviews)
      $0.formUnion($1.excludedSubviews)
    }
    var added: [String] = []
    for name in names.sorted() {
      guard let subview = objects[name] as? UIView else { continue }
      if hidden.contains(name) {
        if subview.superview === view { subview.removeFromSuperview() }
      } else if subview.superview !== view {
        insert(subview, in: view)
        added.append(name)
      }
    }
    return added
  }

  /// Inserts a subview at its position in the file.
  private func insert(_ subview: UIView, in view: UIView) {
    let below = subviewOrder.prefix { $0 !== subview }.compactMap { $0 as? UIView }
    if let stack = view as? UIStackView {
      let index = stack.arrangedSubviews.lastIndex { view in below.contains { $0 === view } }
      return stack.insertArrangedSubview(subview, at: index.map { $0 + 1 } ?? 0)
    }
    if let below = below.last(where: { $0.superview === view }) {
      view.insertSubview(subview, aboveSubview: below)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint relates a view, or a view in it, to a view outside of it.
  fileprivate func crossesEdge(of view: UIView) -> Bool {
    let views = views.compactMap { $0 }
    let inside = views.filter { $0.isDescendant(of: view) }
    return !inside.isEmpty && inside.count < views.count
  }
}

extension NibLoad {
  /// Returns the subviews of a view in the order of the file, including those that are not
  /// installed.
  fileprivate func order(of view: UIView) -> [NSObject] {
    guard let id = objects.first(where: { $0.value === view })?.key else { return [] }
    return subviewIDs[id, default: []].compactMap { objects[$0] }
  }
}
