/// A part of a source that can't be ported, or not completely.
public struct Finding: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The kind of a finding.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The file has syntax errors, or is not text.
    case unreadable = "can't be read"
    /// A module that does not exist on Linux.
    case module = "a module that is missing"
    /// A feature of Objective-C that has no replacement.
    case objectiveC = "needs the Objective-C runtime"
    /// An override of a member whose class is not in the ported sources.
    case foreignMember = "overrides what an extension of another module declares"
    /// A selector whose method is not in the ported sources.
    case selector = "a selector without a method"
  }

  /// The kind of the finding.
  public var kind: Kind
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, counted from 1 in bytes, as the compiler does.
  public var column: Int
  /// The problem, and what to do about it.
  public var message: String

  /// The finding in the compiler's format: `App/Feed.swift:12:3: warning: …`.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}

/// The offsets at which the lines of a text begin.
struct LineStarts {
  private var starts: [Int] = [0]

  init(_ text: String) {
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == 10 { starts.append(offset) }
    }
  }

  /// Returns the line and column of an offset, both counted from 1.
  ///
  /// - Complexity: O(log *n*) in the lines.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
