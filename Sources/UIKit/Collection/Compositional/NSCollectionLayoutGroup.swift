import Foundation
import GalleyGeometry

/// Items and groups strung along an axis; a section repeats its group until all items have a place.
///
///     // Two cells side by side, 8 apart
///     let group = NSCollectionLayoutGroup.horizontal(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
///       subitems: [item])
///     group.interItemSpacing = .fixed(8)
///
/// - Differs: The functions that make groups give a group also where they are asked of a subclass.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group is filled.
  internal enum Content {
    case cycle([NSCollectionLayoutItem])
    case shares(NSCollectionLayoutItem, count: Int)
    case repeated(NSCollectionLayoutItem, count: Int)
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

  /// A row of items, again and again as long as they fit.
  ///
  /// - Precondition: There is an item.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    checkSubitems(subitems)
    return NSCollectionLayoutGroup(.horizontal, layoutSize, .cycle(subitems))
  }

  /// A column of items, again and again as long as they fit.
  ///
  /// - Precondition: There is an item.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    checkSubitems(subitems)
    return NSCollectionLayoutGroup(.vertical, layoutSize, .cycle(subitems))
  }

  /// A row of so many of one item, each in the size that it says.
  ///
  /// - Precondition: The count is at least one.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    return NSCollectionLayoutGroup(.horizontal, layoutSize, .repeated(subitem, count: count))
  }

  /// A column of so many of one item, each in the size that it says.
  ///
  /// - Precondition: The count is at least one.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    return NSCollectionLayoutGroup(.vertical, layoutSize, .repeated(subitem, count: count))
  }

  /// A row of so many of one item, each in the size that it says: the name of its first year.
  ///
  /// - Precondition: The count is at least one.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// A column of so many of one item, each in the size that it says: the name of its first year.
  ///
  /// - Precondition: The count is at least one.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: repeatingSubitem, count: count)
  }

  /// A row of so many of one item, each an equal share of the width, whatever it says itself.
  ///
  /// UIKit has deprecated it; `horizontal(layoutSize:repeatingSubitem:count:)` keeps the item's size.
  ///
  /// - Precondition: The count is at least one.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    return NSCollectionLayoutGroup(.horizontal, layoutSize, .shares(subitem, count: count))
  }

  /// A column of so many of one item, each an equal share of the height, whatever it says itself.
  ///
  /// UIKit has deprecated it; `vertical(layoutSize:repeatingSubitem:count:)` keeps the item's size.
  ///
  /// - Precondition: The count is at least one.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    return NSCollectionLayoutGroup(.vertical, layoutSize, .shares(subitem, count: count))
  }

  /// Items where a function puts them.
  ///
  ///     NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
  ///       (0..<3).map {
  ///         NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * 30, y: $0 * 20, width: 60, height: 60))
  ///       }
  ///     }
  ///
  /// The function is called once for a section, each time that is solved. The container that it is told
  /// of is the group, sized as it would be in the whole collection view.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, .custom(itemProvider))
  }

  private static func checkSubitems(_ subitems: [NSCollectionLayoutItem]) {
    guard subitems.isEmpty else { return }
    Misuse.trap("At least 1 subitem is required for a group", "there is none in `subitems`")
  }

  private static func checkCount(_ count: Int, _ axis: String) {
    guard count < 1 else { return }
    Misuse.trap("A repeating \(axis) group should specify a count >= 1", "the count is \(count)")
  }

  // MARK: What it holds

  /// What hangs on the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// Room between two neighbors.
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  /// The items and groups in it, each once; none in a custom group. One that was made of equal shares
  /// holds a copy of its item, which says so.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .cycle(let subitems): subitems
    case .repeated(let subitem, _): [subitem]
    case .shares(let subitem, let count): [subitem.copied(asShareOf: count, along: axis)]
    case .custom: []
    }
  }

  /// The group and all that is in it, a line each, for people to read.
  /// - Unverified: UIKit's own format.
  open func visualDescription() -> String {
    lines.joined(separator: "\n")
  }

  // MARK: As an object

  /// Another that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any { copy(sized: layoutSize) }

  /// Whether another says the same. What places the items of custom groups is not compared.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.subitem() == $1.subitem() }
  }
}

/// Puts the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

extension NSCollectionLayoutGroup {
  internal func copy(sized size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(axis, size, content).takingRoom(of: self)
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
  /// A copy that is a share of the group that holds it.
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
      .takingRoom(of: self)
  }
}
