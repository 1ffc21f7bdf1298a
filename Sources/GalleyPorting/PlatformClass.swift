/// A public class of UIKit's: the class above it, and its initializers by name and labels.
struct PlatformClass: Hashable, Sendable {
  var superclass = ""
  var designated: Set<String> = []
  var conveniences: Set<String> = []
  /// Those that each class below has, and that can be called on a class value.
  var required: Set<String> = []
}
