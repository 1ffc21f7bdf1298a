import Foundation

// Colors that are the same in light and dark appearance.

extension UIColor {
  /// Black.
  public class var black: UIColor { Plain.black }
  /// A gray a third as bright as white.
  public class var darkGray: UIColor { Plain.darkGray }
  /// A gray two thirds as bright as white.
  public class var lightGray: UIColor { Plain.lightGray }
  /// White.
  public class var white: UIColor { Plain.white }
  /// A gray half as bright as white.
  public class var gray: UIColor { Plain.gray }
  /// Red.
  public class var red: UIColor { Plain.red }
  /// Green.
  public class var green: UIColor { Plain.green }
  /// Blue.
  public class var blue: UIColor { Plain.blue }
  /// Green and blue.
  public class var cyan: UIColor { Plain.cyan }
  /// Red and green.
  public class var yellow: UIColor { Plain.yellow }
  /// Red and blue.
  public class var magenta: UIColor { Plain.magenta }
  /// Red, and half as much green.
  public class var orange: UIColor { Plain.orange }
  /// Red and blue, both with half of the full brightness.
  public class var purple: UIColor { Plain.purple }
  /// Brown.
  public class var brown: UIColor { Plain.brown }
  /// A transparent color.
  public class var clear: UIColor { Plain.clear }
  /// A color for text on a light background.
  public class var darkText: UIColor { Plain.black }
  /// A color for text on a dark background.
  public class var lightText: UIColor { Plain.lightText }
}

private enum Plain {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}
