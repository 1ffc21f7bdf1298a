import GalleyGeometry

// Storing the measured sizes of the elements of stacked sections.

extension StackedSections {
  func isMeasured(_ id: Element.ID) -> Bool {
    if id.path.isGlobal { return sizes.holds(id) }
    guard id.path.section >= 0 && id.path.section < count else { return false }
    return tree.place(at: id.path.section).payload.isMeasured(id)
  }

  /// Stores the measured size of an element.
  mutating func measure(_ id: Element.ID, as size: Size) -> Measuring {
    var result = Measuring.unchanged
    if id.path.isGlobal {
      guard case .supplementary(let kind) = id.kind, let now = element(id, in: nil) else {
        return .unchanged
      }
      result = sizes.store(
        size, for: MeasuredSizes.Supplementary(kind: kind, path: id.path),
        now: now.frame.size, axes: now.estimatedAxes, on: grid)
      if result != .unchanged { around = surround(length, sizes) }
    } else {
      update(at: id.path.section) { section, query in
        result = section.measure(id, as: size, query)
        return result != .unchanged
      }
    }
    return result
  }

  /// Forgets the measured size of an element.
  mutating func forget(_ id: Element.ID) {
    if id.path.isGlobal {
      guard case .supplementary(let kind) = id.kind else { return }
      sizes.supplementaries[MeasuredSizes.Supplementary(kind: kind, path: id.path)] = nil
      around = surround(length, sizes)
    } else if id.path.section >= 0 && id.path.section < count {
      update(at: id.path.section) { section, _ in
        section.forget(id)
        return true
      }
    }
  }

  /// Changes a section; `change` returns whether its frames have changed.
  private mutating func update(
    at index: Int, _ change: (_ section: StackedSection, _ query: SectionQuery) -> Bool
  ) {
    let query = query(
      index, start: tree.place(at: index).start + around.shift, in: Viewport(.zero), pins: false)
    var hasChanged = false
    var changed: StackedSection?
    var crossExtentBefore = 0.0
    let spacing = spacing
    tree.update(at: index) { section in
      // Equal neighboring sections share one object, so the changed section gets its own copy.
      if !isKnownUniquelyReferenced(&section) { section = section.copy() }
      crossExtentBefore = section.crossExtent
      hasChanged = change(section, query)
      changed = section
      return max(section.length + spacing, 0)
    }
    guard hasChanged, let changed else { return }
    let reach = changed.reach
    if changed.crossExtent < crossExtentBefore && crossExtentBefore >= crossExtent {
      // Another section may be the widest now.
      crossExtent = 0
      tree.forEachSpan { _, _, span in crossExtent = max(crossExtent, span.payload.crossExtent) }
    } else {
      crossExtent = max(crossExtent, changed.crossExtent)
    }
    reachBack = max(reachBack, reach.before)
    reachOn = max(reachOn, reach.end - max(changed.length + spacing, 0))
    around = surround(length, sizes)
  }
}
