extension Ported {
  /// Returns the mirror of a value, without the lists of members that the porting step has added to
  /// classes.
  ///
  /// The porting step replaces `Mirror(reflecting:)` by a call of this method, because apps turn
  /// the children of a mirror into dictionaries.
  public static func mirror(reflecting subject: Any) -> Mirror {
    let mirror = Mirror(reflecting: subject)
    guard mirror.displayStyle == .class, hasList(mirror) else { return mirror }
    return withoutLists(mirror, of: subject, as: mirror.subjectType)
  }

  /// Whether the children of a mirror, or those of its superclasses, include a list of members.
  private static func hasList(_ mirror: Mirror) -> Bool {
    if mirror.children.contains(where: { $0.value is any MemberList }) { return true }
    guard let above = mirror.superclassMirror else { return false }
    return hasList(above)
  }

  /// Returns the mirror of an object as one of a class: its own class, or a superclass.
  private static func withoutLists<Subject>(
    _ mirror: Mirror, of object: Any, as type: Subject.Type
  ) -> Mirror {
    guard let subject = object as? Subject else { return mirror }
    let children = mirror.children.filter { !($0.value is any MemberList) }
    guard let above = mirror.superclassMirror else {
      return Mirror(
        subject, children: children, displayStyle: .class, ancestorRepresentation: .suppressed)
    }
    return Mirror(
      subject, children: children, displayStyle: .class,
      ancestorRepresentation: .customized {
        withoutLists(above, of: object, as: above.subjectType)
      })
  }
}

/// A list of members of a class.
private protocol MemberList {}

extension Ported.Members: MemberList {}
