import Foundation

// The geometry of the app in JSON and other formats. As in UIKit, a value is a list of its numbers,
// without their names.

extension CGAffineTransform: Codable {
  /// Decodes a transform from a list of `a`, `b`, `c`, `d`, `tx` and `ty`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      a: numbers.decode(CGFloat.self), b: numbers.decode(CGFloat.self),
      c: numbers.decode(CGFloat.self), d: numbers.decode(CGFloat.self),
      tx: numbers.decode(CGFloat.self), ty: numbers.decode(CGFloat.self))
  }

  /// Encodes a list of `a`, `b`, `c`, `d`, `tx` and `ty`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}

extension CGVector: Codable {
  /// Decodes a vector from a list of `dx` and `dy`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(dx: numbers.decode(CGFloat.self), dy: numbers.decode(CGFloat.self))
  }

  /// Encodes a list of `dx` and `dy`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [dx, dy] { try numbers.encode(number) }
  }
}

extension UIEdgeInsets: Codable {
  /// Decodes insets from a list of `top`, `left`, `bottom` and `right`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      top: numbers.decode(CGFloat.self), left: numbers.decode(CGFloat.self),
      bottom: numbers.decode(CGFloat.self), right: numbers.decode(CGFloat.self))
  }

  /// Encodes a list of `top`, `left`, `bottom` and `right`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, left, bottom, right] { try numbers.encode(number) }
  }
}

extension NSDirectionalEdgeInsets: Codable {
  /// Decodes insets from a list of `top`, `leading`, `bottom` and `trailing`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      top: numbers.decode(CGFloat.self), leading: numbers.decode(CGFloat.self),
      bottom: numbers.decode(CGFloat.self), trailing: numbers.decode(CGFloat.self))
  }

  /// Encodes a list of `top`, `leading`, `bottom` and `trailing`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
  }
}

extension UIOffset: Codable {
  /// Decodes an offset from a list of `horizontal` and `vertical`.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(horizontal: numbers.decode(CGFloat.self), vertical: numbers.decode(CGFloat.self))
  }

  /// Encodes a list of `horizontal` and `vertical`.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [horizontal, vertical] { try numbers.encode(number) }
  }
}
