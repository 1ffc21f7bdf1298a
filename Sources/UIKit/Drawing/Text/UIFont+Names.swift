import Foundation

extension UIFont {
  /// Creates the font with a name, such as `NotoSerif-Bold`, or the regular font of a family.
  ///
  /// A size of zero or less means 12 points.
  ///
  /// - Returns: The font; `nil` if there is no such font or family.
  /// - Differs: A font that every iPhone has, such as `HelveticaNeue-Bold`, is drawn in another
  ///   font if it is not installed, which is reported once. The font keeps its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard var face = FontFace(name: fontName, size: fontSize) else { return nil }
    if fontSize <= 0 { face.size = 12 }
    self.init(face)
  }

  /// The names of all families.
  public class var familyNames: [String] { FontFamilies.names }

  /// Returns the names of the fonts in a family.
  ///
  /// - Differs: For a family whose fonts the app has not registered, the result is the names of the
  ///   four fonts that most families have.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let registered = RegisteredFonts.names(inFamily: familyName)
    guard registered.isEmpty else { return registered }
    guard let family = FontFamilies.family(familyName) else { return [] }
    let base = family.name.filter { $0 != " " }
    return ["Regular", "Italic", "Bold", "BoldItalic"].map { "\(base)-\($0)" }
  }
}
