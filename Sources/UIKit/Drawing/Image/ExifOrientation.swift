import Foundation

/// The orientation of a photograph, in the format of Exif.
internal struct ExifOrientation {
  var orientation: UIImage.Orientation
  /// The number of the orientation, from 1 to 8, if the image contains one.
  var number: Int?

  /// Reads the orientation from the Exif part of a JPEG. Invalid data is treated as data without an
  /// orientation.
  init(of data: Data) {
    let value = ExifOrientation.value(in: [UInt8](data.prefix(1 << 16)))
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    number = value.flatMap { (1...8).contains($0) ? $0 : nil }
    orientation = number.map { all[$0 - 1] } ?? .up
  }

  /// Returns a JPEG with its orientation, in an Exif segment after the start of the image.
  static func jpeg(_ data: Data, with orientation: UInt8) -> Data {
    // A table with one entry: the tag of the orientation, whose value is a 16-bit number.
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let body = Array("Exif\0\0".utf8) + tiff
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    var all = Data(data.prefix(2))
    all.append(contentsOf: segment)
    all.append(data.dropFirst(2))
    return all
  }

  private static func value(in bytes: [UInt8]) -> Int? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2 else { return nil }
      let end = min(place + 2 + length, bytes.count)
      let isExif =
        bytes[place + 1] == 0xE1 && place + 10 <= end
        && Array(bytes[(place + 4)..<(place + 10)]) == Array("Exif\0\0".utf8)
      if isExif { return orientation(inTiff: bytes[(place + 10)..<end]) }
      place = end
    }
    return nil
  }

  private static func orientation(inTiff tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<(place + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let table = number(4, 4), let count = number(table, 2) else { return nil }
    for index in 0..<count {
      let entry = table + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}
