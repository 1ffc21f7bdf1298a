import CPangoCairo
import Foundation

/// The supported image formats. The formats are the same on every machine, even if the machine's
/// version of gdk-pixbuf supports more formats.
internal enum ImageFormat: String {
  case png, jpeg, gif

  /// Creates the format of a file from its first bytes; `nil` if it is not supported.
  init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: Data("GIF87a".utf8)) || data.starts(with: Data("GIF89a".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }

  /// Returns the size in the header of a PNG or GIF file; `nil` if the file is too short, or is a
  /// JPEG, whose size is not at a fixed position.
  func declaredSize(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(24))
    switch self {
    case .png where bytes.count == 24:
      func number(at start: Int) -> Int {
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      return (number(at: 16), number(at: 20))
    case .gif where bytes.count >= 10:
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    default: return nil
    }
  }
}
