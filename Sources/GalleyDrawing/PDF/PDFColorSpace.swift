import GalleyGeometry

/// A color space of a PDF file.
internal indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  case cmyk
  case lab(range: [Double])
  case indexed(base: PDFColorSpace, table: [UInt8], last: Int)
  /// A number of inks. A function converts the amounts of the inks to a color of another space.
  case inks(Int, other: PDFColorSpace, tint: PDFFunction)
  /// A number of inks that are never painted.
  case none(Int)
  /// Patterns. A pattern that defines only a shape is painted in a color of the associated space.
  case pattern(PDFColorSpace?)

  private static let depthLimit = 8

  /// Reads a color space.
  init(
    _ object: PDFObject, _ document: PDFDocument, _ resources: [String: PDFObject], depth: Int = 0
  ) throws(PDFError) {
    guard depth < PDFColorSpace.depthLimit else {
      throw PDFError("color spaces in too many others")
    }
    let object = document.value(object)
    if let name = object.name {
      let known = PDFColorSpace(named: name)
      // The resources of a page can redefine short names such as `G`, but not the names in this
      // array.
      let isReserved = ["DeviceGray", "DeviceRGB", "DeviceCMYK", "Pattern"].contains(name)
      let named = document.value(resources["ColorSpace"]).dictionary?[name]
      if let named, !isReserved, document.value(named).name != name {
        self = try PDFColorSpace(named, document, resources, depth: depth + 1)
      } else if let known {
        self = known
      } else {
        throw PDFError("an unknown color space")
      }
      return
    }
    guard let array = object.array, let kind = document.value(array.first).name else {
      throw PDFError("an unknown color space")
    }
    if array.count == 1, let known = PDFColorSpace(named: kind) {
      self = known
      return
    }
    self = try PDFColorSpace.read(kind, array, document) { object throws(PDFError) in
      try PDFColorSpace(object, document, resources, depth: depth + 1)
    }
  }

  /// Reads a color space that is given as an array.
  ///
  /// The closure `space` reads another color space that the array contains.
  private static func read(
    _ kind: String, _ array: [PDFObject], _ document: PDFDocument,
    _ space: (PDFObject) throws(PDFError) -> PDFColorSpace
  ) throws(PDFError) -> PDFColorSpace {
    func part(_ index: Int) -> PDFObject { index < array.count ? array[index] : .null }
    switch kind {
    case "Lab":
      let range = document.numbers(document.value(part(1)).dictionary?["Range"]) ?? []
      return .lab(range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "ICCBased":
      let profile = document.value(part(1)).dictionary ?? [:]
      switch document.value(profile["N"]).integer {
      case 1: return .gray
      case 3: return .rgb
      case 4: return .cmyk
      default: return try space(profile["Alternate"] ?? .null)
      }
    case "Indexed", "I":
      let last = min(max(document.value(part(2)).integer ?? 0, 0), 255)
      let table = try document.bytes(part(3))
      return .indexed(base: try space(part(1)), table: table, last: last)
    case "Separation", "DeviceN":
      let names = document.value(part(1))
      if names.name == "None" { return .none(1) }
      let tint = try PDFFunction(part(3), document)
      return .inks(min(names.array?.count ?? 1, 32), other: try space(part(2)), tint: tint)
    case "Pattern": return .pattern(try space(part(1)))
    default:
      guard let known = PDFColorSpace(named: kind) else { throw PDFError("an unknown color space") }
      return known
    }
  }

  private init?(named name: String) {
    switch name {
    case "DeviceGray", "G", "CalGray": self = .gray
    case "DeviceRGB", "RGB", "CalRGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "Pattern": self = .pattern(nil)
    default: return nil
    }
  }
}

extension PDFDocument {
  /// Returns the bytes of a string or a stream.
  fileprivate func bytes(_ object: PDFObject) throws(PDFError) -> [UInt8] {
    let object = value(object)
    if case .string(let bytes) = object { return bytes }
    return try object.stream.map { stream throws(PDFError) in try decoded(stream) } ?? []
  }
}
