import GalleyGeometry

/// The pixels of an image in a PDF file.
internal struct PDFImage {
  private static let pixelLimit = 16 << 20

  let bitmap: Bitmap

  /// Decodes an image.
  ///
  /// - Throws: If the image is damaged, or compressed in a way that is not supported.
  init(
    _ stream: PDFStream, _ document: PDFDocument, _ resources: [String: PDFObject]
  ) throws(PDFError) {
    let samples = try PDFImageSamples(stream, document)
    guard samples.width <= PDFImage.pixelLimit / samples.height else {
      throw PDFError("an image of too many pixels")
    }
    if samples.isShape {
      let decode = samples.decode ?? [0, 1]
      bitmap = samples.bitmap { $0 == (decode[0] > 0.5 ? 1 : 0) ? 0xFFFF_FFFF : 0 }
      return
    }
    let own: Bitmap
    if let photo = samples.photo {
      own = photo
    } else {
      own = try PDFImage.picture(samples, stream, document, resources)
    }
    let mask = document.value(stream.dictionary["SMask"]).stream
    guard let mask = mask ?? document.value(stream.dictionary["Mask"]).stream else {
      bitmap = own
      return
    }
    let alphas = try PDFImageSamples(mask, document)
    guard alphas.width <= PDFImage.pixelLimit / alphas.height, alphas.photo == nil else {
      throw PDFError("an image with a mask of too many pixels")
    }
    bitmap = try PDFImage.masked(own, by: alphas)
  }

  /// Returns the bitmap of an image's samples. Pixels in the ranges of the image's color key are
  /// transparent.
  private static func picture(
    _ samples: PDFImageSamples, _ stream: PDFStream, _ document: PDFDocument,
    _ resources: [String: PDFObject]
  ) throws(PDFError) -> Bitmap {
    let space = try PDFColorSpace(samples.space, document, resources)
    guard space.count > 0 else { throw PDFError("an image in the colors of a pattern") }
    var colors = try PDFImage.colors(samples, space)
    let key = document.value(stream.dictionary["Mask"]).array?.compactMap(\.integer) ?? []
    if key.count == space.count * 2 { colors = keyed(colors, samples, space.count, key) }
    return Bitmap(width: samples.width, height: samples.height, pixels: colors)
  }

  /// Returns the opaque colors of all pixels.
  private static func colors(
    _ samples: PDFImageSamples, _ space: PDFColorSpace
  ) throws(PDFError) -> [UInt32] {
    let (count, limits) = (space.count, space.limits(bits: samples.bits))
    let decode = samples.decode.flatMap { $0.count == count * 2 ? $0 : nil } ?? limits
    let highest = Double(1 << samples.bits - 1)
    var known: [[Int]: UInt32] = [:]
    return try samples.pixels(count) { numbers in
      if let pixel = known[numbers] { return pixel }
      let color = space.color(
        numbers.enumerated().map { part, number in
          let (low, high) = (decode[part * 2], decode[part * 2 + 1])
          return low + Double(number) / highest * (high - low)
        })
      if known.count > 4_096 { known = [:] }
      known[numbers] = color.pixel
      return color.pixel
    }
  }

  /// Returns the image with the opacity of a mask. The result has the larger width and the larger
  /// height of both.
  private static func masked(
    _ image: Bitmap, by mask: PDFImageSamples
  ) throws(PDFError) -> Bitmap {
    let colors = image.pixels
    let (low, high) = (mask.decode?.first ?? 0, mask.decode?.last ?? 1)
    let highest = Double(1 << mask.bits - 1)
    let alphas = try mask.pixels(1) { numbers in
      let alpha = low + Double(numbers[0]) / highest * (high - low)
      // If the mask is a stencil, a sample of one marks a pixel that the stencil would not paint.
      // Such a pixel becomes transparent.
      return UInt32((mask.isShape ? 1 - alpha : alpha).limited(0, 1) * 255 + 0.5)
    }
    let (width, height) = (max(image.width, mask.width), max(image.height, mask.height))
    guard width <= pixelLimit / height else { throw PDFError("an image of too many pixels") }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = y * image.height / height * image.width
      let maskRow = y * mask.height / height * mask.width
      for x in 0..<width {
        let color = colors[row + x * image.width / width]
        let alpha = alphas[maskRow + x * mask.width / width]
        pixels.append(color.multiplied(byAlpha: alpha))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the pixels. Pixels whose samples all lie in the ranges of a color key become
  /// transparent.
  private static func keyed(
    _ colors: [UInt32], _ samples: PDFImageSamples, _ count: Int, _ key: [Int]
  ) -> [UInt32] {
    let keys = try? samples.pixels(count) { numbers in
      let isKey = numbers.enumerated().allSatisfy { part, number in
        key[part * 2] <= number && number <= key[part * 2 + 1]
      }
      return isKey ? 0 : UInt32.max
    }
    return keys.map { zip(colors, $0).map(&) } ?? colors
  }
}

extension Color {
  /// The color as an opaque pixel; a transparent pixel if the color is fully transparent.
  fileprivate var pixel: UInt32 {
    let color = clamped
    guard color.alpha > 0 else { return 0 }
    func part(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return 0xFF00_0000 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }
}

extension UInt32 {
  fileprivate func multiplied(byAlpha alpha: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      let product = ((self >> shift) & 255) * alpha
      return ((product + 127) / 255) << shift
    }
    return part(24) | part(16) | part(8) | part(0)
  }
}
