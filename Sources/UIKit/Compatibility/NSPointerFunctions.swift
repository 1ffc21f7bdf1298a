import Foundation

/// How tables of objects hold and compare what is in them.
open class NSPointerFunctions: NSObject {
  /// Ways to hold objects, and ways to compare them.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Some of them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive. This is the default.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave the table when they go.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared with `isEqual(_:)`. This is the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by being the same one.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Objects are compared by being the same one.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)

    internal var isWeak: Bool { rawValue & 0xff == 5 }
    internal var comparesIdentity: Bool { rawValue & 0xff00 != 0 }
  }
}

/// An object in a table: kept alive, or not.
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
  /// A value as the object that a table holds.
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
