/// A call in a source file: the end of its arguments, and the closures that are passed to it.
internal struct InlineCall {
  /// A closure, with its braces.
  struct Closure {
    var label: String?
    var range: Range<Int>
  }

  private let source: [UInt8]
  /// The index after the arguments, at which a first trailing closure would begin.
  private(set) var end: Int
  /// Closures in the arguments, by their labels.
  private(set) var inArguments: [Closure] = []
  /// The trailing closures.
  private(set) var trailing: [Closure] = []

  /// Finds the call that begins at a line and a column, both counted from 1; `nil` if there is
  /// none.
  init?(in source: [UInt8], line: Int, column: Int) {
    self.source = source
    var start = 0
    var lines = 1
    while lines < line {
      guard let next = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = next + 1
      lines += 1
    }
    var index = start + column - 1
    // The column is the column of the function's name or of the opening parenthesis.
    guard index < source.count else { return nil }
    while index < source.count, source[index] != UInt8(ascii: "(") {
      guard InlineCall.isName(source[index]) || source[index] == UInt8(ascii: ".") else {
        return nil
      }
      index += 1
    }
    guard index < source.count else { return nil }
    var found: [Closure] = []
    guard let close = InlineCall.skip(source, from: index, found: &found) else { return nil }
    end = close
    inArguments = found
    takeTrailingClosures()
  }

  /// Finds the trailing closures of the call.
  private mutating func takeTrailingClosures() {
    var index = end
    var label: String?
    while let start = InlineCall.afterSpace(source, index) {
      if source[start] == UInt8(ascii: "{") {
        var inner: [Closure] = []
        guard trailing.isEmpty || label != nil,
          let close = InlineCall.skip(source, from: start, found: &inner)
        else { return }
        trailing.append(Closure(label: label, range: start..<close))
        (index, label) = (close, nil)
      } else if !trailing.isEmpty, label == nil, InlineCall.isName(source[start]) {
        let nameEnd = source[start...].firstIndex { !InlineCall.isName($0) } ?? source.count
        guard nameEnd < source.count, source[nameEnd] == UInt8(ascii: ":") else { return }
        label = String(decoding: source[start..<nameEnd], as: UTF8.self)
        index = nameEnd + 1
      } else {
        return
      }
    }
  }

  /// Returns the closure at a descriptor's position.
  func closure(_ descriptor: InlineSnapshotSyntaxDescriptor) -> Closure? {
    let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
    if let named = (trailing + inArguments).first(where: { $0.label.map(labels.contains) == true })
    {
      return named
    }
    let offset = descriptor.trailingClosureOffset
    guard trailing.indices.contains(offset), trailing[offset].label == nil else { return nil }
    return trailing[offset]
  }

  /// Returns the line of the closure at a descriptor's position, from 1.
  func line(of descriptor: InlineSnapshotSyntaxDescriptor) -> Int? {
    closure(descriptor).map { closure in
      1 + source[..<closure.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// Returns the spaces and tabs at the beginning of the line that contains `index`.
  func indentation(ofLineAt index: Int) -> [UInt8] {
    let start = source[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  // MARK: Reading names, comments, strings and brackets

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Returns the index of the first byte that is not part of white space or a comment.
  private static func afterSpace(_ source: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < source.count {
      if let next = comment(source, index) {
        index = next
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(source[index]) {
        index += 1
      } else {
        return index
      }
    }
    return nil
  }

  /// Returns the end of the comment that begins at an index; `nil` if there is none.
  private static func comment(_ source: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < source.count, source[start] == UInt8(ascii: "/") else { return nil }
    if source[start + 1] == UInt8(ascii: "/") {
      return source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    }
    guard source[start + 1] == UInt8(ascii: "*") else { return nil }
    var (depth, index) = (1, start + 2)
    while index + 1 < source.count, depth > 0 {
      switch (source[index], source[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      default: index += 1
      }
    }
    return index
  }

  /// Returns the end of the string that begins at an index; `nil` if there is none.
  private static func text(_ source: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index < source.count, source[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    guard index < source.count, source[index] == UInt8(ascii: "\"") else { return nil }
    let quote = UInt8(ascii: "\"")
    let quotes =
      index + 2 < source.count && source[index + 1] == quote && source[index + 2] == quote ? 3 : 1
    let close =
      [UInt8](repeating: quote, count: quotes)
      + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    index += quotes
    while index < source.count {
      if source[index...].starts(with: close) { return index + close.count }
      if source[index...].starts(with: escape) {
        index += escape.count
        if index < source.count, source[index] == UInt8(ascii: "(") {
          var inner: [Closure] = []
          guard let end = skip(source, from: index, found: &inner) else { return nil }
          index = end
        } else {
          index += 1
        }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Returns the index after the bracket that closes the bracket at an index; `nil` if no bracket
  /// closes it.
  ///
  /// - Parameter found: An array to which the closures directly between the brackets are appended,
  ///   with their labels.
  private static func skip(_ source: [UInt8], from start: Int, found: inout [Closure]) -> Int? {
    var index = start
    var open: [UInt8] = []
    var braces = 0
    var label: String?
    var name = start..<start
    while index < source.count {
      if let next = comment(source, index) ?? text(source, index) {
        index = next
        continue
      }
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "{"), open.count == 1 { braces = index }
        open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() != nil else { return nil }
        if byte == UInt8(ascii: "}"), open.count == 1, let label {
          found.append(Closure(label: label, range: braces..<index + 1))
        }
        if open.isEmpty { return index + 1 }
      case UInt8(ascii: ":") where open.count == 1:
        label = String(decoding: source[name], as: UTF8.self)
      case UInt8(ascii: ",") where open.count == 1:
        label = nil
      default:
        if isName(byte) {
          if index == start || !isName(source[index - 1]) { name = index..<index + 1 }
          name = name.lowerBound..<index + 1
        }
      }
      index += 1
    }
    return nil
  }
}
