/// An element of an XML document, with its name, attributes, text and child elements.
///
///     let element = try XMLElement(parsing: Array("<view id='a'><rect x='1'/></view>".utf8))
///     element["id"]                       // "a"
///     element.first("rect")?["x"]         // "1"
public struct XMLElement: Hashable, Sendable {
  /// A name and a value.
  public struct Attribute: Hashable, Sendable {
    /// The name, with its prefix if it has one.
    public let name: String
    /// The value, with entities replaced.
    public let value: String

    /// Creates an attribute.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name, with its prefix if it has one.
  public let name: String
  /// The attributes, in the order of the document.
  public var attributes: [Attribute]
  /// The child elements, in the order of the document.
  public var children: [XMLElement]
  /// All text that is directly within the element, with entities replaced.
  public var text: String
  /// The line of the document in which the element starts. The first line is 1.
  public let line: Int

  /// Creates an element.
  public init(
    name: String, attributes: [Attribute] = [], children: [XMLElement] = [], text: String = "",
    line: Int = 1
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The value of an attribute; `nil` if the element does not have the attribute.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Returns the first child element with a name.
  public func first(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }

  /// Returns the child elements with a name.
  public func all(_ name: String) -> [XMLElement] {
    children.filter { $0.name == name }
  }
}
