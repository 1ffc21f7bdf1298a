import Foundation
import GalleyGeometry
import GalleyLayout

/// What a layout says of where elements are, whichever kind of layout it is.
///
/// A layout of ours answers from its arrangement. One that an app has subclassed answers through UIKit's
/// public methods, because any of them may be overridden.
@MainActor
internal enum LayoutAnswers {
  /// A layout of ours, and its arrangement.
  case arrangement(Arrangement, of: any ArrangingLayout)
  /// A subclass.
  case methods(UICollectionViewLayout)

  /// What a layout says, which is prepared.
  init(_ layout: UICollectionViewLayout) {
    if let layout = layout.arranging, layout.isNotSubclassed,
      let arrangement = layout.arrangement
    {
      self = .arrangement(arrangement, of: layout)
    } else {
      self = .methods(layout)
    }
  }

  /// How large everything is together.
  var contentSize: CGSize {
    switch self {
    case .arrangement(let arrangement, _): CGSize(arrangement.contentSize)
    case .methods(let layout): layout.collectionViewContentSize
    }
  }

  /// The elements in a part of the content.
  func elements(in viewport: Viewport) -> [LaidOutElement] {
    switch self {
    case .arrangement(let arrangement, let layout):
      return arrangement.elements(in: viewport).map { LaidOutElement($0, in: layout) }
    case .methods(let layout):
      let rect = flipped(CGRect(viewport.rect), of: layout)
      return (layout.layoutAttributesForElements(in: rect) ?? []).map {
        LaidOutElement(flipped($0, of: layout))
      }
    }
  }

  /// An element, or `nil` if the layout does not know it.
  func element(_ id: Element.ID, in viewport: Viewport? = nil) -> LaidOutElement? {
    switch self {
    case .arrangement(let arrangement, let layout):
      return arrangement.element(id, in: viewport).map { LaidOutElement($0, in: layout) }
    case .methods(let layout):
      return layout.layoutAttributes(of: id).map { LaidOutElement(flipped($0, of: layout)) }
    }
  }

  // MARK: Moving items

  /// Where an item would go that a finger has moved to a position.
  func target(ofItemAt path: IndexPath, under position: CGPoint) -> IndexPath {
    layout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: flipped(position, of: layout))
  }

  /// An item as it is shown under a finger.
  func lifted(at path: IndexPath, to position: CGPoint) -> LaidOutElement {
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: flipped(position, of: layout)
    ).copied()
    attributes.indexPath = path
    return LaidOutElement(flipped(attributes, of: layout))
  }

  private var layout: UICollectionViewLayout {
    switch self {
    case .arrangement(_, let layout): layout
    case .methods(let layout): layout
    }
  }

  // MARK: The other way

  private func isFlipped(_ layout: UICollectionViewLayout) -> Bool {
    guard case .methods = self, layout.flipsHorizontallyInOppositeLayoutDirection,
      let host = layout.host
    else {
      return false
    }
    return host.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  private func flipped(_ point: CGPoint, of layout: UICollectionViewLayout) -> CGPoint {
    guard isFlipped(layout) else { return point }
    return CGPoint(x: layout.collectionViewContentSize.width - point.x, y: point.y)
  }

  private func flipped(_ rect: CGRect, of layout: UICollectionViewLayout) -> CGRect {
    guard isFlipped(layout) else { return rect }
    var flipped = rect
    flipped.origin.x = layout.collectionViewContentSize.width - rect.maxX
    return flipped
  }

  private func flipped(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard isFlipped(layout) else { return attributes }
    let flipped = attributes.copied()
    flipped.center.x = layout.collectionViewContentSize.width - attributes.center.x
    return flipped
  }
}

/// An element, where it is, and its attributes as soon as somebody wants them.
@MainActor
internal struct LaidOutElement {
  /// What it is and where.
  let element: Element
  private let source: Source

  private enum Source {
    case layout(any ArrangingLayout)
    case attributes(UICollectionViewLayoutAttributes)
  }

  init(_ element: Element, in layout: any ArrangingLayout) {
    self.element = element
    source = .layout(layout)
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    element = attributes.element
    source = .attributes(attributes)
  }

  /// The same, so far to the right.
  func moved(across way: CGFloat) -> LaidOutElement {
    guard way != 0 else { return self }
    switch source {
    case .layout(let layout):
      var element = element
      element.frame.origin.x += Double(way)
      return LaidOutElement(element, in: layout)
    case .attributes(let attributes):
      let moved = attributes.copied()
      moved.center.x += way
      return LaidOutElement(moved)
    }
  }

  /// Whether it is one of a layout of ours that nobody has subclassed.
  var isOfArrangement: Bool {
    if case .layout = source { return true }
    return false
  }

  /// Whether a layout of ours has placed it, subclassed or not. If not, the element says less.
  var isArranged: Bool {
    switch source {
    case .layout: true
    case .attributes(let attributes): attributes.isArranged
    }
  }

  /// Whether the attributes say no more than the element.
  var isPlain: Bool {
    if case .layout(let layout) = source { return !layout.decoratesElements }
    return false
  }

  /// How it is shown. Those that a subclass has made are its own: they are not copied.
  var attributes: UICollectionViewLayoutAttributes {
    switch source {
    case .layout(let layout): layout.attributes(for: element)
    case .attributes(let attributes): attributes
    }
  }
}
