import Foundation
import GalleyGeometry

// Compositional layouts whose sections come from section controllers.

extension ListAdapter {
  /// Creates a layout that calls `layoutSection(environment:)` of each section controller. If a
  /// controller returns `nil`, its items are laid out in lines, with the sizes of
  /// `sizeForItem(at:)`.
  ///
  ///     let view = UICollectionView(
  ///       frame: .zero, collectionViewLayout: adapter.makeCompositionalLayout())
  ///     adapter.collectionView = view
  ///
  /// The layout keeps a weak reference to the adapter.
  ///
  /// - Differs: IGListKit leaves compositional layouts to the app.
  public func makeCompositionalLayout(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) -> UICollectionViewCompositionalLayout {
    weak var made: UICollectionViewCompositionalLayout?
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] section, environment in
        guard let self, let controller = map[section]?.controller else { return nil }
        if let own = controller.compositionalSection(in: environment) { return own }
        // The layout may have received another configuration after it was created.
        let axis = Axis((made?.configuration ?? configuration).scrollDirection)
        return linesSection(section, of: controller, in: environment.container, axis: axis)
      }, configuration: configuration)
    made = layout
    return layout
  }
}

extension ListAdapter {
  /// Returns a section that lays out its items in lines, each with its own size.
  private func linesSection(
    _ section: Int, of controller: AnySectionController,
    in container: any NSCollectionLayoutContainer, axis: Axis
  ) -> NSCollectionLayoutSection {
    let sizes = (0..<controller.itemCount).map {
      sizeForItem(at: IndexPath(item: $0, section: section))
    }
    let inset = controller.inset
    let available = container.effectiveContentSize
    let inner = CGSize(
      width: max(0, available.width - inset.left - inset.right),
      height: max(0, available.height - inset.top - inset.bottom))
    let limit = axis == .vertical ? inner.width : inner.height
    let (frames, extent) = controller.inLines(sizes, limit, axis)
    let whole = NSCollectionLayoutSize(
      widthDimension: .absolute(axis == .vertical ? inner.width : max(extent, 1)),
      heightDimension: .absolute(axis == .vertical ? max(extent, 1) : inner.height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let lines = NSCollectionLayoutSection(group: group)
    lines.contentInsets = NSDirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    lines.boundarySupplementaryItems = boundaryItems(of: section, controller, axis)
    return lines
  }

  /// Returns the header and the footer of a section, if its supplementary view source supports
  /// them.
  private func boundaryItems(
    of section: Int, _ controller: AnySectionController, _ axis: Axis
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let header = UICollectionView.elementKindSectionHeader
    let kinds = controller.supplementaryViewSource?.supportedElementKinds() ?? []
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    for kind in kinds where kind == header || kind == UICollectionView.elementKindSectionFooter {
      let size = sizeForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))
      guard size.width > 0, size.height > 0 else { continue }
      let alignment: NSRectAlignment =
        switch (axis, kind == header) {
        case (.vertical, true): .top
        case (.vertical, false): .bottom
        case (.horizontal, true): .leading
        case (.horizontal, false): .trailing
        }
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
          elementKind: kind, alignment: alignment))
    }
    return items
  }
}

extension AnySectionController {
  /// Returns the frames of items in lines of a limited length, and the size of all lines along the
  /// main axis.
  fileprivate func inLines(
    _ sizes: [CGSize], _ limit: CGFloat, _ axis: Axis
  ) -> (frames: [CGRect], extent: CGFloat) {
    var frames: [CGRect] = []
    var (along, across, thickness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for size in sizes {
      let (length, depth) =
        axis == .vertical ? (size.width, size.height) : (size.height, size.width)
      // A tolerance for rounding: three items of a third of the length may add up to slightly more.
      if across > 0, across + length > limit + 1e-6 {
        along += thickness + minimumLineSpacing
        (across, thickness) = (0, 0)
      }
      frames.append(
        axis == .vertical
          ? CGRect(x: across, y: along, width: length, height: depth)
          : CGRect(x: along, y: across, width: depth, height: length))
      across += length + minimumInteritemSpacing
      thickness = max(thickness, depth)
    }
    return (frames, along + thickness)
  }
}
