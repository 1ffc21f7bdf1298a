import Foundation

// The parts of a transform that key paths name: `transform.rotation.x`, `transform.scale.y`.

/// A transform as a scale that is followed by a rotation. A translation is not included.
private struct TransformParts {
  /// The rows of the rotation's matrix.
  let rotation: [Row]
  /// The rows of the scale's matrix, which also contains the shear.
  let scale: [Row]
  /// The angles of the rotation.
  var angles: Angles

  /// Splits a transform into its parts; `nil` if the transformed x-axis and y-axis do not span a
  /// plane.
  init?(of transform: CATransform3D) {
    let rows = [
      Row(x: transform.m11, y: transform.m12, z: transform.m13),
      Row(x: transform.m21, y: transform.m22, z: transform.m23),
      Row(x: transform.m31, y: transform.m32, z: transform.m33),
    ]
    guard rows[0].length > 1e-12 else { return nil }
    let first = rows[0].times(1 / rows[0].length)
    let rest = rows[1].plus(first.times(-rows[1].dot(first)))
    guard rest.length > 1e-12 else { return nil }
    let second = rest.times(1 / rest.length)
    let isMirrored = rows[2].dot(first.cross(second)) < 0
    // A mirrored transform has a negative scale on one axis. The axis is chosen so that the
    // rotation is smallest.
    var found = [(first, second)]
    if isMirrored {
      found = [(first, second.times(-1)), (first.times(-1), second), (first, second)]
    }
    let rotations = found.map { [$0.0, $0.1, $0.0.cross($0.1)] }
    let all = rotations.map { ($0, Angles(of: $0)) }
    guard let smallest = all.min(by: { $0.1.sum < $1.1.sum }) else { return nil }
    let rotation = smallest.0
    self.rotation = rotation
    angles = smallest.1
    scale = rows.map { row in
      Row(x: row.dot(rotation[0]), y: row.dot(rotation[1]), z: row.dot(rotation[2]))
    }
  }

  /// The scales of the three axes.
  var scales: [Double] { [scale[0].x, scale[1].y, scale[2].z] }

  /// Returns a copy of `transform` whose angles are replaced by `angles`.
  func turning(_ transform: CATransform3D) -> CATransform3D {
    let new = angles.transform
    let scaled = CATransform3D(scale)
    guard scales[2].magnitude > 1e-12 else {
      // A scale of zero on the z-axis has no inverse. So only the rotation and the scale are
      // replaced, and the perspective does not change.
      let turned = CATransform3DConcat(scaled, new)
      var changed = transform
      (changed.m11, changed.m12, changed.m13) = (turned.m11, turned.m12, turned.m13)
      (changed.m21, changed.m22, changed.m23) = (turned.m21, turned.m22, turned.m23)
      (changed.m31, changed.m32, changed.m33) = (turned.m31, turned.m32, turned.m33)
      return changed
    }
    let delta = CATransform3DConcat(new, CATransform3DInvert(CATransform3D(rotation)))
    let change = CATransform3DConcat(
      scaled, CATransform3DConcat(delta, CATransform3DInvert(scaled)))
    return CATransform3DConcat(change, transform)
  }

  /// A row of a matrix.
  struct Row {
    var x: Double
    var y: Double
    var z: Double

    var length: Double { dot(self).squareRoot() }
    func dot(_ other: Row) -> Double { x * other.x + y * other.y + z * other.z }
    func times(_ factor: Double) -> Row { Row(x: x * factor, y: y * factor, z: z * factor) }
    func plus(_ other: Row) -> Row { Row(x: x + other.x, y: y + other.y, z: z + other.z) }
    func cross(_ other: Row) -> Row {
      Row(
        x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }
  }

  /// The angles of rotations around the three axes, which follow each other in the order x, y, z.
  struct Angles {
    var x: Double
    var y: Double
    var z: Double

    /// Finds the angles of a rotation.
    ///
    /// Two sets of angles describe the same rotation. The set with the smaller angles is used, so
    /// that a rotation around one axis has only that angle.
    init(of rows: [Row]) {
      let flat = (rows[0].x * rows[0].x + rows[0].y * rows[0].y).squareRoot()
      guard flat > 1e-9 else {
        // After a rotation of 90 degrees around the y-axis, the rotations around x and z have the
        // same axis. So the angle of z can be set to zero.
        y = rows[0].z > 0 ? -.pi / 2 : .pi / 2
        x = atan2(-rows[2].y, rows[1].y)
        z = 0
        return
      }
      x = atan2(rows[1].z, rows[2].z)
      y = atan2(-rows[0].z, flat)
      z = atan2(rows[0].y, rows[0].x)
      var other = self
      other.x = x > 0 ? x - .pi : x + .pi
      other.y = y < 0 ? -.pi - y : .pi - y
      other.z = z > 0 ? z - .pi : z + .pi
      if other.sum < sum { self = other }
    }

