import Foundation

/// Information about the end of a symbol effect.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect was not interrupted. The value is always `true`.
  public let isFinished: Bool
  /// The image view, or another object that shows the symbol.
  public let sender: AnyObject
  /// The effect; `nil` if the symbol was replaced.
  public let effect: (any SymbolEffect)?
  /// The effect with which the symbol was replaced; `nil` if the symbol was not replaced.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
}

/// Called at the end of a symbol effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Adds an effect to the symbol.
  ///
  /// - Differs: The symbol does not move, appear or disappear. The completion is called
  ///   immediately.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Adds an effect to the symbol. The effect continues until it is removed.
  ///
  /// - Differs: The symbol does not move, appear or disappear. The completion is called
  ///   immediately.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Adds an effect to the symbol. The effect ends by itself, unless the options repeat it.
  ///
  /// - Differs: The symbol does not move. The completion is called immediately.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Removes an effect. Only the completion is called, because effects are not shown.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Removes all effects. This method does nothing, because effects are not shown.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Replaces the symbol by another one.
  ///
  /// - Differs: the symbol is replaced immediately, without an animation.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, sender: self, effect: nil, contentTransition: contentTransition))
  }

  private func end(_ completion: UISymbolEffectCompletion?, effect: any SymbolEffect) {
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, sender: self, effect: effect, contentTransition: nil))
  }
}
