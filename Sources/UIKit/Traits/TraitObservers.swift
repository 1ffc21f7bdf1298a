import Foundation

/// Those who want to know when something's circumstances have changed, in the order in which they
/// asked.
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

  /// Nobody.
  init() {}

  /// Whether nobody wants to know.
  var isEmpty: Bool { registrations.isEmpty }

  /// Adds one.
  mutating func add(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  /// Removes one.
  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Tells those for whom something has changed. What they add or remove holds for the next time.
  func notify(from previous: UITraitCollection, to current: UITraitCollection) {
    guard previous !== current else { return }
    for registration in registrations where current.differs(in: registration.traits, from: previous)
    {
      registration.handler(previous)
    }
  }
}
