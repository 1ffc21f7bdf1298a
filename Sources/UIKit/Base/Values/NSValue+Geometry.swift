import Foundation

// Objects that contain geometry. Foundation has the members for points, sizes and rectangles under
// the names of `NSPoint`, `NSSize` and `NSRect`, which are other names of the same types.

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

  /// Returns whether the object contains a value of the same type as `example`.
  ///
  /// The type is checked first, because Foundation traps in `rectValue` of a number, for example.
  private func contains(_ example: NSValue) -> Bool {
    strcmp(objCType, example.objCType) == 0
  }
}

// MARK: - Types unknown to Foundation, stored as doubles
//
// Types with the same number of doubles, such as vectors and offsets, are not distinguished.

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

  /// Creates an object that contains a three-dimensional transform.
  public convenience init(caTransform3D value: CATransform3D) {
    var value = value
    self.init(bytes: &value, objCType: "[16d]")
  }

  /// The vector in the object; zero if it contains something else.
  public var cgVectorValue: CGVector { doubles(2, CGVector.zero) }

  /// The transform in the object; the identity if it contains something else.
  public var cgAffineTransformValue: CGAffineTransform { doubles(6, CGAffineTransform.identity) }

  /// The insets in the object; zero if it contains something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { doubles(4, UIEdgeInsets.zero) }

  /// The directional insets in the object; zero if it contains something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    doubles(4, NSDirectionalEdgeInsets.zero)
  }

  /// The offset in the object; zero if it contains something else.
  public var uiOffsetValue: UIOffset { doubles(2, UIOffset.zero) }

  /// The three-dimensional transform in the object; the identity if it contains something else.
  public var caTransform3DValue: CATransform3D { doubles(16, CATransform3DIdentity) }

  /// Returns the value that the object stores as a number of doubles; `fallback` if it stores
  /// something else.
  private func doubles<Value>(_ count: Int, _ fallback: Value) -> Value {
    var value = fallback
    guard String(cString: objCType) == "[\(count)d]" else { return value }
    withUnsafeMutableBytes(of: &value) { getValue($0.baseAddress!) }
    return value
  }
}
