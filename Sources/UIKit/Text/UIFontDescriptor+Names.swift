import Foundation
import GalleyDrawing

extension UIFontDescriptor {
  /// What an attribute of a font is called.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// The attribute of a name that the system uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Which font of the family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that people see, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Traits by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features such as small capitals.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// How far apart letters are.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// How letters are turned.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// Fonts that stand in.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// What a trait of a font is called.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// The trait of a name that the system uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width`, or its raw value.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far it leans, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What a font can be asked to be.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters that are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For lines from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With lines that are closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines that are further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits for the kind of letters.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// With feet that are as wide as the strokes.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Without feet.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
  }

  /// How the system draws its font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// The design of a name that the system uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters that are equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    internal var drawn: Font.Family? {
      switch self {
      case .default: .system
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }
}
