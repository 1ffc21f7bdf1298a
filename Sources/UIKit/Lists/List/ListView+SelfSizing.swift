import Foundation
import GalleyGeometry
import GalleyLayout

// Self-sizing: measures views and updates the layout, repeatedly, up to a limit.

extension _ListView {
  /// Measures the visible elements that have not been measured, until none is left. Elements that
  /// were measured before keep their position on screen.
  internal func settleSizes() {
    // The size of a row depends on its position in its list section.
    if !machine.isDataAhead { refreshListPlaces() }
    var passes = SizingPasses()
    while !machine.isDataAhead, let waiting = passes.next(elementsToMeasure()) {
      let anchor = measuredAnchor()
      for place in waiting {
        // A delegate may have changed the data. The remaining elements are measured when the change
        // is shown.
        if machine.isDataAhead { break }
        measure(place)
        if anchor.map({ $0.path < place.element.id.path }) ?? true { announceMeasured(place) }
      }
      if pass.needsPreparation {
        if pass.anchor == nil { pass.anchor = anchor }
        prepareLayout()
      }
    }
    if !machine.isDataAhead, !passes.isSettled { reportUnsettled(after: passes.count) }
  }

  /// Tells a table's delegate that a row will be displayed: right after the row was measured, and
  /// before the next row is requested. The row already has its final position, because the rows
  /// above it were measured before.
  private func announceMeasured(_ waiting: LaidOutElement) {
    let id = waiting.element.id
    guard subclass.announcesRowsOneByOne, case .layingOut = machine.phase, !machine.isDataAhead,
      id.kind == .item, elements[id]?.didCallWillDisplay == false, let place = stillVisible(waiting)
    else { return }
    show(place)
    display(id)
  }

  private func reportUnsettled(after count: Int) {
    Report.record(
      .layout,
      "\(type(of: self)) (\(self)) is stuck in its update/layout loop. This can happen for many reasons, "
        + "including self-sizing views whose preferred attributes are not returning a consistent size. "
        + "Given up after \(count) passes; "
        + "\(elementsToMeasure().first.map { "\($0.element.id)" } ?? "nothing") is not measured")
  }

  /// Returns an anchor among the items that were measured before, so that these items keep their
  /// position when other items get their measured sizes.
  private func measuredAnchor() -> ScrollAnchor? {
    guard let arrangement else { return nil }
    return anchor { arrangement.isMeasured(Element.ID(.item, at: $0)) }
  }

  /// Returns the visible elements that have not been measured, ordered along the scroll axis.
  private func elementsToMeasure() -> [LaidOutElement] {
    switch answers {
    case .arrangement(let arrangement, let layout):
      return arrangement.unmeasuredElements(in: currentViewport).map {
        LaidOutElement($0, in: layout)
      }
    case .methods(let layout): return elementsToMeasure(of: layout)
    }
  }

  /// Returns the visible elements that have not been measured, in a layout that the app has
  /// subclassed or written.
  private func elementsToMeasure(of layout: UICollectionViewLayout) -> [LaidOutElement] {
    let known = layout.arranging?.arrangement
    let axis = known?.scrollAxis ?? .vertical
    let isBackwards =
      axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let waiting = elementsInViewport()
      .filter { place in
        guard place.isMeasurable else { return false }
        // An element keeps its measured size when it becomes visible again. The arrangement of a
        // Galley layout records which elements were measured, but it does not contain elements that
        // the app's subclass adds, and it measures no element whose size is not an estimate. For
        // such elements, `elements` records it.
        let id = place.element.id
        if let element = known?.element(id), place.isOfArrangement || !element.estimatedAxes.isEmpty
        {
          return known?.isMeasured(id) == false
        }
        return elements[id]?.isMeasured != true
      }
      .sorted { $0.element.comes(before: $1.element, along: axis, isBackwards: isBackwards) }
    // In a layout without an arrangement, cells are measured before headers, footers and
    // decorations.
    return known == nil ? cellsFirst(waiting, waiting) : waiting
  }

  /// Measures an element if it is still visible. A view is created if there is none.
  private func measure(_ waiting: LaidOutElement) {
    let id = waiting.element.id
    guard let place = stillVisible(waiting) else { return }
    if let size = subclass.askForSize(of: place) { return setMeasuredSize(size, of: id) }
    show(place)
    guard let view = elements[id]?.view else { return }
    elements[id]?.isMeasured = true
    WorkCounter.count(\.cellsMeasured)
    let original = place.attributes.copied()
    let preferred = view.attributes(fitting: original.copied())
    if !preferred.size.galley.isFinite {
      Report.record(
        .layout, "\(view) wants to be of size \(preferred.size): it stays \(original.size)")
      preferred.size = original.size
    }
    reportIfFlat(view, as: preferred.size, place)
    if place.isOfArrangement {
      setMeasuredSize(preferred.size, of: id)
    } else {
      propose(preferred, original)
    }
  }

  /// Returns an element with its current frame, after earlier measurements; `nil` if it is no
  /// longer visible.
  private func stillVisible(_ place: LaidOutElement) -> LaidOutElement? {
    if case .arrangement(let arrangement, let layout) = answers {
      return arrangement.visibleElement(place.element.id, in: currentViewport)
        .map { LaidOutElement($0, in: layout) }
    }
    // A layout of the app's own is prepared only after all elements were measured, so nothing has
    // moved. Besides, such a layout need not return attributes of single elements.
    guard let arrangement else { return place }
    let viewport = currentViewport
    let moved = answers.element(place.element.id, in: viewport)
    let now = moved?.element.id == place.element.id ? moved ?? place : place
    return arrangement.frame(of: now.element, in: viewport).intersects(viewport.rect) ? now : nil
  }

