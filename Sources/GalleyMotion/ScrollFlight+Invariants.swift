extension ScrollFlight {
  /// Traps if the deceleration does not end at the offset at which the bounce begins.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  @inline(__always)
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    precondition(
      duration.isFinite && duration >= freeFlight.duration && freeFlight.duration >= 0,
      "a flight of \(duration) s glides for \(freeFlight.duration) s")
    precondition(finalOffset.isFinite, "a flight rests at \(finalOffset)")
    let end = finalOffset + (bounce?.overshoot ?? 0)
    let gap = freeFlight.offset(at: freeFlight.duration) - end
    precondition(
      gap.magnitude <= 1e-6 * (1 + end.magnitude + freeFlight.velocity.magnitude),
      "a flight ends its glide \(gap) from where it goes on: \(self)")
    #endif
  }
}
