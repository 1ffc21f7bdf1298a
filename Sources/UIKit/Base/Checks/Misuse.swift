/// Traps where UIKit raises an exception.
package enum Misuse {
  /// Stops the program with UIKit's own message, followed by a description of the mistake.
  package static func trap(_ words: String, _ here: String) -> Never {
    fatalError("\(words): \(here)")
  }
}
