import Foundation
import GalleyDrawing

// Delayed instances of a replicator layer: for each instance, the sublayers are recorded as they
// looked at an earlier time.

extension CAReplicatorLayer {
  /// Returns the items of all instances except the first, each recorded at its own time; `nil` if
  /// there is no delay, or no animated sublayer.
  ///
  /// Afterward the sublayers show their current values again.
  internal func recordDelayed(_ children: [CALayer]) -> [[DisplayList.Item]]? {
    let delay = shownNumber("instanceDelay", instanceDelay)
    guard delay != 0, delay.isFinite, instanceCount > 1 else { return nil }
    let moving = movingLayers(in: children)
    guard !moving.isEmpty else { return nil }
    // If this replicator is inside of another one, the delays of both add up.
    let outerDelay = CALayer.delayOfInstance
    defer {
      CALayer.delayOfInstance = outerDelay
      show(moving)
    }
    return (1..<drawnCount).map { index in
      CALayer.delayOfInstance = outerDelay + Double(index) * delay
      show(moving)
      return children.compactMap { $0.recordItem() }
    }
  }

  /// Shows the values of animations at the time of the instance that is being recorded.
  private func show(_ layers: [CALayer]) {
    for layer in layers {
      guard let motion = layer.motion else { continue }
      let before = motion.shown.own
      motion.show(layer.atRest)
      if motion.shown.own != before { layer.ownContent = nil }
      // The superlayers of the replicator are being recorded, so their recordings are not
      // discarded.
      var next: CALayer? = layer
      while let changed = next, changed !== self {
        changed.recorded = nil
        next = changed.superlayer
      }
    }
  }

  /// Returns the animated layers among the given layers and their descendants.
  private func movingLayers(in layers: [CALayer]) -> [CALayer] {
    var found = layers
    var next = 0
    while next < found.count {
      let layer = found[next]
      next += 1
      found += layer.children + layer.overlays
      if let mask = layer.mask { found.append(mask) }
    }
    return found.filter { $0.motion != nil }
  }
}

extension CALayer {
  /// The delay of the instance that is being recorded.
  internal static var delayOfInstance: TimeInterval = 0

  /// Called in each frame of an animation: marks the replicators that contain the layer as changed.
  ///
  /// A delayed instance of the layer may still move when the layer itself no longer moves.
  internal func redrawDelayedInstances() {
    guard CAReplicatorLayer.areThereDelays else { return }
    var next = superlayer
    while let layer = next {
      if let replicator = layer as? CAReplicatorLayer, replicator.instanceDelay != 0 {
        replicator.lookChanged()
      }
      next = layer.superlayer
    }
  }
}
