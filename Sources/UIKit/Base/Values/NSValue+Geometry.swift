import Foundation

// Geometry in objects. Foundation has these for `NSRect`, `NSPoint` and `NSSize`, which are the
// same types under other names.

extension NSValue {
  /// Creates an object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in the object; zero if it contains something else.
  public var cgPointValue: CGPoint { contains(NSValue(point: .zero)) ? pointValue : .zero }
  /// The size in the object; zero if it contains something else.
  public var cgSizeValue: CGSize { contains(NSValue(size: .zero)) ? sizeValue : .zero }
  /// The rectangle in the object; zero if it contains something else.
  public var cgRectValue: CGRect { contains(NSValue(rect: .zero)) ? rectValue : .zero }

  /// Whether the object contains a value of the same type as another. Foundation traps if a number
  /// is asked for a rectangle.
  private func contains(_ example: NSValue) -> Bool {
    strcmp(objCType, example.objCType) == 0
  }
}

// MARK: - Types unknown to Foundation, stored as doubles

extension NSValue {
  /// Creates an object that contains a vector.
  public convenience init(cgVector value: CGVector) {
    var value = value
    self.init(bytes: &value, objCType: "[2d]")
  }

  /// Creates an object that contains a transform.
  public convenience init(cgAffineTransform value: CGAffineTransform) {
    var value = value
    self.init(bytes: &value, objCType: "[6d]")
  }

  /// Creates an object that contains insets.
  public convenience init(uiEdgeInsets value: UIEdgeInsets) {
    var value = value
    self.init(bytes: &value, objCType: "[4d]")
  }

  /// Creates an object that contains directional insets.
  public convenience init(directionalEdgeInsets value: NSDirectionalEdgeInsets) {
    var value = value
    self.init(bytes: &value, objCType: "[4d]")
  }

  /// Creates an object that contains an offset.
  public convenience init(uiOffset value: UIOffset) {
    var value = value
    self.init(bytes: &value, objCType: "[2d]")
  }

  /// Creates an object that contains a transform of space.
  public convenience init(caTransform3D value: CATransform3D) {
    var value = value
    self.init(bytes: &value, objCType: "[16d]")
  }

  /// The vector in the object.
  public var cgVectorValue: CGVector { doubles(2, CGVector.zero) }

  /// The transform in the object.
  public var cgAffineTransformValue: CGAffineTransform { doubles(6, CGAffineTransform.identity) }

  /// The insets in the object.
  public var uiEdgeInsetsValue: UIEdgeInsets { doubles(4, UIEdgeInsets.zero) }

  /// The directional insets in the object.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    doubles(4, NSDirectionalEdgeInsets.zero)
  }

  /// The offset in the object.
  public var uiOffsetValue: UIOffset { doubles(2, UIOffset.zero) }

  /// The transform of space in the object.
  public var caTransform3DValue: CATransform3D { doubles(16, CATransform3DIdentity) }

  /// Returns the numbers of a value; `nothing` if it contains something else.
  private func doubles<Value>(_ count: Int, _ nothing: Value) -> Value {
    var value = nothing
    guard String(cString: objCType) == "[\(count)d]" else { return value }
    withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) }
    return value
  }
}
