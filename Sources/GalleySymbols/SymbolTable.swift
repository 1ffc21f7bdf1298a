/// The table of symbols: which glyph is drawn for which of Apple's names.
///
/// The names are facts. What is drawn for them are the glyphs of Debian's package
/// `fonts-material-design-icons-iconfont`, and drawings of Galley's own.
public enum SymbolTable {
  /// A name and what is drawn for it.
  public struct Family: Hashable, Sendable {
    /// The name, without the endings.
    public var name: String
    /// The glyph; where the family has an inside, the filled one.
    public var glyph: Glyph
    /// The outline, where the font has one.
    public var outline: Glyph?
    /// The endings, without `fill`, that make further names.
    public var endings: [String]
    /// Whether it has an inside, which `.fill` fills.
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
    /// The font's name of it, for people who read the table.
    public var name: String
    /// Its code point.
    public var codePoint: UInt32
    /// Where it points that points up.
    public var turn: Turn = .up
  }

  /// A quarter of a turn, or two.
  public enum Turn: String, Hashable, Sendable {
    /// As it is.
    case up
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upside down.
    case down
  }

  /// All families, in the order of the text.
  public static let families: [Family] = text.split(separator: "\n").compactMap { family($0) }

  /// The families by name.
  internal static let byName = Dictionary(families.map { ($0.name, $0) }) { first, _ in first }

  /// All names that the table lists, those of Galley's own drawings included, sorted.
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

  /// For example `pan_tool_alt:ebb9@left`.
  private static func glyph(_ text: Substring) -> Glyph? {
    let halves = text.split(separator: "@")
    let parts = halves.first?.split(separator: ":") ?? []
    guard parts.count == 2, let code = UInt32(parts[1], radix: 16) else { return nil }
    let turn = halves.dropFirst().first.flatMap { Turn(rawValue: String($0)) } ?? .up
    return Glyph(name: String(parts[0]), codePoint: code, turn: turn)
  }
}