    var sum: Double { x.magnitude + y.magnitude + z.magnitude }

    var transform: CATransform3D {
      let tilted = CATransform3DConcat(
        CATransform3DMakeRotation(x, 1, 0, 0), CATransform3DMakeRotation(y, 0, 1, 0))
      return CATransform3DConcat(tilted, CATransform3DMakeRotation(z, 0, 0, 1))
    }
  }
}

extension CATransform3D {
  fileprivate init(_ rows: [TransformParts.Row]) {
    let upper = rows.map { row in [CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), 0] }
    self.init(rows: upper + [[0, 0, 0, 1]])
  }

  /// The scale and the rotation of a transform in the plane.
  ///
  /// A mirrored transform has a negative scale on one axis. The axis is chosen so that the rotation
  /// is smaller.
  private var turn: (scaleX: Double, scaleY: Double, angle: Double) {
    let scaleX = (m11 * m11 + m12 * m12).squareRoot()
    let scaleY = (m21 * m21 + m22 * m22).squareRoot()
    let (angle, other) = (atan2(m12, m11), atan2(-m21, m22))
    guard m11 * m22 - m12 * m21 < 0 else { return (scaleX, scaleY, angle) }
    return abs(angle) <= abs(other) ? (scaleX, -scaleY, angle) : (-scaleX, scaleY, other)
  }

  /// Whether the transform keeps points of the layer's plane in that plane.
  private var isInPlane: Bool { m13 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m33 > 0 }

  /// Returns a scale or an angle; `nil` for other parts.
  internal func value(ofPart part: String) -> Double? {
    let parts = isInPlane ? nil : TransformParts(of: self)
    let turn = self.turn
    let scaleX = parts?.scales[0] ?? turn.scaleX
    let scaleY = parts?.scales[1] ?? turn.scaleY
    switch part {
    case "rotation", "rotation.z": return parts?.angles.z ?? turn.angle
    case "rotation.x": return parts?.angles.x ?? 0
    case "rotation.y": return parts?.angles.y ?? 0
    case "scale.x": return scaleX
    case "scale.y": return scaleY
    case "scale": return (scaleX + scaleY) / 2
    default: return nil
    }
  }

  /// Returns the transform with another scale or another angle; `nil` for other parts.
  internal func setting(_ part: String, to number: Double) -> CATransform3D? {
    switch part {
    case "rotation", "rotation.z", "scale.x", "scale.y", "scale":
      return isInPlane ? settingInPlane(part, to: number) : settingInSpace(part, to: number)
    case "rotation.x", "rotation.y": return settingInSpace(part, to: number)
    default: return nil
    }
  }

  /// Returns the transform with another scale or angle, if it is a transform in the plane.
  private func settingInPlane(_ part: String, to number: Double) -> CATransform3D {
    var turn = self.turn
    switch part {
    case "rotation", "rotation.z": turn.angle = number
    case "scale.x": turn.scaleX = number
    case "scale.y": turn.scaleY = number
    default: (turn.scaleX, turn.scaleY) = (number, number)
    }
    var changed = self
    (changed.m11, changed.m12) = (turn.scaleX * cos(turn.angle), turn.scaleX * sin(turn.angle))
    (changed.m21, changed.m22) = (-turn.scaleY * sin(turn.angle), turn.scaleY * cos(turn.angle))
    return changed
  }

  /// Returns the transform with another scale or angle, if it also rotates around the x- or y-axis.
  private func settingInSpace(_ part: String, to number: Double) -> CATransform3D {
    // After a scale of zero the directions of the axes are not known, so no part can be set.
    guard var parts = TransformParts(of: self) else { return self }
    switch part {
    case "rotation.x": parts.angles.x = number
    case "rotation.y": parts.angles.y = number
    case "rotation", "rotation.z": parts.angles.z = number
    default:
      let scaleX = part == "scale.y" ? 1 : number / parts.scales[0]
      let scaleY = part == "scale.x" ? 1 : number / parts.scales[1]
      return CATransform3DScale(self, CGFloat(scaleX), CGFloat(scaleY), 1)
    }
    return parts.turning(self)
  }
}
