import GalleyUIKit

extension SectionLayout {
  /// The header, footer and swipe actions of a section.
  internal struct Surroundings {
    var hasHeader: Bool
    var hasFooter: Bool
    /// The swipe actions at the leading and the trailing edge.
    var leadingSwipes: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
    var trailingSwipes: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
  }

  /// Returns the section for a compositional layout.
  @MainActor
  internal func section(
    _ around: Surroundings, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch kind {
    case .list(let appearance, let separators):
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      // `showsSeparators` is never set to `true`, because that would show separators in a sidebar,
      // which has none by default.
      if !separators { list.showsSeparators = false }
      list.headerMode = around.hasHeader ? .supplementary : .none
      list.footerMode = around.hasFooter ? .supplementary : .none
      list.leadingSwipeActionsConfigurationProvider = around.leadingSwipes
      list.trailingSwipeActionsConfigurationProvider = around.trailingSwipes
      section = .list(using: list, layoutEnvironment: environment)
    case .custom(_, let make):
      let made = make(environment)
      let isComplete = made.missingBoundaries(for: around).isEmpty
      section = insets == nil && isComplete ? made : made.changeableCopy
      section.addBoundaries(around)
    case .grid(let columns, let height): section = repeated(grid(columns, height), around)
    case .flow(let size): section = repeated(flow(size), around)
    case .column(let height): section = repeated(Self.column(height), around)
    case .row(let size, let scrolling):
      section = repeated(Self.cell(size), around)
      section.orthogonalScrollingBehavior = scrolling
    }
    if let insets { section.contentInsets = insets }
    return section
  }

  @MainActor
  private func repeated(
    _ group: NSCollectionLayoutGroup, _ around: Surroundings
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.addBoundaries(around)
    return section
  }

  @MainActor
  private func grid(_ columns: Int, _ height: CGFloat) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: .init(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))),
      count: columns)
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  @MainActor
  private func flow(_ size: CGSize) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.height)),
      subitems: [Self.item(size)])
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  @MainActor
  private static func cell(_ size: CGSize) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .init(
        widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
      subitems: [item(size)])
  }

  @MainActor
  private static func item(_ size: CGSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)))
  }

  @MainActor
  private static func column(_ height: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension NSCollectionLayoutSection {
  /// A copy that may be changed.
  ///
  /// The section itself belongs to the app, which may return it for several sections.
  fileprivate var changeableCopy: NSCollectionLayoutSection {
    copy(with: nil) as? NSCollectionLayoutSection ?? self
  }

  /// Returns the boundary items for a declared header or footer that the section does not have.
  fileprivate func missingBoundaries(
    for around: SectionLayout.Surroundings
  ) -> [(kind: String, alignment: NSRectAlignment)] {
    var wanted: [(kind: String, alignment: NSRectAlignment)] = []
    if around.hasHeader { wanted.append((UICollectionView.elementKindSectionHeader, .top)) }
    if around.hasFooter { wanted.append((UICollectionView.elementKindSectionFooter, .bottom)) }
    let kinds = boundarySupplementaryItems.map(\.elementKind)
    return wanted.filter { !kinds.contains($0.kind) }
  }

  /// Adds a declared header and footer, unless the section already has them.
  fileprivate func addBoundaries(_ around: SectionLayout.Surroundings) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    boundarySupplementaryItems += missingBoundaries(for: around).map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: $0.kind, alignment: $0.alignment)
    }
  }
}
