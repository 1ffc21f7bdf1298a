import Foundation

// Geometry in objects. Foundation has these for `NSRect`, `NSPoint` and `NSSize`, which are the same
// types by other names.

extension NSValue {
  /// A point, as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size, as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle, as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that was put in.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that was put in.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that was put in.
  public var cgRectValue: CGRect { rectValue }
}

// MARK: - What Foundation has no place for: kept as so many doubles

extension NSValue {
  /// A vector, as an object.
  public convenience init(cgVector value: CGVector) {
    var value = value
    self.init(bytes: &value, objCType: "[2d]")
  }

  /// A transform, as an object.
  public convenience init(cgAffineTransform value: CGAffineTransform) {
    var value = value
    self.init(bytes: &value, objCType: "[6d]")
  }

  /// Insets, as an object.
  public convenience init(uiEdgeInsets value: UIEdgeInsets) {
    var value = value
    self.init(bytes: &value, objCType: "[4d]")
  }

  /// Insets, as an object.
  public convenience init(directionalEdgeInsets value: NSDirectionalEdgeInsets) {
    var value = value
    self.init(bytes: &value, objCType: "[4d]")
  }

  /// An offset, as an object.
  public convenience init(uiOffset value: UIOffset) {
    var value = value
    self.init(bytes: &value, objCType: "[2d]")
  }

  /// A transform of space, as an object.
  public convenience init(caTransform3D value: CATransform3D) {
    var value = value
    self.init(bytes: &value, objCType: "[16d]")
  }

  /// The vector that was put in.
  public var cgVectorValue: CGVector { doubles(2, CGVector.zero) }

  /// The transform that was put in.
  public var cgAffineTransformValue: CGAffineTransform { doubles(6, CGAffineTransform.identity) }

  /// The insets that were put in.
  public var uiEdgeInsetsValue: UIEdgeInsets { doubles(4, UIEdgeInsets.zero) }

  /// The insets that were put in.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    doubles(4, NSDirectionalEdgeInsets.zero)
  }

  /// The offset that was put in.
  public var uiOffsetValue: UIOffset { doubles(2, UIOffset.zero) }

  /// The transform that was put in.
  public var caTransform3DValue: CATransform3D { doubles(16, CATransform3DIdentity) }

  private func doubles<Value>(_ count: Int, _ nothing: Value) -> Value {
    var value = nothing
    precondition(
      String(cString: objCType) == "[\(count)d]", "the value is no \(Value.self): \(self)")
    withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) }
    return value
  }
}
