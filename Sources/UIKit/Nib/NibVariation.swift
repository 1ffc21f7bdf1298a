import Foundation
import GalleyNibs

// What a file says for some size classes only: subviews, constraints and attributes that come and go.

extension NibCompiler {
  /// The identifiers of a list's objects that are there for some size classes only.
  func excludedByDefault(_ list: String, of element: NibElement) -> Set<String> {
    guard
      let usual = element.children.first(where: { $0.kind == "variation" && $0.key == "default" })
    else { return [] }
    return Set(references("exclude", list, usual))
  }

  private func references(_ kind: String, _ list: String, _ variation: NibElement) -> [String] {
    variation.children.filter { $0.kind == "mask" && $0.key == list }.flatMap(\.children)
      .filter { $0.kind == kind }.compactMap { $0.string("reference") }
  }

  /// Reads what a file says for some size classes: the view follows its traits from then on.
  func readVariations(of part: NibPart) {
    let element = part.element
    let variations = element.children.filter { $0.kind == "variation" && $0.key != "default" }
      .map { NibVariation($0, self, part) }
    guard !variations.isEmpty else { return }
    let usual = NibVariation(element, self, part)
    let hidden = excludedByDefault("subviews", of: element)
    let off = excludedByDefault("constraints", of: element)
    part.add { view, load in
      guard let view = view as? UIView else { return }
      load.describe {
        let shown = NibVariationState(
          view: view, load: load, usual: usual, variations: variations, hiddenSubviews: hidden,
          inactiveConstraints: off)
        shown.apply()
        view.registerForTraitChanges(
          [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        ) { (_: UIView, _: UITraitCollection) in shown.apply() }
      }
    }
  }
}

/// What a file says of a view for some size classes.
@MainActor
internal struct NibVariation {
  let horizontal: UIUserInterfaceSizeClass?
  let vertical: UIUserInterfaceSizeClass?
  let shownSubviews, hiddenSubviews, activeConstraints, inactiveConstraints: [String]
  /// Sets the attributes that differ.
  let steps: [NibPart.Step]
  private let element: NibElement

  init(_ element: NibElement, _ compiler: NibCompiler, _ part: NibPart) {
    self.element = element
    let words = element.kind == "variation" ? (element.key ?? "").split(separator: "-") : []
    func sizeClass(_ name: String) -> UIUserInterfaceSizeClass? {
      words.first { $0.hasPrefix(name + "=") }.map {
        $0.hasSuffix("=regular") ? .regular : .compact
      }
    }
    horizontal = sizeClass("widthClass")
    vertical = sizeClass("heightClass")
    func references(_ kind: String, _ list: String) -> [String] {
      element.children.filter { $0.kind == "mask" && $0.key == list }.flatMap(\.children)
        .filter { $0.kind == kind }.compactMap { $0.string("reference") }
    }
    shownSubviews = references("include", "subviews")
    hiddenSubviews = references("exclude", "subviews")
    activeConstraints = references("include", "constraints")
    inactiveConstraints = references("exclude", "constraints")
    steps = NibVariation.steps(element, compiler, part)
  }

  /// The steps of an element that has the view's attributes, and in their place those that differ.
  private static func steps(
    _ variation: NibElement, _ compiler: NibCompiler, _ part: NibPart
  ) -> [NibPart.Step] {
    var xml = part.element.xml
    // Objects are made once: only values are set again.
    let values: Set<String> = [
      "color", "fontDescription", "nil", "string", "mutableString", "size", "inset", "edgeInsets",
      "directionalEdgeInsets", "point", "offsetWrapper", "attributedString", "state",
      "buttonConfiguration", "imageReference", "autoresizingMask", "textInputTraits",
    ]
    xml.children.removeAll { !values.contains($0.name) }
    xml.attributes.removeAll { $0.name == "id" }
    if variation.kind == "variation" {
      for attribute in variation.xml.attributes where attribute.name != "key" {
        xml.attributes.removeAll { $0.name == attribute.name }
        xml.attributes.append(attribute)
      }
      for child in variation.xml.children where child.name != "mask" {
        xml.children.removeAll { $0["key"] == child["key"] }
        xml.children.append(child)
      }
      // Only masks differ: no attribute is set again.
      if variation.xml.attributes.count <= 1,
        variation.xml.children.allSatisfy({ $0.name == "mask" })
      {
        return []
      }
    }
    let changed = NibPart(NibElement(xml), part.kind, part.type)
    part.kind.read(changed, compiler)
    return changed.steps
  }

