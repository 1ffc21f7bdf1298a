extension DynamicsWorld {
  /// Traps if a body has no finite position or no mass, or if a contact refers to a removed body.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    for (id, body) in slots.enumerated() {
      guard let body else { continue }
      precondition(body.position.isFinite && body.angle.isFinite, "body \(id) is nowhere: \(body)")
      precondition(body.mass > 0 && body.inertia > 0, "body \(id) has no mass: \(body)")
    }
    for contact in contacts {
      for id in [contact.body, contact.otherBody].compactMap({ $0 }) {
        precondition(self[id] != nil, "a contact of a body that is gone: \(contact)")
      }
    }
    #endif
  }
}
