import GalleyMarkup

/// An element of a nib or storyboard. The methods read attributes and child elements as values of
/// the types that Xcode writes.
///
///     let view = NibElement(try XMLElement(parsing: bytes))
///     view.rect("frame")          // the child <rect key="frame" …/>
///     view.bool("hidden")         // the attribute hidden="YES"
public struct NibElement: Hashable, Sendable {
  /// The XML element in the file.
  public let xml: XMLElement

  /// Whether the element is the value of a property. The names of attributes that are read from
  /// such an element, such as the `x` of a rectangle, are not recorded.
  private let isValue: Bool

  /// Creates an element from an XML element of the file.
  public init(_ xml: XMLElement) { self.init(xml, isValue: false) }

  private init(_ xml: XMLElement, isValue: Bool) {
    self.xml = xml
    self.isValue = isValue
  }

  /// Records that an attribute or a child element has been read. The recorded names tell which
  /// steps of loading the nib depend on the size classes: see `NibReading`.
  private func note(_ name: String) {
    if !isValue { NibReading.note(name) }
  }

  /// The kind of object: `view`, `label`, `tableViewCell`.
  public var kind: String { xml.name }
  /// The identifier by which other elements refer to this element.
  public var id: String? { xml["id"] }
  /// The name of the property whose value the element is.
  public var key: String? { xml["key"] }
  /// The line of the file in which the element starts.
  public var line: Int { xml.line }
  /// The child elements.
  public var children: [NibElement] { xml.children.map { NibElement($0, isValue: isValue) } }

  /// Returns the child elements of a kind.
  public func all(_ kind: String) -> [NibElement] {
    note(kind)
    return xml.children.filter { $0.name == kind }.map { NibElement($0, isValue: isValue) }
  }

  /// Returns the element that is the value of a property.
  public func value(_ key: String) -> NibElement? {
    note(key)
    return xml.children.first { $0["key"] == key }.map { NibElement($0, isValue: true) }
  }

  /// Returns the element of a kind that is the value of a property.
  public func value(_ key: String, _ kind: String) -> NibElement? {
    note(key)
    return xml.children.first { $0["key"] == key && $0.name == kind }.map {
      NibElement($0, isValue: true)
    }
  }

  /// Returns the elements in a list of this element, for example `subviews` or `constraints`.
  public func list(_ name: String) -> [NibElement] {
    note(name)
    return xml.children.lazy.filter { $0.name == name && $0["key"] == nil }.flatMap(\.children)
      .map { NibElement($0, isValue: isValue) }
  }

  /// Returns the element without the children of a kind.
  public func without(_ kind: String) -> NibElement {
    var xml = xml
    xml.children.removeAll { $0.name == kind }
    return NibElement(xml, isValue: isValue)
  }

  private func attribute(_ name: String) -> String? {
    note(name)
    return xml[name]
  }

  // MARK: Attributes

  /// Returns a text. Xcode writes long texts and texts with line breaks as child elements.
  public func string(_ name: String) -> String? {
    attribute(name) ?? value(name, "string").map { $0.string }
      ?? value(name, "mutableString").map { $0.string }
  }

  /// The texts in a list of `string` elements, for example `scopeButtonTitles`.
  public func strings(_ name: String) -> [String] {
    let list = value(name)?.children ?? self.list(name)
    return list.filter { $0.kind == "string" || $0.kind == "mutableString" }.map(\.string)
  }

  /// The text of a `string` element, which may be encoded as base64.
  private var string: String {
    xml["base64-UTF8"] == "YES" ? decodedBase64(xml.text) ?? xml.text : xml.text
  }

