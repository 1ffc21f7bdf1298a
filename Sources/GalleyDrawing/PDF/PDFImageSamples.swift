/// The samples of an image, which are not converted to colors yet.
internal struct PDFImageSamples {
  let width: Int
  let height: Int
  /// The number of bits of a sample.
  let bits: Int
  /// Whether the image is only a shape, which is filled with a color.
  let isShape: Bool
  /// For each component, the values that the lowest and the highest sample stand for.
  let decode: [Double]?
  let space: PDFObject
  /// The decoded image if it is a photo. A photo has no samples.
  let photo: Bitmap?
  private let data: [UInt8]

  init(_ stream: PDFStream, _ document: PDFDocument) throws(PDFError) {
    func entry(_ name: String, _ short: String) -> PDFObject {
      document.value(stream.dictionary[name] ?? stream.dictionary[short])
    }
    isShape = entry("ImageMask", "IM").boolean ?? false
    bits = isShape ? 1 : entry("BitsPerComponent", "BPC").integer ?? 8
    guard let width = entry("Width", "W").integer, let height = entry("Height", "H").integer,
      (1...65_536).contains(width), (1...65_536).contains(height), [1, 2, 4, 8, 16].contains(bits)
    else { throw PDFError("a damaged image") }
    try document.countPixels(width, height)
    let decode = document.numbers(stream.dictionary["Decode"] ?? stream.dictionary["D"])
    self.decode = decode.flatMap { $0.count >= 2 ? $0 : nil }
    space = entry("ColorSpace", "CS")
    let (data, filter) = try document.partlyDecoded(stream)
    self.data = data
    guard let filter else {
      (self.width, self.height, photo) = (width, height, nil)
      return
    }
    let isPhoto = ["DCTDecode", "DCT", "JPXDecode"].contains(filter)
    guard isPhoto, let bitmap = document.photo(data), bitmap.width > 0, bitmap.height > 0 else {
      throw PDFError(isPhoto ? "a photo" : "an image of the format \(filter.prefix(40))")
    }
    (self.width, self.height, photo) = (bitmap.width, bitmap.height, bitmap)
    // A photo may be larger than its dictionary says.
    try document.countPixels(bitmap.width, bitmap.height)
  }

  /// Returns the pixels that a function creates, each from `count` samples. Missing samples are
  /// zero.
  func pixels(
    _ count: Int, _ pixel: ([Int]) -> UInt32
  ) throws(PDFError) -> [UInt32] {
    let rowBytes = (width * count * bits + 7) / 8
    guard data.count >= min(rowBytes, 1) else { throw PDFError("a damaged image") }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var numbers = [Int](repeating: 0, count: count)
    for y in 0..<height {
      for x in 0..<width {
        for part in 0..<count {
          numbers[part] = number(row: y * rowBytes, index: x * count + part)
        }
        pixels.append(pixel(numbers))
      }
    }
    return pixels
  }

  /// Returns the bitmap of a shape. The closure returns the pixel for a sample. If the samples are
  /// damaged, the bitmap is transparent.
  func bitmap(_ pixel: (Int) -> UInt32) -> Bitmap {
    let pixels = try? pixels(1) { pixel($0[0]) }
    return Bitmap(
      width: width, height: height,
      pixels: pixels ?? Array(repeating: 0, count: width * height))
  }

  private func number(row: Int, index: Int) -> Int {
    func byte(_ index: Int) -> Int { index < data.count ? Int(data[index]) : 0 }
    switch bits {
    case 8: return byte(row + index)
    case 16: return byte(row + index * 2) << 8 | byte(row + index * 2 + 1)
    default:
      let bit = index * bits
      return byte(row + bit / 8) >> (8 - bits - bit % 8) & (1 << bits - 1)
    }
  }
}
