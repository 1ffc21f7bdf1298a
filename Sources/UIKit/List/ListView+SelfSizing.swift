import Foundation
import GalleyGeometry
import GalleyLayout

// Views say how large they want to be, and the layout follows: one of the three loops, and its bound.

extension _ListView {
  /// Measures what is in sight and has not been measured, until nothing is left. What was measured
  /// before stays where it is on screen.
  internal func settleSizes() {
    // How large a row is hangs on the list that it is in.
    if !machine.isDataAhead { refreshListPlaces() }
    var passes = SizingPasses()
    while !machine.isDataAhead, let waiting = passes.next(elementsToMeasure()) {
      let anchor = measuredAnchor()
      for place in waiting { measure(place) }
      if pass.needsPreparation {
        if pass.anchor == nil { pass.anchor = anchor }
        prepareLayout()
      }
    }
    if !machine.isDataAhead, !passes.isSettled { reportUnsettled(after: passes.count) }
  }

  private func reportUnsettled(after count: Int) {
    Report.record(
      .layout,
      "\(type(of: self)) (\(self)) is stuck in its update/layout loop. This can happen for many reasons, "
        + "including self-sizing views whose preferred attributes are not returning a consistent size. "
        + "Given up after \(count) passes; "
        + "\(elementsToMeasure().first.map { "\($0.element.id)" } ?? "nothing") is not measured")
  }

  /// What was measured before stays where it is, and what comes into sight makes room for itself.
  private func measuredAnchor() -> ScrollAnchor? {
    guard let arrangement else { return nil }
    return anchor { arrangement.isMeasured(Element.ID(.item, at: $0)) }
  }

  /// What is in sight and has not said how large it wants to be, in the order of the scroll axis.
  private func elementsToMeasure() -> [LaidOutElement] {
    switch answers {
    case .arrangement(let arrangement, let layout):
      return arrangement.unmeasuredElements(in: viewportInSight).map {
        LaidOutElement($0, in: layout)
      }
    case .methods(let layout): return elementsToMeasure(of: layout)
    }
  }

  /// The same for a layout that an app has subclassed.
  private func elementsToMeasure(of layout: UICollectionViewLayout) -> [LaidOutElement] {
    let known = layout.arranging?.arrangement
    let axis = known?.scrollAxis ?? .vertical
    let isBackwards =
      axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let waiting = placesInSight()
      .filter { place in
        guard place.isMeasurable else { return false }
        // What was measured when it was in sight before is not measured again. An element that the app's layout
        // adds is not in the arrangement, which can't say whether it was measured.
        let id = place.element.id
        if let known, known.element(id) != nil { return !known.isMeasured(id) }
        return elements[id]?.isMeasured != true
      }
      .sorted { $0.element.comes(before: $1.element, along: axis, isBackwards: isBackwards) }
    // Of a layout without an arrangement, cells are asked before what stands around them.
    return known == nil ? cellsFirst(waiting, waiting) : waiting
  }

  /// Asks a view how large it wants to be, if it is still in sight; it is made if there is none.
  private func measure(_ waiting: LaidOutElement) {
    let id = waiting.element.id
    guard let place = stillInSight(waiting) else { return }
    if let size = face.askForSize(of: place) { return takeSize(size, of: id) }
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
      takeSize(preferred.size, of: id)
    } else {
      propose(preferred, original)
    }
  }

  /// An element, where what was measured before it has moved it; `nil` if that is out of sight.
  private func stillInSight(_ place: LaidOutElement) -> LaidOutElement? {
    if case .arrangement(let arrangement, let layout) = answers {
      return arrangement.elementInSight(place.element.id, in: viewportInSight)
        .map { LaidOutElement($0, in: layout) }
    }
    // A foreign layout is prepared only when all have been asked, so that nothing has moved. It need not
    // answer for single elements, either.
    guard let arrangement else { return place }
    let viewport = viewportInSight
    let moved = answers.element(place.element.id, in: viewport)
    let now = moved?.element.id == place.element.id ? moved ?? place : place
    return arrangement.frame(of: now.element, in: viewport).intersects(viewport.rect) ? now : nil
  }

  /// A layout of ours takes on the size that a view wants, however near it is to the estimate: the estimate
  /// may depend on others that were measured before.
  private func takeSize(_ size: CGSize, of id: Element.ID) {
    // A view may have invalidated the layout while it was asked: then this arranges everything anew.
    guard let layout = shownLayout.arranging, layout.arrangement != nil else {
      return
    }
    let result = layout.keptArrangement.arrangement?.measure(id, as: size.galley)
    guard result != .unchanged else { return }
    layout.framesHaveChanged()
    pass.needsPreparation = true
  }

  /// A layout of the app's is asked whether it takes on the size that a view wants.
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
      // The app may have said no: its element keeps the size that it has.
      layout.keptArrangement.arrangement?.measure(original.id, as: original.size.galley)
    }
  }

  /// Reports a cell that is to be measured and takes no room, though there is something in it.
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

  /// The content of rows is wider or narrower than before: all are measured anew when they are in sight next.
  internal func contentWidthsChanged() {
    guard hasShown else { return }
    if pass.anchor == nil { pass.anchor = anchor() }
    shownLayout.arranging?.keptArrangement.arrangement?.outdateSizes()
    pass.needsPreparation = true
    setNeedsLayout()
  }

  /// A view has changed by itself: it is measured anew in the next pass, and what follows moves along.
  internal func remeasure(_ view: _ListElementView) {
    guard face.selfSizing != .disabled, !isShowing,
      requests.isEmpty, let id = view.element
    else { return }
    if elements.kept[id]?.view === view {
      // Where it is out of sight nothing moves; it makes room for itself when it comes back.
      elements.forgetSize(ofKept: id)
      shownLayout.arranging?.keptArrangement.arrangement?.forget(id)
      pass.needsPreparation = true
      return setNeedsLayout()
    }
    guard elements[id]?.isDisplayed == true else { return }
    elements[id]?.isMeasured = false
    shownLayout.arranging?.keptArrangement.arrangement?.forget(id)
    pass.needsPreparation = true
    pass.hasChangedSizes = true
    setNeedsLayout()
  }
}

extension LaidOutElement {
  /// Whether it is of interest how large the view wants to be.
  internal var isMeasurable: Bool {
    isOfArrangement ? !element.estimatedAxes.isEmpty : attributes.measuredAxes != []
  }
}
