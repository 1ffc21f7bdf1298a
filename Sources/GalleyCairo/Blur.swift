import CPangoCairo

/// Blurs a stencil, which stores the coverage of each pixel, with three box blurs in sequence. The
/// result is close enough to a Gaussian blur.
internal enum Blur {
  static func blur(_ surface: OpaquePointer?, deviation: Double) {
    guard deviation > 0.1, let data = cairo_image_surface_get_data(surface) else { return }
    let pixels = Pixels(
      start: data, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)))
    // Three boxes of this width together have the standard deviation of the blur.
    let width = max(Int((deviation * 1.879_971).rounded()), 1)
    for pass in 0..<3 {
      // A box of an even width can't be centered on a pixel. So the first box is moved half a pixel
      // to one side, the second box is moved half a pixel to the other side, and the third box is a
      // pixel wider.
      let isEven = width % 2 == 0
      let box = Box(
        width: isEven && pass == 2 ? width + 1 : width,
        before: isEven && pass == 1 ? width / 2 - 1 : width / 2)
      pixels.blurRows(box)
      pixels.blurColumns(box)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// A box blur, which computes the average of neighboring pixels.
  private struct Box {
    var width: Int
    /// The number of neighbors before the pixel.
    var before: Int
    /// The factor that turns a sum into an average, in units of 2⁻²⁴.
    private let share: UInt64

    init(width: Int, before: Int) {
      self.width = width
      self.before = before
      share = ((1 << 24) + UInt64(width) - 1) / UInt64(width)
    }

    func average(_ sum: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: min((UInt64(sum) * share + (1 << 23)) >> 24, 255))
    }
  }

  /// The pixels of a stencil, one byte each.
  private struct Pixels {
    var start: UnsafeMutablePointer<UInt8>
    var width: Int
    var height: Int
    var stride: Int

    func blurRows(_ box: Box) {
      var line = [UInt8](repeating: 0, count: width)
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let row = start + y * stride
          for x in 0..<width { line[x] = row[x] }
          var sum: UInt32 = 0
          for x in 0..<min(max(box.width - box.before, 0), width) { sum &+= UInt32(line[x]) }
          for x in 0..<width {
            row[x] = box.average(sum)
            let leaving = x - box.before
            let next = leaving + box.width
            if next < width { sum &+= UInt32(line[next]) }
            if leaving >= 0 { sum &-= UInt32(line[leaving]) }
          }
        }
      }
    }

    /// Blurs the columns.
    ///
    /// All columns are blurred together, row by row, with one sum for each column, because
    /// sequential access to memory is faster.
    func blurColumns(_ box: Box) {
      let before = [UInt8](UnsafeBufferPointer(start: start, count: stride * height))
      var sums = [UInt32](repeating: 0, count: width)
      before.withUnsafeBufferPointer { before in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<min(max(box.width - box.before, 0), height) {
            for x in 0..<width { sums[x] &+= UInt32(before[y * stride + x]) }
          }
          for y in 0..<height {
            let row = start + y * stride
            for x in 0..<width { row[x] = box.average(sums[x]) }
            let leaving = y - box.before
            let next = leaving + box.width
            if next < height {
              for x in 0..<width { sums[x] &+= UInt32(before[next * stride + x]) }
            }
            if leaving >= 0 {
              for x in 0..<width { sums[x] &-= UInt32(before[leaving * stride + x]) }
            }
          }
        }
      }
    }
  }
}
