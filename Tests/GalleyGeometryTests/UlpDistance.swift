/// How many doubles lie between two results, the second one included: 0 when they
/// are the same (both zeros and all NaNs count as one), 1 when they are neighbors.
///
/// One "unit in the last place" is a step in this order, also at powers of two, in
/// the subnormal range and from the largest number to infinity.
func ulpDistance(_ left: Double, _ right: Double) -> UInt64 {
  if left.isNaN || right.isNaN { return left.isNaN && right.isNaN ? 0 : .max }
  let (left, right) = (rank(left), rank(right))
  return UInt64(bitPattern: left > right ? left &- right : right &- left)
}

/// The place of a number in the order of all doubles, zero being the 0th. Ranks of
/// numbers other than NaN differ by less than 2⁶⁴.
private func rank(_ value: Double) -> Int64 {
  let magnitude = Int64(value.magnitude.bitPattern)
  return value.sign == .minus ? -magnitude : magnitude
}
