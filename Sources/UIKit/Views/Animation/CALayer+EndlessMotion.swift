import GalleyMotion

extension CALayer {
  /// Descriptions of the layer's animations that repeat without end: the key and the property of
  /// each.
  ///
  /// The values that such an animation shows depend on the time at which it began.
  package var endlessAnimations: [String] {
    motion?.steps.compactMap(\.wordIfEndless) ?? []
  }

  /// Descriptions of the endless animations of the layer, and of its mask and sublayers that belong
  /// to the same view.
  package var endlessAnimationsOfView: [String] {
    endlessAnimations
      + (sublayers ?? []).filter { $0.view == nil }.flatMap(\.endlessAnimationsOfView)
      + (mask?.endlessAnimationsOfView ?? [])
  }
}

extension LayerMotion.Step {
  /// The key and the property of an animation without an end; `nil` for any other animation.
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
