import Foundation
import GalleyDrawing

extension FontFace {
  /// The symbolic traits of the face.
  internal var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits = leading
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if width.rawValue > 0.1 { traits.insert(.traitExpanded) }
    if width.rawValue < -0.1 { traits.insert(.traitCondensed) }
    if drawn == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Applies symbolic traits. Traits of the face that are not among the given traits are removed.
  internal mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      // In a font of a text style, bold text has the weight `semibold`.
      let bold: UIFont.Weight = textStyle == nil ? .bold : .semibold
      weight = traits.contains(.traitBold) ? bold : .regular
    }
    if traits.contains(.traitExpanded) != symbolicTraits.contains(.traitExpanded) {
      width = traits.contains(.traitExpanded) ? .expanded : .standard
    }
    if traits.contains(.traitCondensed) != symbolicTraits.contains(.traitCondensed) {
      width = traits.contains(.traitCondensed) ? .condensed : .standard
    }
    if family == nil, traits.contains(.traitMonoSpace) != (drawn == .monospaced) {
      drawn = traits.contains(.traitMonoSpace) ? .monospaced : .system
    }
    leading = traits.intersection([.traitTightLeading, .traitLooseLeading])
  }

  /// Applies attributes, and returns the attributes that have no property in `FontFace`.
  internal mutating func apply(
    _ attributes: [UIFontDescriptor.AttributeName: Any]
  ) -> [UIFontDescriptor.AttributeName: Any] {
    var others = attributes
    func removed(_ name: UIFontDescriptor.AttributeName) -> Any? {
      others.removeValue(forKey: name)
    }
    if let style = removed(.textStyle) { apply(textStyle: style) }
    if let name = removed(.family) as? String { applyFamily(name) }
    if let name = removed(.name) as? String { applyName(name) }
    if let name = removed(.face) as? String { applyFaceName(name) }
    if let size = Numbers.double(removed(.size)) { setSize(size) }
    if let traits = removed(.traits) as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    for case let feature as [UIFontDescriptor.FeatureKey: Any] in others[.featureSettings] as? [Any]
      ?? []
    where Numbers.double(feature[.type]) == Double(kNumberSpacingType) {
      hasTabularDigits = Numbers.double(feature[.selector]) == Double(kMonospacedNumbersSelector)
    }
    return others
  }

  private mutating func apply(textStyle: Any) {
    guard
      let style = textStyle as? UIFont.TextStyle
        ?? (textStyle as? String).map(UIFont.TextStyle.init(rawValue:))
    else { return }
    let size = size
    self = FontFace(style, in: UIContentSizeCategory(of: nil))
    if size > 0 { setSize(size) }
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    let bits = traits[.symbolic]
    if let symbolic = bits as? UIFontDescriptor.SymbolicTraits {
      apply(symbolic)
    } else if let bits = Numbers.double(bits), bits >= 0, bits <= Double(UInt32.max) {
      apply(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits)))
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight
    } else if let weight = Numbers.double(traits[.weight]) {
      self.weight = UIFont.Weight(weight)
    }
    if let width = traits[.width] as? UIFont.Width {
      self.width = width
    } else if let width = Numbers.double(traits[.width]) {
      self.width = UIFont.Width(width)
    }
    if let slant = Numbers.double(traits[.slant]) { isItalic = slant != 0 }
  }

  // MARK: Names

  private mutating func applyFamily(_ name: String) {
    guard let family = FontFamilies.family(name) else { return }
    self.family = family.name
    drawn = family.drawn
  }

  private mutating func applyName(_ name: String) {
    guard let found = FontFace(name: name, size: size) else { return }
    drawn = found.drawn
    family = found.family
    weight = found.weight
    isItalic = found.isItalic
  }

  /// Applies a face name such as `Bold`, `SemiBold Italic`, `BoldMT`, `DemiBoldOblique`. Unknown
  /// words are ignored.
  internal mutating func applyFaceName(_ name: String) {
    let name = name.lowercased().filter { $0 != " " && $0 != "-" }
    isItalic = name.contains("italic") || name.contains("oblique") || name.hasSuffix("it")
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
      ("ultrabold", .heavy), ("light", .light), ("medium", .medium), ("heavy", .heavy),
      ("black", .black), ("bold", .bold), ("demi", .semibold),
    ]
    weight = weights.first { name.contains($0.0) }?.1 ?? .regular
  }

  /// Creates the face with the name of a family, or of a font in a family.
  internal init?(name: String, size: Double) {
    self.init(size: size)
    if name.hasPrefix(".") {
      let designs: [Font.Family] = [.monospaced, .serif, .rounded]
      drawn =
        designs.first { design in
          let face = FontFace(size: size, drawn: design)
          return name.hasPrefix(face.baseName) || name.hasPrefix(face.familyName)
        } ?? .system
      let family = ".AppleSystemUIFont"
      if let dash = name.firstIndex(of: "-") {
        applyFaceName(String(name[dash...]))
      } else if name.hasPrefix(family) {
        // Old files have names without a hyphen: `.AppleSystemUIFontBold`.
        applyFaceName(String(name.dropFirst(family.count)))
      }
      return
    }
    if let names = RegisteredFonts.font(named: name) {
      apply(names)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = FontFamilies.family(name) ?? parts.first.flatMap(FontFamilies.family) else {
      return nil
    }
    self.family = family.name
    drawn = family.drawn
    if parts.count > 1, FontFamilies.family(name) == nil { applyFaceName(parts[1]) }
  }
}
