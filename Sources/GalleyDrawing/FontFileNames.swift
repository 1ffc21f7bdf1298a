/// The names of a font in a file, from its name tables.
///
///     FontFileNames.all(in: bytes).map(\.postScriptName)   // ["Foo-Bold"]
public struct FontFileNames: Hashable, Sendable {
  /// The PostScript name, by which apps request the font: `Foo-Bold`.
  public var postScriptName: String
  /// The family name: `Foo`.
  public var family: String
  /// The face name within the family: `Bold`.
  public var face: String
  /// The full name, for people: `Foo Bold`.
  public var fullName: String
  /// The weight, from 1 to 1,000; regular is 400.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic: Bool

  /// Returns the fonts in the bytes of a file, which contains one TrueType or OpenType font, or a
  /// collection of such fonts.
  ///
  /// Fonts without a name are left out. If the file contains no font, the result is empty.
  public static func all(in bytes: [UInt8]) -> [FontFileNames] {
    let file = FontBytes(bytes: bytes)
    guard file.tag(at: 0) == "ttcf" else { return names(at: 0, in: file).map { [$0] } ?? [] }
    let count = min(file.long(at: 8) ?? 0, 256)
    return (0..<count).compactMap { index in
      file.long(at: 12 + 4 * index).flatMap { names(at: $0, in: file) }
    }
  }

  private static func names(at start: Int, in file: FontBytes) -> FontFileNames? {
    guard let kind = file.long(at: start),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind),
      let count = file.short(at: start + 4)
    else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = file.tag(at: entry), let offset = file.long(at: entry + 8) else { break }
      tables[tag] = offset
    }
    guard let nameTable = tables["name"] else { return nil }
    let names = names(inTable: nameTable, of: file)
    guard let family = names[16] ?? names[1] else { return nil }
    let face = names[17] ?? names[2] ?? "Regular"
    let selection = tables["OS/2"].flatMap { file.short(at: $0 + 62) } ?? 0
    let weight = tables["OS/2"].flatMap { file.short(at: $0 + 4) } ?? 400
    let base = family.filter { $0 != " " }
    return FontFileNames(
      postScriptName: names[6] ?? "\(base)-\(face.filter { $0 != " " })", family: family,
      face: face, fullName: names[4] ?? "\(family) \(face)",
      weight: (1...1_000).contains(weight) ? weight : 400,
      isItalic: selection & 1 != 0 || selection & 0x200 != 0)
  }

  /// Returns the names by their numbers in the table. If there are English names, returns the
  /// English names; otherwise returns the names in another language.
  private static func names(inTable table: Int, of file: FontBytes) -> [Int: String] {
    guard let count = file.short(at: table + 2), let storage = file.short(at: table + 4) else {
      return [:]
    }
    var names: [Int: (text: String, rank: Int)] = [:]
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = file.short(at: record), let language = file.short(at: record + 4),
        let number = file.short(at: record + 6), let length = file.short(at: record + 8),
        let offset = file.short(at: record + 10), number <= 25,
        let bytes = file.bytes(at: table + storage + offset, count: length)
      else { continue }
      let isUnicode = platform == 0 || platform == 3
      let text =
        isUnicode
        ? utf16(bytes) : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      let isEnglish = platform == 3 ? language == 0x409 : language == 0
      let rank = (isEnglish ? 2 : 0) + (isUnicode ? 1 : 0)
      if !text.isEmpty, rank > names[number]?.rank ?? -1 { names[number] = (text, rank) }
    }
    return names.mapValues(\.text)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The bytes of a font file, whose numbers have the highest byte first. Reading outside of the
/// bytes returns `nil`.
private struct FontBytes {
  var bytes: [UInt8]

  func bytes(at place: Int, count: Int) -> ArraySlice<UInt8>? {
    guard place >= 0, count >= 0, place <= bytes.count, count <= bytes.count - place else {
      return nil
    }
    return bytes[place..<place + count]
  }

  func short(at place: Int) -> Int? { number(at: place, count: 2) }
  func long(at place: Int) -> Int? { number(at: place, count: 4) }

  func tag(at place: Int) -> String? {
    bytes(at: place, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }

  private func number(at place: Int, count: Int) -> Int? {
    bytes(at: place, count: count).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
