/// The mode in which a painted item (the source) is blended with the content behind the item (the
/// backdrop).
///
/// The modes are defined by the W3C's compositing specification and by PDF, and have Apple's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The source covers the backdrop.
  case normal
  /// Colors are multiplied, which darkens the backdrop.
  case multiply
  /// The inverses of colors are multiplied, which lightens the backdrop.
  case screen
  /// Colors are multiplied where the backdrop is dark, and screened where the backdrop is light.
  case overlay
  /// The darker of both colors.
  case darken
  /// The lighter of both colors.
  case lighten
  /// The backdrop is lightened. A lighter source lightens the backdrop more.
  case colorDodge
  /// The backdrop is darkened. A darker source darkens the backdrop more.
  case colorBurn
  /// The backdrop is slightly darkened where the source is dark, and slightly lightened where the
  /// source is light.
  case softLight
  /// Colors are multiplied where the source is dark, and screened where the source is light.
  case hardLight
  /// The difference of both colors.
  case difference
  /// The difference of both colors, with lower contrast.
  case exclusion
  /// The hue of the source, with the saturation and the brightness of the backdrop.
  case hue
  /// The saturation of the source, with the hue and the brightness of the backdrop.
  case saturation
  /// The hue and the saturation of the source, with the brightness of the backdrop.
  case color
  /// The brightness of the source, with the hue and the saturation of the backdrop.
  case luminosity
  /// Nothing: both the source and the backdrop are removed.
  case clear
  /// The source replaces the backdrop.
  case copy
  /// The source, where there is a backdrop; nothing elsewhere.
  case sourceIn
  /// The source, where there is no backdrop; nothing elsewhere.
  case sourceOut
  /// The source in front of the backdrop, only where there is a backdrop.
  case sourceAtop
  /// The backdrop in front of the source.
  case destinationOver
  /// The backdrop, where there is a source; nothing elsewhere.
  case destinationIn
  /// The backdrop, where there is no source; nothing elsewhere.
  case destinationOut
  /// The backdrop in front of the source, only where there is a source.
  case destinationAtop
  /// The source where the backdrop is transparent, and the backdrop where the source is
  /// transparent.
  case xor
  /// The sum of both colors, limited to white.
  case plusLighter

  /// Whether the mode changes the backdrop even where the source is transparent. For such a mode,
  /// `Compositing.shape` limits the changed area.
  public var erases: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// The effects on several items that are painted onto a canvas as a whole.
public struct Compositing: Hashable, Sendable {
  /// The opacity of all items together, from 0 to 1.
  public var opacity: Double
  /// The shadow of all items together.
  public var shadow: Shadow?
  /// A list whose alpha determines how much of the items and of their shadow is visible at each
  /// point.
  public var mask: DisplayList?
  /// The mode in which the items are blended with the backdrop.
  public var blend: BlendMode
  /// The area that may change if the blend mode erases the backdrop. If `nil`, this is the area of
  /// the items.
  public var shape: Path?
  /// Whether blend modes of the items ignore the backdrop.
  public var isIsolated: Bool

  /// Creates a compositing, which by default changes nothing.
  public init(
    opacity: Double = 1, shadow: Shadow? = nil, mask: DisplayList? = nil,
    blend: BlendMode = .normal, shape: Path? = nil, isIsolated: Bool = false
  ) {
    self.opacity = opacity
    self.shadow = shadow
    self.mask = mask
    self.blend = blend
    self.shape = shape
    self.isIsolated = isIsolated
  }

  /// Whether the compositing has no effect, so that the items can be painted one by one.
  public var isPlain: Bool { shadow == nil && isDirect }

  /// Whether the compositing has no effect apart from the shadow, so that the items can be painted
  /// one by one after the shadow.
  public var isDirect: Bool { opacity >= 1 && mask == nil && blend == .normal && !isIsolated }
}

extension DisplayList {
  /// Whether an item in the list has a blend mode that does more than cover the backdrop.
  ///
  /// - Complexity: O(*n*) in the items.
  public var mixesWithBackdrop: Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      if group.blend != .normal { return true }
      // The items of a group that is composited as a whole are mixed only with one another.
      return group.compositing.isDirect && group.content.mixesWithBackdrop
    }
  }

  /// The list as a single group, so that its blend modes affect only items of the list. A list
  /// without blend modes is returned unchanged.
  public var isolated: DisplayList {
    guard mixesWithBackdrop else { return self }
    var group = Group(self)
    group.isIsolated = true
    return DisplayList([.group(group)])
  }
}

extension Group {
  /// The compositing of the group.
  public var compositing: Compositing {
    Compositing(
      opacity: min(opacity, 1), shadow: shadow, mask: mask, blend: blend,
      shape: blend.erases ? clip : nil, isIsolated: isIsolated)
  }
}
