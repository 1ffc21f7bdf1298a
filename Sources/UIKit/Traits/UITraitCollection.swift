import Foundation
import GalleyGeometry

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The circumstances in which something is shown: light or dark, the size of text, the pixels of the
/// screen.
///
///     UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle   // .dark
open class UITraitCollection: NSObject, @unchecked Sendable {
  internal struct Values: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  }

  internal let values: Values

  internal init(_ values: Values) { self.values = values }

  /// Circumstances of which nothing is said.
  public override convenience init() { self.init(Values()) }

  /// Circumstances of which only the style is said.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The circumstances of what is being drawn or laid out right now.
  @TaskLocal internal static var now = UITraitCollection(userInterfaceStyle: .light)

  /// The circumstances of what is being drawn or laid out right now.
  public class var current: UITraitCollection { now }

  /// Does something in these circumstances: dynamic colors are resolved for them.
  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$now.withValue(self, operation: actions)
  }
}
