import Foundation
import GalleyDrawing

extension Bitmap {
  /// The pixels as the bytes of a PNG file; `nil` if the bitmap has none.
  ///
  /// The bytes depend on the pixels alone: they are the same on every machine.
  public var png: Data? {
    guard width > 0, height > 0 else { return nil }
    return pixels.withUnsafeBufferPointer {
      PNGFile(pixels: $0, width: width, height: height).data
    }
  }
}

/// A PNG file of eight bits for each color: with alpha only if a pixel is not opaque.
///
/// Pictures of screens have many rows that are like the one above. They are recognized before
/// anything is converted, so that a picture is written about as quickly as it is drawn.
private struct PNGFile {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// The bytes of the file.
  var data: Data {
    // The highest byte of a pixel is its alpha.
    let isOpaque = pixels.reduce(UInt32.max, &) >= 0xFF00_0000
    var rows = PNGRows(width: width, height: height, bytesPerPixel: isOpaque ? 3 : 4)
    let compressed = rows.filtered(pixels).withUnsafeBufferPointer { Deflate.zlibStream($0) }
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // Eight bits a color; a color type; and the only methods of compression, filtering and order.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(compressed.count + 100)
    append("IHDR", header, to: &file)
    append("IDAT", compressed, to: &file)
    append("IEND", [], to: &file)
    return Data(file)
  }

  /// Appends a chunk: its length, its type, its contents and a checksum of the last two.
  private func append(_ type: String, _ contents: [UInt8], to file: inout [UInt8]) {
    file.append(bigEndian: UInt32(contents.count))
    let start = file.count
    file.append(contentsOf: type.utf8)
    file.append(contentsOf: contents)
    file.append(bigEndian: CRC32.checksum(of: file[start...]))
  }
}

extension [UInt8] {
  internal mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
