import Foundation
import GalleyGeometry
import GalleyLayout

/// The attributes of an element in a collection view: its frame and appearance.
///
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///     attributes.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
///     attributes.alpha = 0.5
///
/// A layout may use a subclass of this class, which its `layoutAttributesClass` returns. The
/// subclass overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// Creates attributes with default values.
  public override init() { super.init() }

  /// Creates attributes with default values.
  ///
  /// The layout calls this initializer to create attributes of its `layoutAttributesClass`. A
  /// subclass inherits this initializer if the subclass overrides `init()` or has no designated
  /// initializer of its own.
  public required convenience init(_madeForClass: Void) { self.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Creates the attributes of a decoration view.
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

  // MARK: The element

  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The category of the element.
  open var representedElementCategory: UICollectionElementCategory { category }

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { kind }

  // MARK: Geometry

  /// The center of the element in the content.
  open var center = CGPoint.zero

  /// The size of the element without its transform.
  open var size = CGSize.zero

  /// The bounds of the element.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      boundsOrigin = newValue.origin
      size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero

  /// The frame of the element in the content. Do not set the frame if the element has a transform.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let around = isTransformed ? box.applying(transform) : box
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      if isTransformed {
        // As with a view, the size is chosen so that the transformed rectangle fills the frame.
        let inverse = transform.inverted()
        size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      } else {
        size = newValue.size
      }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The transform of the element around its center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform.
  open var transform3D = CATransform3DIdentity {
    didSet { isTransformed = transform3D != CATransform3DIdentity }
  }
  private var isTransformed = false

  // MARK: Appearance

  /// The opacity of the element.
  open var alpha: CGFloat = 1
  /// The order from back to front: higher numbers are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  ///
  /// It is applied to the view before the app configures the view, and when it changes. So a cell
  /// that the app hides in `collectionView(_:cellForItemAt:)` stays hidden until it is used again.
  ///
  /// - Unverified: A cell that the app has hidden stays hidden when it gets another frame.
  open var isHidden = false

  /// The axes on which the element has to be measured; `nil` if a layout of the app has placed it.
  internal final var measuredAxes: Axes?

  /// The host of the element, for example the item to which a badge belongs, if a layout of
  /// Galley's own has placed the element.
  internal final var host: Element.Host?

  /// Whether the element is a cell of a section with orthogonal scrolling, if a layout of Galley's
  /// own has placed it.
  internal final var scrollsSideways = false

  // MARK: NSObject

  /// Returns an equal copy of the same class. A subclass copies the properties that it adds:
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
    copy.scrollsSideways = scrollsSideways
    return copy
  }

  /// Whether another object of the same class is equal. A subclass compares the properties that it
  /// adds.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.hasSameValues(as: $1) }
  }

  /// The hash value, which is the same for attributes of the same element.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  /// Whether the values are the same, apart from those that a subclass adds.
  internal final func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    category == other.category && kind == other.kind && indexPath == other.indexPath
      && center == other.center && size == other.size && boundsOrigin == other.boundsOrigin
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// A description with the element, its frame, and values other than the defaults.
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
  /// The kind of a supplementary or decoration view; empty for a cell.
  /// - Unverified: the value for a cell in UIKit.
  public var name: String { representedElementKind ?? "" }
}
