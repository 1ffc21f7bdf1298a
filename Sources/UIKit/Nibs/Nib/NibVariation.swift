import Foundation
import GalleyMarkup
import GalleyNibs

/// The variation of a view for some traits: the subviews, constraints and attributes that the view
/// has only for these traits.
@MainActor
internal struct NibVariation {
  let traits: NibTraits
  let includedSubviews, excludedSubviews, activeConstraints, inactiveConstraints: [String]
  /// The steps that set the attributes of the variation.
  let steps: [NibPart.Step]

  init(
    _ element: NibElement, _ traits: NibTraits, _ compiler: NibCompiler, _ part: NibPart,
    base: XMLElement
  ) {
    self.traits = traits
    includedSubviews = element.references("include", "subviews")
    excludedSubviews = element.references("exclude", "subviews")
    activeConstraints = element.references("include", "constraints")
    inactiveConstraints = element.references("exclude", "constraints")
    steps = NibVariation.steps(
      NibVariation.element(base, with: element), compiler, part,
      setting: NibVariation.names(of: element))
  }

  /// The names of the frame, and of attributes that only Xcode uses.
  ///
  /// The frame in a variation is the frame on Xcode's canvas. Only a view that keeps its frame gets
  /// it; see `NibKeptFrame`.
  private static let placing: Set<String> = [
    "frame", "bounds", "frameInset", "fixedFrame", "ambiguous", "misplaced",
  ]

  /// Returns the names of the attributes in a variation, and of the values that are stored in
  /// separate elements.
  static func names(of variation: NibElement) -> Set<String> {
    let attributes = variation.xml.attributes.map(\.name).filter { $0 != "key" }
    let values = variation.xml.children.filter { $0.name != "mask" }
    return Set(attributes + values.compactMap { $0["key"] })
      // The attributes for a state of a button are read from a separate element.
      .union(
        values.filter { $0.name == "state" }.flatMap { state in
          state.attributes.map(\.name).filter { $0 != "key" }
            + state.children.compactMap { $0["key"] }
        }
      ).subtracting(placing)
  }

  /// Returns the element without the objects in it, and with the default values that the file
  /// leaves out.
  static func base(of element: NibElement, _ variations: [NibElement]) -> XMLElement {
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
  private static func element(_ base: XMLElement, with variation: NibElement) -> XMLElement {
    var xml = base
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
    _ xml: XMLElement, _ compiler: NibCompiler, _ part: NibPart, setting names: Set<String>
  ) -> [NibPart.Step] {
    guard !names.isEmpty else { return [] }
    let reading = NibReading()
    let changed = NibPart(NibElement(xml), part.kind, part.type, reading)
    NibReading.$current.withValue(reading) { part.kind.read(changed, compiler) }
    return changed.steps(setting: names)
  }
}

extension NibElement {
  /// The variations for size classes and other traits.
  internal var variations: [NibElement] {
    children.filter { $0.kind == "variation" && $0.key != "default" }
  }

  /// Returns the identifiers in the masks of a variation.
  ///
  /// - Parameters:
  ///   - kind: `include` or `exclude`.
  ///   - list: `subviews` or `constraints`.
  internal func references(_ kind: String, _ list: String) -> [String] {
    children.filter { $0.kind == "mask" && $0.key == list }.flatMap(\.children)
      .filter { $0.kind == kind }.compactMap { $0.string("reference") }
  }
}
