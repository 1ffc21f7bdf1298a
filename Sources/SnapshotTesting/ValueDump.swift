import Foundation

/// A type whose values provide their own text for `Snapshotting.dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether the contents of the value are dumped too.
  static var renderChildren: Bool { get }
  /// The text of the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// `false` by default: the contents of the value are left out.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character between quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date and the time in UTC: `2018-09-24T00:00:00Z`.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: self)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description of the object as on a phone, without addresses.
  public var snapshotDescription: String {
    PhoneTexts.describe(self) ?? debugDescription.withoutAddresses
  }
}

extension String: AnySnapshotStringConvertible {
  /// The text between quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text between quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL.
  public var snapshotDescription: String { debugDescription }
}

extension String {
  /// The text without the addresses of objects: `<Row: 0x7f01a84c20>` becomes `<Row>`.
  internal var withoutAddresses: String {
    replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}

/// Values as text, a line each, in the format of `dump` but always in the same order.
internal enum ValueDump {
  static func describe(_ value: Any) -> String {
    lines(of: value, name: nil, depth: 0, around: [])
  }

  /// Returns the line of a value, followed by the lines of its contents.
  ///
  /// - Parameter around: The objects that contain the value, so that an object that contains itself
  ///   is not followed.
  private static func lines(
    of value: Any, name: String?, depth: Int, around: Set<ObjectIdentifier>
  ) -> String {
    let margin = String(repeating: " ", count: depth * 2)
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    var around = around
    let label = name.map { "\($0): " } ?? ""
    let bullet = children.isEmpty ? "-" : "▿"
    if mirror.displayStyle == .class {
      // An object with a description of its own may contain itself, too.
      guard around.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return "\(margin)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
    }
    let (text, contents) = summary(of: value, mirror, count: children.count)
    if contents == .hidden { return "\(margin)- \(label)\(text)\n" }
    let parts = children.map {
      lines(of: $0.value, name: $0.label, depth: depth + 1, around: around)
    }
    return "\(margin)\(bullet) \(label)\(text)\n"
      + (contents == .sorted ? parts.sorted() : parts).joined()
  }

  /// The way in which the lines of a value's contents follow the line of the value.
  private enum Contents { case inOrder, sorted, hidden }

  /// Returns the text in the line of a value, without its name, and how its contents follow.
  ///
  /// - Parameter count: The number of the contents.
  private static func summary(
    of value: Any, _ mirror: Mirror, count: Int
  ) -> (text: String, contents: Contents) {
    func counted(_ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one)" : "\(count) \(many)"
    }
    switch mirror.displayStyle {
    case .collection: return (counted("element", "elements"), .inOrder)
    case .dictionary: return (counted("key/value pair", "key/value pairs"), .sorted)
    case .set: return (counted("member", "members"), .sorted)
    case .tuple: return ("(\(counted("element", "elements")))", .inOrder)
    case .optional:
      return (count == 0 ? "\(typeName(mirror)).none" : typeName(mirror), .inOrder)
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible {
      return (own.snapshotDescription, type(of: own).renderChildren ? .inOrder : .hidden)
    }
    if let own = value as? any CustomStringConvertible { return (own.description, .inOrder) }
    switch mirror.displayStyle {
    case .class, .struct: return (typeName(mirror), .sorted)
    case .enum:
      return (count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror), .inOrder)
    default: return (String(describing: value), .inOrder)
    }
  }

  /// Returns the name of a type, without the numbers that types in functions have.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }
}
