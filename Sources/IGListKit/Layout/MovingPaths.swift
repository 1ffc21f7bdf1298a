import UIKit

/// What is out of date when a finger moves items.
///
/// A path that a finger has gone past may be of no item: when the last one has left a section, say. A
/// collection view must not be told of it, so it is left out:
///
///     MovingPaths(items: [[0, 0], [0, 7]]).there(in: [2]).items    // [[0, 0]]
internal struct MovingPaths: Equatable {
  var items: [IndexPath]
  /// By kind. They stand where the layout has them, whatever the counts are.
  var supplementaries: [String: [IndexPath]] = [:]
  var decorations: [String: [IndexPath]] = [:]
}

extension MovingPaths {
  /// What a context names.
  @MainActor
  init(of context: UICollectionViewLayoutInvalidationContext) {
    items = context.invalidatedItemIndexPaths ?? []
    supplementaries = context.invalidatedSupplementaryIndexPaths ?? [:]
    decorations = context.invalidatedDecorationIndexPaths ?? [:]
  }

  /// The same without the paths of items that are not there.
  ///
  /// - Parameter counts: How many items each section has.
  func there(in counts: [Int]) -> MovingPaths {
    var paths = self
    paths.items = items.filter { path in
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.item)
    }
    return paths
  }

  /// Has a context name all of them.
  @MainActor
  func name(in context: UICollectionViewLayoutInvalidationContext) {
    if !items.isEmpty { context.invalidateItems(at: items) }
    for (kind, paths) in supplementaries {
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    for (kind, paths) in decorations {
      context.invalidateDecorationElements(ofKind: kind, at: paths)
    }
  }
}
