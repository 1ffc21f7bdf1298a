/// A PNG file with eight bits for each component. The file has an alpha channel only if a pixel is
/// not opaque.
///
///     PNGFile(bitmap)?.bytes
///
/// The bytes depend only on the pixels, so they are the same on every machine.
package struct PNGFile {
  private let bitmap: Bitmap

  /// Creates a file with the pixels of a bitmap; `nil` if the bitmap has no pixels.
  package init?(_ bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    self.bitmap = bitmap
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      // The highest byte of a pixel is its alpha.
      let isOpaque = pixels.reduce(UInt32.max, &) >= 0xFF00_0000
      let rows = PNGRows(
        width: bitmap.width, height: bitmap.height, bytesPerPixel: isOpaque ? 3 : 4)
      let compressed = rows.filtered(pixels).withUnsafeBufferPointer { Deflate.zlibStream($0) }
      return file(of: compressed, isOpaque: isOpaque)
    }
  }

  private func file(of compressed: [UInt8], isOpaque: Bool) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(bitmap.width))
    header.append(bigEndian: UInt32(bitmap.height))
    // Eight bits for each component, the color type, and the only methods of compression and
    // filtering that PNG defines, without interlacing.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(compressed.count + 100)
    append("IHDR", header, to: &file)
    append("IDAT", compressed, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Appends a chunk: its length, its type, its contents, and a checksum of the type and the
  /// contents.
  private func append(_ type: String, _ contents: [UInt8], to file: inout [UInt8]) {
    file.append(bigEndian: UInt32(contents.count))
    let start = file.count
    file.append(contentsOf: type.utf8)
    file.append(contentsOf: contents)
    file.append(bigEndian: CRC32.checksum(of: file[start...]))
  }
}

extension RangeReplaceableCollection<UInt8> {
  /// Appends the four bytes of a number, the highest byte first.
  package mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
