// Members with `@NSManaged`, which Core Animation or Core Data would implement.

extension FilePorter {
  /// Implements the properties that a layer stores.
  ///
  /// Other members with `@NSManaged` are reported as findings, and trap.
  mutating func storeManagedMembers() {
    let trap = "fatalError(\"Core Data's storage does not exist here\")"
    var reported: Set<Int> = []
    for member in facts.types.flatMap(\.members) {
      guard let managed = member.managed else { continue }
      if managed.isOfLayer {
        imports.insert("UIKit")
      } else if reported.insert(managed.attribute).inserted {
        remark(
          .objectiveC, at: managed.attribute,
          "Core Data's storage does not exist here. Give the property a value of its own in tests")
      }
      guard let end = managed.end else { continue }
      let name = member.selector
      let text =
        switch (member.kind, managed.isOfLayer) {
        case (.variable, true):
          "{ get { UIKit.Ported.layerValue(\"\(name)\", of: self) } "
            + "set { UIKit.Ported.setLayerValue(newValue, \"\(name)\", of: self) } }"
        case (.variable, false): "{ get { \(trap) } set { \(trap) } }"
        default: "{ \(trap) }"
        }
      edits.append(.insert(" " + text, at: end))
    }
  }
}

extension TargetFacts {
  /// Finds the properties with `@NSManaged` that layers store.
  ///
  /// Such a property can be looked up by its name at run time, like an `@objc` property.
  mutating func findLayerValues() {
    for place in allPlaces {
      for (index, member) in self[place].members.enumerated()
      where member.managed != nil && member.kind == .variable && isLayer(place) {
        files[place.file].types[place.type].members[index].managed?.isOfLayer = true
        files[place.file].types[place.type].members[index].attributes.insert("objc")
      }
    }
  }

  /// Whether a class, or the class that an extension extends, is a layer.
  private func isLayer(_ place: Place) -> Bool {
    guard let owner = theClass(of: place), let platform = platformClass(above: owner) else {
      return false
    }
    return PlatformClass.names(from: platform).contains("CALayer")
  }
}
