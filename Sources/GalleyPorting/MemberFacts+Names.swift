extension MemberFacts {
  /// The name with its labels, such as `feed(_:didOpen:)`; for a variable, only the name.
  var fullName: String {
    guard kind != .variable else { return name }
    return name + "(" + parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }

  /// Whether a member of a class has the kind and the full name of a member of a superclass.
  func overrides(_ other: MemberFacts) -> Bool {
    kind == other.kind && isStatic == other.isStatic && fullName == other.fullName
  }

  /// The Objective-C name.
  var selector: String {
    if let objectiveCName { return objectiveCName }
    let plain = name.filter { $0 != "`" }
    guard kind != .variable else { return plain }
    if isAsync {
      return GalleyPorting.objectiveCName(
        plain, labels: labels + ["completionHandler"])
    }
    if isThrowing {
      return labels.isEmpty
        ? plain + "AndReturnError:"
        : GalleyPorting.objectiveCName(plain, labels: labels + ["error"])
    }
    return GalleyPorting.objectiveCName(plain, labels: labels)
  }
}
