import GalleyGeometry

/// Colors along a line, or from one circle to another.
internal struct PDFShading {
  private static let stopLimit = 256

  let gradient: Gradient

  /// Reads a shading.
  ///
  /// - Throws: An error if the shading is damaged, or is neither linear nor radial.
  init(
    _ shading: [String: PDFObject], _ document: PDFDocument, _ resources: [String: PDFObject]
  ) throws(PDFError) {
    let type = document.value(shading["ShadingType"]).integer ?? 0
    guard type == 2 || type == 3 else { throw PDFError("a shading of type \(type)") }
    let space = try PDFColorSpace(
      shading["ColorSpace"] ?? shading["CS"] ?? .null, document, resources)
    guard let coordinates = document.numbers(shading["Coords"]),
      coordinates.count == (type == 2 ? 4 : 6)
    else { throw PDFError("a damaged shading") }
    let shape: Gradient.Shape
    if type == 2 {
      shape = .linear(
        from: Point(x: coordinates[0], y: coordinates[1]),
        to: Point(x: coordinates[2], y: coordinates[3]))
    } else {
      shape = .radial(
        from: Point(x: coordinates[0], y: coordinates[1]), startRadius: max(coordinates[2], 0),
        to: Point(x: coordinates[3], y: coordinates[4]), endRadius: max(coordinates[5], 0))
    }
    let domain = document.numbers(shading["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else { throw PDFError("a damaged shading") }
    let function = try PDFFunction(shading["Function"] ?? .null, document)
    var stops = PDFShading.stops(function, space, domain[0]...domain[1])
    let extend = document.value(shading["Extend"]).array?.map {
      document.value($0).boolean ?? false
    }
    // A `Gradient` continues beyond its ends with its first and last colors. Make the first and
    // last colors transparent, unless the file extends the shading.
    if extend?.first != true, let first = stops.first {
      stops.insert(Gradient.Stop(first.color.multiplyingAlpha(by: 0), at: 0), at: 0)
    }
    if (extend?.count ?? 0) < 2 || extend?[1] != true, let last = stops.last {
      stops.append(Gradient.Stop(last.color.multiplyingAlpha(by: 0), at: 1))
    }
    gradient = Gradient(shape, stops: stops)
  }

  /// Returns the stops for the colors of a function. If the function jumps from one value to
  /// another value, there are two stops at this location.
  private static func stops(
    _ function: PDFFunction, _ space: PDFColorSpace, _ domain: ClosedRange<Double>
  ) -> [Gradient.Stop] {
    var places: [Double] = []
    for place in function.breaks(in: domain).prefix(stopLimit - 1) + [domain.upperBound]
    where places.last.map({ place - $0 > 1e-9 }) ?? true {
      // In some color spaces, such as CMYK, the color does not change linearly between two places.
      // Add seven places between them.
      if let last = places.last, !space.isEven, places.count < stopLimit {
        places += (1..<8).map { last + (place - last) * Double($0) / 8 }
      }
      places.append(place)
    }
    let length = domain.upperBound - domain.lowerBound
    var stops: [Gradient.Stop] = []
    for (index, place) in places.enumerated() {
      let location = (place - domain.lowerBound) / length
      func output(at input: Double) -> Color { space.color(function([input])) }
      let color = output(at: place)
      if index > 0 {
        let before = places[index - 1]
        let end = output(at: place - (place - before) * 1e-6)
        if !end.isNear(color) { stops.append(Gradient.Stop(end, at: location)) }
      }
      stops.append(Gradient.Stop(color, at: location))
    }
    return stops
  }
}

extension Color {
  fileprivate func isNear(_ other: Color) -> Bool {
    (red - other.red).magnitude + (green - other.green).magnitude
      + (blue - other.blue).magnitude < 0.001
  }
}
