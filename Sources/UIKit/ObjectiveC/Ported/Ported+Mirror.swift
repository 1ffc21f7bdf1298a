extension Ported {
  /// Returns the mirror of a value, without the lists of members that Galley's porting step, which
  /// rewrites sources of an app for Linux, has added to classes.
  ///
  /// The porting step replaces `Mirror(reflecting:)` by a call of this method. An app may turn the
  /// children of a mirror into a dictionary, which must not contain the lists.
  public static func mirror(reflecting subject: Any) -> Mirror {
    let mirror = Mirror(reflecting: subject)
    guard mirror.displayStyle == .class, hasList(mirror) else { return mirror }
    return withoutLists(mirror, of: subject, as: mirror.subjectType)
  }

  /// Whether the children of a mirror, or the children of its superclass mirrors, include a list of
  /// members.
  private static func hasList(_ mirror: Mirror) -> Bool {
    if mirror.children.contains(where: { $0.value is any MemberList }) { return true }
    guard let above = mirror.superclassMirror else { return false }
    return hasList(above)
  }

  /// Returns a mirror without lists of members, with the properties that one class of the object
  /// declares.
  ///
  /// - Parameter type: The class of the object, or a superclass.
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
