/// What happens where UIKit raises an exception.
package enum Misuse {
  /// Stops the program with UIKit's own words, and what is wrong here.
  package static func trap(_ words: String, _ here: String) -> Never {
    fatalError("\(words): \(here)")
  }
}
