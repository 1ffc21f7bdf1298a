import Foundation
import UIKit

/// The calls that a data source, a delegate or a layout has received, oldest first.
@MainActor
final class CallLog {
  var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls since the last `take()`, and removes them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Returns the calls that begin with one of the words, and removes all calls. Equal calls in a
  /// row count once.
  func take(_ words: Set<String>) -> [String] {
    var taken: [String] = []
    for call in take() where words.contains(String(call.prefix { $0 != " " })) {
      if taken.last != call { taken.append(call) }
    }
    return taken
  }
}

func pathName(_ path: IndexPath) -> String {
  path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
}

/// Rows of 100 points, section after section, as an app would write such a layout.
class LoggedRows: UICollectionViewLayout {
  let log: CallLog
  var invalidatesForBounds = false

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  private var starts: [Int] = []
  private var total = 0

  override func prepare() {
    super.prepare()
    log.note("prepare")
    starts = []
    total = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      starts.append(total)
      total += collectionView.numberOfItems(inSection: section)
    }
  }

  override var collectionViewContentSize: CGSize {
    log.note("size")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(total) * 100)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.note("elements")
    var all: [UICollectionViewLayoutAttributes] = []
    for (section, start) in starts.enumerated() {
      let end = section + 1 < starts.count ? starts[section + 1] : total
      for item in 0..<(end - start) {
        guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)),
          attributes.frame.intersects(rect)
        else { continue }
        all.append(attributes)
      }
    }
    return all
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard starts.indices.contains(indexPath.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(starts[indexPath.section] + indexPath.item) * 100,
      width: collectionView?.bounds.width ?? 0, height: 100)
    return attributes
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let what =
      context.invalidateEverything
      ? " everything" : context.invalidateDataSourceCounts ? " counts" : ""
    log.note("invalidate\(what)")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.note("bounds? \(Int(newBounds.minY)) \(Int(newBounds.height))")
    return invalidatesForBounds
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.note("context \(Int(newBounds.minY)) \(Int(newBounds.height))")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let lines = updateItems.map { item in
      let before = item.indexPathBeforeUpdate.map(pathName)
      let after = item.indexPathAfterUpdate.map(pathName)
      return [action(item.updateAction), before ?? "-", after ?? "-"].joined(separator: " ")
    }
    log.note("updates \(lines.sorted().joined(separator: ", "))")
  }

  private func action(_ action: UICollectionViewUpdateItem.Action) -> String {
    switch action {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .move: "move"
    default: "none"
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.note("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("initial \(pathName(itemIndexPath))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("final \(pathName(itemIndexPath))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.note("target \(Int(proposedContentOffset.y))")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    log.note("leaves")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    log.note("arrives")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    log.note("finalize")
  }
}
