extension MemberFacts {
  /// The name with its labels: `feed(_:didOpen:)`; that of a variable alone.
  var fullName: String {
    guard kind != .variable else { return name }
    return name + "(" + parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
  }

  /// Whether two members can be the same one, in a class and in one above it.
  func overrides(_ other: MemberFacts) -> Bool {
    kind == other.kind && isStatic == other.isStatic && fullName == other.fullName
  }

  /// The name in Objective-C.
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
