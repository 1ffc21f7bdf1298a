import Foundation
import GalleyLayout

/// The order, from back to front, of the views in one superview. Each view is added with a key.
@MainActor
internal struct ElementOrder {
  /// The key by which views are ordered: by `zIndex` first, then decorations behind cells behind
  /// supplementary views, then by path. If all of these are equal, the names of the kinds decide,
  /// so that the order is the same in every run.
  struct Key: Comparable {
    private var zIndex: Int
    private var rank: Int
    private var path: ElementPath
    private var kind = ""

    init(_ element: Element) {
      zIndex = element.zIndex
      switch element.id.kind {
      case .decoration(let kind): (rank, self.kind) = (0, kind)
      case .item: rank = 1
      case .supplementary(let kind): (rank, self.kind) = (2, kind)
      }
      path = element.id.path
    }

    /// Creates the key of the row that holds the cells of a section with orthogonal scrolling.
    init(rowOfSection section: Int) {
      zIndex = 0
      rank = 1
      path = ElementPath(section: section, item: 0)
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.zIndex, left.rank, left.path, left.kind)
        < (right.zIndex, right.rank, right.path, right.kind)
    }
  }

  private var views: [UIView] = []
  private var keys: [ObjectIdentifier: Key] = [:]

  mutating func add(_ view: UIView, _ key: Key) {
    views.append(view)
    keys[ObjectIdentifier(view)] = key
  }

  /// Arranges the views from back to front, right above the subview `floor`. Other subviews of the
  /// superview are in front of the arranged views.
  func arrange(in container: UIView, above floor: UIView?) {
    // The views are nearly always in order, and checking the order costs less than sorting the
    // views.
    guard !areInOrder(in: container) else { return }
    let members = views.compactMap { view in
      keys[ObjectIdentifier(view)].map { (view: view, key: $0) }
    }
    container.order(members.sorted(by: Self.isBehind).map(\.view), above: floor)
  }

  private func areInOrder(in container: UIView) -> Bool {
    var last: Key?
    var count = 0
    for view in container.subviews {
      guard let key = keys[ObjectIdentifier(view)] else { continue }
      if let last, key < last { return false }
      last = key
      count += 1
    }
    return count == views.count
  }

  // This is a nonisolated function, because a closure would check at each comparison that it runs
  // on the main actor.
  nonisolated private static func isBehind(
    _ left: (view: UIView, key: Key), _ right: (view: UIView, key: Key)
  ) -> Bool {
    left.key < right.key
  }
}
