/// A connection that was made in Xcode from one object to another.
public enum NibConnection: Hashable, Sendable {
  /// A property is set to an object. `destination` is the identifier of the object.
  case outlet(property: String, destination: String)
  /// An object is added to a property that is an array.
  case outletCollection(property: String, destination: String)
  /// An event calls a method. The actions of bar items and gesture recognizers have no event.
  case action(selector: String, destination: String?, event: String?)
  /// A segue from one scene to another, as an element with all of its attributes.
  case segue(NibElement)
}

extension NibElement {
  /// The connections of this element, in the order of the file.
  public var connections: [NibConnection] {
    list("connections").compactMap(\.connection)
  }

  private var connection: NibConnection? {
    switch kind {
    case "outlet":
      guard let property = string("property"), let destination = string("destination") else {
        return nil
      }
      return .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = string("property"), let destination = string("destination") else {
        return nil
      }
      return .outletCollection(property: property, destination: destination)
    case "action":
      guard let selector = string("selector") else { return nil }
      return .action(
        selector: selector, destination: string("destination"), event: string("eventType"))
    case "segue":
      return string("destination") == nil ? nil : .segue(self)
    default: return nil
    }
  }
}
