import Foundation
import GalleyMarkup
import GalleyNibs

// Variations: subviews, constraints and attributes that a file has only for some size classes.

extension NibCompiler {
  /// Returns the identifiers of a list's objects that are installed only for some size classes.
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

  /// Reads the variations of a view for size classes.
  ///
  /// The view then changes with its traits.
  ///
  /// Only the attributes in a variation are set again. Other properties that code has set are not
  /// changed.
  func readVariations(of part: NibPart) {
    let element = part.element
    let all = element.children.filter { $0.kind == "variation" && $0.key != "default" }
    let traits = all.map { NibTraits($0.key ?? "") }
    for (variation, traits) in zip(all, traits) where !traits.isKnown {
      report(
        variation,
        "what a file says for '\(variation.key ?? "")' is left out: only size classes, idioms and gamuts are known"
      )
    }
    let changed = all.reduce(into: Set<String>()) { $0.formUnion(NibVariation.names(of: $1)) }
    let variations = zip(all, traits).filter(\.1.isKnown).map {
      NibVariation($0.0, $0.1, self, part, usual: NibVariation.usual(of: element, all))
    }
    guard !variations.isEmpty else { return }
    let usual = NibVariation.steps(
      NibVariation.usual(of: element, all), self, part, touching: changed)
    let hidden = excludedByDefault("subviews", of: element)
    let off = excludedByDefault("constraints", of: element)
    part.add { view, load in
      guard let view = view as? UIView else { return }
      load.describe {
        let shown = NibVariationState(
          view: view, load: load, usual: usual, variations: variations, hiddenSubviews: hidden,
          inactiveConstraints: off)
        shown.apply()
        view.registerForTraitChanges(NibTraits.watched) { (_: UIView, _: UITraitCollection) in
          shown.apply()
        }
      }
    }
  }

  /// Makes a constraint change with the size classes of its view.
  func follow(
    _ constraint: NSLayoutConstraint, _ variations: [NibConstraint.Variation], of view: UIView
  ) {
    let all = variations.map { (NibTraits($0.key), $0) }
    let (constant, priority) = (constraint.constant, constraint.priority)
    let apply = { @MainActor [weak constraint] (view: UIView) in
      guard let constraint else { return }
      let holding = all.filter { $0.0.holds(for: view.traitCollection) }
        .sorted { $0.0.count < $1.0.count }.map(\.1)
      let least = holding.compactMap(\.priority).last.map {
        UILayoutPriority(Float(min(max($0, 1), 1000)))
      }
      constraint.constant = holding.compactMap(\.constant).last.map { CGFloat($0) } ?? constant
      guard constraint.priority != least ?? priority else { return }
      // The priority of an active constraint cannot change to or from required.
      let isActive = constraint.isActive
      constraint.isActive = false
      constraint.priority = least ?? priority
      constraint.isActive = isActive
    }
    apply(view)
    view.registerForTraitChanges(NibTraits.watched) { (view: UIView, _: UITraitCollection) in
      apply(view)
    }
  }
}

/// The traits for which a variation is in effect, for example
/// `heightClass=compact-widthClass=regular`.
@MainActor
internal struct NibTraits {
  private var horizontal, vertical: UIUserInterfaceSizeClass?
  private var idiom: UIUserInterfaceIdiom?
  private var gamut: UIDisplayGamut?
  /// Whether the whole text is understood.
  ///
  /// A variation that is not understood is never in effect.
  let isKnown: Bool
  /// The number of traits.
  ///
  /// A variation with more traits takes precedence.
  let count: Int

  /// The traits on which variations depend.
  static let watched: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    UITraitDisplayGamut.self,
  ]

  init(_ key: String) {
    let words = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
    var isKnown = !words.isEmpty
    count = words.count
    let sizes: [String: UIUserInterfaceSizeClass] = ["regular": .regular, "compact": .compact]
    let idioms: [String: UIUserInterfaceIdiom] = [
      "phone": .phone, "pad": .pad, "tv": .tv, "mac": .mac, "vision": .vision, "reality": .vision,
    ]
    for word in words {
      switch (word.first, word.last) {
      case ("widthClass", let size?) where sizes[size] != nil: horizontal = sizes[size]
      case ("heightClass", let size?) where sizes[size] != nil: vertical = sizes[size]
      case ("userInterfaceIdiom", let name?) where idioms[name] != nil: idiom = idioms[name]
      case ("gamut", "P3"?), ("displayGamut", "P3"?): gamut = .P3
      case ("gamut", "sRGB"?), ("displayGamut", "sRGB"?): gamut = .SRGB
      default: isKnown = false
      }
    }
    self.isKnown = isKnown
  }

  func holds(for traits: UITraitCollection) -> Bool {
    isKnown && (horizontal == nil || horizontal == traits.horizontalSizeClass)
      && (vertical == nil || vertical == traits.verticalSizeClass)
      && (idiom == nil || idiom == traits.userInterfaceIdiom)
      && (gamut == nil || gamut == traits.displayGamut)
  }
}

/// The variation of a view for some traits.
@MainActor
internal struct NibVariation {
  let traits: NibTraits
  let shownSubviews, hiddenSubviews, activeConstraints, inactiveConstraints: [String]
  /// The steps that set the attributes of the variation.
  let steps: [NibPart.Step]

