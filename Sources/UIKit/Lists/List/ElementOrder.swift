import Foundation
import GalleyLayout

/// The order, from back to front, of the views in one superview. Each view is added with a key.
@MainActor
internal struct ElementOrder {
  /// The key by which views are ordered: by `zIndex` first, then decorations behind cells behind
  /// supplementary views, then by path. The kind comes last, so that the order is the same in every
  /// run.
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

    /// Creates the key of the row that holds the cells of a section.
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

  private var members: [(view: UIView, key: Key)] = []

  mutating func add(_ view: UIView, _ key: Key) { members.append((view, key)) }

  /// Arranges the views in front of `floor`. Other subviews of the superview are in front of them.
  func arrange(in container: UIView, above floor: UIView?) {
    let wanted = members.sorted { $0.key < $1.key }.map(\.view)
    let known = Set(wanted.map(ObjectIdentifier.init))
    let present = container.subviews.filter { known.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(wanted, by: { $0 === $1 }) else { return }
    container.order(wanted, above: floor)
  }
}
