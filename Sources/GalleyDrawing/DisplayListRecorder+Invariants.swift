import GalleyGeometry

extension DisplayListRecorder {
  /// Traps if the unfinished groups are not nested correctly. The first group must be the list
  /// itself, and the transform of each group must follow from the transform of the group around it.
  ///
  /// The check is compiled only if `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(groups.first?.opening == .list, "the list is not the first group")
    for (outer, inner) in zip(groups, groups.dropFirst()) {
      precondition(inner.opening != .list, "a list stands in a group")
      let transform = inner.header.transform.concatenating(outer.transform)
      precondition(
        transform == inner.transform || !inner.transform.isFinite
          || transform.isNear(inner.transform),
        "a group is at \(inner.transform), and its own transform says \(transform)")
    }
    #endif
  }
}

extension AffineTransform {
  /// Whether another transform is the same, apart from rounding errors.
  fileprivate func isNear(_ other: AffineTransform) -> Bool {
    func isNear(_ left: Double, _ right: Double) -> Bool {
      (left - right).magnitude <= 1e-6 * Swift.max(1, left.magnitude, right.magnitude)
    }
    return isNear(a, other.a) && isNear(b, other.b) && isNear(c, other.c) && isNear(d, other.d)
      && isNear(tx, other.tx) && isNear(ty, other.ty)
  }
}
