import Foundation

// The constraints of a view: activating and deactivating them.

extension UIView {
  /// Returns the nearest view that contains this view and another one.
  internal func commonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var view: UIView? = self
    while let candidate = view {
      if other.isInside(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// All views of the constraint.
  internal var views: [UIView?] { first.views + (second?.views ?? []) }

  /// Activates the constraint in the nearest view that contains all items.
  internal func activate() { activate(in: commonView(orTrap: true)) }

  /// Whether all items are in one view hierarchy, so that the constraint can be active.
  internal var canBeActive: Bool { commonView(orTrap: false) != nil }

  /// Returns the nearest view that contains all items.
  private func commonView(orTrap traps: Bool) -> UIView? {
    var common: UIView?
    for view in views {
      guard let view else {
        if traps { trapUnprepared() }
        return nil
      }
      guard let known = common else {
        common = view
        continue
      }
      guard let next = known.commonAncestor(with: view) else {
        if traps { trapUnprepared() }
        return nil
      }
      common = next
    }
    return common
  }

  /// Traps because the items are in different view hierarchies.
  private func trapUnprepared() -> Never {
    let right = second.map { "\(NSLayoutAnchor<AnyObject>($0))" } ?? "nil"
    Misuse.trap(
      "Unable to activate constraint with anchors \(NSLayoutAnchor<AnyObject>(first)) and \(right) "
        + "because they have no common ancestor.  Does the constraint or its anchors reference items "
        + "in different view hierarchies?  That's illegal.",
      "add both views to the same tree of views first, with addSubview(_:)")
  }

  /// Activates the constraint, and adds it to the constraints of a view.
  internal func activate(in view: UIView?) {
    guard let view else { return }
    guard let common = commonView(orTrap: false), common.commonAncestor(with: view) === view else {
      Misuse.trap(
        "The view hierarchy is not prepared for the constraint: \(self)\nWhen added to a view, the "
          + "constraint's items must be descendants of that view (or the view itself). This will crash "
          + "if the constraint needs to be resolved before the view hierarchy is assembled.",
        "add its views to \(type(of: view)) first, with addSubview(_:)")
    }
    holder = view
    space = common
    view.layoutState.held.append(self)
    for touched in views {
      guard let layout = touched?.layoutState, layout.touching.last !== self else { continue }
      layout.touching.append(self)
    }
    let engine = view.neededLayoutEngine
    engine.note(self)
    for touched in views { touched?.takesPartNow() }
    view.constraintsChanged()
  }

  /// Deactivates the constraint, and removes it from the constraints of its view.
  internal func deactivate() {
    guard let holder else { return }
    holder.layoutEngine?.remove(self)
    holder.storage.layout?.held.remove(self)
    for touched in views { touched?.storage.layout?.touching.remove(self) }
    self.holder = nil
    space = nil
    holder.constraintsChanged()
  }
}

extension [NSLayoutConstraint] {
  /// Removes a constraint.
  ///
  /// Constraints are mostly deactivated in the order in which they were activated, so the search
  /// from the front ends soon.
  fileprivate mutating func remove(_ constraint: NSLayoutConstraint) {
    if let index = firstIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}

extension UIView {
  /// Records in the superview that constraints may now decide the frame of one of its subviews.
  internal func takesPartNow() {
    guard let layout = storage.layout, !layout.translatesMask else { return }
    superview?.storage.hasConstrainedSubviews = true
  }

  /// Whether the app sets the frame of the view. Otherwise, constraints decide the frame.
  internal var isTranslatingMask: Bool {
    get { storage.layout?.translatesMask ?? true }
    set {
      guard newValue != isTranslatingMask else { return }
      layoutState.translatesMask = newValue
      layoutState.sizeVersion &+= 1
      neededLayoutEngine.note(self)
      takesPartNow()
      superview?.setNeedsLayout()
    }
  }

  // MARK: Changes

  /// Called when a constraint of the view was added, removed or changed, or when its intrinsic size
  /// has changed.
  ///
  /// A cell that contains the view may need another size.
  internal func constraintsChanged() {
    var view: UIView? = self
    while let outer = view {
      if outer.followConstraints() { return }
      view = outer.superview
    }
  }

  /// Called when the equations of the view's constraints may have changed.
  ///
  /// The reason is a change of the view's margins, its reading direction, or its font.
  internal func constraintsMayHaveChanged() {
    guard let layout = storage.layout, let engine = layoutEngine else { return }
    layout.sizeVersion &+= 1
    for constraint in layout.touching { engine.note(constraint) }
    for constraint in layout.held { engine.note(constraint) }
  }

  /// Called when the frame of the view has changed, or its content has scrolled.
  internal func geometryChanged(from old: CGRect? = nil) {
    KeyboardGuides.geometryChanged(of: self)
    guard let layout = storage.layout else { return }
    if let item = layout.item, layout.translatesMask { layoutEngine?.noteFrame(of: item) }
    guard let old else { return }
    if bounds.size != old.size,
      layout.systemGuides[.readable] != nil || storage.layoutMarginsFollowReadableWidth
    {
      constraintsMayHaveChanged()
    }
    if bounds.origin != old.origin {
      if layout.followsOffset { constraintsMayHaveChanged() }
      if !layout.crossing.isEmpty, let engine = layoutEngine {
        layout.crossing.removeAll { !$0.isActive }
        for constraint in layout.crossing { engine.note(constraint) }
      }
    }
  }

  /// Called when the intrinsic size of the view has changed.
  internal func contentSizeChanged() {
    guard let layout = storage.layout else { return }
    layout.foundWidth = nil
    layout.sizeVersion &+= 1
    (superview as? UIStackView)?.contentChanged(of: self)
    guard let engine = layoutEngine else { return }
    if let item = layout.item {
      engine.noteSize(of: item)
    } else if !layout.translatesMask {
      engine.note(self)
      takesPartNow()
    }
    for constraint in layout.touching where constraint.isAboutBaselines { engine.note(constraint) }
    // A cell that contains the view may need another size, as after a change of a constraint.
    if layout.item != nil || !layout.translatesMask { constraintsChanged() }
  }

  // MARK: Entering and leaving

  /// Called before the view leaves its superview.
  ///
  /// Constraints between views inside and outside of this view are deactivated, and the engine
  /// removes the items of the view and its subviews.
  internal func leaveLayout() {
    var inside: [(UIView, ViewLayout)] = []
    eachLaidOut { inside.append(($0, $1)) }
    // Most views take no part in Auto Layout. For these views, the search for the engine is
    // skipped, because it is slow in a deep hierarchy.
    guard !inside.isEmpty, let engine = layoutEngine else { return }
    for (_, layout) in inside {
      for constraint in layout.touching where constraint.holder?.isDescendant(of: self) != true {
        constraint.deactivate()
      }
    }
    for (_, layout) in inside { for constraint in layout.held { engine.remove(constraint) } }
    forgetItems(of: inside, in: engine)
  }

  private func forgetItems(of views: [(UIView, ViewLayout)], in engine: AutoLayoutEngine) {
    let items = views.flatMap { _, layout in
      [layout.item] + layout.guides.map { engine.items[ObjectIdentifier($0)] }
    }.compactMap { $0 }
    // All rows are removed first, because a row of one item may use variables of another item.
    for item in items { engine.dropRows(of: item) }
    for item in items { engine.forget(item) }
    engine.staleViews.removeAll { stale in views.contains { $0.0 === stale.value } }
    for (_, layout) in views { layout.isStale = false }
  }

  /// Called when the view has moved to another hierarchy.
  ///
  /// The view's constraints are added to the engine of that hierarchy.
  internal func joinLayout() {
    if superview != nil { storage.layout?.engine = nil }
    var inside: [(UIView, ViewLayout)] = []
    eachLaidOut { view, layout in
      // Items of the old engine are no longer valid.
      layout.item = nil
      layout.isStale = false
      layout.touching.removeAll { !$0.isActive }
      if !layout.translatesMask || !layout.held.isEmpty { inside.append((view, layout)) }
    }
    guard !inside.isEmpty else { return }
    let engine = neededLayoutEngine
    for (view, layout) in inside {
      engine.note(view)
      view.takesPartNow()
      for constraint in layout.held { engine.note(constraint) }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a baseline is one of the attributes.
  internal var isAboutBaselines: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
  }
}
