/// Traps where UIKit raises an exception.
package enum Misuse {
  /// Stops the program with UIKit's own message, followed by a description of the mistake.
  package static func trap(_ words: String, _ here: String) -> Never {
    fatalError("\(words): \(here)")
  }

  /// Stops the program when an object is encoded, because Galley does not write archives.
  package static func trapOnWriting(_ type: AnyClass) -> Never {
    trap(
      "\(type).encode(with:): Galley writes no archives", "copy the object's properties instead")
  }
}
