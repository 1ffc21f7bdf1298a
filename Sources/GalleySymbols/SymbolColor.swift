/// The color of a part of an app's own symbol in multicolor.
public enum SymbolColor: Hashable, Sendable {
  /// A color of the system, for example `systemRedColor`.
  case system(String)
  /// A color that the file contains, with components from 0 to 1.
  case custom(red: Double, green: Double, blue: Double)
  /// No color: the part erases the parts before it.
  case clear
}
