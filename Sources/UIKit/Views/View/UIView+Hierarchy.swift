import Foundation

// Adding and removing subviews, and the calls that follow.

extension UIView: TurnPoolObject {
  internal final var isInTurnPool: Bool {
    get { storage.isInTurnPool }
    set { storage.isInTurnPool = newValue }
  }
}

extension UIView {
  /// Whether the view is another view, or a descendant of that view.
  internal func isInside(of other: UIView) -> Bool {
    var view: UIView? = self
    while let candidate = view {
      if candidate === other { return true }
      view = candidate.superview
    }
    return false
  }

  internal func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      Misuse.trap("Can't add self as subview", "a view can't be in itself: \(self)")
    }
    // A view without subviews cannot contain this view. So the search up the hierarchy, which may
    // take long, is skipped.
    guard view.subviews.isEmpty || !isDescendant(of: view) else {
      Misuse.trap(
        "Can't add self as subview", "\(view) has \(self) in it, and can't be added to it")
    }
    if view.superview === self {
      move(view, to: index)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    if let scene = oldWindow?.windowScene, scene !== newWindow?.windowScene { view.leave(scene) }
    view.unlinkFromSuperview()
    let index = min(max(index, 0), subviews.count)
    layer.insert(view.layer, at: layerIndex(forSubviewAt: index))
    subviews.insert(view, at: index)
    view.superview = self
    view.setWindow(newWindow)
    view.joinLayout()
    if view.storage.owesConstraints { markConstraintsOwed() }
    view.surroundingsChanged()
    if oldWindow !== newWindow { view.tellDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if let newWindow, newWindow === self, !newWindow.hasAppeared { TurnPool.add(newWindow) }
    if oldWindow !== newWindow { oldWindow?.notifySourceFollowers() }
  }

  internal func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews.place(of: sibling) else {
      insert(view, at: offset == 0 ? 0 : subviews.count)
      return
    }
    insert(view, at: index + offset)
  }

  /// Replaces another view in its superview, at the same position among the subviews.
  internal func takePlace(of old: UIView) {
    guard let superview = old.superview else { return }
    superview.insertSubview(self, aboveSubview: old)
    old.removeFromSuperview()
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.place(of: view) else { return }
    var index = min(max(index, 0), subviews.count)
    if old < index { index -= 1 }
    guard index != old else { return }
    subviews.remove(at: old)
    // The index of the layer of the subview in front of the new position. The moved layer is still
    // among the sublayers, which `CALayer.insert` takes into account.
    let place = layerIndex(forSubviewAt: index)
    subviews.insert(view, at: index)
    layer.insert(view.layer, at: place)
    // During layout, a move requests no layout. Otherwise a view that brings two subviews to the
    // front in `layoutSubviews()` would be laid out again and again.
    if layer.openPasses == 0 { setNeedsLayout() }
  }

  /// Moves subviews next to each other, in an order from the back to the front.
  ///
  /// The subviews are placed directly in front of the subview `floor`, or behind all other subviews
  /// if `floor` is `nil`. The view is not laid out again.
  internal func order(_ views: [UIView], above floor: UIView?) {
    let known = Set(views.map(ObjectIdentifier.init))
    let others = subviews.filter { !known.contains(ObjectIdentifier($0)) }
    let start = others.firstIndex { $0 === floor }.map { $0 + 1 } ?? 0
    subviews = others[..<start] + views + others[start...]
    // Layers without a view keep their positions. The other positions get the layers of the
    // subviews, in the new order.
    var next = subviews.makeIterator()
    layer.children = layer.children.map { child in
      child.view?.superview === self ? next.next()?.layer ?? child : child
    }
    layer.lookChanged()
  }

  internal func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second
    else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, upper) = (subviews[low], subviews[high])
    move(upper, to: low)
    move(lower, to: high + 1)
  }

  /// Returns the index of a subview's layer among all sublayers, some of which may have no view.
  private func layerIndex(forSubviewAt index: Int) -> Int {
    guard index < subviews.count else { return layer.children.count }
    return layer.children.place(of: subviews[index].layer) ?? layer.children.count
  }

  internal func detach() {
    guard let ancestor = superview else { return }
    TurnPool.add(self)
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    if let scene = oldWindow?.windowScene { leave(scene) }
    unlinkFromSuperview()
    setWindow(nil)
    joinLayout()
    ancestor.setNeedsLayout()
    surroundingsChanged()
    if oldWindow != nil { tellDidMove() }
    didMoveToSuperview()
    oldWindow?.notifySourceFollowers()
  }

  /// Removes the first responder and the focus from the view and its subviews, because they leave a
  /// scene.
  internal func leave(_ scene: UIWindowScene) {
    scene.firstResponder.left(with: self)
    scene.startedFocusSystem?.left(with: self)
  }

  /// Removes the view from its superview, without any further calls.
  private func unlinkFromSuperview() {
    guard let ancestor = superview else { return }
    ancestor.willRemoveSubview(self)
    leaveLayout()
    if let place = ancestor.subviews.place(of: self) { ancestor.subviews.remove(at: place) }
    layer.removeFromSuperlayer()
    superview = nil
  }

  /// Calls the methods that precede a move to another window, on the view and its subviews.
  internal func tellWillMove(to window: UIWindow?) {
    storage.controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(to: window) }
  }

  /// Calls the methods that follow a move to another window, on the view and its subviews.
  internal func tellDidMove() {
    layer.startWaitingAnimations()
    storage.windowFollowers.windowChanged()
    if window != nil { Appearances.apply(to: self, in: self) }
    clockMayHaveChanged()
    didMoveToWindow()
    if window != nil { enteredWindow() }
    for subview in subviews { subview.tellDidMove() }
    storage.controller?.viewDidMoveToWindow()
  }

  /// Called when the view has moved in the hierarchy: the properties that it inherits may have
  /// changed.
  private func surroundingsChanged() {
    traitsMayHaveChanged()
    safeAreaMayHaveChanged()
    noteMarginsOfSuperview()
    inheritedTintMayHaveChanged()
  }

  /// The subviews from the back to the front, as they are drawn.
  internal var subviewsFromBack: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return layer.childrenFromBack.compactMap { $0.view }
  }
}
