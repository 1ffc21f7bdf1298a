/// A line that was drawn in Xcode from one object to another.
public enum NibConnection: Hashable, Sendable {
  /// A property gets the object of an identifier.
  case outlet(property: String, destination: String)
  /// A property that is a list gets one more object.
  case outletCollection(property: String, destination: String)
  /// An event calls a method. An action without an event is that of a bar item or gesture.
  case action(selector: String, destination: String?, event: String?)
  /// One scene leads to another.
  case segue(NibSegue)
}

/// A way from one scene of a storyboard to another.
public struct NibSegue: Hashable, Sendable {
  /// The identifier of the segue in the file.
  public var id: String?
  /// The identifier of the controller that it leads to.
  public var destination: String
  /// `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`…
  public var kind: String
  /// The name that code knows it by.
  public var identifier: String?
  /// The relationship, as in `rootViewController`.
  public var relationship: String?
  /// The method that an unwind segue looks for.
  public var unwindAction: String?
  /// The event of a cell or control that starts the segue.
  public var trigger: String?
  /// The method that makes the destination.
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