  func holds(for traits: UITraitCollection) -> Bool {
    (horizontal == nil || horizontal == traits.horizontalSizeClass)
      && (vertical == nil || vertical == traits.verticalSizeClass)
  }
}

/// A view whose subviews, constraints and attributes follow its size classes.
@MainActor
private final class NibVariationState {
  private weak var view: UIView?
  private let compiler: NibCompiler
  /// The subviews and constraints that come and go. They do not keep the view.
  private let objects: [String: NSObject]
  private let usual: NibVariation
  private let variations: [NibVariation]
  private let hiddenSubviews, inactiveConstraints: Set<String>
  private let subviewOrder: [NSObject]
  private var hasOwnAttributes = false

  init(
    view: UIView, load: NibLoad, usual: NibVariation, variations: [NibVariation],
    hiddenSubviews: Set<String>, inactiveConstraints: Set<String>
  ) {
    self.view = view
    compiler = load.compiler
    let names = variations.reduce(into: hiddenSubviews.union(inactiveConstraints)) {
      $0.formUnion($1.shownSubviews + $1.hiddenSubviews)
      $0.formUnion($1.activeConstraints + $1.inactiveConstraints)
    }
    objects = load.objects.filter { names.contains($0.key) }
    self.usual = usual
    self.variations = variations
    self.hiddenSubviews = hiddenSubviews
    self.inactiveConstraints = inactiveConstraints
    subviewOrder = load.order(of: view)
  }

  /// Shows what the file says for the size classes of the view. What says more of them counts more.
  func apply() {
    guard let view else { return }
    let holding = variations.filter { $0.holds(for: view.traitCollection) }
      .sorted {
        ($0.horizontal == nil ? 0 : 1) + ($0.vertical == nil ? 0 : 1)
          < ($1.horizontal == nil ? 0 : 1) + ($1.vertical == nil ? 0 : 1)
      }
    var hidden = hiddenSubviews
    var inactive = inactiveConstraints
    for variation in holding {
      hidden.subtract(variation.shownSubviews)
      hidden.formUnion(variation.hiddenSubviews)
      inactive.subtract(variation.activeConstraints)
      inactive.formUnion(variation.inactiveConstraints)
    }
    deactivate(inactive)
    show(hidden, in: view)
    activate(inactive)
    let steps = holding.flatMap(\.steps)
    guard hasOwnAttributes || !steps.isEmpty else { return }
    let load = NibLoad(compiler, owner: nil)
    if hasOwnAttributes { for step in usual.steps { step(view, load) } }
    for step in steps { step(view, load) }
    hasOwnAttributes = !steps.isEmpty
  }

  private var named: Set<String> {
    variations.reduce(into: inactiveConstraints) {
      $0.formUnion($1.activeConstraints)
      $0.formUnion($1.inactiveConstraints)
    }
  }

  private func deactivate(_ inactive: Set<String>) {
    NSLayoutConstraint.deactivate(
      named.intersection(inactive).sorted().compactMap { objects[$0] as? NSLayoutConstraint })
  }

  private func activate(_ inactive: Set<String>) {
    NSLayoutConstraint.activate(
      named.subtracting(inactive).sorted().compactMap { objects[$0] as? NSLayoutConstraint })
  }

  private func show(_ hidden: Set<String>, in view: UIView) {
    let names = variations.reduce(into: hiddenSubviews) {
      $0.formUnion($1.shownSubviews)
      $0.formUnion($1.hiddenSubviews)
    }
    for name in names.sorted() {
      guard let subview = objects[name] as? UIView else { continue }
      if hidden.contains(name) {
        if subview.superview === view { subview.removeFromSuperview() }
      } else if subview.superview !== view {
        // It goes where it stands in the file.
        let below = subviewOrder.prefix { $0 !== subview }.last {
          ($0 as? UIView)?.superview === view
        }
        if let below = below as? UIView {
          view.insertSubview(subview, aboveSubview: below)
        } else {
          view.insertSubview(subview, at: 0)
        }
      }
    }
  }
}

extension NibLoad {
  /// The subviews of a view in the order of the file, those that are not shown too.
  fileprivate func order(of view: UIView) -> [NSObject] {
    guard let id = objects.first(where: { $0.value === view })?.key else { return [] }
    return subviewIDs[id, default: []].compactMap { objects[$0] }
  }
}
