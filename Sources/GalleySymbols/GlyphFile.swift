import GalleyDrawing
import GalleyGeometry

/// The outlines of the glyphs in a TrueType font file.
///
/// The tables that are read are `cmap` (formats 4 and 12), `head`, `loca`, `glyf`, `hhea` and
/// `hmtx`. A damaged font causes no trap, because no byte beyond the end is read: the outline of a
/// damaged glyph is `nil`.
public struct GlyphFile: Sendable {
  private let bytes: [UInt8]
  private var tables: [UInt32: Range<Int>] = [:]
  private let unitsPerEm: Double
  private let ascender: Double
  private let hasLongOffsets: Bool
  private let advanceCount: Int

  /// The maximum number of points of a glyph, including the points of its components.
  private static let maximumPointCount = 20_000

  /// Creates a font from the bytes of a file; `nil` if the bytes are not a font with TrueType
  /// outlines.
  public init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let reader = Reader(bytes: bytes[...])
    guard let version = reader.u32(0), version == 0x0001_0000 || version == 0x7472_7565,
      let count = reader.u16(4)
    else { return nil }
    for index in 0..<count {
      let at = 12 + 16 * index
      guard let tag = reader.u32(at), let offset = reader.u32(at + 8),
        let length = reader.u32(at + 12)
      else { return nil }
      guard Int(offset) + Int(length) <= bytes.count else { continue }
      tables[tag] = Int(offset)..<(Int(offset) + Int(length))
    }
    let found = tables
    func table(_ tag: UInt32) -> Reader? { found[tag].map { Reader(bytes: bytes[$0]) } }
    guard let head = table(Tag.head), let units = head.u16(18), units > 0, let long = head.u16(50),
      let hhea = table(Tag.hhea), let up = hhea.i16(4), let advances = hhea.u16(34)
    else { return nil }
    unitsPerEm = Double(units)
    hasLongOffsets = long != 0
    ascender = Double(up)
    advanceCount = advances
    guard tables[Tag.cmap] != nil, tables[Tag.loca] != nil, tables[Tag.glyf] != nil else {
      return nil
    }
  }

  /// Returns the outline of a character, for a font size of 1; `nil` if the font has no glyph for
  /// the character, or if the glyph is damaged. The pen is at x = 0, the ascender of the font at
  /// y = 0, and y increases downward.
  ///
  /// - Complexity: O(*n*) in the points of the glyph.
  public func outline(of character: UInt32) -> Path? {
    guard let glyph = glyph(of: character) else { return nil }
    var budget = GlyphFile.maximumPointCount
    guard let contours = contours(of: glyph, depth: 0, &budget) else { return nil }
    let scale = 1 / unitsPerEm
    let transform = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: ascender * scale)
    var path = Path()
    for contour in contours { path.add(contour) }
    return path.applying(transform)
  }

  /// Returns the advance width of a character, for a font size of 1; `nil` if the font has no glyph
  /// for the character.
  public func advance(of character: UInt32) -> Double? {
    guard let glyph = glyph(of: character), advanceCount > 0, let widths = table(Tag.hmtx) else {
      return nil
    }
    return widths.u16(4 * min(glyph, advanceCount - 1)).map { Double($0) / unitsPerEm }
  }

  private func table(_ tag: UInt32) -> Reader? { tables[tag].map { Reader(bytes: bytes[$0]) } }
}

/// The names of a font's tables: four ASCII letters as a number.
private enum Tag {
  static let cmap: UInt32 = 0x636D_6170
  static let head: UInt32 = 0x6865_6164
  static let loca: UInt32 = 0x6C6F_6361
  static let glyf: UInt32 = 0x676C_7966
  static let hhea: UInt32 = 0x6868_6561
  static let hmtx: UInt32 = 0x686D_7478
}

/// Reads big-endian numbers at offsets into bytes. A number beyond the end is `nil`.
private struct Reader {
  var bytes: ArraySlice<UInt8>

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  func u16(_ offset: Int) -> Int? {
    guard let high = u8(offset), let low = u8(offset + 1) else { return nil }
    return high << 8 | low
  }

  func i16(_ offset: Int) -> Int? { u16(offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 } }

  func u32(_ offset: Int) -> UInt32? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}

// MARK: - Glyphs of characters

