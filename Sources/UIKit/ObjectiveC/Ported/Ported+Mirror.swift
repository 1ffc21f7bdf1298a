extension Ported {
  /// Returns the mirror of a value, without the lists of members that the porting step has added to
  /// classes.
  ///
  /// The porting step replaces `Mirror(reflecting:)` by a call of this method, because apps turn
  /// the children of a mirror into dictionaries.
  public static func mirror(reflecting subject: Any) -> Mirror {
    let mirror = Mirror(reflecting: subject)
    guard mirror.displayStyle == .class, hasList(mirror) else { return mirror }
    return withoutLists(mirror, of: subject)
  }

  /// Whether the children of a mirror, or those of its superclasses, include a list of members.
  private static func hasList(_ mirror: Mirror) -> Bool {
    mirror.children.contains { $0.value is any MemberList }
      || mirror.superclassMirror.map(hasList) == true
  }

  private static func withoutLists<Subject>(_ mirror: Mirror, of subject: Subject) -> Mirror {
    let ancestor: Mirror.AncestorRepresentation =
      if let above = mirror.superclassMirror {
        .customized { withoutLists(above, of: subject) }
      } else {
        .suppressed
      }
    return Mirror(
      subject, children: mirror.children.filter { !($0.value is any MemberList) },
      displayStyle: mirror.displayStyle,
      ancestorRepresentation: ancestor)
  }
}

/// A list of members of a class.
private protocol MemberList {}

extension Ported.Members: MemberList {}