  init(
    _ element: NibElement, _ traits: NibTraits, _ compiler: NibCompiler, _ part: NibPart,
    usual: XMLElement
  ) {
    self.traits = traits
    func references(_ kind: String, _ list: String) -> [String] {
      element.children.filter { $0.kind == "mask" && $0.key == list }.flatMap(\.children)
        .filter { $0.kind == kind }.compactMap { $0.string("reference") }
    }
    shownSubviews = references("include", "subviews")
    hiddenSubviews = references("exclude", "subviews")
    activeConstraints = references("include", "constraints")
    inactiveConstraints = references("exclude", "constraints")
    steps = NibVariation.steps(
      NibVariation.varied(usual, by: element), compiler, part,
      touching: NibVariation.names(of: element))
  }

  /// Returns the names of the attributes in a variation, and of values that are elements of their
  /// own.
  static func names(of variation: NibElement) -> Set<String> {
    let attributes = variation.xml.attributes.map(\.name).filter { $0 != "key" }
    let values = variation.xml.children.filter { $0.name != "mask" }
    return Set(attributes + values.compactMap { $0["key"] })
      // The attributes for a state of a button are read from an element of their own.
      .union(
        values.filter { $0.name == "state" }.flatMap { state in
          state.attributes.map(\.name).filter { $0 != "key" }
            + state.children.compactMap { $0["key"] }
        })
  }

  /// Returns the element without the objects in it, and with the default values that the file
  /// leaves out.
  static func usual(of element: NibElement, _ variations: [NibElement]) -> XMLElement {
    var xml = element.xml
    // Objects are created only once; only values are set again.
    let values: Set<String> = [
      "color", "fontDescription", "nil", "string", "mutableString", "size", "inset", "edgeInsets",
      "directionalEdgeInsets", "point", "offsetWrapper", "attributedString", "state",
      "buttonConfiguration", "imageReference", "autoresizingMask", "textInputTraits",
      "preferredSymbolConfiguration", "listContentConfiguration", "bool", "real", "integer",
    ]
    xml.children.removeAll { !values.contains($0.name) }
    let numbers = ["alpha": "1", "spacing": "0", "numberOfLines": "1"]
    for variation in variations {
      for attribute in variation.xml.attributes where xml[attribute.name] == nil {
        let value =
          switch attribute.value {
          case "YES": "NO"
          case "NO": "YES"
          default: numbers[attribute.name]
          }
        if let value { xml.attributes.append(.init(name: attribute.name, value: value)) }
      }
      for child in variation.xml.children where child.name == "color" {
        guard let key = child["key"], !xml.children.contains(where: { $0["key"] == key }) else {
          continue
        }
        xml.children.append(
          XMLElement(name: "nil", attributes: [.init(name: "key", value: key)], line: child.line))
      }
    }
    return xml
  }

  /// Returns an element with the attributes of a variation.
  private static func varied(_ usual: XMLElement, by variation: NibElement) -> XMLElement {
    var xml = usual
    for attribute in variation.xml.attributes where attribute.name != "key" {
      xml.attributes.removeAll { $0.name == attribute.name }
      xml.attributes.append(attribute)
    }
    for child in variation.xml.children where child.name != "mask" {
      xml.children.removeAll { $0["key"] == child["key"] }
      xml.children.append(child)
    }
    return xml
  }

  /// Returns the steps of an element that set one of these attributes.
  static func steps(
    _ xml: XMLElement, _ compiler: NibCompiler, _ part: NibPart, touching names: Set<String>
  ) -> [NibPart.Step] {
    guard !names.isEmpty else { return [] }
    let reading = NibReading()
    let changed = NibPart(NibElement(xml), part.kind, part.type, reading)
    NibReading.$current.withValue(reading) { part.kind.read(changed, compiler) }
    return changed.steps(touching: names)
  }

  func holds(for traits: UITraitCollection) -> Bool { self.traits.holds(for: traits) }
}

/// The state of a view whose subviews, constraints and attributes change with its size classes.
@MainActor
private final class NibVariationState {
  private weak var view: UIView?
  private let compiler: NibCompiler
  /// The subviews and constraints that are added and removed.
  ///
  /// They do not retain the view.
  private let objects: [String: NSObject]
  private let usual: [NibPart.Step]
  private let variations: [NibVariation]
  private let hiddenSubviews, inactiveConstraints: Set<String>
  private let subviewOrder: [NSObject]
  private var hasOwnAttributes = false

  init(
    view: UIView, load: NibLoad, usual: [NibPart.Step], variations: [NibVariation],
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

  /// Applies the variations for the traits of the view.
  ///
  /// Those with more traits take precedence.
  func apply() {
    guard let view else { return }
    let holding = variations.filter { $0.holds(for: view.traitCollection) }
      .sorted { $0.traits.count < $1.traits.count }
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
    if hasOwnAttributes { for step in usual { step(view, load) } }
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
      named.subtracting(inactive).sorted().compactMap { objects[$0] as? NSLayoutConstraint }
        // A variation may include a constraint and leave out one of its views.
        .filter(\.canBeActive))
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
        // The subview is inserted in its order in the file.
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
  /// Returns the subviews of a view in the order of the file, including those that are not
  /// installed.
  fileprivate func order(of view: UIView) -> [NSObject] {
    guard let id = objects.first(where: { $0.value === view })?.key else { return [] }
    return subviewIDs[id, default: []].compactMap { objects[$0] }
  }
}
