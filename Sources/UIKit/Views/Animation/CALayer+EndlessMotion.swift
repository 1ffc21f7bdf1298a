import GalleyMotion

extension CALayer {
  /// The animations of the layer that repeat without end, in words: the key and the property of
  /// each. What they show depends on when they began.
  package var endlessAnimations: [String] {
    motion?.steps.compactMap(\.wordIfEndless) ?? []
  }

  /// The endless animations of the layer and of those below it that belong to the same view.
  package var endlessAnimationsOfView: [String] {
    endlessAnimations
      + (sublayers ?? []).filter { $0.view == nil }.flatMap(\.endlessAnimationsOfView)
      + (mask?.endlessAnimationsOfView ?? [])
  }
}

extension LayerMotion.Step {
  /// The key and the property of an animation without an end; `nil` for another.
  fileprivate var wordIfEndless: String? {
    switch self {
    case let change as PropertyChange:
      return change.run?.timing.end == .infinity ? "\(change.changed)" : nil
    case let added as LayerAnimation:
      guard added.animation.timing.end == .infinity else { return nil }
      let property = (added.animation as? CAPropertyAnimation)?.keyPath
      let key = added.key ?? "no key"
      return property.map { "\(key) of \($0)" } ?? "\(key) of \(type(of: added.animation))"
    default: return nil
    }
  }
}
