import Foundation

/// A function that turns the numbers of an animation into a transform.
///
///     let turn = CABasicAnimation(keyPath: "transform")
///     turn.valueFunction = CAValueFunction(name: .rotateZ)
///     turn.fromValue = 0
///     turn.toValue = CGFloat.pi
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function with a name; `nil` if no function has this name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunction.parts[name] != nil else { return nil }
    self.name = name
  }

  /// The part of a transform that each function sets.
  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z",
    .scale: "scale.xyz", .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z",
    .translate: "translation.xyz", .translateX: "translation.x", .translateY: "translation.y",
    .translateZ: "translation.z",
  ]

  /// The part of a transform that the function sets.
  internal var part: String? { CAValueFunction.parts[name] }
}

/// The name of a function that turns numbers into a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public var rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation around the x axis by an angle.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation around the y axis by an angle.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation around the z axis by an angle.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale on all three axes, by an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale on the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale on the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale on the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation on all three axes, by an array of three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation on the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation on the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation on the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