  /// Returns a Boolean value; `nil` if the element has no such value. Xcode writes some Boolean
  /// values as child elements.
  public func bool(_ name: String) -> Bool? {
    switch attribute(name) ?? value(name, "bool")?.xml["value"] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// Returns a number; `nil` if the element has no such number, or if it is not finite. Xcode
  /// writes some numbers as child elements.
  public func number(_ name: String) -> Double? {
    let text =
      attribute(name) ?? (value(name, "real") ?? value(name, "integer"))?.xml["value"]
    guard let number = text.flatMap(Double.init), number.isFinite else { return nil }
    return number
  }

  /// Returns a number, rounded to a whole number; `nil` if the element has no such number.
  public func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0.rounded()) }
  }

  // MARK: Geometry

  /// Returns the child element with the value of a property. Xcode writes such elements in one of
  /// two ways: `<size key="…"/>` or `<value key="…" type="size"/>`.
  private func typed(_ key: String, _ type: String) -> NibElement? {
    value(key, type) ?? value(key, "value").flatMap { $0.xml["type"] == type ? $0 : nil }
  }

  /// Returns a rectangle.
  public func rect(_ key: String) -> NibRect? {
    typed(key, "rect").map {
      NibRect(
        x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
        height: $0.number("height") ?? 0)
    }
  }

  /// Returns a size.
  public func size(_ key: String) -> NibSize? {
    typed(key, "size").map {
      NibSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }

  /// Returns a point or an offset.
  public func point(_ key: String) -> NibPoint? {
    (typed(key, "point") ?? value(key, "offsetWrapper")).map {
      NibPoint(
        x: $0.number("x") ?? $0.number("horizontal") ?? 0,
        y: $0.number("y") ?? $0.number("vertical") ?? 0)
    }
  }

  /// The frame as distances from the edges of the superview, which some versions of Xcode write.
  public var frameInset: NibFrameInset? {
    value("frameInset", "frame").map {
      NibFrameInset(
        minX: $0.insetLength("minX"), minY: $0.insetLength("minY"), maxX: $0.insetLength("maxX"),
        maxY: $0.insetLength("maxY"), width: $0.insetLength("width"),
        height: $0.insetLength("height"))
    }
  }

  /// Returns a distance or a length, which may be a percentage: `19.47%`.
  private func insetLength(_ name: String) -> NibFrameInset.Length? {
    guard let text = attribute(name), text.hasSuffix("%") else {
      return number(name).map { .points($0) }
    }
    guard let percents = Double(text.dropLast()), percents.isFinite else { return nil }
    return .share(percents / 100)
  }

  /// Returns insets. Xcode writes `UIEdgeInsets` as minimum and maximum coordinates, and
  /// directional insets as `leading` and `trailing`.
  public func insets(_ key: String) -> NibInsets? {
    (value(key, "inset") ?? value(key, "edgeInsets") ?? value(key, "directionalEdgeInsets")).map {
      NibInsets(
        top: $0.number("minY") ?? $0.number("top") ?? 0,
        left: $0.number("minX") ?? $0.number("left") ?? $0.number("leading") ?? 0,
        bottom: $0.number("maxY") ?? $0.number("bottom") ?? 0,
        right: $0.number("maxX") ?? $0.number("right") ?? $0.number("trailing") ?? 0)
    }
  }
}

/// A rectangle of a nib.
public struct NibRect: Hashable, Sendable {
  public var x, y, width, height: Double
}

/// A frame that is given by its distances from the edges of the superview.
///
/// A missing distance is zero. A missing length is the remaining space in the superview. If there
/// are only a length and the distance from the far edge, that distance determines the position.
public struct NibFrameInset: Hashable, Sendable {
  /// A distance or a length.
  public enum Length: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// A fraction of the space in the superview that remains after all distances and lengths in
    /// points. The value is 0.25 for `25.00%`.
    case share(Double)
  }

  public var minX, minY, maxX, maxY, width, height: Length?

  /// Whether the frame is the same in each superview.
  public var isFixed: Bool {
    let hasShare = [minX, minY, maxX, maxY, width, height].contains {
      if case .share = $0 { true } else { false }
    }
    return !hasShare && width != nil && height != nil && (minX != nil || maxX == nil)
      && (minY != nil || maxY == nil)
  }

  /// Returns the frame in a superview of a width and a height.
  public func frame(inWidth superWidth: Double, height superHeight: Double) -> NibRect {
    let (x, width) = NibFrameInset.range(minX, maxX, width, in: superWidth)
    let (y, height) = NibFrameInset.range(minY, maxY, height, in: superHeight)
    return NibRect(x: x, y: y, width: width, height: height)
  }

  private static func range(
    _ near: Length?, _ far: Length?, _ length: Length?, in whole: Double
  ) -> (start: Double, length: Double) {
    var shared = whole
    for case .points(let points)? in [near, far, length] { shared -= points }
    func value(_ length: Length?) -> Double? {
      switch length {
      case .points(let points): points
      case .share(let share): share * max(shared, 0)
      case nil: nil
      }
    }
    let (near, far) = (value(near), value(far))
    guard let length = value(length) else {
      return (near ?? 0, max(whole - (near ?? 0) - (far ?? 0), 0))
    }
    if near == nil, let far { return (whole - far - length, length) }
    return (near ?? 0, length)
  }
}

/// A size of a nib.
public struct NibSize: Hashable, Sendable {
  public var width, height: Double
}

/// A point of a nib.
public struct NibPoint: Hashable, Sendable {
  public var x, y: Double
}

/// Insets of a nib.
public struct NibInsets: Hashable, Sendable {
  public var top, left, bottom, right: Double
}

/// Decodes a text from base64; returns `nil` if the encoding is not valid. Xcode leaves out the
/// padding.
private func decodedBase64(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: "\n"), 0x0D, 0x09: continue
    default: return nil
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return String(validating: bytes, as: UTF8.self)
}
