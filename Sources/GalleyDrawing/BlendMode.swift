/// How what is painted mixes with what is there.
///
/// The modes are those of the W3C's compositing and of PDF, under Apple's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// What is painted covers what is there.
  case normal
  /// Colors are multiplied: it gets darker.
  case multiply
  /// Colors are multiplied the other way around: it gets lighter.
  case screen
  /// What is there gets stronger.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is there gets lighter.
  case colorDodge
  /// What is there gets darker.
  case colorBurn
  /// What is there gets a little lighter or darker.
  case softLight
  /// What is painted says whether it gets lighter or darker.
  case hardLight
  /// How far both are apart.
  case difference
  /// The same, more softly.
  case exclusion
  /// The hue of what is painted.
  case hue
  /// The saturation of what is painted.
  case saturation
  /// The hue and the saturation of what is painted.
  case color
  /// The brightness of what is painted.
  case luminosity
  /// Nothing is there any more.
  case clear
  /// What is painted, as if nothing had been there.
  case copy
  /// What is painted, where something was there.
  case sourceIn
  /// What is painted, where nothing was there.
  case sourceOut
  /// What is painted, in front of what is there, and only where that is.
  case sourceAtop
  /// What is there, in front of what is painted.
  case destinationOver
  /// What is there, where something is painted.
  case destinationIn
  /// What is there, where nothing is painted.
  case destinationOut
  /// What is there, in front of what is painted, and only where that is.
  case destinationAtop
  /// Either of both, where the other is not.
  case xor
  /// Both added up: it gets lighter.
  case plusLighter

  /// Whether it changes what is there even where what is painted can be seen through completely: then
  /// it has to be said how far it reaches.
  public var erases: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

/// How things that are painted as one come together with what is there.
public struct Compositing: Hashable, Sendable {
  /// How much of all shows, from 0 to 1.
  public var opacity: Double
  /// What they throw behind themselves together.
  public var shadow: Shadow?
  /// Of what the alpha says how much shows, the shadow included.
  public var mask: DisplayList?
  /// How they mix with what is there.
  public var blend: BlendMode
  /// How far they mix with it, where the mode erases; as far as they reach, if `nil`.
  public var shape: Path?
  /// Whether what mixes among them sees nothing of what is there.
  public var isIsolated: Bool

  /// Things as they are, unless said otherwise.
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

  /// Whether it makes no difference that they are painted as one.
  public var isPlain: Bool { shadow == nil && isDirect }

  /// Whether they can be painted one by one, apart from their shadow.
  public var isDirect: Bool { opacity >= 1 && mask == nil && blend == .normal && !isIsolated }
}

extension DisplayList {
  /// Whether something in it mixes with what is behind the list otherwise than by covering it.
  ///
  /// - Complexity: O(*n*) in the items.
  public var mixesWithBackdrop: Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      if group.blend != .normal { return true }
      // Things that are laid down as one mix among themselves.
      return group.compositing.isDirect && group.content.mixesWithBackdrop
    }
  }

  /// The list as one thing, in which what mixes sees only the list itself; as it is, if nothing mixes.
  public var isolated: DisplayList {
    guard mixesWithBackdrop else { return self }
    var group = Group(self)
    group.isIsolated = true
    return DisplayList([.group(group)])
  }
}

extension Group {
  /// How its things come together with what is behind it.
  public var compositing: Compositing {
    Compositing(
      opacity: min(opacity, 1), shadow: shadow, mask: mask, blend: blend,
      shape: blend.erases ? clip : nil, isIsolated: isIsolated)
  }
}
