/// Simple, slow simulations in small steps. Tests compare the formulas of motions with them.
enum Integrator {
  /// Moves a mass on a spring by its forces, in small steps of the Runge-Kutta method.
  static func spring(
    mass: Double, stiffness: Double, damping: Double, from displacement: Double, velocity: Double,
    time: Double, steps: Int
  ) -> (displacement: Double, velocity: Double) {
    let force = { (x: Double, v: Double) in -(stiffness * x + damping * v) / mass }
    let step = time / Double(steps)
    var (x, v) = (displacement, velocity)
    for _ in 0..<steps {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  /// Decelerates content in steps of a millisecond, until its speed is 10 points per second.
  static func glide(
    rate: Double, velocity: Double, milliseconds: Int = .max
  ) -> (distance: Double, velocity: Double, milliseconds: Int) {
    var (x, v, passed) = (0.0, velocity, 0)
    while v.magnitude > 10, passed < milliseconds {
      v *= rate
      x += v / 1000
      passed += 1
    }
    return (x, v, passed)
  }
}

/// Numbers that are not valid or are extreme, for tests that no motion traps or becomes infinite.
let badNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e-300, -1e-300, 1e300, -1e300,
  .greatestFiniteMagnitude, .leastNonzeroMagnitude,
]