extension GlyphFile {
  /// Returns the index of the glyph of a character, from the `cmap` tables for Unicode.
  private func glyph(of character: UInt32) -> Int? {
    guard let map = table(Tag.cmap), let count = map.u16(2) else { return nil }
    for index in 0..<min(count, 64) {
      let at = 4 + 8 * index
      guard let platform = map.u16(at), let offset = map.u32(at + 4).map(Int.init),
        platform == 0 || platform == 3, let format = map.u16(offset)
      else { continue }
      let found: Int? =
        switch format {
        case 4: segmentGlyph(of: character, in: map, at: offset)
        case 12: groupGlyph(of: character, in: map, at: offset)
        default: nil
        }
      if let found, found != 0 { return found }
    }
    return nil
  }

  /// Returns the index of a character's glyph from a `cmap` table of format 4, which has segments
  /// of characters up to U+FFFF.
  private func segmentGlyph(of character: UInt32, in map: Reader, at start: Int) -> Int? {
    guard character <= 0xFFFF, let doubled = map.u16(start + 6) else { return nil }
    let (code, count) = (Int(character), doubled / 2)
    for segment in 0..<count {
      let ends = start + 14 + 2 * segment
      guard let last = map.u16(ends) else { return nil }
      guard code <= last else { continue }
      let starts = ends + doubled + 2
      guard let first = map.u16(starts), code >= first, let delta = map.u16(starts + doubled),
        let offset = map.u16(starts + 2 * doubled)
      else { return nil }
      if offset == 0 { return (code + delta) & 0xFFFF }
      guard let glyph = map.u16(starts + 2 * doubled + offset + 2 * (code - first)), glyph != 0
      else { return nil }
      return (glyph + delta) & 0xFFFF
    }
    return nil
  }

  /// Returns the index of a character's glyph from a `cmap` table of format 12, which has groups of
  /// characters, sorted by their first character.
  private func groupGlyph(of character: UInt32, in map: Reader, at start: Int) -> Int? {
    guard let count = map.u32(start + 12) else { return nil }
    var (low, high) = (0, Int(count))
    while low < high {
      let middle = low + (high - low) / 2
      let at = start + 16 + 12 * middle
      // The number of groups may be wrong. If this group is beyond the end of the file, the search
      // continues before this group.
      guard let first = map.u32(at), let last = map.u32(at + 4), let glyph = map.u32(at + 8) else {
        high = middle
        continue
      }
      if character < first {
        high = middle
      } else if character > last {
        low = middle + 1
      } else {
        return Int(glyph) + Int(character - first)
      }
    }
    return nil
  }
}

// MARK: - Outlines of glyphs

/// A point of a closed outline: a point on the curve, or a control point beside it.
private struct OutlinePoint {
  var point: Point
  var isOnCurve: Bool
}

extension GlyphFile {
  /// Returns the bytes of a glyph. The result is empty for a glyph without an outline, such as a
  /// space.
  private func data(of glyph: Int) -> Reader? {
    guard glyph >= 0, glyph <= 0xFFFF, let loca = table(Tag.loca), let glyf = table(Tag.glyf) else {
      return nil
    }
    func offset(_ index: Int) -> Int? {
      hasLongOffsets ? loca.u32(4 * index).map(Int.init) : loca.u16(2 * index).map { $0 * 2 }
    }
    guard let start = offset(glyph), let end = offset(glyph + 1), start <= end,
      end <= glyf.bytes.count
    else { return nil }
    let first = glyf.bytes.startIndex
    return Reader(bytes: glyf.bytes[(first + start)..<(first + end)])
  }

  /// Returns the closed outlines of a glyph; `nil` if it is damaged.
  ///
  /// - Parameters:
  ///   - depth: The number of composite glyphs that contain this glyph.
  ///   - budget: The number of points that may still be read.
  private func contours(of glyph: Int, depth: Int, _ budget: inout Int) -> [[OutlinePoint]]? {
    guard depth < 6, let data = data(of: glyph) else { return nil }
    guard !data.bytes.isEmpty else { return [] }
    guard let count = data.i16(0) else { return nil }
    return count >= 0
      ? simple(data, contours: count, &budget) : composite(data, depth: depth, &budget)
  }

