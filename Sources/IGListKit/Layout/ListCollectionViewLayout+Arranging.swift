import GalleyGeometry
import GalleyLayout
import GalleyUIKit

// Asks the delegate for sizes and spacing, and places the elements.

extension ListCollectionViewLayout {
  /// Places the elements that are out of date.
  internal func arrange() {
    guard let view = collectionView else { return }
    let context = ArrangementContext(
      size: view.bounds.size.galley, grid: PixelGrid(scale: view.traitCollection.displayScale),
      contentInset: view.adjustedContentInset.galley)
    // If the length of the lines has changed, the delegate may return other sizes.
    if view !== askedView || view.delegate !== askedDelegate || !hasLines(asIn: context) {
      outdate(from: 0)
    }
    (askedView, askedDelegate) = (view, view.delegate)
    let first = askForSections(of: view)
    guard !isArranged || arrangement?.context != context else { return }
    isArranged = true
    if let old = arrangement {
      arrangement = Arrangement(
        sections, layout: settings, in: context, reusing: old, from: first)
    } else {
      arrangement = Arrangement(sections, layout: settings, in: context)
    }
    report(from: first)
  }

  /// Whether the length of the lines and the scale are the same as in the last arrangement.
  private func hasLines(asIn context: ArrangementContext) -> Bool {
    guard let known = arrangement?.context else { return false }
    let axis = settings.scrollAxis.perpendicular
    return known.size[axis] == context.size[axis] && known.grid == context.grid
      && known.contentInset.total(along: axis) == context.contentInset.total(along: axis)
  }

  /// Asks the delegate about the first section that is out of date, and all sections after it.
  ///
  /// - Returns: The first section whose sizes, insets or spacing differ from before.
  private func askForSections(of view: UICollectionView) -> Int {
    guard let outdated = firstOutdated else { return sections.count }
    // Set this to `nil` first, because the delegate may invalidate a section while it is asked.
    firstOutdated = nil
    isArranged = false
    let count = view.numberOfSections
    let kept = min(outdated, sections.count, count)
    var first = 0
    while first < kept, view.numberOfItems(inSection: first) == sections[first].itemSizes.count {
      first += 1
    }
    let delegateMetrics = DelegateSectionMetrics(layout: self, view: view)
    var asked: [ListLayoutSection] = []
    asked.reserveCapacity(count - first)
    for section in first..<count { asked.append(delegateMetrics.section(section)) }
    // Sections that are equal to their former values keep their positions.
    let same = zip(sections[first...], asked).prefix { $0 == $1 }.count
    sections.replaceSubrange(first..., with: asked)
    return first + same
  }

  /// Reports faulty sizes of the sections from `first` on. The sections before it were reported
  /// earlier.
  private func report(from first: Int) {
    guard let arrangement else { return }
    let source = (collectionView?.dataSource).map { " of \(type(of: $0))" } ?? ""
    for report in arrangement.reports where report.section ?? 0 >= first {
      Report.record(.layout, "\(type(of: self))\(source): \(report)")
    }
  }

  // MARK: Attributes

  internal func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let arrangement, let collectionView else { return [] }
    return arrangement.elements(in: viewport(rect, of: collectionView)).map {
      makeAttributes(for: $0)
    }
  }

  internal func attributes(
    of kind: Element.Kind, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, let collectionView, path.count == 2 else { return nil }
    let viewport = viewport(collectionView.bounds, of: collectionView)
    return arrangement.element(Element.ID(kind, at: ElementPath(path)), in: viewport)
      .map { makeAttributes(for: $0) }
  }

  private func viewport(_ rect: CGRect, of view: UICollectionView) -> Viewport {
    viewport(rect, in: view.bounds, of: view)
  }

  /// Returns the viewport of a rectangle of the content.
  ///
  /// - Parameter bounds: The bounds of the view, now or after it has been scrolled.
  internal func viewport(
    _ rect: CGRect, in bounds: CGRect, of view: UICollectionView
  ) -> Viewport {
    var visible = bounds.inset(by: view.adjustedContentInset)
    // The insets may be larger than the view. A negative size would move the origin.
    visible.size = CGSize(width: max(visible.size.width, 0), height: max(visible.size.height, 0))
    return Viewport(rect.galley, visible: visible.galley)
  }
}
