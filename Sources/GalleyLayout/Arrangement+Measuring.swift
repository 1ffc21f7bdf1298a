import GalleyGeometry

// Sizes that elements turn out to have.

extension Arrangement {
  /// Tells how large an element turned out to be, and moves everything behind it.
  ///
  ///     list.measure(.item(3, in: 0), as: Size(width: 320, height: 57))   // changed
  ///
  /// Only the axes on which the element is an estimate count. To say the same again changes nothing.
  /// An element that is measured again as another size keeps the larger of the two, so that a layout
  /// comes to rest even where sizes swing; `reports` names it. Sizes that differ by less than a pixel
  /// count as the same. To have an element measured anew, `forget(_:)` it first.
  ///
  /// - Differs: UIKit goes on measuring, and gives up with a trap where sizes do not come to rest.
  /// - Complexity: O(log *n*) for rows and sections; in a flow layout O(*s* + *m* log *m*), because
  ///   the average of what was measured moves everything; where how many items a row holds hangs on their
  ///   sizes, O(*m*) in the measured items behind as well.
  @discardableResult
  public mutating func measure(_ id: Element.ID, as size: Size) -> Measuring {
    guard let element = element(id), !element.estimatedAxes.isEmpty else { return .unchanged }
    if outdatedSizes?.holds(id) == true { return renew(element, as: size) }
    let result = content.measure(id, as: size)
    if case .swung(let from, let to) = result { swings[id] = Swing(from: from, to: to) }
    return result
  }

  /// Tells how large an element is whose size was out of date: that no longer counts.
  private mutating func renew(_ old: Element, as size: Size) -> Measuring {
    guard size.on(old.estimatedAxes, else: old.frame.size).isFinite else { return .unchanged }
    forget(old.id)
    outdatedSizes?.remove(old.id)
    let result = content.measure(old.id, as: size)
    let hasChanged = element(old.id)?.frame.size != old.frame.size
    return hasChanged || result != .unchanged ? .changed : .unchanged
  }

  /// Has everything that was measured measured anew when it is in sight next. Until then each element stays as
  /// large as it is.
  ///
  ///     table.outdateSizes()
  ///     table.isMeasured(.item(3, in: 0))   // false
  ///     table.measure(.item(3, in: 0), as: Size(width: 320, height: 40))   // smaller than before, too
  public mutating func outdateSizes() { outdatedSizes = OutdatedSizes() }

  /// Forgets what was measured of an element, because it holds something else now: it counts as its
  /// estimate until it is measured anew.
  ///
  ///     list.forget(.item(3, in: 0))
  public mutating func forget(_ id: Element.ID) {
    content.forget(id)
    swings[id] = nil
  }
}
