import Foundation

/// Preferences for how the elements of a menu are shown.
///
///     let preferences = UIMenuDisplayPreferences()
///     preferences.maximumNumberOfTitleLines = 3
///     menu.displayPreferences = preferences
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @MainActor NSCopying {
  /// Creates preferences that leave everything to the system.
  public override init() { super.init() }

  /// Galley reads no archives, so this initializer traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIMenuDisplayPreferences.init(coder:): Galley reads no archives")
  }

  /// The largest number of lines for the title and for the subtitle of an element.
  ///
  /// The default is `NSNotFound`, which leaves the number to the system.
  open var maximumNumberOfTitleLines = NSNotFound

  /// Returns a copy of the preferences.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  internal final func duplicate() -> UIMenuDisplayPreferences {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
