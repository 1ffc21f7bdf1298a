import Foundation

// The methods of scanners with which old code gets the scanned text by reference:
//
//     var word: NSString?
//     scanner.scanUpTo(" ", into: &word)

extension Scanner {
  /// Scans the given text, and returns whether the text is at the current position.
  @discardableResult
  public func scanString(_ string: String, into result: inout NSString?) -> Bool {
    store(scanString(string), in: &result)
  }

  /// Scans all characters before the given text, and returns whether there are such characters.
  @discardableResult
  public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    store(scanUpToString(string), in: &result)
  }

  /// Scans characters of a set, and returns whether there are such characters.
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    store(scanCharacters(from: set), in: &result)
  }

  /// Scans all characters that are not in a set, and returns whether there are such characters.
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    store(scanUpToCharacters(from: set), in: &result)
  }

  private func store(_ found: String?, in result: inout NSString?) -> Bool {
    guard let found else { return false }
    result = found as NSString
    return true
  }
}
