/// A public class of UIKit: its superclass, and its initializers by full name.
struct PlatformClass: Hashable, Sendable {
  var superclass = ""
  var designated: Set<String> = []
  var conveniences: Set<String> = []
  /// The required initializers. Every subclass has these initializers, so they can be called on a
  /// class value.
  var required: Set<String> = []
}
