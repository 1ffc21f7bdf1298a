import Foundation
import GalleyGeometry
import GalleyLayout

// Views are added for elements that become visible, get their frames from the layout, and are
// removed when their elements are no longer visible.

extension _ListView {
  /// Shows the visible elements without animation.
  internal func showElements() {
    let visible = showElements(leaving: { endDisplayUnlessFirstResponder($0) }) { id in
      if elements[id]?.didCallWillDisplay == false { display(id) }
    }
    if !elements.kept.isEmpty { placeKept() }
    if pass.needsOrdering { putInOrder() }
    if elements.all.count == visible.count { elements.noteShown(visible) }
  }

  /// Gives each visible element a view with its frame. Returns the visible elements.
  ///
  /// - Parameters:
  ///   - leaving: Called with each view whose element is no longer visible, before new views are
  ///     requested.
  ///   - shown: Called with the ID of each visible element, right after its view was placed.
  internal func showElements(
    leaving: (VisibleElements.Shown) -> Void, shown: (Element.ID) -> Void = { _ in }
  ) -> [LaidOutElement] {
    (shownLayout as? UICollectionViewCompositionalLayout)?.callVisibleItemsHandlers()
    let visible = elementsToShow()
    let change = elements.change(to: visible)
    for id in change.leaving {
      guard let shown = elements[id] else { continue }
      elements[id] = nil
      leaving(shown)
    }
    for place in cellsFirst(visible, change.entering) {
      show(place)
      notePinning(place)
      shown(place.element.id)
    }
    pass.shownBounds = bounds
    return visible
  }

  /// Notifies a header or a footer of whether it is pinned. A pinned view needs a background that
  /// hides the content behind it.
  private func notePinning(_ place: LaidOutElement) {
    guard case .supplementary = place.element.id.kind, let arrangement,
      let view = elements[place.element.id]?.view
    else { return }
    view.setPinnedByList(arrangement.element(place.element.id)?.frame != place.element.frame)
  }

  /// Puts the cells first if views have to be created, so that cells are requested before headers,
  /// footers and decorations.
  ///
  /// - Unverified: in which order headers, footers and decorations follow.
  internal func cellsFirst(
    _ visible: [LaidOutElement], _ entering: [LaidOutElement]
  ) -> [LaidOutElement] {
    guard entering.contains(where: { $0.element.id.kind != .item }) else { return visible }
    return visible.filter { $0.element.id.kind == .item }
      + visible.filter { $0.element.id.kind != .item }
  }

  /// Shows an element: its view is placed, or created if there is none.
  internal func show(_ place: LaidOutElement) {
    if let shown = elements[place.element.id] {
      guard changes(shown, to: place) else { return }
      reportIfNotInvalidated(shown, place)
      if shown.element.zIndex != place.element.zIndex { pass.needsOrdering = true }
      elements[place.element.id]?.element = place.element
      self.place(shown.view, as: place)
    } else if let kept = elements.kept[place.element.id] {
      restore(kept, as: place)
    } else if !machine.isDataAhead {
      UIView.beginStillness()
      enter(view(for: place), as: place)
      UIView.endStillness()
    }
  }

  /// Makes a view show an element.
  internal func enter(_ view: _ListElementView, as place: LaidOutElement) {
    reclaim(view)
    ShownObjects.note(view)
    view.element = place.element.id
    view.showingCount += 1
    elements[place.element.id] = VisibleElements.Shown(view: view, element: place.element)
    remember(place, of: view)
    updateState(of: view)
    // Separators depend on the selection of the neighbors: the row may now be beside a selected
    // row, or the row that the cell has shown before may have been beside one.
    if let row = view as? any ListRow, !selection.paths.isEmpty || row.separators.areBesideMark {
      row.setNeedsLayout()
    }
    pass.needsOrdering = true
  }

  /// Stops the removal of a view, because the app keeps its cells and has returned the view again.
  private func reclaim(_ view: _ListElementView) {
    guard let index = machine.leaving.firstIndex(where: { $0.view === view }) else { return }
    let shown = machine.leaving.remove(at: index)
    view.layer.removeAllAnimations()
    tellEnd(of: shown)
  }

