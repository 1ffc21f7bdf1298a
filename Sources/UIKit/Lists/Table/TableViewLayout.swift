import Foundation
import GalleyDiffing
import GalleyGeometry
import GalleyLayout

/// The layout of a table view, which arranges elements with the heights of the table and its
/// delegate.
@MainActor
internal final class TableViewLayout: UICollectionViewLayout, ArrangingLayout {
  override var arranging: (any ArrangingLayout)? { self }
  var keptArrangement = KeptArrangement()

  var isNotSubclassed: Bool { true }

  /// The sections as the table and its delegate have described them, until data or heights change.
  private var knownSections = CachedAnswers<[TableSection]>()

  private var table: UITableView? { host as? UITableView }

  func attributes(for element: Element) -> UICollectionViewLayoutAttributes {
    makeAttributes(for: element)
  }

  func arrange(
    for host: any LayoutHost, reusing before: (Arrangement, ListChange)?
  ) -> Arrangement {
    let context = host.context(
      mirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard let table else {
      return Arrangement([TableSection](), layout: TableLayout(), in: context)
    }
    let generation = knownSections.generation
    let heights = TableHeights(of: table, in: context)
    let sections =
      knownSections.answers
      ?? host.itemCounts.enumerated().map { heights.section($0, rowCount: $1) }
    knownSections.keep(sections, askedIn: generation)
    guard let (old, change) = before else {
      return Arrangement(sections, layout: heights.layout, in: context)
    }
    return Arrangement(
      sections, layout: heights.layout, in: context, reusing: old, change: change)
  }

  /// Returns the height of the space in place of a header or footer that does not exist.
  func space(of kind: Element.Kind, ofSection section: Int) -> CGFloat {
    guard let sections = knownSections.answers, sections.indices.contains(section) else { return 0 }
    return CGFloat(
      kind == .sectionHeader ? sections[section].topInset : sections[section].bottomInset)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .bounds, .scrolling, .preferredSize: break
    case .request, .movement, .update:
      knownSections.forget()
      // The stored views belong to the first section, and another section may be first now. So the
      // delegate is asked for them again.
      table?.unshownHeaderFooterViews = [:]
    }
    invalidateArrangement(with: context)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = host?.bounds else { return false }
    return bounds.width != newBounds.width
  }

  override var collectionViewContentSize: CGSize { arrangedContentSize() }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangedAttributes(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangedAttributes(of: .item, at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangedAttributes(of: .supplementary(elementKind), at: indexPath)
  }

  // MARK: Animations of rows

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    table?.rowAnimations = RowAnimations()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath),
      by: table?.rowAnimations.ofInserted(itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath),
      by: table?.rowAnimations.ofDeleted(itemIndexPath))
  }

  // Headers and footers are animated like their sections.

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      by: table?.rowAnimations.ofInserted(section: elementIndexPath.section))
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      by: table?.rowAnimations.ofDeleted(section: elementIndexPath.section))
  }

  /// Returns the attributes, changed by a row animation.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes?, by animation: UITableView.RowAnimation?
  ) -> UICollectionViewLayoutAttributes? {
    if let attributes { animation?.move(attributes) }
    return attributes
  }
}

/// The animations of rows and sections in an update.
internal struct RowAnimations {
  private var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of reloaded rows, by their paths before the update.
  private var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of reloaded sections, by their indices before the update.
  private var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animation of all rows and sections that have no animation of their own.
  var defaultAnimation: UITableView.RowAnimation?

  mutating func insert(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { insertedRows[row] = animation }
  }

  mutating func delete(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { deletedRows[row] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  mutating func reload(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    delete(rows, animation)
    for row in rows { reloadedRows[row] = animation }
  }

  mutating func reload(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    delete(sections, animation)
    for section in sections { reloadedSections[section] = animation }
  }

  /// Returns the animations for an update. Reloaded rows and sections appear with their animations
  /// at their paths and indices after the update.
  func following(_ update: ListUpdate) -> RowAnimations {
    var animations = self
    for (row, animation) in reloadedRows {
      guard let after = update.paths.after(ItemPath(row)) else { continue }
      animations.insertedRows[IndexPath(after)] = animation
    }
    for (section, animation) in reloadedSections {
      guard let after = update.paths.sections.after(section) else { continue }
      animations.insertedSections[after] = animation
    }
    return animations
  }

  func ofInserted(_ row: IndexPath) -> UITableView.RowAnimation? {
    insertedRows[row] ?? ofInserted(section: row.section)
  }

  func ofDeleted(_ row: IndexPath) -> UITableView.RowAnimation? {
    deletedRows[row] ?? ofDeleted(section: row.section)
  }

  func ofInserted(section: Int) -> UITableView.RowAnimation? {
    insertedSections[section] ?? defaultAnimation
  }

  func ofDeleted(section: Int) -> UITableView.RowAnimation? {
    deletedSections[section] ?? defaultAnimation
  }
}

extension UITableView.RowAnimation {
  /// Changes the attributes to the attributes at the start of an insertion, or at the end of a
  /// deletion.
  ///
  /// - Unverified: that rows slide by their own width or height, and fade, too.
  @MainActor
  fileprivate func move(_ attributes: UICollectionViewLayoutAttributes) {
    let size = attributes.size
    switch self {
    case .fade, .automatic: attributes.alpha = 0
    case .none: attributes.alpha = 1
    case .right: attributes.center.x += size.width
    case .left: attributes.center.x -= size.width
    case .top:
      attributes.center.y -= size.height
      attributes.alpha = 0
    case .bottom:
      attributes.center.y += size.height
      attributes.alpha = 0
    case .middle:
      attributes.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      attributes.alpha = 0
    }
  }
}
