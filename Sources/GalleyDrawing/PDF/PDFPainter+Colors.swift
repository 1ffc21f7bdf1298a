import GalleyGeometry

// Colors, patterns and shadings.

extension PDFPainter {
  /// Performs an operator that sets a color. Returns `false` for any other operator.
  internal func setColor(
    _ word: String, _ operands: [PDFObject], _ numbers: [Double]
  ) throws(PDFError) -> Bool {
    switch word {
    case "g": setFill(.gray, numbers)
    case "rg": setFill(.rgb, numbers)
    case "k": setFill(.cmyk, numbers)
    case "G": setStroke(.gray, numbers)
    case "RG": setStroke(.rgb, numbers)
    case "K": setStroke(.cmyk, numbers)
    case "cs": if let space = space(operands.last) { setFill(space, nil) }
    case "CS": if let space = space(operands.last) { setStroke(space, nil) }
    case "sc", "scn": state.fill = try ink(state.fillSpace, operands, numbers)
    case "SC", "SCN": state.stroke = try ink(state.strokeSpace, operands, numbers)
    default: return false
    }
    return true
  }

  private func setFill(_ space: PDFColorSpace, _ numbers: [Double]?) {
    state.fillSpace = space
    state.fill = .color(numbers.map(space.color) ?? space.first)
  }

  private func setStroke(_ space: PDFColorSpace, _ numbers: [Double]?) {
    state.strokeSpace = space
    state.stroke = .color(numbers.map(space.color) ?? space.first)
  }

  /// Returns a color space. If the space can't be used, records an omission and returns `nil`.
  internal func space(_ object: PDFObject?) -> PDFColorSpace? {
    do { return try PDFColorSpace(object ?? .null, document, resources) } catch {
      omit(error.description)
      return nil
    }
  }

  private func ink(
    _ space: PDFColorSpace, _ operands: [PDFObject], _ numbers: [Double]
  ) throws(PDFError) -> PDFInk {
    guard case .pattern(let shapeSpace) = space else { return .color(space.color(numbers)) }
    let object = document.value(resource("Pattern", operands))
    guard let pattern = object.dictionary else { return .unknown }
    if let stream = object.stream {
      let tiles = try tiles(stream, color: shapeSpace.map { $0.color(numbers) })
      return tiles.map { .tiles($0) } ?? .unknown
    }
    let transform = document.transform(pattern["Matrix"]).concatenating(base)
    return gradient(pattern["Shading"], transform).map { .gradient($0) } ?? .unknown
  }

  /// Paints the whole clip with a shading.
  internal func drawShading(_ object: PDFObject) throws(PDFError) {
    let shading = document.value(object).dictionary ?? [:]
    guard let gradient = gradient(object, state.transform),
      let paint = PDFInk.gradient(gradient).paint(alpha: state.fillAlpha)
    else { return }
    var area = Path(page)
    if let box = document.rectangle(shading["BBox"]) {
      area = Path(box).applying(state.transform)
      guard area.elements.allSatisfy(\.isFinite) else { return }
    }
    try add(.fill(area, paint, .winding))
  }

  /// Returns the gradient of a shading; `nil` if the shading can't be drawn. An unsupported shading
  /// is recorded as an omission.
  private func gradient(_ object: PDFObject?, _ transform: AffineTransform) -> Gradient? {
    do {
      let shading = document.value(object).dictionary ?? [:]
      var gradient = try PDFShading(shading, document, resources).gradient
      gradient.transform = transform
      guard transform.inverted() != nil else { return nil }
      return gradient
    } catch {
      omit(error.description)
      return nil
    }
  }
}
