import GalleyGeometry

/// A function of a PDF file, from numbers to numbers.
internal indirect enum PDFFunction: Sendable {
  /// Interpolates between two lists of numbers, by a power of the input from 0 to 1.
  case power(from: [Double], to: [Double], exponent: Double)
  /// Several functions, each for a part of the domain. The bounds separate the parts.
  case stitched([PDFFunction], bounds: [Double], domain: ClosedRange<Double>, encode: [Double])
  case sampled(PDFSamples)
  /// One function for each number of the output.
  case several([PDFFunction])

  private static let depthLimit = 8

  /// Reads a function.
  ///
  /// - Throws: If the function is damaged, or is a program.
  init(_ object: PDFObject, _ document: PDFDocument, depth: Int = 0) throws(PDFError) {
    try document.countFunction()
    let object = document.value(object)
    guard depth < PDFFunction.depthLimit else { throw PDFError("functions in too many others") }
    if let array = object.array {
      guard (1...32).contains(array.count) else { throw PDFError("a damaged function") }
      var functions: [PDFFunction] = []
      for part in array { functions.append(try PDFFunction(part, document, depth: depth + 1)) }
      self = .several(functions)
      return
    }
    guard let dictionary = object.dictionary else { throw PDFError("a missing function") }
    switch document.value(dictionary["FunctionType"]).integer {
    case 0: self = .sampled(try PDFSamples(object, document))
    case 2:
      let from = document.numbers(dictionary["C0"]) ?? [0]
      let to = document.numbers(dictionary["C1"]) ?? [1]
      guard from.count == to.count, !from.isEmpty else { throw PDFError("a damaged function") }
      let exponent = document.value(dictionary["N"]).number ?? 1
      self = .power(from: from, to: to, exponent: exponent)
    case 3: self = try PDFFunction.stitched(dictionary, document, depth)
    case 4: throw PDFError("a function that is a program")
    default: throw PDFError("a function of an unknown type")
    }
  }

  private static func stitched(
    _ dictionary: [String: PDFObject], _ document: PDFDocument, _ depth: Int
  ) throws(PDFError) -> PDFFunction {
    var functions: [PDFFunction] = []
    for part in (document.value(dictionary["Functions"]).array ?? []).prefix(1_000) {
      functions.append(try PDFFunction(part, document, depth: depth + 1))
    }
    let bounds = document.numbers(dictionary["Bounds"]) ?? []
    let domain = document.numbers(dictionary["Domain"]) ?? [0, 1]
    let encode = document.numbers(dictionary["Encode"]) ?? []
    guard !functions.isEmpty, bounds.count == functions.count - 1, domain.count >= 2,
      domain[0] <= domain[1], encode.count >= functions.count * 2
    else { throw PDFError("a damaged function") }
    return .stitched(functions, bounds: bounds, domain: domain[0]...domain[1], encode: encode)
  }

  /// Returns the output of the function.
  func callAsFunction(_ input: [Double]) -> [Double] {
    let first = input.first ?? 0
    switch self {
    case .power(let from, let to, let exponent):
      let x = first.limited(0, 1)
      let factor = exponent == 1 ? x : Elementary.power(x, exponent)
      return zip(from, to).map { $0 + factor * ($1 - $0) }
    case .stitched(let functions, let bounds, let domain, let encode):
      let x = first.limited(domain.lowerBound, domain.upperBound)
      let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      let fraction = high > low ? (x - low) / (high - low) : 0
      let (start, end) = (encode[index * 2], encode[index * 2 + 1])
      return functions[index]([start + fraction * (end - start)])
    case .sampled(let samples): return samples(input)
    case .several(let functions): return functions.flatMap { $0(input).prefix(1) }
    }
  }

  /// Returns inputs in a domain between which the output changes linearly, or almost linearly.
  func breaks(in domain: ClosedRange<Double>) -> [Double] {
    switch self {
    case .power(_, _, 1): return [domain.lowerBound, domain.upperBound]
    case .stitched(let functions, let bounds, let own, let encode):
      let ends = [own.lowerBound] + bounds + [own.upperBound]
      var breaks = ends
      for (index, function) in functions.enumerated() {
        let (start, end) = (encode[index * 2], encode[index * 2 + 1])
        guard start != end, ends[index] < ends[index + 1] else { continue }
        for part in function.breaks(in: min(start, end)...max(start, end)) {
          let fraction = (part - start) / (end - start)
          breaks.append(ends[index] + fraction * (ends[index + 1] - ends[index]))
        }
      }
      let inside = breaks.filter { domain.contains($0) }
      return ([domain.lowerBound, domain.upperBound] + inside).sorted()
    case .several(let functions):
      return functions.flatMap { $0.breaks(in: domain) }.sorted()
    case .power, .sampled:
      return (0...32).map {
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / 32
      }
    }
  }
}

extension Double {
  /// Returns the number clamped to a range; the lower bound for NaN.
  internal func limited(_ low: Double, _ high: Double) -> Double {
    self > low ? Swift.min(self, high) : low
  }
}
