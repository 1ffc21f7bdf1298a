import Foundation

// The movements of symbols.

/// A movement of a symbol.
///
/// - Differs: Symbols do not move. Effects can be compared, and have no other properties.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that goes on until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that replaces a symbol by another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement by which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A symbol that jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: BounceSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: BounceSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> BounceSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, layer by layer.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> PulseSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol whose layers light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, one layer at a time.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }

  /// The same effect, with layers that stay lit.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }

  /// The same effect, forth and back.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }

  /// The same effect, always from the start.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }

  /// The same effect, with hidden layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }

  /// The same effect, with dim layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }

  private func adding(_ name: String) -> VariableColorSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol of another size.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: ScaleSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: ScaleSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> ScaleSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that appears.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: AppearSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: AppearSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> AppearSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that disappears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: DisappearSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: DisappearSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> DisappearSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that moves back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: WiggleSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: WiggleSymbolEffect { adding("down") }

  /// The same effect, to the left.
  public var left: WiggleSymbolEffect { adding("left") }

  /// The same effect, to the right.
  public var right: WiggleSymbolEffect { adding("right") }

  /// The same effect, in the direction of reading.
  public var forward: WiggleSymbolEffect { adding("forward") }

  /// The same effect, against the direction of reading.
  public var backward: WiggleSymbolEffect { adding("backward") }

  /// The same effect, clockwise.
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }

  /// The same effect, counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }

  /// The same effect, layer by layer.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> WiggleSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, clockwise.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }

  /// The same effect, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }

  /// The same effect, layer by layer.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> RotateSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, without fading.
  public var plain: BreatheSymbolEffect { adding("plain") }

  /// The same effect, with fading.
  public var pulse: BreatheSymbolEffect { adding("pulse") }

  /// The same effect, layer by layer.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> BreatheSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// A symbol that is replaced by another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, down and up again.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }

  /// The same effect, up and up again.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }

  /// The same effect, at once and up.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }

  /// The same effect, layer by layer.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }

  /// The same effect, of all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> ReplaceSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// The usual replacement of a symbol.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  internal init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol of another size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that is replaced by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual replacement of a symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