  /// Reads a glyph that has its own outlines.
  private func simple(_ data: Reader, contours count: Int, _ budget: inout Int) -> [[OutlinePoint]]?
  {
    var ends: [Int] = []
    for index in 0..<count {
      guard let end = data.u16(10 + 2 * index), end >= ends.last ?? 0 else { return nil }
      ends.append(end)
    }
    let pointCount = ends.last.map { $0 + 1 } ?? 0
    budget -= pointCount
    guard budget >= 0, let instructions = data.u16(10 + 2 * count) else { return nil }
    var at = 12 + 2 * count + instructions
    var flags: [Int] = []
    while flags.count < pointCount {
      guard let flag = data.u8(at) else { return nil }
      at += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      guard let times = data.u8(at) else { return nil }
      at += 1
      flags += Array(repeating: flag, count: min(times, pointCount - flags.count))
    }
    guard let xs = coordinates(data, flags, short: 2, same: 16, &at),
      let ys = coordinates(data, flags, short: 4, same: 32, &at)
    else { return nil }
    var contours: [[OutlinePoint]] = []
    var first = 0
    for end in ends where end >= first {
      contours.append(
        (first...end).map {
          OutlinePoint(
            point: Point(x: Double(xs[$0]), y: Double(ys[$0])), isOnCurve: flags[$0] & 1 != 0)
        })
      first = end + 1
    }
    return contours
  }

  /// Reads the coordinates of all points along one axis. Each coordinate is stored as the
  /// difference from the coordinate of the previous point.
  ///
  /// - Parameters:
  ///   - short: The flag of points whose difference is one byte.
  ///   - same: The flag of points whose one-byte difference is positive. Without the flag `short`,
  ///     the flag `same` means that the difference is zero.
  private func coordinates(
    _ data: Reader, _ flags: [Int], short: Int, same: Int, _ at: inout Int
  ) -> [Int]? {
    var value = 0
    var values: [Int] = []
    values.reserveCapacity(flags.count)
    for flag in flags {
      if flag & short != 0 {
        guard let delta = data.u8(at) else { return nil }
        value += flag & same != 0 ? delta : -delta
        at += 1
      } else if flag & same == 0 {
        guard let delta = data.i16(at) else { return nil }
        value += delta
        at += 2
      }
      values.append(value)
    }
    return values
  }

  /// Reads a glyph that is composed of other glyphs, each with a transform.
  private func composite(_ data: Reader, depth: Int, _ budget: inout Int) -> [[OutlinePoint]]? {
    var contours: [[OutlinePoint]] = []
    var at = 10
    for _ in 0..<64 {
      guard let flags = data.u16(at), let glyph = data.u16(at + 2),
        let part = self.contours(of: glyph, depth: depth + 1, &budget)
      else { return nil }
      at += 4
      let hasWords = flags & 1 != 0
      guard let x = hasWords ? data.i16(at) : data.signed(at),
        let y = hasWords ? data.i16(at + 2) : data.signed(at + 1)
      else { return nil }
      at += hasWords ? 4 : 2
      var matrix = [1.0, 0, 0, 1]
      let components: [Int] =
        if flags & 8 != 0 { [0] } else if flags & 0x40 != 0 { [0, 3] } else if flags & 0x80 != 0 {
          [0, 1, 2, 3]
        } else { [] }
      for index in components {
        guard let value = data.i16(at) else { return nil }
        matrix[index] = Double(value) / 16_384
        at += 2
      }
      if components == [0] { matrix[3] = matrix[0] }
      // A component may be positioned by two points that must coincide. This is not supported, so
      // such a component is not moved.
      let isOffset = flags & 2 != 0
      let transform = AffineTransform(
        a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: isOffset ? Double(x) : 0,
        ty: isOffset ? Double(y) : 0)
      contours += part.map { contour in
        contour.map {
          OutlinePoint(point: $0.point.applying(transform), isOnCurve: $0.isOnCurve)
        }
      }
      if flags & 0x20 == 0 { return contours }
    }
    return nil
  }
}

extension Reader {
  /// Returns the byte at an offset as a signed number.
  fileprivate func signed(_ offset: Int) -> Int? { u8(offset).map { $0 >= 0x80 ? $0 - 0x100 : $0 } }
}

extension Path {
  /// Adds a closed outline. The midpoint of two adjacent control points is a point on the curve.
  fileprivate mutating func add(_ contour: [OutlinePoint]) {
    guard let first = contour.first, let last = contour.last, contour.count > 1 else { return }
    func middle(_ one: Point, _ other: Point) -> Point {
      Point(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    let start: Point =
      first.isOnCurve
      ? first.point : last.isOnCurve ? last.point : middle(first.point, last.point)
    move(to: start)
    var control: Point?
    for point in contour.dropFirst(first.isOnCurve ? 1 : 0) {
      switch (control, point.isOnCurve) {
      case (nil, true): addLine(to: point.point)
      case (nil, false): control = point.point
      case (let before?, true):
        addQuadCurve(to: point.point, control: before)
        control = nil
      case (let before?, false):
        addQuadCurve(to: middle(before, point.point), control: before)
        control = point.point
      }
    }
    if let control { addQuadCurve(to: start, control: control) }
    close()
  }
}
