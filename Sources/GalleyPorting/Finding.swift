/// Something in a source that can't be carried over, or not wholly.
public struct Finding: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What a finding is about.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The file has mistakes of grammar, or is no text.
    case unreadable = "can't be read"
    /// A module that does not exist here.
    case module = "a module that is missing"
    /// A spelling of Objective-C that nothing stands for here.
    case objectiveC = "needs the Objective-C runtime"
    /// A member of a type that is not in these sources.
    case foreignMember = "overrides what an extension of another module declares"
    /// A selector whose method is not in these sources.
    case selector = "a selector without a method"
  }

  /// What the finding is about.
  public var kind: Kind
  /// The file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes as the compiler counts.
  public var column: Int
  /// What is the matter, and what to do about it.
  public var message: String

  /// `App/Feed.swift:12:3: warning: …`, as the compiler writes it.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}

/// Where the lines of a text begin.
struct LineStarts {
  private var starts: [Int] = [0]

  init(_ text: String) {
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == 10 { starts.append(offset) }
    }
  }

  /// The line and column of a byte, both from 1.
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
