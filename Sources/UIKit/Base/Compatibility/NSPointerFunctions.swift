import Foundation

/// The options with which collections hold and compare objects.
open class NSPointerFunctions: NSObject {
  /// Options for holding and for comparing objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained. This is the default.
    public static let strongMemory: Options = []
    /// Objects are held weakly. A released object is removed from its table, but leaves `nil` in an
    /// `NSPointerArray`.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared with `isEqual(_:)`. This is the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)

    internal var isWeak: Bool { rawValue & 0xff == 5 }
    internal var comparesIdentity: Bool { rawValue & 0xff00 != 0 }
  }
}

/// A strong or weak reference to an object in a table.
internal struct TableObject {
  private weak var weakly: AnyObject?
  private let strongly: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakly = object
    strongly = isWeak ? nil : object
  }

  var object: AnyObject? { strongly ?? weakly }
}

extension NSPointerFunctions.Options {
  /// Returns the object that a table holds for a value.
  internal func object(_ value: Any) -> AnyObject {
    let object = value as AnyObject
    guard contains(.copyIn), let copy = (object as? any NSCopying)?.copy(with: nil) else {
      return object
    }
    return copy as AnyObject
  }

  internal func hash(_ object: AnyObject) -> Int {
    if !comparesIdentity, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  internal func areSame(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard !comparesIdentity, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }
}
