import Foundation
import GalleyGeometry
import GalleyLayout

// Views say how large they want to be, and the layout follows: one of the three loops, and its bound.

extension UICollectionView {
  /// How often it is looked again what is in sight, before it is given up.
  private static var sizingLimit: Int { 100 }

  /// Measures what is in sight and has not been measured, until nothing is left. What was measured
  /// before stays where it is on screen.
  internal func settleSizes() {
    // How large a row is hangs on the list that it is in.
    if !machine.isDataAhead { refreshListPlaces() }
    for _ in 0..<UICollectionView.sizingLimit where !machine.isDataAhead {
      var waiting = elementsToMeasure()
      if waiting.isEmpty { return }
      // Of a layout of an app's own all are asked before anything moves.
      if arrangement == nil { waiting = cellsFirst(waiting, waiting) }
      let anchor = measuredAnchor()
      for place in waiting { measure(place) }
      if pass.needsPreparation {
        if pass.anchor == nil { pass.anchor = anchor }
        prepareLayout()
      }
    }
    guard !machine.isDataAhead else { return }
    Report.record(
      .layout,
      "UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, "
        + "including self-sizing views whose preferred attributes are not returning a consistent size. "
        + "Given up after \(UICollectionView.sizingLimit) passes; "
        + "\(elementsToMeasure().first.map { "\($0.element.id)" } ?? "nothing") is not measured")
  }

  /// What was measured before stays where it is, and what comes into sight makes room for itself.
  private func measuredAnchor() -> ScrollAnchor? {
    guard let arrangement else { return nil }
    return anchor { arrangement.isMeasured(Element.ID(.item, at: $0)) }
  }

  /// What is in sight and has not said how large it wants to be, in the order of the scroll axis.
  private func elementsToMeasure() -> [LaidOutElement] {
    let known = arrangement
    let axis = known?.scrollAxis ?? .vertical
    let isBackwards =
      axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return placesInSight()
      .filter { place in
        guard place.isMeasurable else { return false }
        // What was measured when it was in sight before is not measured again.
        if let known { return !known.isMeasured(place.element.id) }
        return elements[place.element.id]?.isMeasured != true
      }
      .sorted { left, right in
        let (one, other) = (left.element.frame, right.element.frame)
        let (start, end) =
          isBackwards
          ? (-one.maxX, -other.maxX) : (one.min(along: axis), other.min(along: axis))
        let across = axis.perpendicular
        return (start, one.min(along: across)) < (end, other.min(along: across))
      }
  }

  /// Asks a view how large it wants to be, if it is still in sight; it is made if there is none.
  private func measure(_ waiting: LaidOutElement) {
    let id = waiting.element.id
    var place = waiting
    // What was measured before it may have moved it. A foreign layout is prepared only when all have been
    // asked, so that nothing has moved there; and it need not answer for single elements.
    if arrangement != nil {
      if let moved = answers.element(id, in: viewportInSight), moved.element.id == id {
        place = moved
      }
      guard isInSight(place) else { return }
    }
    show(place)
    guard let view = elements[id]?.view else { return }
    elements[id]?.isMeasured = true
    let original = place.attributes.copied()
    let preferred = view.preferredLayoutAttributesFitting(original.copied())
    if !preferred.size.galley.isFinite {
      Report.record(
        .layout, "\(view) wants to be of size \(preferred.size): it stays \(original.size)")
      preferred.size = original.size
    }
    reportIfFlat(view, as: preferred.size, place)
    guard
      shownLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else {
      // It is as large as was thought, to a pixel, which the layout is to know too.
      if let layout = shownLayout as? any ArrangingLayout {
        accept(preferred, original, of: layout)
      }
      return
    }
    shownLayout.invalidateLayout(
      with: shownLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  /// A layout of ours takes on the size that a view wants, however near it is to what was thought: what was
  /// thought may hang on what was measured of others before. In a subclass the app may have said no.
  private func accept(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    of layout: any ArrangingLayout
  ) {
    let size = layout.isNotSubclassed ? preferred.size : original.size
    let result = layout.keptArrangement.arrangement?.measure(original.id, as: size.galley)
    if result == .changed, size != original.size { pass.needsPreparation = true }
  }

  /// Reports a cell that is to be measured and takes no room, though there is something in it.
  private func reportIfFlat(
    _ view: UICollectionReusableView, as size: CGSize, _ place: LaidOutElement
  ) {
    guard let cell = view as? UICollectionViewCell, !cell.contentView.subviews.isEmpty,
      place.isOfArrangement
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
      .layout, once: "\(type(of: cell)) \(side)",
      "\(type(of: cell)) for item \(path.item) of section \(path.section) measures itself and has no "
        + "\(side). Constrain what is in its content view to both edges of that, or implement "
        + "preferredLayoutAttributesFitting(_:) or sizeThatFits(_:)")
  }

  private func isInSight(_ place: LaidOutElement) -> Bool {
    guard let arrangement else { return true }
    let viewport = viewportInSight
    return arrangement.frame(of: place.element, in: viewport).intersects(viewport.rect)
  }

  /// A view has changed by itself: it is measured anew in the next pass, and what follows moves along.
  internal func remeasure(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !isShowing,
      requests.isEmpty, let id = view.element
    else { return }
    if elements.kept[id]?.view === view {
      // Where it is out of sight nothing moves; it makes room for itself when it comes back.
      elements.forgetSize(ofKept: id)
      (shownLayout as? any ArrangingLayout)?.keptArrangement.arrangement?.forget(id)
      pass.needsPreparation = true
      return setNeedsLayout()
    }
    guard elements[id]?.isDisplayed == true else { return }
    elements[id]?.isMeasured = false
    (shownLayout as? any ArrangingLayout)?.keptArrangement.arrangement?.forget(id)
    pass.needsPreparation = true
    pass.hasChangedSizes = true
    setNeedsLayout()
  }

  /// Cells go to their new sizes.
  internal func showChangedSizes() {
    pass.hasChangedSizes = false
    perform(VisibleChange())
  }
}

extension LaidOutElement {
  /// Whether it is of interest how large the view wants to be.
  internal var isMeasurable: Bool {
    isOfArrangement ? !element.estimatedAxes.isEmpty : attributes.measuredAxes != []
  }
}
