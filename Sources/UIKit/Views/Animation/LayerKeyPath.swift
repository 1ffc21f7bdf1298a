import Foundation
import GalleyDrawing
import GalleyGeometry

/// The key path of a layer's property, or of a part of one: `position.x`.
internal struct LayerKeyPath {
  let property: LayerProperty
  /// The part of the property, such as `x`; empty for the whole property.
  private let part: String

  init(_ name: String) {
    let dot = name.firstIndex(of: ".")
    property = LayerProperty(String(name[..<(dot ?? name.endIndex)]))
    part = dot.map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// Returns the value at the key path; `nil` if there is none.
  func value(of shown: ShownLayer) -> AnimatedValue? {
    guard let whole = shown[property] else { return nil }
    return part.isEmpty ? whole : whole.part(part)
  }

  /// Sets the value at the key path.
  func set(_ value: AnimatedValue, on shown: inout ShownLayer) {
    guard let whole = shown[property] else { return }
    shown[property] = part.isEmpty ? value : whole.replacing(part, by: value)
  }
}

extension AnimatedValue {
  /// Returns a part of the value by its name.
  internal func part(_ name: String) -> AnimatedValue? {
    switch (self, name) {
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.rect(let rect), "origin.x"): .number(rect.origin.x)
    case (.rect(let rect), "origin.y"): .number(rect.origin.y)
    case (.rect(let rect), "size.width"): .number(rect.size.width)
    case (.rect(let rect), "size.height"): .number(rect.size.height)
    // Depth is not drawn, so the current scale of the z-axis counts as 1.
    case (.transform, "scale.z"): .number(1)
    case (.transform, "scale.xyz"): .list([.number(1), .number(1), .number(1)])
    case (.transform(let transform), "translation.x"): .number(transform.m41)
    case (.transform(let transform), "translation.y"): .number(transform.m42)
    case (.transform(let transform), "translation.z"): .number(transform.m43)
    case (.transform(let transform), "translation.xyz"):
      .list([.number(transform.m41), .number(transform.m42), .number(transform.m43)])
    case (.transform(let transform), "translation"):
      .size(CGSize(width: transform.m41, height: transform.m42))
    case (.transform(let transform), _): transform.value(ofPart: name).map { .number($0) }
    default: nil
    }
  }

  /// Returns a copy of the value in which one part is replaced.
  internal func replacing(_ name: String, by value: AnimatedValue) -> AnimatedValue {
    switch (self, name, value) {
    case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), _, _): return .rect(AnimatedValue.replacing(name, of: rect, by: value))
    case (.transform(let transform), _, _):
      return .transform(AnimatedValue.replacing(name, of: transform, by: value))
    default: return self
    }
  }

  private static func replacing(
    _ name: String, of rect: CGRect, by value: AnimatedValue
  ) -> CGRect {
    var rect = rect
    switch (name, value) {
    case ("origin", .point(let origin)): rect.origin = origin
    case ("size", .size(let size)): rect.size = size
    case ("origin.x", .number(let x)): rect.origin.x = x
    case ("origin.y", .number(let y)): rect.origin.y = y
    case ("size.width", .number(let width)): rect.size.width = width
    case ("size.height", .number(let height)): rect.size.height = height
    default: break
    }
    return rect
  }

  private static func replacing(
    _ name: String, of transform: CATransform3D, by value: AnimatedValue
  ) -> CATransform3D {
    var transform = transform
    switch (name, value) {
    case ("scale.z", .number(let scale)): transform = CATransform3DScale(transform, 1, 1, scale)
    case ("scale.xyz", .list(let list)):
      if let all = three(list) {
        transform = CATransform3DScale(transform, all.0, all.1, all.2)
      }
    case ("translation.x", .number(let x)): transform.m41 = x
    case ("translation.y", .number(let y)): transform.m42 = y
    case ("translation.z", .number(let z)): transform.m43 = z
    case ("translation.xyz", .list(let list)):
      if let all = three(list) { (transform.m41, transform.m42, transform.m43) = all }
    case ("translation", .size(let size)):
      (transform.m41, transform.m42) = (size.width, size.height)
    case (_, .number(let number)): transform = transform.setting(name, to: number) ?? transform
    default: break
    }
    return transform
  }

  /// Returns the three numbers of a list; `nil` if the list does not have three numbers.
  private static func three(_ list: [AnimatedValue]) -> (CGFloat, CGFloat, CGFloat)? {
    let numbers = list.compactMap { value in
      if case .number(let number) = value { CGFloat(number) } else { nil }
    }
    return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
  }

  // MARK: Values of apps

  /// Creates a value of the same kind as `kind` from a value of an app; `nil` if the app's value is
  /// of another kind.
  internal init?(_ any: Any?, like kind: AnimatedValue) {
    guard let any else { return nil }
    switch kind {
    case .number:
      guard let number = AnimatedValue.number(any), number.isFinite else { return nil }
      self = .number(number)
    case .point:
      guard let point = any as? CGPoint ?? (any as? NSValue)?.cgPointValue else { return nil }
      self = .point(point)
    case .size:
      guard let size = any as? CGSize ?? (any as? NSValue)?.cgSizeValue else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = any as? CGRect ?? (any as? NSValue)?.cgRectValue else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = AnimatedValue.transformValue(any) else { return nil }
      self = .transform(transform)
    case .color:
      guard let color = any as? CGColor ?? (any as? UIColor)?.cgColor else { return nil }
      self = .color(color.color)
    case .flag:
      guard let flag = any as? Bool else { return nil }
      self = .flag(flag)
    case .path:
      guard let path = any as? CGPath ?? (any as? UIBezierPath)?.cgPath else { return nil }
      self = .path(path.galley)
    case .list(let kinds):
      guard let all = any as? [Any], let kind = kinds.first else { return nil }
      let values = all.compactMap { AnimatedValue($0, like: kind) }
      guard values.count == all.count else { return nil }
      self = .list(values)
    }
  }

  /// Returns a transform of any type as a `CATransform3D`; `nil` if the value is not a transform.
  private static func transformValue(_ any: Any) -> CATransform3D? {
    switch any {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    case let value as NSValue: value.caTransform3DValue
    default: nil
    }
  }

  /// Returns a number of any type as a `Double`; `nil` if the value is not a number.
  private static func number(_ any: Any) -> Double? {
    switch any {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Float: Double("\(number)")
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  // MARK: Sums

  /// Returns the sum of the value and another; the other value, if they cannot be added.
  internal func plus(_ other: AnimatedValue) -> AnimatedValue {
    if case .transform(let own) = self, case .transform(let on) = other {
      return .transform(CATransform3DConcat(on, own))
    }
    return adding(1, ofWayFrom: nothing, to: other) ?? other
  }

  /// Returns the difference of the value and another; the value itself, if they cannot be
  /// subtracted.
  internal func minus(_ other: AnimatedValue) -> AnimatedValue {
    adding(-1, ofWayFrom: nothing, to: other) ?? self
  }

  /// The value that changes nothing when it is added.
  internal var nothing: AnimatedValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(nil)
    case .flag(let flag): .flag(flag)
    case .path(let path): .path(path)
    case .list(let values): .list(values.map(\.nothing))
    }
  }
}