  /// Sets the measured size of an element of a Galley layout, even if it is close to the estimate,
  /// because the estimate may depend on other measured elements.
  private func setMeasuredSize(_ size: CGSize, of id: Element.ID) {
    // The view may have invalidated the layout while it was measured. Then everything is arranged
    // again.
    guard let layout = shownLayout.arranging, layout.arrangement != nil else {
      return
    }
    let result = layout.keptArrangement.arrangement?.measure(id, as: size.galley)
    guard result != .unchanged else { return }
    layout.framesHaveChanged()
    pass.needsPreparation = true
  }

  /// Asks a layout of the app whether it accepts the size that a view prefers.
  private func propose(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) {
    if shownLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    {
      shownLayout.invalidateLayout(
        with: shownLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    } else if let layout = shownLayout.arranging {
      // The app may have refused the preferred size. Then the element keeps its size.
      layout.keptArrangement.arrangement?.measure(original.id, as: original.size.galley)
      pass.generation += 1
    }
  }

  /// Reports a self-sizing cell that has no width or height although it has content.
  private func reportIfFlat(
    _ view: _ListElementView, as size: CGSize, _ place: LaidOutElement
  ) {
    guard let content = view.contentOfCell, !content.subviews.isEmpty, place.isOfArrangement
    else { return }
    let axes = place.element.estimatedAxes
    let side: String
    if axes.contains(.vertical), size.height <= 0 {
      side = "height"
    } else if axes.contains(.horizontal), size.width <= 0 {
      side = "width"
    } else {
      return
    }
    let path = place.element.id.path
    Report.record(
      .layout, once: "\(type(of: view)) \(side)",
      "\(type(of: view)) for item \(path.item) of section \(path.section) measures itself and has no "
        + "\(side). Constrain what is in its content view to both edges of that, or implement "
        + "preferredLayoutAttributesFitting(_:) or sizeThatFits(_:)")
  }

  /// Marks all rows to be measured again when they are next visible, because their content has
  /// another width.
  internal func contentWidthsChanged() {
    guard hasShown else { return }
    if pass.anchor == nil { pass.anchor = anchor() }
    shownLayout.arranging?.keptArrangement.arrangement?.outdateSizes()
    pass.needsPreparation = true
    setNeedsLayout()
  }

  /// Measures a view again in the next pass, because its content has changed without an update.
  ///
  /// The elements after the view then move accordingly.
  internal func remeasure(_ view: _ListElementView) {
    guard subclass.selfSizing != .disabled, requests.isEmpty, let id = view.element else { return }
    guard !isShowing else {
      // The delegate may configure a view when it is displayed, after the view was measured.
      if pass.displayedView === view { pass.resizedViews.append(view) }
      return
    }
    if elements.kept[id]?.view === view {
      // A view that is not visible moves no other views. Its size is updated when the view becomes
      // visible again.
      elements.forgetSize(ofKept: id)
      shownLayout.arranging?.keptArrangement.arrangement?.forget(id)
      pass.needsPreparation = true
      return setNeedsLayout()
    }
    guard elements[id]?.didCallWillDisplay == true else { return }
    elements[id]?.isMeasured = false
    shownLayout.arranging?.keptArrangement.arrangement?.forget(id)
    pass.needsPreparation = true
    pass.hasChangedSizes = true
    setNeedsLayout()
  }

  /// Measures the views that have asked for other sizes while the delegate was notified of their
  /// display. The views appear with these sizes, without an animation, and the other visible
  /// elements keep their positions.
  internal func remeasureDisplayed() {
    guard !pass.resizedViews.isEmpty else { return }
    let views = pass.resizedViews
    pass.resizedViews = []
    let paths = Set(views.compactMap { $0.element?.path })
    let anchor = pass.anchor ?? self.anchor { !paths.contains($0) }
    for view in views { remeasureImmediately(view) }
    if pass.needsPreparation { pass.anchor = anchor }
  }

  /// Measures a visible view before the next pass. If its size were only forgotten, the view would
  /// have its estimated size until then, and might no longer be visible.
  private func remeasureImmediately(_ view: _ListElementView) {
    guard let id = view.element, elements[id]?.view === view,
      let place = answers.element(id, in: currentViewport), place.isMeasurable
    else { return }
    guard place.isOfArrangement else {
      let isAnimated = pass.hasChangedSizes
      remeasure(view)
      pass.hasChangedSizes = isAnimated
      return
    }
    guard subclass.askForSize(of: place) == nil else { return }
    let size = view.attributes(fitting: place.attributes.copied()).size
    guard size.galley.isFinite, size != place.attributes.size else { return }
    shownLayout.arranging?.keptArrangement.arrangement?.forget(id)
    setMeasuredSize(size, of: id)
    pass.needsPreparation = true
    setNeedsLayout()
  }
}

extension LaidOutElement {
  /// Whether the view of the element has to be measured.
  internal var isMeasurable: Bool {
    isOfArrangement ? !element.estimatedAxes.isEmpty : attributes.measuredAxes != []
  }
}
