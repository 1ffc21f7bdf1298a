import Foundation
import GalleyGeometry
import GalleyLayout

// Views come, are where the layout says, and go.

extension _ListView {
  /// Views come, are where they belong now, and go, at once.
  internal func showElements() {
    let visible = showElements(letGo: { leaveSight($0) }) { id in
      if elements[id]?.isDisplayed == false { display(id) }
    }
    if !elements.kept.isEmpty { placeKept() }
    if pass.needsOrdering { putInOrder() }
    if elements.all.count == visible.count { elements.noteShown(visible) }
  }

  /// Each element in sight has a view, where it belongs now. Returns what is in sight.
  ///
  /// - Parameters:
  ///   - letGo: Called with each view whose element is out of sight now, before new ones are asked for.
  ///   - shown: Called with each element in sight, right after its view was placed.
  internal func showElements(
    letGo: (VisibleElements.Shown) -> Void, shown: (Element.ID) -> Void = { _ in }
  ) -> [LaidOutElement] {
    (shownLayout as? UICollectionViewCompositionalLayout)?.callVisibleItemsHandlers()
    let visible = elementsInSight()
    let change = elements.change(to: visible)
    for id in change.leaving {
      guard let leaving = elements[id] else { continue }
      elements[id] = nil
      letGo(leaving)
    }
    for place in cellsFirst(visible, change.entering) {
      show(place)
      notePinning(place)
      shown(place.element.id)
    }
    return visible
  }

  /// Tells a header or a footer whether it stays in sight, away from where it belongs: what scrolls along
  /// behind it is hidden then.
  private func notePinning(_ place: LaidOutElement) {
    guard case .supplementary = place.element.id.kind, let arrangement,
      let view = elements[place.element.id]?.view
    else { return }
    view.setPinnedByList(arrangement.element(place.element.id)?.frame != place.element.frame)
  }

  /// Where views have to be made, cells are asked for first, and then what stands around them.
  ///
  /// - Unverified: in which order headers, footers and decorations follow.
  internal func cellsFirst(
    _ visible: [LaidOutElement], _ entering: [LaidOutElement]
  ) -> [LaidOutElement] {
    guard entering.contains(where: { $0.element.id.kind != .item }) else { return visible }
    return visible.filter { $0.element.id.kind == .item }
      + visible.filter { $0.element.id.kind != .item }
  }

  /// A view is where its element is; made, if there is none.
  internal func show(_ place: LaidOutElement) {
    if let shown = elements[place.element.id] {
      guard changes(shown, to: place) else { return }
      if shown.element.zIndex != place.element.zIndex { pass.needsOrdering = true }
      elements[place.element.id]?.element = place.element
      self.place(shown.view, as: place)
    } else if let kept = elements.kept[place.element.id] {
      takeBack(kept, as: place)
    } else if !machine.isDataAhead {
      UIView.beginStillness()
      enter(view(for: place), as: place)
      UIView.endStillness()
    }
  }

  /// A view shows an element from now on.
  internal func enter(_ view: _ListElementView, as place: LaidOutElement) {
    reclaim(view)
    view.element = place.element.id
    elements[place.element.id] = VisibleElements.Shown(view: view, element: place.element)
    remember(place, of: view)
    takeState(view)
    pass.needsOrdering = true
  }

  /// Takes back a view that is on its way out: an app that keeps its cells has returned it again.
  private func reclaim(_ view: _ListElementView) {
    guard let index = machine.leaving.firstIndex(where: { $0.view === view }) else { return }
    let shown = machine.leaving.remove(at: index)
    view.layer.removeAllAnimations()
    tellEnd(of: shown)
  }

  /// Whether a view has to be told that its element is otherwise now.
  private func changes(_ shown: VisibleElements.Shown, to place: LaidOutElement) -> Bool {
    // An item that has gone from one row to another may be at the same place there.
    if !scrollers.isEmpty, shown.view.superview !== scrollers.container(of: place.element, in: self)
    {
      return true
    }
    guard !place.isPlain || shown.attributes != nil else { return shown.element != place.element }
    return shown.attributes?.isEqual(place.attributes) != true || shown.element != place.element
  }

  private func remember(_ place: LaidOutElement, of view: _ListElementView) {
    guard let id = view.element else { return }
    // First, because it is the app's that says how its attributes are copied.
    let attributes = place.isPlain ? nil : place.attributes.copied()
    elements[id]?.attributes = attributes
  }

  /// Puts a view where an element is, in the view that it belongs in.
  internal func place(_ view: _ListElementView, as place: LaidOutElement) {
    let container = scrollers.container(of: place.element, in: self)
    if view.superview !== container { container.addSubview(view) }
    pass.needsOrdering = pass.needsOrdering || view.element == nil
    takeListPlace(view, as: place.element.id)
    let attributes = place.attributes
    view.take(attributes, from: scrollers.corner(of: place.element))
    remember(place, of: view)
    view.takeAttributes(attributes)
  }

  /// The delegate is told of all views that have come.
  internal func announceShown() {
    for id in elements.all.filter({ !$0.value.isDisplayed }).keys.sorted() { display(id) }
  }

  private func display(_ id: Element.ID) {
    guard let view = elements[id]?.view else { return }
    elements[id]?.isDisplayed = true
    face.tellWillDisplay(view, id)
  }

  /// A view shows its element no more: it goes to the pool.
  internal func endDisplaying(_ shown: VisibleElements.Shown) {
    tellEnd(of: shown)
    putBack(shown.view)
  }

  /// The delegate is told that a view has gone out of sight.
  internal func tellEnd(of shown: VisibleElements.Shown) {
    if swiping?.row?.cell === shown.view { swiping?.finish() }
    if shown.isDisplayed { face.tellDidEndDisplaying(shown.view, shown.element.id) }
  }

  internal func putInOrder() {
    pass.needsOrdering = false
    var orders: [ObjectIdentifier: (container: UIView, order: ElementOrder)] = [:]
    for shown in elements.all.values {
      guard let container = shown.view.superview else { continue }
      orders[ObjectIdentifier(container), default: (container, ElementOrder())].order
        .add(shown.view, ElementOrder.Key(shown.element))
    }
    for row in scrollers.all {
      orders[ObjectIdentifier(self), default: (self, ElementOrder())].order
        .add(row.view, ElementOrder.Key(rowOfSection: row.section))
    }
    for (container, order) in orders.values {
      order.arrange(
        in: container,
        above: container === self ? listBackgrounds.front ?? face.backgroundView ?? refresher : nil)
    }
  }
}

extension _ListElementView {
  /// Is where and how a layout says, in a view whose corner is somewhere in the content.
  internal func take(_ attributes: UICollectionViewLayoutAttributes, from corner: CGPoint) {
    let center = CGPoint(x: attributes.center.x - corner.x, y: attributes.center.y - corner.y)
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if self.center != center { self.center = center }
    let transform = attributes.transform3D
    if transform3D != transform { transform3D = transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
