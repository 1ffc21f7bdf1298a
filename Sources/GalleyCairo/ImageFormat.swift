import CPangoCairo
import Foundation

/// The image formats that are read: the same on every machine, whatever other formats gdk-pixbuf
/// supports there.
internal enum ImageFormat: String {
  case png, jpeg, gif

  /// Recognizes a format by the first bytes.
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

  /// Returns the size that the image declares, if it is at a fixed position.
  func declaredSize(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(24))
    switch self {
    case .png where bytes.count == 24:
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      return (number(16), number(20))
    case .gif where bytes.count >= 10:
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    default: return nil
    }
  }
}
