import Synchronization

/// The members of classes by their names. A class inherits the members of its superclasses.
internal final class MembersByClass<Member: Sendable>: Sendable {
  private struct Key: Hashable, Sendable {
    var name: String
    var type: ObjectIdentifier
  }

  private let members = Mutex<[Key: Member]>([:])

  /// Adds a member of a class under a name.
  func add(_ member: Member, _ name: String, of type: AnyClass) {
    let key = Key(name: name, type: ObjectIdentifier(type))
    // The old member is released after the lock, because releasing it may run any code.
    let old = members.withLock { $0.updateValue(member, forKey: key) }
    withExtendedLifetime(old) {}
  }

  /// Returns the member with a name for objects of a class: the member of the class, or of the
  /// nearest superclass.
  ///
  /// - Complexity: O(*n*) in the number of superclasses.
  func member(_ name: String, of type: AnyClass) -> Member? {
    members.withLock { members in
      var type: AnyClass? = type
      while let here = type {
        if let member = members[Key(name: name, type: ObjectIdentifier(here))] { return member }
        type = _getSuperclass(here)
      }
      return nil
    }
  }

  /// Returns the names of the members of a class and its superclasses.
  func names(of type: AnyClass) -> [String] {
    var types: Set<ObjectIdentifier> = []
    var type: AnyClass? = type
    while let here = type {
      types.insert(ObjectIdentifier(here))
      type = _getSuperclass(here)
    }
    return members.withLock { $0.keys.filter { types.contains($0.type) }.map(\.name) }
  }
}
