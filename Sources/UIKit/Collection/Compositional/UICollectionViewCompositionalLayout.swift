import Foundation
import GalleyGeometry
import GalleyLayout

/// A layout made of parts: items in groups, groups in sections, sections one after the other.
///
///     let size = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
///     let row = NSCollectionLayoutItem(layoutSize: size)
///     let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [row])
///     let layout = UICollectionViewCompositionalLayout(
///       section: NSCollectionLayoutSection(group: group))
///
/// Or each section has one of its own:
///
///     let layout = UICollectionViewCompositionalLayout { index, environment in
///       index == 0 ? Self.banner() : Self.grid(columns: environment.container.contentSize.width > 600 ? 4 : 2)
///     }
///
/// `layoutAttributesForElements(in:)` has the elements of sections that scroll across where they would be if
/// those were not scrolled.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Where sections come from.
  internal enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
    case list(UICollectionLayoutListConfiguration)
  }

  internal final private(set) var source: Source
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  // All of these are designated, as UIKit's are: a subclass inherits them, or overrides any.

  /// A layout of which all sections are alike.
  ///
  /// The section is copied: what is changed in it later has no effect.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section.copied())
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout of which all sections are alike, with what it does with them as a whole.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section.copied())
    ownConfiguration = configuration.copied()
    super.init()
  }

  /// A layout that asks a function for each section, whenever it is made anew.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks a function for each section, with what it does with them as a whole.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = configuration.copied()
    super.init()
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "UICollectionViewCompositionalLayout.init(coder:): Galley reads no archives. Make the layout "
        + "with init(section:) or init(sectionProvider:)")
  }

  /// A layout of which all sections are lists.
  ///
  ///     UICollectionViewCompositionalLayout.list(
  ///       using: UICollectionLayoutListConfiguration(appearance: .plain))
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection(list: configuration, in: environment)
    }
    // All sections are alike, so that one stands for all.
    layout.source = .list(configuration)
    return layout
  }

  /// What the layout does with its sections as a whole. It is a copy: set it to have a change take
  /// effect.
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
  /// Whether one of its sections scrolls across.
  internal final var hasOrthogonalSections = false
  /// The sections that the arrangement was made of, one for each; one for all, if all are alike.
  internal final var sections: [NSCollectionLayoutSection?] = []
  /// What handlers have made of what is in sight.
  internal final var visibleItems = VisibleItems()

  // MARK: What is out of date

  /// Says what is out of date.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    takeNote(of: context)
    if case .preferredSize = context.cause { framesHaveChanged() }
    super.invalidateLayout(with: context)
  }

  /// Whether the size changes, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = host?.bounds else { return false }
    return bounds.size != newBounds.size || (bounds != newBounds && pinsSomething)
  }

  /// What is out of date when the bounds are to change.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Scrolling moves only what is pinned, and that stands elsewhere for each part that is asked for.
    if host?.bounds.size == newBounds.size { context.cause = .scrolling }
    return context
  }

  // MARK: Moving items

  /// Where an item would go that a finger has moved to a position: the place of the item seen there.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard hasOrthogonalSections, let collectionView else {
      return super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    // What scrolls across is seen elsewhere than it is asked for.
    return collectionView.indexPathForItem(at: position) ?? previousIndexPath
  }
}

/// Gives the section at an index, in a container and circumstances; `nil` for one without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
