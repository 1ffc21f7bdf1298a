/// A connection that was made in Xcode from one object to another.
public enum NibConnection: Hashable, Sendable {
  /// A property is set to the object with an identifier.
  case outlet(property: String, destination: String)
  /// An object is added to a property that is an array.
  case outletCollection(property: String, destination: String)
  /// An event calls a method. An action without an event is that of a bar item or a gesture
  /// recognizer.
  case action(selector: String, destination: String?, event: String?)
  /// A segue from one scene to another.
  case segue(NibSegue)
}

/// A segue from one scene of a storyboard to another.
public struct NibSegue: Hashable, Sendable {
  /// The identifier of the segue in the file.
  public var id: String?
  /// The identifier of the destination's controller.
  public var destination: String
  /// The kind: `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`…
  public var kind: String
  /// The identifier by which code performs the segue.
  public var identifier: String?
  /// The name of the relationship, for example `rootViewController`.
  public var relationship: String?
  /// The method that an unwind segue looks for.
  public var unwindAction: String?
  /// The event of a cell or control that triggers the segue.
  public var trigger: String?
  /// The method that creates the destination.
  public var destinationCreationSelector: String?
  /// All of the segue's attributes.
  public var element: NibElement
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
      guard let destination = string("destination") else { return nil }
      return .segue(
        NibSegue(
          id: id, destination: destination, kind: string("kind") ?? "show",
          identifier: string("identifier"), relationship: string("relationship"),
          unwindAction: string("unwindAction"), trigger: string("trigger"),
          destinationCreationSelector: string("destinationCreationSelector"), element: self))
    default: return nil
    }
  }
}