  /// Whether a view has to be placed again for its element.
  private func changes(_ shown: VisibleElements.Shown, to place: LaidOutElement) -> Bool {
    // An item that has moved to another row with orthogonal scrolling may have the same frame
    // there. So the superview of its view is compared, too.
    if !scrollers.isEmpty, shown.view.superview !== scrollers.container(of: place.element, in: self)
    {
      return true
    }
    guard !place.isPlain || shown.attributes != nil else { return shown.element != place.element }
    return shown.attributes?.isEqual(place.attributes) != true || shown.element != place.element
  }

  /// Stores the attributes with which a view was placed.
  private func remember(_ place: LaidOutElement, of view: _ListElementView) {
    guard let id = view.element else { return }
    // The copy is made before `elements` is changed, because copying may call code of the app.
    let attributes = place.isPlain ? nil : place.attributes.copied()
    elements[id]?.attributes = attributes
    elements[id]?.generation = pass.generation
  }

  /// Sets the superview and the frame of a view, and applies the attributes of its element.
  internal func place(_ view: _ListElementView, as place: LaidOutElement) {
    let container = scrollers.container(of: place.element, in: self)
    if view.superview !== container {
      container.addSubview(view)
      pass.needsOrdering = true
    }
    pass.needsOrdering = pass.needsOrdering || view.element == nil
    updateListPlace(of: view, as: place.element.id)
    let attributes = place.attributes
    view.setGeometry(attributes, from: scrollers.corner(of: place.element))
    remember(place, of: view)
    view.applyAttributes(attributes)
  }

  /// Notifies the delegate of each displayed view of which it has not been notified yet.
  internal func announceShown() {
    for id in elements.all.filter({ !$0.value.didCallWillDisplay }).keys.sorted() { display(id) }
  }

  /// Notifies the delegate that the view of an element is displayed.
  internal func display(_ id: Element.ID) {
    guard let view = elements[id]?.view else { return }
    elements[id]?.didCallWillDisplay = true
    let outer = pass.displayedView
    pass.displayedView = view
    subclass.tellWillDisplay(view, id)
    pass.displayedView = outer
  }

  /// Ends the display of a view, and enqueues it.
  internal func endDisplaying(_ shown: VisibleElements.Shown) {
    tellEnd(of: shown)
    enqueueView(shown.view)
  }

  /// Notifies the delegate that a view is no longer visible.
  internal func tellEnd(of shown: VisibleElements.Shown) {
    if swiping?.row?.cell === shown.view { swiping?.finish() }
    if shown.didCallWillDisplay { subclass.tellDidEndDisplaying(shown.view, shown.element.id) }
  }

  /// Arranges the views in each superview from back to front.
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
        above: container === self
          ? listBackgrounds.front ?? subclass.backgroundView ?? refresher : nil)
    }
  }
}

extension _ListElementView {
  /// Whether the view belongs to a table.
  internal var isInTable: Bool { list is UITableView }

  /// Sets the geometry from layout attributes, in a superview that begins at `corner` in the
  /// content.
  ///
  /// The app may set the transform of a view in a table, for example to turn the rows of a chat
  /// upside down, so the transform is kept.
  ///
  /// - Parameter transforms: Whether the transform of a view in a table is set, too, for an
  ///   animation of rows.
  internal func setGeometry(
    _ attributes: UICollectionViewLayoutAttributes, from corner: CGPoint, transforms: Bool = false
  ) {
    let center = CGPoint(x: attributes.center.x - corner.x, y: attributes.center.y - corner.y)
    if isInTable, transform3D == CATransform3DIdentity {
      // The frame is set, because an app's cell may override `frame` to be narrower than the table.
      if bounds.size != attributes.size || self.center != center {
        let size = attributes.size
        frame = CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
      }
    } else {
      if bounds.size != attributes.size { bounds.size = attributes.size }
      if self.center != center { self.center = center }
    }
    let transform = attributes.transform3D
    if transforms || !isInTable, transform3D != transform { transform3D = transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    applyHidden(of: attributes)
  }
}
