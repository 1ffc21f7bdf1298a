import Foundation
import GalleyGeometry
import GalleyLayout

/// A layout that is composed of items in groups, groups in sections, and sections one after the
/// other.
///
///     let size = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
///     let row = NSCollectionLayoutItem(layoutSize: size)
///     let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [row])
///     let layout = UICollectionViewCompositionalLayout(
///       section: NSCollectionLayoutSection(group: group))
///
/// A provider can return a layout for each section:
///
///     let layout = UICollectionViewCompositionalLayout { index, environment in
///       let isWide = environment.container.contentSize.width > 600
///       return index == 0 ? Self.banner() : Self.grid(columns: isWide ? 4 : 2)
///     }
///
/// `layoutAttributesForElements(in:)` returns the elements of a section with orthogonal scrolling
/// at the frames that they have while the section is not scrolled.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The source of the sections.
  internal enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
    case list(UICollectionLayoutListConfiguration)
  }

  internal final private(set) var source: Source
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  // All initializers are designated, as they are in UIKit, so that a subclass can inherit or
  // override each of them.

  /// Creates a layout with one section layout for all sections.
  ///
  /// The section is copied: later changes to the section have no effect.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section.copied())
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with one section layout for all sections, and a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section.copied())
    ownConfiguration = configuration.copied()
    super.init()
  }

  /// Creates a layout that calls a provider for each section, whenever the layout is prepared.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that calls a provider for each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = configuration.copied()
    super.init()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "UICollectionViewCompositionalLayout.init(coder:): Galley reads no archives. Make the layout "
        + "with init(section:) or init(sectionProvider:)")
  }

  /// Returns a layout whose sections are all lists of one configuration.
  ///
  ///     UICollectionViewCompositionalLayout.list(
  ///       using: UICollectionLayoutListConfiguration(appearance: .plain))
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection(list: configuration, in: environment)
    }
    // Without a provider, `sections` contains one section, which applies to all indices.
    layout.source = .list(configuration)
    return layout
  }

  /// The configuration of the layout as a whole. The property returns a copy. To apply a change,
  /// set the property to the changed copy.
  ///
  ///     let configuration = layout.configuration
  ///     configuration.interSectionSpacing = 20
  ///     layout.configuration = configuration
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.copied() }
    set {
      ownConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  internal override var arranging: (any ArrangingLayout)? { self }
  internal final var keptArrangement = KeptArrangement()
  /// The layouts of the sections, by index. If all sections have the same layout, there is only one
  /// element.
  internal final var sections: [NSCollectionLayoutSection?] = [] {
    didSet { sectionsChanged() }
  }
  // The next three values are stored, because they are read whenever the content moves, and there
  // may be thousands of sections.
  /// Whether a section has orthogonal scrolling.
  internal final private(set) var hasOrthogonalSections = false
  /// Whether a section has a handler for its visible items.
  internal final private(set) var hasVisibleItemsHandlers = false
  /// Whether a section has a boundary item that is pinned.
  private final var hasPinnedItems = false
  /// The changes that handlers have made to the visible items.
  internal final var visibleItems = VisibleItems()

  // MARK: Invalidation

  /// Invalidates the layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateArrangement(with: context)
    if case .preferredSize = context.cause { framesHaveChanged() }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the size changes, or the content scrolls while an item is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = host?.bounds else { return false }
    return bounds.size != newBounds.size || (bounds != newBounds && pinsSomething)
  }

  /// Returns the context for a change of the bounds.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Scrolling moves only pinned items, whose frames are computed for each viewport.
    if host?.bounds.size == newBounds.size { context.cause = .scrolling }
    return context
  }

  // MARK: Moving items

  /// Returns the path to which the user moves an item: the path of the item at the position.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard hasOrthogonalSections, let collectionView else {
      return super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    // In orthogonal sections, the frames of the layout do not include the scrolling of the section,
    // so the visible cells are used.
    return collectionView.indexPathForItem(at: position) ?? previousIndexPath
  }
}

extension UICollectionViewCompositionalLayout {
  /// Whether a boundary item of the whole layout or of a section is pinned.
  internal var pinsSomething: Bool {
    hasPinnedItems || ownConfiguration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
  }

  /// Called when the sections have changed.
  private func sectionsChanged() {
    let sections = sections.compactMap { $0 }
    hasOrthogonalSections = sections.contains { $0.orthogonalScrollingBehavior != .none }
    hasVisibleItemsHandlers = sections.contains { $0.visibleItemsInvalidationHandler != nil }
    hasPinnedItems = sections.contains {
      $0.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    }
  }
}

/// The type of a closure that returns the section at an index in an environment; `nil` for a
/// section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
