import Foundation

// Section controllers and compositional layouts.

extension ListAdapter {
  /// A layout that asks each section controller for its section: `layoutSection(environment:)`. Where that
  /// answers none, items stand in lines, each as large as `sizeForItem(at:)` says.
  ///
  ///     let view = UICollectionView(
  ///       frame: .zero, collectionViewLayout: adapter.makeCompositionalLayout())
  ///     adapter.collectionView = view
  ///
  /// The layout does not keep the adapter alive.
  ///
  /// - Differs: IGListKit leaves compositional layouts to the app.
  public func makeCompositionalLayout(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] section, environment in
        guard let controller = self?.map[section]?.controller else { return nil }
        return controller.compositionalSection(in: environment)
          ?? controller.linesSection(
            in: environment.container, axis: ListAxis(configuration.scrollDirection))
      }, configuration: configuration)
  }
}

extension AnySectionController {
  /// Items in lines, each of its own size.
  fileprivate func linesSection(
    in container: any NSCollectionLayoutContainer, axis: ListAxis
  ) -> NSCollectionLayoutSection {
    let sizes = (0..<itemCount).map { size(at: $0) }
    let room = container.effectiveContentSize
    let inner = CGSize(
      width: max(0, room.width - inset.left - inset.right),
      height: max(0, room.height - inset.top - inset.bottom))
    let limit = axis == .vertical ? inner.width : inner.height
    let lines = inLines(sizes, limit, axis)
    let (frames, extent) = (lines.frames, lines.extent)
    let whole = NSCollectionLayoutSize(
      widthDimension: .absolute(axis == .vertical ? inner.width : max(extent, 1)),
      heightDimension: .absolute(axis == .vertical ? max(extent, 1) : inner.height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    section.boundarySupplementaryItems = boundaryItems(axis)
    return section
  }

  private func inLines(
    _ sizes: [CGSize], _ limit: CGFloat, _ axis: ListAxis
  ) -> (frames: [CGRect], extent: CGFloat) {
    var frames: [CGRect] = []
    var (along, across, thickness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for size in sizes {
      let (length, depth) =
        axis == .vertical ? (size.width, size.height) : (size.height, size.width)
      if across > 0, across + length > limit {
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

  private func boundaryItems(_ axis: ListAxis) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    guard let source = supplementaryViewSource else { return [] }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    return source.supportedElementKinds().filter { $0 == header || $0 == footer }.compactMap {
      kind in
      let size = source.sizeForSupplementaryView(ofKind: kind, at: 0)
      guard size.width > 0, size.height > 0 else { return nil }
      let alignment: NSRectAlignment =
        switch (axis, kind == header) {
        case (.vertical, true): .top
        case (.vertical, false): .bottom
        case (.horizontal, true): .leading
        case (.horizontal, false): .trailing
        }
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(size.width), heightDimension: .absolute(size.height)),
        elementKind: kind, alignment: alignment)
    }
  }
}
