// Classes that forward the methods of a delegate's protocol to another object.

extension FilePorter {
  /// Returns the methods that are added to a class because it has `forwardingTarget(for:)`.
  ///
  /// These are the optional methods of the class's delegate protocols that the class does not
  /// implement. An added method calls the object that `forwardingTarget(for:)` returns for the
  /// method. If there is no such object, the call has the same effect as if the class did not have
  /// the method.
  func forwardingMethods(
    of place: TargetFacts.Place
  ) -> [(conditions: [String], text: String)] {
    let type = target[place]
    let level = ["open", "public"].contains(type.access) ? type.access + " " : ""
    return target.forwardedMethods(of: place).map { found in
      let member = found.member
      let forward = Forward(member)
      let actor = member.modifiers.contains("nonisolated") ? "nonisolated " : "@MainActor "
      return (
        found.conditions,
        "\(actor)\(level)func \(member.name)\(forward.signature) { "
          + "(UIKit.Ported.forwarded(\"\(member.selector)\", by: self) as any \(found.owner))"
          + ".\(member.name)(\(forward.arguments)) }"
      )
    }
  }
}

extension TargetFacts {
  /// A method of a delegate's protocol that a class forwards.
  struct Forwarded {
    var member: MemberFacts
    /// The name of the protocol that declares the method.
    var owner: String
    /// The conditions of `#if` around the conformance.
    var conditions: [String]
  }

  /// Whether a class, or a superclass in the ported sources, overrides `forwardingTarget(for:)`.
  func forwards(_ place: Place) -> Bool {
    ancestry(from: place).flatMap(parts).contains { part in
      members(named: "forwardingTarget", of: part).contains {
        $0.isOverride && $0.fullName == "forwardingTarget(for:)"
      }
    }
  }

  /// Returns the optional methods of delegates' protocols that a class forwards. The class has
  /// `forwardingTarget(for:)` and does not implement these methods.
  func forwardedMethods(of place: Place) -> [Forwarded] {
    guard isDeclaration(place), forwards(place) else { return [] }
    let own = ancestry(from: place).flatMap(parts).flatMap { self[$0].members }
    var seen: Set<String> = []
    return parts(of: place).flatMap { part in
      self[part].inherited.flatMap { delegates(in: $0, of: part.file) }.flatMap { owner in
        (PlatformMembers.delegates[owner]?.members ?? []).filter { member in
          !own.contains { $0.implements(member) } && seen.insert(member.signature).inserted
        }.map { Forwarded(member: $0, owner: owner, conditions: self[part].conditions) }
      }
    }
  }

  /// Returns UIKit's delegate protocols among the protocols of an inheritance clause, and among the
  /// protocols from which these inherit.
  ///
  /// - Parameter written: One entry of the inheritance clause, such as `UITabBarDelegate`.
  private func delegates(in written: String, of file: Int, depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    let names = written.split { $0 == "&" || $0.isWhitespace }.filter { !$0.hasPrefix("@") }
    return names.flatMap { word in
      let name = plain(String(word))
      if let type = PlatformMembers.delegates[name] {
        return [name] + type.inherited.flatMap { delegates(in: $0, of: file, depth: depth + 1) }
      }
      guard let place = theProtocol(named: name, of: file) else { return [] }
      return self[place].inherited.flatMap {
        delegates(in: $0, of: place.file, depth: depth + 1)
      }
    }
  }
}

extension MemberFacts {
  /// The full name and the types of the parameters, without the names of modules.
  fileprivate var signature: String {
    let types = parameters.map { parameter in
      parameter.type.replacing("any ", with: "").replacing("UIKit.", with: "")
    }
    return fullName + types.joined(separator: ", ").filter { !$0.isWhitespace }
  }

  /// Whether the member implements a requirement.
  ///
  /// Requirements with the same name and labels differ in the types of their parameters.
  fileprivate func implements(_ requirement: MemberFacts) -> Bool {
    guard overrides(requirement) else { return false }
    return !PlatformMembers.overloaded.contains(requirement.fullName)
      || signature == requirement.signature
  }
}
