import Foundation

/// Information about the end of a symbol's movement.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the movement was not interrupted. The value is always `true`.
  public let isFinished: Bool
  /// The image view, or another object that shows the symbol.
  public let sender: AnyObject
  /// The movement, if the symbol has moved.
  public let effect: (any SymbolEffect)?
  /// The replacement, if the symbol was replaced.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
}

/// Called at the end of a symbol's movement.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Adds a movement to the symbol.
  ///
  /// - Differs: The symbol does not move. It does not appear or disappear either. The completion is
  ///   called immediately.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Adds a movement to the symbol, which continues until the movement is removed.
  ///
  /// - Differs: The symbol does not move. It does not appear or disappear either. The completion is
  ///   called immediately.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Adds a movement to the symbol. The movement ends by itself, unless the options repeat it.
  ///
  /// - Differs: The symbol does not move. The completion is called immediately.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Removes a movement. Only the completion is called, because symbols do not move.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(completion, effect: effect) }

  /// Removes all movements. This method has no effect, because symbols do not move.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Replaces the symbol by another one.
  ///
  /// - Differs: the symbol is replaced immediately, without a movement.
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
