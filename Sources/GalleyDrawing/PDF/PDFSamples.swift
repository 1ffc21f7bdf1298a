import GalleyGeometry

/// A function that is given by its outputs for evenly spaced inputs.
internal struct PDFSamples: Sendable {
  private let domain: [Double]
  private let range: [Double]
  private let sizes: [Int]
  private let encode: [Double]
  /// The bytes of the samples, ordered so that the first input changes fastest.
  private let data: [UInt8]
  private let bits: Int
  private let decode: [Double]

  private var outputs: Int { range.count / 2 }

  init(_ object: PDFObject, _ document: PDFDocument) throws(PDFError) {
    guard let stream = object.stream,
      let domain = document.numbers(stream.dictionary["Domain"]),
      let range = document.numbers(stream.dictionary["Range"]),
      let sizes = document.numbers(stream.dictionary["Size"])?.map({ Int($0.limited(0, 1e6)) }),
      let bits = document.value(stream.dictionary["BitsPerSample"]).integer,
      (1...4).contains(sizes.count), domain.count == sizes.count * 2,
      range.count >= 2, range.count.isMultiple(of: 2), range.count <= 64, [8, 16].contains(bits),
      sizes.allSatisfy((1...32_768).contains)
    else { throw PDFError("a function of samples of an unknown form") }
    let outputs = range.count / 2
    let count = sizes.reduce(1, *)
    let data = try document.decoded(stream)
    guard count <= 1 << 20, data.count >= count * outputs * bits / 8 else {
      throw PDFError("a damaged function")
    }
    let decode = document.numbers(stream.dictionary["Decode"]) ?? range
    guard decode.count == range.count else { throw PDFError("a damaged function") }
    (self.data, self.bits, self.decode) = (data, bits, decode)
    (self.domain, self.range, self.sizes) = (domain, range, sizes)
    let encode = document.numbers(stream.dictionary["Encode"]) ?? []
    self.encode =
      encode.count == domain.count ? encode : sizes.flatMap { [0, Double($0 - 1)] }
  }

  private func value(_ index: Int) -> Double {
    let sample =
      bits == 8
      ? Double(data[index]) / 255
      : Double(Int(data[index * 2]) << 8 | Int(data[index * 2 + 1])) / 65_535
    let (low, high) = (decode[index % outputs * 2], decode[index % outputs * 2 + 1])
    return low + sample * (high - low)
  }

  /// Returns the output for an input, interpolated between the nearest samples.
  func callAsFunction(_ input: [Double]) -> [Double] {
    var corners: [(index: Int, weight: Double)] = [(0, 1)]
    var step = 1
    for (axis, size) in sizes.enumerated() {
      let (low, high) = (domain[axis * 2], domain[axis * 2 + 1])
      let x = (axis < input.count ? input[axis] : 0).limited(low, high)
      let fraction = high > low ? (x - low) / (high - low) : 0
      let place = encode[axis * 2] + fraction * (encode[axis * 2 + 1] - encode[axis * 2])
      let limited = place.limited(0, Double(size - 1))
      let below = Int(limited)
      let above = min(below + 1, size - 1)
      let part = limited - Double(below)
      corners = corners.flatMap {
        [
          ($0.index + below * step, $0.weight * (1 - part)),
          ($0.index + above * step, $0.weight * part),
        ]
      }
      step *= size
    }
    return (0..<outputs).map { output in
      let sum = corners.reduce(0) { $0 + value($1.index * outputs + output) * $1.weight }
      return sum.limited(range[output * 2], range[output * 2 + 1])
    }
  }
}
