import GalleyGeometry

/// A space in which a PDF file gives colors.
internal indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  case cmyk
  case lab(range: [Double])
  case indexed(base: PDFColorSpace, table: [UInt8], last: Int)
  /// Inks, whose amounts a function turns into a color of another space.
  case inks(Int, other: PDFColorSpace, tint: PDFFunction)
  /// Inks that are never painted.
  case none(Int)
  case pattern(PDFColorSpaceBox?)

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
      let named = document.value(resources["ColorSpace"]).dictionary?[name]
      if let known = PDFColorSpace(named: name) {
        self = known
      } else if let named {
        self = try PDFColorSpace(named, document, resources, depth: depth + 1)
      } else {
        throw PDFError("an unknown color space")
      }
      return
    }
    guard let array = object.array, let kind = document.value(array.first).name else {
      throw PDFError("an unknown color space")
    }
    func part(_ index: Int) -> PDFObject { index < array.count ? array[index] : .null }
    func space(_ object: PDFObject) throws(PDFError) -> PDFColorSpace {
      try PDFColorSpace(object, document, resources, depth: depth + 1)
    }
    switch kind {
    case "CalGray": self = .gray
    case "CalRGB": self = .rgb
    case "Lab":
      let range = document.numbers(document.value(part(1)).dictionary?["Range"]) ?? []
      self = .lab(range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "ICCBased":
      let profile = document.value(part(1)).dictionary ?? [:]
      switch document.value(profile["N"]).integer {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: self = try space(profile["Alternate"] ?? .null)
      }
    case "Indexed", "I":
      let table = document.value(part(3))
      var bytes: [UInt8] = []
      if case .string(let string) = table { bytes = string }
      if let stream = table.stream { bytes = try document.decoded(stream) }
      let last = min(max(document.value(part(2)).integer ?? 0, 0), 255)
      self = .indexed(base: try space(part(1)), table: bytes, last: last)
    case "Separation", "DeviceN":
      let names = document.value(part(1))
      let count = min(names.array?.count ?? 1, 32)
      if names.name == "None" {
        self = .none(1)
      } else {
        let tint = try PDFFunction(part(3), document)
        self = .inks(count, other: try space(part(2)), tint: tint)
      }
    case "Pattern":
      self = .pattern(array.count > 1 ? PDFColorSpaceBox(space: try space(part(1))) : nil)
    case let name:
      guard let known = PDFColorSpace(named: name) else { throw PDFError("an unknown color space") }
      self = known
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

/// The space of the colors of a pattern that has only a shape.
internal struct PDFColorSpaceBox: Sendable {
  let space: PDFColorSpace
}
