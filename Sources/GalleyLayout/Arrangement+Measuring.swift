import GalleyGeometry

// Storing the measured sizes of elements.

extension Arrangement {
  /// Stores the measured size of an element, and moves all elements after it.
  ///
  ///     list.measure(.item(3, in: 0), as: Size(width: 320, height: 57))   // changed
  ///
  /// Only the axes on which the element is estimated count. Measuring the same size again changes
  /// nothing. An element that is measured again with another size keeps the larger of the two, so
  /// that the layout settles even when a cell alternates between sizes; `reports` names such
  /// elements. Sizes that differ by less than a pixel count as the same. To replace a measured
  /// size, call `forget(_:)` first.
  ///
  /// - Differs: UIKit continues to measure, and traps when the sizes never settle.
  /// - Complexity: O(log *n*) for *n* elements. In a flow layout, O(*s* + *m* log *m*) for *s*
  ///   sections and *m* measured items, because a new average of the measured sizes moves all
  ///   elements. If the number of items in a row depends on their sizes, plus O(*k*) for the *k*
  ///   measured items after the element.
  @discardableResult
  public mutating func measure(_ id: Element.ID, as size: Size) -> Measuring {
    guard let element = element(id), !element.estimatedAxes.isEmpty else { return .unchanged }
    if outdatedSizes?.holds(id) == true { return renew(element, as: size) }
    let result = content.measure(id, as: size)
    if case .swung(let from, let to) = result { swings[id] = Swing(from: from, to: to) }
    return result
  }

  /// Stores the new size of an element whose old size was out of date.
  ///
  /// The old size no longer counts.
  private mutating func renew(_ old: Element, as size: Size) -> Measuring {
    guard size.on(old.estimatedAxes, else: old.frame.size).isFinite else { return .unchanged }
    forget(old.id)
    outdatedSizes?.remove(old.id)
    let result = content.measure(old.id, as: size)
    let hasChanged = element(old.id)?.frame.size != old.frame.size
    return hasChanged || result != .unchanged ? .changed : .unchanged
  }

  /// Marks every measured size as out of date, so that each element is measured again when it
  /// becomes visible.
  ///
  /// Until then, the element keeps its old size.
  ///
  ///     table.outdateSizes()
  ///     table.isMeasured(.item(3, in: 0))   // false
  ///     // a smaller size counts, too
  ///     table.measure(.item(3, in: 0), as: Size(width: 320, height: 40))
  public mutating func outdateSizes() { outdatedSizes = OutdatedSizes() }

  /// Forgets the measured size of an element, because its content has changed. The element has its
  /// estimated size until it is measured again.
  ///
  ///     list.forget(.item(3, in: 0))
  public mutating func forget(_ id: Element.ID) {
    content.forget(id)
    swings[id] = nil
  }
}
