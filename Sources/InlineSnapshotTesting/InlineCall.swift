/// A call in a source file: where its arguments end, and where its trailing closures are.
internal struct InlineCall {
  /// A closure, with its braces.
  struct Closure {
    var label: String?
    var range: Range<Int>
  }

  private let source: [UInt8]
  /// Where a first trailing closure would stand: behind the arguments.
  private(set) var end: Int
  /// Closures in the arguments, by their labels.
  private(set) var inArguments: [Closure] = []
  /// Closures behind the arguments.
  private(set) var trailing: [Closure] = []

  /// The call that begins at a line and a column, both counted from 1; `nil` if there is none.
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
    // The column is that of the name, or that of what stands before its parenthesis.
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

  /// The closure that a descriptor speaks of.
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

  /// The line of the closure that a descriptor speaks of, from 1.
  func line(of descriptor: InlineSnapshotSyntaxDescriptor) -> Int? {
    closure(descriptor).map { closure in
      1 + source[..<closure.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    }
  }

  /// The space at the beginning of the line in which the call is that ends at `end`, as far as that line begins it.
  func indentation(ofLineAt index: Int) -> [UInt8] {
    let start = source[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  // MARK: Reading Swift, as far as brackets and texts go

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The first byte that is neither space nor part of a comment.
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

  /// The end of a comment that begins here; `nil` if none does.
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

  /// The end of a text that begins here; `nil` if none does.
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

  /// The end of what a bracket that stands here encloses; `nil` if it is never closed.
  ///
  /// - Parameter found: Gets the closures that stand directly between the brackets, with their labels.
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
