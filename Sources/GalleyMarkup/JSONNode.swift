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

  /// The member of an object with this key; `nil` if there is none, or if the value is not an
  /// object.
  public subscript(key: String) -> JSONNode? { object?[key] }

  /// The element of an array at this position; `nil` if there is none.
  public subscript(position: Int) -> JSONNode? {
    guard let array, array.indices.contains(position) else { return nil }
    return array[position]
  }

  /// The text, if the value is one.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The Boolean, if the value is one.
  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The number as it was written, if the value is one.
  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The number as a double, if the value is one. It is always finite.
  public var double: Double? { number?.double }

  /// The number as an integer, if the value is a whole number that fits.
  public var int: Int? { number?.int }

  /// The elements, if the value is an array.
  public var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members, if the value is an object.
  public var object: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { value == .null }
}

/// A value that JSON can hold.
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
  /// The number as it was written, for example `1.50`.
  public let text: String

  /// The nearest double. It is always finite.
  public let double: Double

  /// The number as an integer, if it is whole and fits.
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
/// If a key occurs twice, its last value is used, at the position of the first.
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

  /// The value with this key, or `nil`.
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
