/// An identifier of any type.
internal struct AnyIdentifier: Hashable, @unchecked Sendable {
  private let value: AnyHashable

  /// Creates an identifier from a hashable value.
  ///
  /// - Precondition: The identifier is hashable.
  init(_ identifier: Any) {
    guard let value = identifier as? AnyHashable else {
      Misuse.trap(
        "Identifiers of a diffable data source must be hashable",
        "\(identifier) of type \(type(of: identifier)) is not")
    }
    self.value = value
  }

  /// The identifier.
  var base: Any { value.base }
}

extension AnyIdentifier: CustomStringConvertible {
  /// The identifier's own description.
  var description: String { "\(base)" }
}
