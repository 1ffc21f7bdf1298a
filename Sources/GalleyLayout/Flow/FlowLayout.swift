import GalleyGeometry

/// A layout that sets items as text sets words: side by side while they fit, then on the next line.
///
/// The properties are those of UIKit's `UICollectionViewFlowLayout`, and so are their defaults.
///
///     var layout = FlowLayout()
///     layout.itemSize = Size(width: 100, height: 60)
///     layout.sectionInset = Insets(all: 8)
///     let arrangement = Arrangement([FlowSection(itemCount: 7)], layout: layout, in: context)
///
/// What differs from section to section is in ``FlowSection``; an ``Arrangement`` puts both
/// together.
public struct FlowLayout: Hashable, Sendable {
  /// The axis along which lines follow one another, and along which the list scrolls.
  public var scrollAxis: Axis
  /// How large items are, unless the section says otherwise.
  public var itemSize = FlowLayout.defaultItemSize
  /// Room between two lines: exactly so much.
  public var minimumLineSpacing = 10.0
  /// The least room between two items of a line, which decides how many fit.
  public var minimumInteritemSpacing = 10.0
  /// How long headers are along the scroll axis. The other extent has no say; zero means none.
  public var headerReferenceSize = Size.zero
  /// How long footers are along the scroll axis. The other extent has no say; zero means none.
  public var footerReferenceSize = Size.zero
  /// How far the items of a section stay away from its edges. Headers and footers do not.
  public var sectionInset = Insets.zero
  /// What the section inset is measured from, across the scroll axis.
  public var sectionInsetReference = InsetReference.contentInset
  /// Whether items are measured, and how large they are taken to be until then.
  public var estimatedItemSize = EstimatedSize.none
  /// Whether a header stays in sight while its section is. The footer's room pushes it out.
  /// - Unverified: that UIKit's flow layout lets the footer push it.
  public var sectionHeadersPinToVisibleBounds = false
  /// Whether a footer stays in sight while its section is.
  public var sectionFootersPinToVisibleBounds = false
  /// Whether everything is turned around where text runs from right to left. UIKit's own flow layout
  /// does not do so; a subclass may.
  public var flipsInOppositeDirection = false

  /// A layout as UIKit has it at first.
  public init(scrollAxis: Axis = .vertical) { self.scrollAxis = scrollAxis }

  /// 50 × 50.
  internal static let defaultItemSize = Size(width: 50, height: 50)
}

extension FlowLayout {
  /// What a section's inset is measured from.
  public enum InsetReference: String, Hashable, Sendable, CaseIterable {
    /// What the scroll view keeps free around the content.
    case contentInset
    /// What bars leave free.
    case safeArea
    /// The container's margins.
    case layoutMargins
  }

  /// How large items are taken to be until they are measured.
  public enum EstimatedSize: Hashable, Sendable {
    /// Items are not measured: they are as large as they are said to be.
    case none
    /// So large. Zero means the same as `none`, as it does in UIKit.
    case size(Size)
    /// 50 × 50.
    /// - Unverified: whether UIKit begins with that, or with the layout's `itemSize`.
    case automatic
  }

  /// The size of an item that nothing is known of, or `nil` where items are not measured.
  internal var estimate: Size? {
    switch estimatedItemSize {
    case .none, .size(.zero): nil
    case .size(let size): size
    case .automatic: FlowLayout.defaultItemSize
    }
  }
}

extension FlowLayout: CustomStringConvertible {
  /// For example `vertical flow of 100 × 60`, and what is not as UIKit has it at first.
  public var description: String {
    phrase(
      "\(scrollAxis) flow of \(itemSize)", said("line spacing", minimumLineSpacing, unless: 10),
      said("interitem spacing", minimumInteritemSpacing, unless: 10),
      said("header", headerReferenceSize, unless: .zero),
      said("footer", footerReferenceSize, unless: .zero), said("section inset", sectionInset),
      said("measured from", sectionInsetReference, unless: .contentInset),
      said("estimate", estimatedItemSize, unless: .none),
      sectionHeadersPinToVisibleBounds ? "pinned headers" : nil,
      sectionFootersPinToVisibleBounds ? "pinned footers" : nil,
      flipsInOppositeDirection ? "mirrored from right to left" : nil)
  }
}

extension FlowLayout.EstimatedSize: CustomStringConvertible {
  /// For example `none`, `320 × 44`, `automatic`.
  public var description: String {
    switch self {
    case .none: "none"
    case .size(let size): "\(size)"
    case .automatic: "automatic"
    }
  }
}
