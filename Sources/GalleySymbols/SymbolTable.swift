/// The table of symbols: Apple's names, and the glyphs that are drawn for them.
///
/// The names are the names of SF Symbols. The glyphs are the glyphs of Debian's package
/// `fonts-material-design-icons-iconfont`, and Galley's own drawings.
public enum SymbolTable {
  /// A name with its variants, and the glyphs for them.
  public struct Family: Hashable, Sendable {
    /// The name, without the suffixes.
    public var name: String
    /// The glyph. If the family has a filled variant, this is the filled glyph.
    public var glyph: Glyph
    /// The glyph of the outlined variant, if the font has one.
    public var outline: Glyph?
    /// The suffixes of further names, without `fill`.
    public var endings: [String]
    /// Whether each name also has a variant with `.fill`.
    public var hasInside: Bool

    /// All names of the family.
    public var names: [String] {
      var names = [name]
      if hasInside { names.append(name + ".fill") }
      for ending in endings {
        switch ending {
        case "circle", "square": names += ["\(name).\(ending)", "\(name).\(ending).fill"]
        case "slash": names += ["\(name).slash"] + (hasInside ? ["\(name).slash.fill"] : [])
        default: names += ["\(name).\(ending)"] + (hasInside ? ["\(name).fill.\(ending)"] : [])
        }
      }
      return names
    }
  }

  /// A glyph of the font.
  public struct Glyph: Hashable, Sendable {
    /// The name of the glyph in the font. The name is only for readers of the table.
    public var name: String
    /// The code point of the glyph.
    public var codePoint: UInt32
    /// The direction to which the glyph, which points up in the font, is rotated.
    public var turn: Turn = .up
  }

  /// A direction to which a glyph that points up is rotated.
  public enum Turn: String, Hashable, Sendable {
    /// Up, without rotation.
    case up
    /// A quarter turn to the left.
    case left
    /// A quarter turn to the right.
    case right
    /// Half a turn.
    case down
  }

  /// All families, in the order of their lines in `text`.
  public static let families: [Family] = text.split(separator: "\n").compactMap { family($0) }

  /// The families, by name.
  internal static let byName = Dictionary(families.map { ($0.name, $0) }) { first, _ in first }

  /// All names of the table, including Galley's own drawings, sorted.
  public static let names: [String] =
    Set(families.flatMap(\.names) + SymbolShape.names).sorted()

  private static func family(_ line: Substring) -> Family? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 2 else { return nil }
    let glyphs = words[1].split(separator: ",").compactMap(glyph)
    guard let first = glyphs.first else { return nil }
    let endings = words.dropFirst(2)
    return Family(
      name: words[0], glyph: first, outline: glyphs.dropFirst().first,
      endings: endings.filter { $0 != "fill" }, hasInside: endings.contains("fill"))
  }

  /// Reads a glyph, for example `pan_tool_alt:ebb9@left`.
  private static func glyph(_ text: Substring) -> Glyph? {
    let halves = text.split(separator: "@")
    let parts = halves.first?.split(separator: ":") ?? []
    guard parts.count == 2, let code = UInt32(parts[1], radix: 16) else { return nil }
    let turn = halves.dropFirst().first.flatMap { Turn(rawValue: String($0)) } ?? .up
    return Glyph(name: String(parts[0]), codePoint: code, turn: turn)
  }
}
