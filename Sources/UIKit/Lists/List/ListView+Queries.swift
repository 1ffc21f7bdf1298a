import Foundation
import GalleyGeometry
import GalleyLayout

// Queries about the data and the visible elements.

extension _ListView {
  /// The number of items in each section. The data source is asked once, and again after a reload.
  package var counts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = askForCounts()
    // The data source may have reloaded the list meanwhile, so the counts are set again.
    knownCounts = counts
    return counts
  }

  /// Asks the data source for the number of items in each section.
  package func askForCounts() -> [Int] {
    let subclass = subclass
    guard let source = subclass.listSource else { return [] }
    let wasDataChanging = pass.isDataChanging
    pass.isDataChanging = true
    defer { pass.isDataChanging = wasDataChanging }
    let sections = subclass.askForSectionCount()
    guard sections >= 0 else {
      Misuse.trap(
        "Invalid number of sections", "\(type(of: source)) says that there are \(sections)")
    }
    return (0..<sections).map { section in
      let count = subclass.askForItemCount(ofSection: section)
      guard count >= 0 else {
        Misuse.trap(
          "Invalid number of \(subclass.words.item)s in section \(section)",
          "\(type(of: source)) says that there are \(count)")
      }
      return count
    }
  }

  internal func itemCount(inSection section: Int) -> Int {
    guard counts.indices.contains(section) else {
      Misuse.trap(
        subclass.words.missing(section: section, of: counts.count),
        "there are \(counts.count) sections; ask for those below numberOfSections")
    }
    return counts[section]
  }

  /// Whether there is an item at a path.
  internal func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// Traps unless there is an item at a path.
  ///
  /// - Parameter attempt: The operation on the item, in UIKit's words.
  internal func checkInBounds(_ path: IndexPath, attempt: String) {
    guard !holds(path) else { return }
    let isInSection = path.count == 2 && counts.indices.contains(path.section)
    Misuse.trap(
      "Attempted to \(attempt) an out-of-bounds "
        + (isInSection
          ? "\(subclass.words.item) (\(path.item)) when there are only \(counts[path.section]) "
            + "\(subclass.words.item)s in section "
            + "\(path.section)"
          : "section (\(path.first ?? -1)) when there are only \(counts.count) sections"),
      "List: \(self)")
  }

  internal func layoutAttributes(
    of kind: Element.Kind, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard kind == .item ? holds(path) : (1...2).contains(path.count) else { return nil }
    prepareLayoutForQuestion()
    return answers.element(Element.ID(kind, at: ElementPath(path)), in: currentViewport)?.attributes
      .copied()
  }

  /// Prepares the layout before a query, unless a change is being shown or the layout is arranging
  /// its elements.
  internal func prepareLayoutForQuestion() {
    guard pass.needsPreparation, !isShowing, !isArranging else { return }
    forgetDataIfSourceReleased()
    UIView.performWithoutAnimation { prepareLayout() }
  }

  /// Whether the layout is arranging its elements. Meanwhile it may call methods of the app.
  internal var isArranging: Bool { shownLayout.arranging?.keptArrangement.isArranging == true }

  /// Returns the path of the item at a point of the content: the frontmost item if cells overlap.
  internal func path(at point: CGPoint) -> IndexPath? {
    prepareLayoutForQuestion()
    if case .arrangement(let arrangement, let layout) = answers, !layout.decoratesElements {
      let viewport = viewport(CGRect(origin: point, size: .zero))
      let spot = CGRect(x: point.x - 1e-3, y: point.y - 1e-3, width: 2e-3, height: 2e-3)
      var around = viewport
      around.rect = spot.galley
      // Headers are ignored: a cell is found even if a header is in front of it.
      return arrangement.elements(in: around)
        .filter { $0.id.kind == .item && contains($0, point, in: around, arrangement) }
        .max { ElementOrder.Key($0) < ElementOrder.Key($1) }.map { IndexPath($0.id.path) }
    }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let around = viewport(spot)
    return answers.elements(in: around)
      .filter {
        $0.element.id.kind == .item && holds(IndexPath($0.element.id.path))
          && $0.attributes.frame.contains(unscrolled(point, of: $0.element, in: around))
      }
      .max { ElementOrder.Key($0.element) < ElementOrder.Key($1.element) }
      .map { IndexPath($0.element.id.path) }
  }

  /// Converts a point to the coordinates of an element's attributes, which do not change when its
  /// section scrolls orthogonally.
  private func unscrolled(_ point: CGPoint, of element: Element, in viewport: Viewport) -> CGPoint {
    guard let arrangement, element.scrollsSideways else { return point }
    let shown = arrangement.frame(of: element, in: viewport)
    return CGPoint(
      x: point.x + element.frame.origin.x - shown.origin.x,
      y: point.y + element.frame.origin.y - shown.origin.y)
  }

  private func contains(
    _ element: Element, _ point: CGPoint, in viewport: Viewport, _ arrangement: Arrangement
  ) -> Bool {
    CGRect(arrangement.frame(of: element, in: viewport)).contains(point)
  }

  internal func path(of view: _ListElementView) -> IndexPath? {
    guard view.list === self, let id = view.element else { return nil }
    return (elements[id] ?? elements.kept[id])?.view === view ? IndexPath(id.path) : nil
  }

  internal func shownView(_ kind: Element.Kind, at path: IndexPath) -> _ListElementView? {
    guard (1...2).contains(path.count) else { return nil }
    return elements[Element.ID(kind, at: ElementPath(path))]?.view
  }

  internal func visiblePaths(where isWanted: (Element.Kind) -> Bool) -> [IndexPath] {
    elements.all.values.filter { $0.didCallWillDisplay && isWanted($0.element.id.kind) }
      .map(\.element.id.path).sorted().map { IndexPath($0) }
  }
}
