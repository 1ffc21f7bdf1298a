/// A value in a JSON document, with the line on which it starts.
///
///     let node = try JSONNode(parsing: Array(#"{"scale": "2x", "size": 20.5}"#.utf8))
///     node["scale"]?.string   // "2x"
///     node["size"]?.double    // 20.5
///     node["size"]?.line      // 1
public struct JSONNode: Hashable, Sendable {
  /// The value.
  public var value: JSONValue

  /// The line of the document on which the value starts. The first line is 1.
  public var line: Int

  /// Creates a value that starts on a line.
  public init(_ value: JSONValue, line: Int) {
    self.value = value
    self.line = line
  }

  /// The value of a key in an object; `nil` if the object does not have the key, or if the value is
  /// not an object.
  public subscript(key: String) -> JSONNode? { object?[key] }

  /// The element of an array at a position; `nil` if there is no such element, or if the value is
  /// not an array.
  public subscript(position: Int) -> JSONNode? {
    guard let array, array.indices.contains(position) else { return nil }
    return array[position]
  }

  /// The text; `nil` if the value is not a text.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The Boolean value; `nil` if the value is not `true` or `false`.
  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The number; `nil` if the value is not a number.
  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The number as a double, which is always finite; `nil` if the value is not a number.
  public var double: Double? { number?.double }

  /// The number as an integer; `nil` if the value is not a whole number that fits into an `Int`.
  public var int: Int? { number?.int }

  /// The elements; `nil` if the value is not an array.
  public var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members; `nil` if the value is not an object.
  public var object: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { value == .null }
}

/// A value of one of JSON's types.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONNode])
  /// Values by key, in order.
  case object(JSONObject)
}

/// A number in a JSON document.
public struct JSONNumber: Hashable, Sendable {
  /// The number as it is written in the document, for example `1.50`.
  public let text: String

  /// The nearest double, which is always finite.
  public let double: Double

  /// The number as an integer; `nil` if the number is not a whole number that fits into an `Int`.
  public var int: Int? { Int(text) ?? Int(exactly: double) }

  /// Creates a number from its text in JSON; `nil` if the text is not a number, or the number is
  /// too large for a double.
  internal init?(text: String) {
    guard let double = Double(text), double.isFinite else { return nil }
    self.text = text
    self.double = double
  }
}

/// The members of a JSON object, in the order of the document.
///
/// If a key occurs several times, its last value is used, at the position of the first value.
public struct JSONObject: Hashable, Sendable, RandomAccessCollection {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var node: JSONNode
  }

  private var members: [Member] = []
  private var positions: [String: Int] = [:]

  /// Creates an object without members.
  public init() {}

  /// Creates an object of members in order.
  public init(_ members: some Sequence<(key: String, node: JSONNode)>) {
    for member in members { set(member.node, for: member.key) }
  }

  /// The value of a key; `nil` if the object does not have the key.
  public subscript(key: String) -> JSONNode? { positions[key].map { members[$0].node } }

  /// The keys, in order.
  public var keys: [String] { members.map(\.key) }

  internal mutating func set(_ node: JSONNode, for key: String) {
    if let position = positions[key] {
      members[position].node = node
    } else {
      positions[key] = members.count
      members.append(Member(key: key, node: node))
    }
  }

  /// The position of the first member: 0.
  public var startIndex: Int { 0 }
  /// The number of members.
  public var endIndex: Int { members.count }
  /// The member at a position.
  public subscript(position: Int) -> Member { members[position] }
}
