import Foundation
import GalleyLayout

/// A layout between two other layouts, for the transition from one to the other.
///
///     let transition = collectionView.startInteractiveTransition(to: grid)
///     transition.transitionProgress = 0.5   // half way
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before the transition.
  open var currentLayout: UICollectionViewLayout { start }
  /// The layout after the transition.
  open var nextLayout: UICollectionViewLayout { end }

  private let start: UICollectionViewLayout
  private let end: UICollectionViewLayout

  /// Creates a layout between two other layouts.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    start = currentLayout
    end = newLayout
    super.init()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "UICollectionViewTransitionLayout.init(coder:): Galley reads no archives. Make the layout with "
        + "init(currentLayout:nextLayout:)")
  }

  /// The progress of the transition: 0 at the start, 1 at the end. Other values are possible.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Stores a value under a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value that was stored under a key; zero if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var values: [String: CGFloat] = [:]

  // MARK: Layout

  /// Prepares both layouts.
  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Returns whether either layout is invalidated when the bounds change.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Invalidates the layout. If the bounds have changed, both layouts are invalidated, too.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if case .bounds = context.cause {
      for layout in [currentLayout, nextLayout] {
        layout.invalidateLayout(with: layout.makeContext(.bounds))
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Whether both layouts are mirrored in the opposite layout direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The size of the content, interpolated between the sizes of both layouts.
  open override var collectionViewContentSize: CGSize {
    between(currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
  }

  /// Returns the attributes of the elements that either layout has in a rectangle, interpolated
  /// between both layouts.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<Element.ID> = []
    let all =
      (currentLayout.layoutAttributesForElements(in: rect) ?? [])
      + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
    return all.map(\.id).filter { seen.insert($0).inserted }.compactMap { layoutAttributes(of: $0) }
  }

  /// Returns attributes that are interpolated between both layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  /// Returns attributes that are interpolated between both layouts. An element that only one layout
  /// has is partly transparent.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns attributes that are interpolated between both layouts. An element that only one layout
  /// has is partly transparent.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  // MARK: Interpolation

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * transitionProgress
  }

  private func between(_ start: CGSize, _ end: CGSize) -> CGSize {
    CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
  }

  private func between(
    _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let known = start ?? end else { return nil }
    let middle = known.copied()
    // During a transition, the cells of all sections are in the collection view itself.
    middle.scrollsSideways = false
    middle.alpha = between(start?.alpha ?? 0, end?.alpha ?? 0)
    guard let start, let end else { return middle }
    middle.size = between(start.size, end.size)
    middle.center = CGPoint(
      x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
    middle.transform3D = CATransform3D(start.transform3D, end.transform3D) { between($0, $1) }
    // These values can't be interpolated, so they change half-way.
    let nearer = transitionProgress < 0.5 ? start : end
    middle.zIndex = nearer.zIndex
    middle.isHidden = nearer.isHidden
    return middle
  }
}

extension CATransform3D {
  /// Creates a transform by mixing the entries of two others.
  fileprivate init(
    _ one: CATransform3D, _ other: CATransform3D, mixed mix: (CGFloat, CGFloat) -> CGFloat
  ) {
    self.init(
      m11: mix(one.m11, other.m11), m12: mix(one.m12, other.m12), m13: mix(one.m13, other.m13),
      m14: mix(one.m14, other.m14), m21: mix(one.m21, other.m21), m22: mix(one.m22, other.m22),
      m23: mix(one.m23, other.m23), m24: mix(one.m24, other.m24), m31: mix(one.m31, other.m31),
      m32: mix(one.m32, other.m32), m33: mix(one.m33, other.m33), m34: mix(one.m34, other.m34),
      m41: mix(one.m41, other.m41), m42: mix(one.m42, other.m42), m43: mix(one.m43, other.m43),
      m44: mix(one.m44, other.m44))
  }
}
