import Foundation
import GalleyGeometry
import GalleyLayout

/// The content size and the elements of a layout, whatever kind of layout it is.
///
/// For a layout of Galley's own, the values come from its arrangement, which contains the frames of
/// all elements. For a subclass or a layout of the app, the values come from UIKit's public
/// methods, because the app may override any of these methods.
@MainActor
internal enum LayoutAnswers {
  /// A layout of Galley's own, with its arrangement.
  case arrangement(Arrangement, of: any ArrangingLayout)
  /// A subclass, or a layout of the app.
  case methods(UICollectionViewLayout)

  /// Creates the value for a layout that is prepared.
  init(_ layout: UICollectionViewLayout) {
    if let layout = layout.arranging, layout.isNotSubclassed,
      let arrangement = layout.arrangement
    {
      self = .arrangement(arrangement, of: layout)
    } else {
      self = .methods(layout)
    }
  }

  /// The size of the content.
  var contentSize: CGSize {
    switch self {
    case .arrangement(let arrangement, _): CGSize(arrangement.contentSize)
    case .methods(let layout): layout.collectionViewContentSize
    }
  }

  /// Returns the elements in a viewport.
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

  /// Returns an element; `nil` if the layout does not have the element.
  func element(_ id: Element.ID, in viewport: Viewport? = nil) -> LaidOutElement? {
    switch self {
    case .arrangement(let arrangement, let layout):
      return arrangement.element(id, in: viewport).map { LaidOutElement($0, in: layout) }
    case .methods(let layout):
      return layout.layoutAttributes(of: id).map { LaidOutElement(flipped($0, of: layout)) }
    }
  }

  // MARK: Moving items

  /// Returns the path to which an item moves if the user drops it at a position.
  func target(ofItemAt path: IndexPath, under position: CGPoint) -> IndexPath {
    layout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: flipped(position, of: layout))
  }

  /// Returns an item as it is shown under the finger.
  func lifted(at path: IndexPath, to position: CGPoint) -> LaidOutElement {
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: flipped(position, of: layout)
    ).copied()
    attributes.indexPath = path
    // A lifted cell is moved out of its section, and no longer scrolls with an orthogonal section.
    attributes.scrollsSideways = false
    return LaidOutElement(flipped(attributes, of: layout))
  }

  private var layout: UICollectionViewLayout {
    switch self {
    case .arrangement(_, let layout): layout
    case .methods(let layout): layout
    }
  }

  // MARK: Mirroring

  /// Converts attributes of the layout to the attributes that the view shows, or the other way
  /// round. The attributes are mirrored if the view mirrors the layout.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    attributes.map { flipped($0, of: layout) }
  }

  private func flipped(_ point: CGPoint, of layout: UICollectionViewLayout) -> CGPoint {
    guard layout.isMirroredByView else { return point }
    return CGPoint(x: layout.collectionViewContentSize.width - point.x, y: point.y)
  }

  private func flipped(_ rect: CGRect, of layout: UICollectionViewLayout) -> CGRect {
    guard layout.isMirroredByView else { return rect }
    var flipped = rect
    flipped.origin.x = layout.collectionViewContentSize.width - rect.maxX
    return flipped
  }

  private func flipped(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard layout.isMirroredByView else { return attributes }
    let flipped = attributes.copied()
    flipped.center.x = layout.collectionViewContentSize.width - attributes.center.x
    return flipped
  }
}

extension UICollectionViewLayout {
  /// Whether the view mirrors the frames of the layout.
  internal var isMirroredByView: Bool {
    guard arranging?.isNotSubclassed != true, flipsHorizontallyInOppositeLayoutDirection,
      let host
    else { return false }
    return host.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Whether the content begins at the right.
  internal var beginsAtRight: Bool {
    if self is UICollectionViewTransitionLayout { return false }
    if self is UICollectionViewCompositionalLayout {
      return host?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return isMirroredByView && developmentLayoutDirection == .leftToRight
  }
}

/// An element with its frame, and its attributes, which are created on demand.
@MainActor
internal struct LaidOutElement {
  /// The element with its frame.
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

  /// Returns the element, moved horizontally by a delta.
  func moved(across delta: CGFloat) -> LaidOutElement {
    guard delta != 0 else { return self }
    switch source {
    case .layout(let layout):
      var element = element
      element.frame.origin.x += Double(delta)
      return LaidOutElement(element, in: layout)
    case .attributes(let attributes):
      let moved = attributes.copied()
      moved.center.x += delta
      return LaidOutElement(moved)
    }
  }

  /// Whether the element comes from the arrangement of a layout that is not subclassed.
  var isOfArrangement: Bool {
    if case .layout = source { return true }
    return false
  }

  /// Whether a layout of Galley's own has placed the element, subclassed or not. Otherwise values
  /// that only these layouts know are missing, for example the item to which a badge belongs.
  var isArranged: Bool {
    switch source {
    case .layout: true
    case .attributes(let attributes): attributes.isArranged
    }
  }

  /// Whether the attributes have no more information than the element.
  var isPlain: Bool {
    if case .layout(let layout) = source { return !layout.decoratesElements }
    return false
  }

  /// The attributes. Attributes that a subclass of the layout provides are not copied.
  var attributes: UICollectionViewLayoutAttributes {
    switch source {
    case .layout(let layout): layout.attributes(for: element)
    case .attributes(let attributes): attributes
    }
  }
}
