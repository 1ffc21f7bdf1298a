import Foundation

/// The handlers for changes of traits, in the order in which they were registered.
@MainActor
internal struct TraitObservers {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  /// Creates an empty list.
  init() {}

  /// Whether there are no handlers.
  var isEmpty: Bool { registrations.isEmpty }

  /// Adds a handler.
  mutating func add(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  /// Removes a handler.
  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers whose traits have changed.
  ///
  /// Handlers that are added or removed during the calls take effect at the next change.
  func notify(from previous: UITraitCollection, to current: UITraitCollection) {
    guard previous !== current else { return }
    for registration in registrations where current.differs(in: registration.traits, from: previous)
    {
      registration.handler(previous)
    }
  }
}
