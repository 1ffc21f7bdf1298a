import GalleyGeometry

// Converts the brightness of a display list to opacity. In a PDF file, the brightness of a list can
// determine the opacity of a mask.

extension Color {
  /// The brightness that determines the opacity in a mask: from 0 for black to 1 for white.
  internal var brightness: Double {
    let color = clamped
    return (30 * color.red + 59 * color.green + 11 * color.blue) / 100
  }

  /// White with the color's brightness as its opacity.
  fileprivate var brightnessAsAlpha: Color { Color(white: 1, alpha: brightness * alpha) }
}

extension DisplayList {
  /// Returns a list whose opacity at each point is the brightness of this list at that point.
  ///
  /// The items of `back`, whose opacity already represents brightness, lie behind the result.
  ///
  /// Each item first erases the items behind it where it covers them, and then adds its own
  /// brightness.
  internal func brightness(over back: DisplayList = DisplayList()) -> DisplayList {
    var list = back
    for item in items {
      if case .group(var group) = item, group.blend == .normal, group.opacity == 1 {
        group.content = group.content.brightness()
        if !list.isEmpty {
          var whole = group
          whole.content = DisplayList([item.plain])
          list.append(DisplayList([whole.erasing]))
        }
        list.append(list.isEmpty ? .group(group) : DisplayList.added(.group(group)))
        continue
      }
      if !list.isEmpty { list.append(Group(DisplayList([item])).erasing) }
      list.append(list.isEmpty ? item.brightness : DisplayList.added(item.brightness))
    }
    return list
  }

  /// Returns a group that adds the colors of an item to the colors behind the item.
  fileprivate static func added(_ item: Item) -> Item {
    var group = Group(DisplayList([item]))
    group.blend = .plusLighter
    return .group(group)
  }
}

extension Group {
  /// An item that erases what is behind the group.
  fileprivate var erasing: DisplayList.Item {
    var group = self
    group.blend = .destinationOut
    return .group(group)
  }
}

extension DisplayList.Item {
  /// A group without its effects; the item itself if it is not a group.
  fileprivate var plain: DisplayList.Item {
    guard case .group(let group) = self else { return self }
    return .group(Group(group.content))
  }

  fileprivate var brightness: DisplayList.Item {
    switch self {
    case .fill(let path, let paint, let rule): .fill(path, paint.brightness, rule)
    case .stroke(let path, let paint, let style): .stroke(path, paint.brightness, style)
    case .picture(let picture): .picture(picture.brightness)
    case .group(let group): .group(group.brightness)
    case .shadow, .text: self
    }
  }
}

extension Group {
  fileprivate var brightness: Group {
    var group = self
    group.content = content.brightness()
    return group
  }
}

extension Paint {
  fileprivate var brightness: Paint {
    switch self {
    case .color(let color): return .color(color.brightnessAsAlpha)
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        Gradient.Stop($0.color.brightnessAsAlpha, at: $0.location)
      }
      return .gradient(gradient)
    }
  }
}

extension Picture {
  fileprivate var brightness: Picture {
    var picture = self
    if let tint {
      picture.tint = tint.brightnessAsAlpha
      return picture
    }
    // The colors of a pixel are already multiplied by its alpha.
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      return min((red * 77 + green * 151 + blue * 28 + 128) >> 8, 255) * 0x0101_0101
    }
    picture.bitmap = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    return picture
  }
}
