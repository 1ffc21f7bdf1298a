import GalleyGeometry

/// A layout that places items as text places words: side by side as long as they fit, then on the
/// next line.
///
/// The properties and their default values are the same as in UIKit's `UICollectionViewFlowLayout`.
///
///     var layout = FlowLayout()
///     layout.itemSize = Size(width: 100, height: 60)
///     layout.sectionInset = Insets(all: 8)
///     let arrangement = Arrangement([FlowSection(itemCount: 7)], layout: layout, in: context)
///
/// The properties that differ from section to section are in ``FlowSection``; an ``Arrangement`` is
/// created from both.
public struct FlowLayout: Hashable, Sendable {
  /// The axis along which lines follow one another, and along which the list scrolls.
  public var scrollAxis: Axis
  /// The size of items, unless the section gives another size.
  public var itemSize = FlowLayout.defaultItemSize
  /// The space between two lines.
  ///
  /// The space is exact, not a minimum.
  public var minimumLineSpacing = 10.0
  /// The minimum space between two items of a line. The number of items in a line depends on it.
  public var minimumInteritemSpacing = 10.0
  /// The length of headers along the scroll axis.
  ///
  /// The other extent is ignored; zero means no header.
  public var headerReferenceSize = Size.zero
  /// The length of footers along the scroll axis.
  ///
  /// The other extent is ignored; zero means no footer.
  public var footerReferenceSize = Size.zero
  /// The insets of a section's items inside of the section.
  ///
  /// Headers and footers ignore these insets.
  public var sectionInset = Insets.zero
  /// The edges from which the section inset is measured, across the scroll axis.
  public var sectionInsetReference = InsetReference.contentInset
  /// The estimated size of items that are measured; `none` if items are not measured.
  public var estimatedItemSize = EstimatedSize.none
  /// Whether a header stays visible while its section is visible.
  ///
  /// At the end of the section, the header stays above the space of the footer.
  /// - Unverified: that the footer pushes the header out in UIKit's flow layout.
  public var sectionHeadersPinToVisibleBounds = false
  /// Whether a footer stays visible while its section is visible.
  public var sectionFootersPinToVisibleBounds = false
  /// Whether everything is mirrored where text runs from right to left.
  ///
  /// UIKit's own flow layout is not mirrored; a subclass may be.
  public var flipsInOppositeDirection = false

  /// Creates a layout with UIKit's default values.
  public init(scrollAxis: Axis = .vertical) { self.scrollAxis = scrollAxis }

  /// The default size of items, 50 × 50.
  internal static let defaultItemSize = Size(width: 50, height: 50)
}

extension FlowLayout {
  /// The edges from which a section's inset is measured.
  public enum InsetReference: String, Hashable, Sendable, CaseIterable {
    /// The content inset of the scroll view.
    case contentInset
    /// The safe area.
    case safeArea
    /// The margins of the container.
    case layoutMargins
  }

  /// The estimated size of items until they are measured.
  public enum EstimatedSize: Hashable, Sendable {
    /// Items are not measured: they have the size that was given for them.
    case none
    /// A size.
    ///
    /// Zero means the same as `none`, as in UIKit.
    case size(Size)
    /// An estimate of 50 × 50.
    /// - Unverified: whether UIKit begins with 50 × 50, or with the layout's `itemSize`.
    case automatic
  }

  /// The size of an item that has not been measured, or `nil` if items are not measured.
  internal var estimate: Size? {
    switch estimatedItemSize {
    case .none, .size(.zero): nil
    case .size(let size): size
    case .automatic: FlowLayout.defaultItemSize
    }
  }
}

extension FlowLayout: CustomStringConvertible {
  /// For example `vertical flow of 100 × 60`, followed by the properties that are not at their
  /// default.
  public var description: String {
    phrase(
      "\(scrollAxis) flow of \(itemSize)", labeled("line spacing", minimumLineSpacing, unless: 10),
      labeled("interitem spacing", minimumInteritemSpacing, unless: 10),
      labeled("header", headerReferenceSize, unless: .zero),
      labeled("footer", footerReferenceSize, unless: .zero), labeled("section inset", sectionInset),
      labeled("measured from", sectionInsetReference, unless: .contentInset),
      labeled("estimate", estimatedItemSize, unless: .none),
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
