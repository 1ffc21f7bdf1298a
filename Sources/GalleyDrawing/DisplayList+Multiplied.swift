import GalleyGeometry

// Lists whose colors are multiplied by a color, as if they were seen through colored glass.

extension Color {
  /// Returns the color with its red, green and blue components multiplied by the components of
  /// another color. The opacity does not change.
  package func multiplied(by other: Color) -> Color {
    Color(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}

extension DisplayList {
  /// Returns the list with all its colors multiplied by the red, green and blue components of a
  /// color, whose opacity is ignored.
  package func multiplied(by color: Color) -> DisplayList {
    let color = color.clamped
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return self }
    return DisplayList(items.map { $0.multiplied(by: color) })
  }
}

extension DisplayList.Item {
  fileprivate func multiplied(by color: Color) -> DisplayList.Item {
    switch self {
    case .fill(let path, let paint, let rule): .fill(path, paint.multiplied(by: color), rule)
    case .stroke(let path, let paint, let style): .stroke(path, paint.multiplied(by: color), style)
    case .shadow(let path, let shadow): .shadow(path, shadow.multiplied(by: color))
    case .picture(let picture): .picture(picture.multiplied(by: color))
    case .text: washed(with: color)
    case .group(let group): .group(group.multiplied(by: color))
    }
  }

  /// Returns the item under a layer of color that has the item's shape.
  ///
  /// Text is colored by such a layer, because a text that is laid out may have many colors, which
  /// can't be changed after layout.
  private func washed(with color: Color) -> DisplayList.Item {
    let list = DisplayList([self])
    let bounds = list.bounds
    guard !bounds.isNull, !bounds.isEmpty else { return self }
    var wash = Group(DisplayList([.fill(Path(bounds), .color(color), .winding)]))
    wash.blend = .multiply
    var group = Group(DisplayList([self, .group(wash)]))
    group.isIsolated = true
    group.mask = list
    return .group(group)
  }
}

extension Paint {
  fileprivate func multiplied(by color: Color) -> Paint {
    switch self {
    case .color(let own): return .color(own.multiplied(by: color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        Gradient.Stop($0.color.multiplied(by: color), at: $0.location)
      }
      return .gradient(gradient)
    }
  }
}

extension Shadow {
  fileprivate func multiplied(by color: Color) -> Shadow {
    var shadow = self
    shadow.color = self.color.multiplied(by: color)
    return shadow
  }
}

extension Picture {
  fileprivate func multiplied(by color: Color) -> Picture {
    var picture = self
    if let tint {
      picture.tint = tint.multiplied(by: color)
    } else {
      picture.bitmap = bitmap.multiplied(by: color)
    }
    return picture
  }
}

extension Bitmap {
  /// Returns the bitmap with each color component multiplied by the same component of a color.
  ///
  /// Pixels are already multiplied by alpha, so each component can be multiplied separately.
  fileprivate func multiplied(by color: Color) -> Bitmap {
    func part(_ pixel: UInt32, _ shift: UInt32, _ factor: Double) -> UInt32 {
      UInt32(Double((pixel >> shift) & 0xFF) * factor + 0.5) << shift
    }
    return Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        pixel & 0xFF00_0000 | part(pixel, 16, color.red) | part(pixel, 8, color.green)
          | part(pixel, 0, color.blue)
      })
  }
}

extension Group {
  fileprivate func multiplied(by color: Color) -> Group {
    var group = self
    group.content = content.multiplied(by: color)
    group.shadow = shadow?.multiplied(by: color)
    return group
  }
}
