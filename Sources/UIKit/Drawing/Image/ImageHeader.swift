import Foundation

/// The headers of image files.
internal enum ImageHeader {
  /// Returns the number of pixels in a row, and the number of rows, of a PNG, a JPEG or a GIF;
  /// `nil` if the header is damaged or cut off. No pixels are decoded.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let start = [UInt8](data.prefix(24))
    var size: (width: Int, height: Int)?
    // A PNG that Xcode has compressed begins with another chunk than `IHDR`. No size is returned
    // for such a PNG.
    if start.count == 24, start.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      start[12..<16].elementsEqual("IHDR".utf8)
    {
      size = (number(start[16..<20]), number(start[20..<24]))
    } else if start.count >= 10, start.starts(with: Array("GIF8".utf8)) {
      size = (Int(start[6]) | Int(start[7]) << 8, Int(start[8]) | Int(start[9]) << 8)
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      size = data.withUnsafeBytes { jpegSize(in: $0) }
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  /// Returns the number that is stored in bytes, with the most significant byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the size in the frame header of a JPEG, which is one of the segments before the
  /// pixels.
  private static func jpegSize(in bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
    func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    // The marker at the start of the image takes two bytes.
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      switch bytes[place + 1] {
      case 0xFF:  // A byte between two segments.
        place += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (width: number(place + 7), height: number(place + 5))
      default:
        let length = number(place + 2)
        guard length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }
}
