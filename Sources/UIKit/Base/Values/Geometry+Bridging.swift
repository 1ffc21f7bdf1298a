import Foundation

// A value of geometry is converted to an object with `as NSValue`, and is read from the object with
// `as? CGPoint` and so on, as with the Objective-C runtime.

/// A value that an `NSValue` can contain.
///
/// - Differs: Types with the same number of doubles, such as vectors and offsets, are not
///   distinguished.
public protocol _GeometryValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value that replaces a missing object: zero, or the identity.
  static var _empty: Self { get }

  /// The object that contains the value.
  var _object: NSValue { get }

  /// Creates the value from an object that contains such a value.
  init(_contentsOf object: NSValue)
}

extension _GeometryValue {
  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue { _object }

  /// Reads a value from an object that contains one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_contentsOf: source)
  }

  /// Reads a value from an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    guard strcmp(source.objCType, _empty._object.objCType) == 0 else { return false }
    result = Self(_contentsOf: source)
    return true
  }

  /// Returns the value that an object contains; zero or the identity if there is no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map { Self(_contentsOf: $0) } ?? _empty
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _GeometryValue {
  /// The origin.
  public static var _empty: CGPoint { .zero }
  /// The object that contains the point.
  public var _object: NSValue { NSValue(cgPoint: self) }
  /// Reads the point in an object.
  public init(_contentsOf object: NSValue) { self = object.cgPointValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _GeometryValue {
  /// A size of zero.
  public static var _empty: CGSize { .zero }
  /// The object that contains the size.
  public var _object: NSValue { NSValue(cgSize: self) }
  /// Reads the size in an object.
  public init(_contentsOf object: NSValue) { self = object.cgSizeValue }
}

extension CGVector: _GeometryValue {
  /// A vector of length zero.
  public static var _empty: CGVector { .zero }
  /// The object that contains the vector.
  public var _object: NSValue { NSValue(cgVector: self) }
  /// Reads the vector in an object.
  public init(_contentsOf object: NSValue) { self = object.cgVectorValue }
}

extension CGAffineTransform: _GeometryValue {
  /// The identity.
  public static var _empty: CGAffineTransform { .identity }
  /// The object that contains the transform.
  public var _object: NSValue { NSValue(cgAffineTransform: self) }
  /// Reads the transform in an object.
  public init(_contentsOf object: NSValue) { self = object.cgAffineTransformValue }
}

extension CATransform3D: _GeometryValue {
  /// The identity.
  public static var _empty: CATransform3D { CATransform3DIdentity }
  /// The object that contains the transform.
  public var _object: NSValue { NSValue(caTransform3D: self) }
  /// Reads the transform in an object.
  public init(_contentsOf object: NSValue) { self = object.caTransform3DValue }
}

extension UIEdgeInsets: _GeometryValue {
  /// Insets of zero.
  public static var _empty: UIEdgeInsets { .zero }
  /// The object that contains the insets.
  public var _object: NSValue { NSValue(uiEdgeInsets: self) }
  /// Reads the insets in an object.
  public init(_contentsOf object: NSValue) { self = object.uiEdgeInsetsValue }
}

extension UIOffset: _GeometryValue {
  /// An offset of zero.
  public static var _empty: UIOffset { .zero }
  /// The object that contains the offset.
  public var _object: NSValue { NSValue(uiOffset: self) }
  /// Reads the offset in an object.
  public init(_contentsOf object: NSValue) { self = object.uiOffsetValue }
}
