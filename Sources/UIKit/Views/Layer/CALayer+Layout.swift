import Foundation

// Layout: a pass visits only the layers that need it.

extension CALayer {
  /// The maximum number of times that a layer may request layout again while it is laid out.
  private static var passLimit: Int { 32 }

  /// Requests layout in the next pass.
  internal func markNeedsLayout() {
    if view != nil { MainActorCheck.check() }
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    superlayer?.markChildrenToLayOut()
  }

  /// Requests that the view calls `updateProperties()` in the next pass.
  internal func markNeedsUpdate() {
    guard !needsUpdateFlag else { return }
    needsUpdateFlag = true
    superlayer?.markChildrenToLayOut()
  }

  /// Whether the next pass has to visit the layer.
  internal var owesWork: Bool { needsLayoutFlag || hasChildrenToLayOut || needsUpdateFlag }

  /// Marks this layer and its superlayers: they contain a layer that needs layout.
  internal func markChildrenToLayOut() {
    var layer: CALayer? = self
    while let outer = layer, !outer.hasChildrenToLayOut {
      outer.hasChildrenToLayOut = true
      layer = outer.superlayer
    }
  }

  /// Performs layout, beginning with the outermost superlayer that needs it.
  internal func layOutIfNeeded() {
    for _ in 0..<CALayer.passLimit {
      view?.settleLayout()
      var outermost = self
      while let outer = outermost.superlayer, outer.needsLayoutFlag { outermost = outer }
      outermost.layOutAll()
      // Constraints that were changed during layout are solved, and the result is laid out too.
      guard openPasses == 0, view?.needsSettling == true else { return }
    }
  }

  /// Lays out the layer, and all layers inside of it that need layout.
  private func layOutAll() {
    openPasses += 1
    defer { openPasses -= 1 }
    // A nested call performs only one pass. The outermost call repeats passes until no layout is
    // needed.
    let passes = openPasses == 1 ? CALayer.passLimit : openPasses <= CALayer.passLimit ? 1 : 0
    for _ in 0..<passes {
      guard owesWork else { return }
      view?.updatePropertiesIfNeeded()
      if needsLayoutFlag {
        needsLayoutFlag = false
        layoutSublayers()
      }
      if hasChildrenToLayOut {
        hasChildrenToLayOut = false
        // The loop uses a copy of `children`, because layout may add and remove sublayers.
        for child in children where child.superlayer === self { child.layOutAll() }
        mask?.layOutAll()
      }
    }
    guard owesWork, passes != 1 else { return }
    Report.record(
      .layout,
      "\(view.map { "\($0)" } ?? "\(self)") asks for layout each time it is laid out: given up after "
        + "\(CALayer.passLimit) passes. Look for a setNeedsLayout() in its layoutSubviews()")
    needsLayoutFlag = false
    needsUpdateFlag = false
  }
}
