import Foundation
import GalleyGeometry
import GalleyLayout

extension NSCollectionLayoutSection {
  /// Creates a section that is a list.
  internal convenience init(
    list configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    let known = (environment as? LayoutEnvironment)?.list
    // An app's own environment has no information about the safe area.
    let context =
      known?.context
      ?? ArrangementContext(
        size: environment.container.contentSize.galley,
        grid: PixelGrid(scale: environment.traitCollection.displayScale))
    let figures =
      known?.figures
      ?? DefaultListMetrics.metrics(
        width: environment.container.contentSize.width, generation: .current)
    let section = configuration.galley.section(in: context, metrics: figures)
    let size = NSCollectionLayoutSize(section.group.size)
    self.init(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    contentInsets = NSDirectionalEdgeInsets(section.contentInsets)
    contentInsetsReference = .none
    boundarySupplementaryItems = section.boundaryItems.map { item in
      var item = item
      if item.kind == Element.Kind.headerName,
        configuration.contentHuggingElements.contains(.supplementaryHeader)
      {
        let sides = section.contentInsets.leading + section.contentInsets.trailing
        item.size.width = .estimated(max(context.size.width - sides, 0))
        item.alignment = .topLeading
      }
      return NSCollectionLayoutBoundarySupplementaryItem(item)
    }
    list = configuration
  }
}
