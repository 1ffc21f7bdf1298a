extension Report.Topic {
  /// Layout that does not come to an end.
  package static let layout = Report.Topic(rawValue: "layout")
  /// Frames and offsets that are none.
  static let geometry = Report.Topic(rawValue: "geometry")
}

/// What happens where UIKit raises an exception.
package enum Misuse {
  /// Stops the program with UIKit's own words, and what is wrong here.
  package static func trap(_ words: String, _ here: String) -> Never {
    fatalError("\(words): \(here)")
  }
}
