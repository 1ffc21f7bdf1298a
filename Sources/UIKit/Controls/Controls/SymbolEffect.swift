import Foundation

// The effects of symbols.

/// An effect that animates a symbol.
///
/// - Differs: Symbols do not move. Effects can be compared, and have no other properties.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that continues until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol is replaced by another symbol.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect in which a symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: BounceSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: BounceSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> BounceSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which the opacity of a symbol decreases and increases again.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, layer by layer.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> PulseSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol's layers light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, one layer at a time.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }

  /// The same effect, with layers that stay lit.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }

  /// The same effect, forward and then backward.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }

  /// The same effect, forward only.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }

  /// The same effect, in which inactive layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }

  /// The same effect, in which inactive layers are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }

  private func adding(_ name: String) -> VariableColorSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol becomes larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect: the symbol becomes larger.
  public var up: ScaleSymbolEffect { adding("up") }

  /// The same effect: the symbol becomes smaller.
  public var down: ScaleSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> ScaleSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol appears.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: AppearSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: AppearSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> AppearSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol disappears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, upward.
  public var up: DisappearSymbolEffect { adding("up") }

  /// The same effect, downward.
  public var down: DisappearSymbolEffect { adding("down") }

  /// The same effect, layer by layer.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> DisappearSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol moves back and forth.
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

  /// The same effect, with all layers together.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> WiggleSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol rotates.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, clockwise.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }

  /// The same effect, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }

  /// The same effect, layer by layer.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> RotateSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect, without fading.
  public var plain: BreatheSymbolEffect { adding("plain") }

  /// The same effect, with fading.
  public var pulse: BreatheSymbolEffect { adding("pulse") }

  /// The same effect, layer by layer.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> BreatheSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// An effect in which a symbol is replaced by another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var variant: Set<String> = []

  internal init() {}

  /// The same effect: the old symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }

  /// The same effect: the old symbol and the new one both grow.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }

  /// The same effect: the old symbol disappears immediately, and the new one grows.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }

  /// The same effect, layer by layer.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }

  /// The same effect, with all layers together.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }

  private func adding(_ name: String) -> ReplaceSymbolEffect {
    var effect = self
    effect.variant.insert(name)
    return effect
  }
}

/// The system's default replacement of a symbol.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  internal init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect in which a symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect in which the opacity of a symbol decreases and increases again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect in which a symbol's layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect in which a symbol becomes larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect in which a symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect in which a symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect in which a symbol moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect in which a symbol rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect in which a symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect in which a symbol is replaced by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's default replacement of a symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
