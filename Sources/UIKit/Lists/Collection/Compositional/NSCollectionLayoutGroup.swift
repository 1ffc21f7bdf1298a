import Foundation
import GalleyGeometry

/// Items and groups along an axis. A section repeats its group until every item has a frame.
///
///     // Two cells side by side, 8 apart
///     let group = NSCollectionLayoutGroup.horizontal(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
///       subitems: [item])
///     group.interItemSpacing = .fixed(8)
///
/// - Differs: the functions that create groups trap if they are called on a subclass.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The content of a group.
  internal enum Content {
    /// Items that are repeated in order as long as they fit.
    case cycle([NSCollectionLayoutItem])
    /// An item that is repeated, each time with an equal share of the group.
    case shares(NSCollectionLayoutItem, count: Int)
    /// An item that is repeated, each time in its own size.
    case repeated(NSCollectionLayoutItem, count: Int)
    /// Frames that a closure provides.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  internal let axis: Axis
  internal let content: Content

  internal init(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ content: Content
  ) {
    self.axis = axis
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Creating

  /// Creates a group of items in a row, which are repeated as long as they fit.
  ///
  /// - Precondition: There is an item.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    checkSubitems(subitems)
    return created(
      NSCollectionLayoutGroup(.horizontal, layoutSize, .cycle(subitems)), as: Self.self)
  }

  /// Creates a group of items in a column, which are repeated as long as they fit.
  ///
  /// - Precondition: There is an item.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    checkSubitems(subitems)
    return created(NSCollectionLayoutGroup(.vertical, layoutSize, .cycle(subitems)), as: Self.self)
  }

  /// Creates a group that repeats an item in a row, each time in its own size.
  ///
  /// - Precondition: The count is at least one.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    checkCount(count, "horizontal")
    return created(
      NSCollectionLayoutGroup(.horizontal, layoutSize, .repeated(subitem, count: count)),
      as: Self.self)
  }

  /// Creates a group that repeats an item in a column, each time in its own size.
  ///
  /// - Precondition: The count is at least one.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    checkCount(count, "vertical")
    return created(
      NSCollectionLayoutGroup(.vertical, layoutSize, .repeated(subitem, count: count)),
      as: Self.self)
  }

  /// Creates a group that repeats an item in a row. This is an older name of
  /// `horizontal(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Precondition: The count is at least one.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// Creates a group that repeats an item in a column. This is an older name of
  /// `vertical(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Precondition: The count is at least one.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// Creates a group that repeats an item in a row. Each repetition has an equal share of the
  /// width, instead of the width of the item.
  ///
  /// UIKit has deprecated this method. `horizontal(layoutSize:repeatingSubitem:count:)` keeps the
  /// item's size.
  ///
  /// - Precondition: The count is at least one.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    checkCount(count, "horizontal")
    return created(
      NSCollectionLayoutGroup(.horizontal, layoutSize, .shares(subitem, count: count)),
      as: Self.self)
  }

  /// Creates a group that repeats an item in a column. Each repetition has an equal share of the
  /// height, instead of the height of the item.
  ///
  /// UIKit has deprecated this method. `vertical(layoutSize:repeatingSubitem:count:)` keeps the
  /// item's size.
  ///
  /// - Precondition: The count is at least one.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    checkCount(count, "vertical")
    return created(
      NSCollectionLayoutGroup(.vertical, layoutSize, .shares(subitem, count: count)), as: Self.self)
  }

  /// Creates a group in which a closure provides the frames of the items.
  ///
  ///     NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
  ///       (0..<3).map {
  ///         let origin = CGPoint(x: $0 * 30, y: $0 * 20)
  ///         let size = CGSize(width: 60, height: 60)
  ///         return NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: origin, size: size))
  ///       }
  ///     }
  ///
  /// The closure is called once for each section in each layout pass. The container of its
  /// environment is the group. Fractional dimensions of the group are computed from the size of
  /// the whole collection view.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    created(NSCollectionLayoutGroup(.horizontal, layoutSize, .custom(itemProvider)), as: Self.self)
  }

  private static func checkSubitems(_ subitems: [NSCollectionLayoutItem]) {
    guard subitems.isEmpty else { return }
    Misuse.trap("At least 1 subitem is required for a group", "there is none in `subitems`")
  }

  private static func checkCount(_ count: Int, _ axis: String) {
    guard count < 1 else { return }
    Misuse.trap("A repeating \(axis) group should specify a count >= 1", "the count is \(count)")
  }

  // MARK: Content

  /// The supplementary items of the group, for example badges.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// The space between two neighbors.
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  /// The items and groups of the group, each once; none in a custom group. A group with equal
  /// shares contains a copy of its item, in the size of its share.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .cycle(let subitems): subitems
    case .repeated(let subitem, _): [subitem]
    case .shares(let subitem, let count): [subitem.copied(asShareOf: count, along: axis)]
    case .custom: []
    }
  }

  /// Returns a description of the group and its subitems for debugging, each in one line.
  /// - Unverified: UIKit's own format.
  open func visualDescription() -> String {
    lines.joined(separator: "\n")
  }

  // MARK: As an object

  /// Returns an equal copy.
  open override func copy(with zone: NSZone? = nil) -> Any { copy(sized: layoutSize) }

  /// Whether another object is equal to this object. The item providers of custom groups are not
  /// compared.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.subitem() == $1.subitem() }
  }
}

/// A closure that returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

extension NSCollectionLayoutGroup {
  internal func copy(sized size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(axis, size, content).copyingSpacing(of: self)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  private var lines: [String] {
    let own = subitem().description
    return [own]
      + subitems.flatMap { item in
        ((item as? NSCollectionLayoutGroup)?.lines ?? [item.subitem().description]).map {
          "  \($0)"
        }
      }
  }
}

extension NSCollectionLayoutItem {
  /// Returns a copy that has an equal share of the group's size.
  fileprivate func copied(
    asShareOf count: Int, along axis: Axis
  ) -> NSCollectionLayoutItem {
    let share = 1 / CGFloat(count)
    let size =
      axis == .horizontal
      ? NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: layoutSize.heightDimension)
      : NSCollectionLayoutSize(
        widthDimension: layoutSize.widthDimension, heightDimension: .fractionalHeight(share))
    if let group = self as? NSCollectionLayoutGroup { return group.copy(sized: size) }
    return NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
      .copyingSpacing(of: self)
  }
}
