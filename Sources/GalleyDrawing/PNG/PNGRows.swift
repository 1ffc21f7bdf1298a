/// The rows of a picture as a PNG file stores them before they are compressed.
///
/// A row begins with the number of its filter. A filter stores each byte as its difference from a
/// prediction that is made from neighboring bytes, which makes the row easier to compress. The
/// predictions are:
///
///     1  Sub     the byte of the pixel to the left
///     2  Up      the byte of the pixel above
///     4  Paeth   the byte of the pixel to the left (a), above (b) or above left (c), whichever is
///                nearest to a + b − c
internal struct PNGRows {
  let width: Int
  let height: Int
  /// The number of bytes of a pixel: three, or four with alpha.
  let bytesPerPixel: Int

  private var length: Int { width * bytesPerPixel }

  /// Returns all rows with their filters.
  func filtered(_ pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    guard let pixels = pixels.baseAddress else { return [] }
    let (width, length) = (width, length)
    // All bytes are zero at first. The bytes stay zero in a row that equals the row above.
    var result = [UInt8](repeating: 0, count: height * (length + 1))
    // The row, the row above it, and the results of the three filters. Each of these rows begins
    // with a pixel of zeros, for filters that read the pixel to the left. The row above the first
    // row has only zeros.
    let stride = bytesPerPixel + length
    var rows = [UInt8](repeating: 0, count: stride * 5)
    result.withUnsafeMutableBufferPointer { result in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let target = result.baseAddress, let first = rows.baseAddress else { return }
        var (above, row) = (first + bytesPerPixel, first + bytesPerPixel + stride)
        let candidates = (0..<3).map { first + (2 + $0) * stride }
        for y in 0..<height {
          let own = pixels + y * width
          let line = target + y * (length + 1)
          if y > 0, isSame(own, own - width) {
            line.pointee = 2
            continue
          }
          convert(own, to: row)
          let filter = filter(row, above, candidates)
          line.pointee = filter.number
          (line + 1).update(from: filter.bytes, count: length)
          swap(&above, &row)
        }
      }
    }
    return result
  }

  /// Whether two rows have the same pixels. Two pixels are compared in each step.
  private func isSame(_ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>) -> Bool {
    let (row, other) = (UnsafeRawPointer(row), UnsafeRawPointer(other))
    let end = width * 4
    for offset in stride(from: 0, to: end - 7, by: 8) {
      let (one, two) = (
        row.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      guard one == two else { return false }
    }
    return width.isMultiple(of: 2)
      || row.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self)
        == other.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self)
  }

  /// Writes the components of a row: red, green, blue and, with four bytes for each pixel, alpha.
  private func convert(_ pixels: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt8>) {
    var byte = row
    guard bytesPerPixel == 4 else {
      for x in 0..<width {
        let pixel = pixels[x]
        byte[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        byte[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        byte[2] = UInt8(truncatingIfNeeded: pixel)
        byte += 3
      }
      return
    }
    for x in 0..<width {
      let pixel = pixels[x]
      let alpha = pixel >> 24
      byte[3] = UInt8(truncatingIfNeeded: alpha)
      if alpha == 255 {
        byte[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        byte[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        byte[2] = UInt8(truncatingIfNeeded: pixel)
      } else {
        byte[0] = PNGRows.color((pixel >> 16) & 0xFF, alpha)
        byte[1] = PNGRows.color((pixel >> 8) & 0xFF, alpha)
        byte[2] = PNGRows.color(pixel & 0xFF, alpha)
      }
      byte += 4
    }
  }

  /// Returns a color component divided by alpha, because PNG files store components that are not
  /// multiplied by alpha.
  private static func color(_ part: UInt32, _ alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min((part * 255 + alpha / 2) / alpha, 255))
  }

  // MARK: Filters

  private typealias Row = UnsafeMutablePointer<UInt8>

  /// Returns the number of the filter with the smallest differences, and the filtered row.
  private func filter(
    _ row: Row, _ above: Row, _ candidates: [Row]
  ) -> (number: UInt8, bytes: Row) {
    let (sub, up, paeth) = (candidates[0], candidates[1], candidates[2])
    let ofUp = subtract(above, from: row, into: up)
    // Most rows of a screen differ little from the row above. For such a row, the other filters
    // are not tried.
    guard ofUp > length else { return (2, up) }
    let ofSub = subtract(row - bytesPerPixel, from: row, into: sub)
    // If the differences are large, as in photos, the Paeth filter is often better.
    if min(ofSub, ofUp) > length * 12 {
      for index in 0..<length {
        let left = index - bytesPerPixel
        paeth[index] = PNGRows.paeth(row[left], above[index], above[left])
      }
      if subtract(paeth, from: row, into: paeth) < min(ofSub, ofUp) { return (4, paeth) }
    }
    return ofSub < ofUp ? (1, sub) : (2, up)
  }

  /// Writes the differences of a row from its prediction, and returns the sum of their magnitudes.
  /// Eight bytes are subtracted in each step.
  private func subtract(_ predicted: Row, from row: Row, into result: Row) -> Int {
    let (highest, ones, evens) = (
      0x8080_8080_8080_8080 as UInt64, 0x0101_0101_0101_0101 as UInt64,
      0x00FF_00FF_00FF_00FF as UInt64
    )
    var (sum, index) = (0, 0)
    while index + 8 <= length {
      let end = min(index + 8 * 120, length - 7)
      // Four sums of 16 bits, which hold the magnitudes of 240 bytes each.
      var sums: UInt64 = 0
      while index < end {
        let one = UnsafeRawPointer(row + index).loadUnaligned(as: UInt64.self)
        let other = UnsafeRawPointer(predicted + index).loadUnaligned(as: UInt64.self)
        // The highest bit of each byte is set for the subtraction, so that no byte borrows from the
        // next byte. Then the difference of the highest bits is restored.
        let difference =
          ((one | highest) &- (other & ~highest)) ^ ((one ^ ~other) & highest)
        UnsafeMutableRawPointer(result + index).storeBytes(of: difference, as: UInt64.self)
        let signs = (difference >> 7) & ones
        let magnitudes = (difference ^ (signs &* 255)) &+ signs
        sums &+= (magnitudes & evens) &+ ((magnitudes >> 8) & evens)
        index += 8
      }
      for lane in 0..<4 as Range<UInt64> { sum += Int(sums >> (lane * 16) & 0xFFFF) }
    }
    while index < length {
      let difference = row[index] &- predicted[index]
      result[index] = difference
      sum += Int(min(difference, 0 &- difference))
      index += 1
    }
    return sum
  }

  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(above), Int(corner))
    let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
