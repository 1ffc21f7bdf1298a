import Foundation
import GalleyGeometry
import GalleyLayout

/// Where an element of a collection view is, and how it is shown.
///
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
///     attributes.alpha = 0.5
///
/// A layout may have attributes of its own: a subclass, which its `layoutAttributesClass` names. Such a
/// subclass overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// Attributes that say nothing.
  public override init() { super.init() }

  /// Creates attributes from their class, for a layout that has only named it. Inherited by every
  /// subclass that overrides `init()` or has no initializer of its own.
  public required convenience init(_madeForClass: Void) { self.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a view beside the cells.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Attributes of a view that belongs to the layout.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  internal final var category = UICollectionElementCategory.cell
  internal final var kind: String?

  // MARK: What it is

  /// Where the element stands in the list.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What the element is.
  open var representedElementCategory: UICollectionElementCategory { category }

  /// What the data source or the layout was asked for; `nil` for a cell.
  open var representedElementKind: String? { kind }

  // MARK: Where it is

  /// The middle of the element, in the content.
  open var center = CGPoint.zero

  /// The size of the element, before it is turned and stretched.
  open var size = CGSize.zero

  /// The element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      boundsOrigin = newValue.origin
      size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero

  /// The rectangle around the element, in the content. With a transform it should not be set.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let around = isTransformed ? box.applying(transform) : box
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      if isTransformed {
        // As of a view: as large as it has to be so that the turned one fills the rectangle.
        let inverse = transform.inverted()
        size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      } else {
        size = newValue.size
      }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// How the element is turned and stretched around its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The same in space.
  open var transform3D = CATransform3DIdentity {
    didSet { isTransformed = transform3D != CATransform3DIdentity }
  }
  private var isTransformed = false

  // MARK: How it is shown

  /// How opaque the element is.
  open var alpha: CGFloat = 1
  /// What is in front of what: higher numbers.
  open var zIndex = 0
  /// Whether the element is not to be seen.
  open var isHidden = false

  /// On which axes the element is to be measured, as the layout that made these knows; `nil` if it does
  /// not say.
  internal final var measuredAxes: Axes?

  /// What the element hangs on, if a layout of ours has placed it.
  internal final var host: Element.Host?

  // MARK: As an object

  /// Another of the same class that says the same. A subclass copies what it adds:
  ///
  ///     override func copy(with zone: NSZone? = nil) -> Any {
  ///       let copy = super.copy(with: zone)
  ///       (copy as? CardAttributes)?.elevation = elevation
  ///       return copy
  ///     }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(_madeForClass: ())
    copy.category = category
    copy.kind = kind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.boundsOrigin = boundsOrigin
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.measuredAxes = measuredAxes
    copy.host = host
    return copy
  }

  /// Whether another of the same class says the same. A subclass compares what it adds.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.says(theSameAs: $1) }
  }

  /// The same for attributes of the same element.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    category == other.category && kind == other.kind && indexPath == other.indexPath
      && center == other.center && size == other.size && boundsOrigin == other.boundsOrigin
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// What the element is, where, and what is not as usual.
  open nonisolated override var description: String { MainActor.assumeIsolated { summary } }

  private var summary: String {
    let name = kind.map { "\(category == .decorationView ? "decoration " : "")\($0)" } ?? "cell"
    var parts = ["\(name) \(indexPath.map { "\($0)" }.joined(separator: "."))", "\(frame.galley)"]
    if zIndex != 0 { parts.append("z \(zIndex)") }
    if alpha != 1 { parts.append("alpha \(alpha)") }
    if isTransformed { parts.append("transformed") }
    if isHidden { parts.append("hidden") }
    return "<\(type(of: self)): \(parts.joined(separator: ", "))>"
  }
}

extension UICollectionViewLayoutAttributes: @MainActor NSCollectionLayoutVisibleItem {
  /// The kind of a supplementary view or decoration; empty for a cell.
  /// - Unverified: what UIKit answers for a cell.
  public var name: String { representedElementKind ?? "" }
}
