import Foundation
import GalleyGeometry
import GalleyLayout

// Conversion of the objects that describe a layout into the values that are laid out. For
// `isEqual(_:)`, which has no environment, the values of custom groups have no items.

extension NSCollectionLayoutSection {
  /// Returns the value of the section.
  internal func section(in environment: (any NSCollectionLayoutEnvironment)? = nil) -> LayoutSection
  {
    var section = LayoutSection(group: group.group(in: environment))
    section.interGroupSpacing = interGroupSpacing
    section.contentInsets = contentInsets.galley
    section.contentInsetsReference = contentInsetsReference.galley
    section.boundaryItems = boundarySupplementaryItems.map(\.boundary)
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    section.supplementaryInsetsReference = supplementaryContentInsetsReference.galley
    section.decorations = decorationItems.map(\.decoration)
    section.orthogonalScrolling = orthogonalScrollingBehavior.galley
    return section
  }
}

extension NSCollectionLayoutItem {
  /// Returns the value of the item or group.
  internal func subitem(
    in environment: (any NSCollectionLayoutEnvironment)? = nil
  ) -> LayoutGroup.Subitem {
    if let group = self as? NSCollectionLayoutGroup { return .group(group.group(in: environment)) }
    return .item(
      LayoutItem(
        size: layoutSize.rule, contentInsets: contentInsets.galley,
        edgeSpacing: edgeSpacing?.rule ?? .zero,
        supplementaries: supplementaryItems.map(\.supplementary)))
  }
}

extension NSCollectionLayoutGroup {
  internal func group(in environment: (any NSCollectionLayoutEnvironment)?) -> LayoutGroup {
    LayoutGroup(
      axis == .horizontal ? .horizontal : .vertical, size: layoutSize.rule,
      content: values(in: environment),
      interItemSpacing: interItemSpacing?.rule ?? .fixed(0), contentInsets: contentInsets.galley,
      edgeSpacing: edgeSpacing?.rule ?? .zero,
      supplementaries: supplementaryItems.map(\.supplementary))
  }

  private func values(
    in environment: (any NSCollectionLayoutEnvironment)?
  ) -> LayoutGroup.Content {
    switch content {
    case .cycle(let subitems): return .cycle(subitems.map { $0.subitem(in: environment) })
    case .shares(let subitem, let count):
      return .shares(subitem.subitem(in: environment), count: count)
    case .repeated(let subitem, let count):
      return .repeated(subitem.subitem(in: environment), count: count)
    case .custom(let provider):
      guard let environment else { return .custom([]) }
      return .custom(
        provider(inside(environment)).map {
          LayoutGroup.CustomFrame(frame: $0.frame.galley, zIndex: $0.zIndex)
        })
    }
  }

  /// Returns the environment for the items of a custom group: the container is the group.
  private func inside(_ environment: any NSCollectionLayoutEnvironment) -> LayoutEnvironment {
    let grid = PixelGrid(scale: environment.traitCollection.displayScale)
    let whole = environment.container.contentSize
    let rule = layoutSize.rule
    var insets = contentInsets
    if rule.width.isEstimated || rule.height.isEstimated { insets = .zero }
    return LayoutEnvironment(
      container: LayoutContainer(
        size: CGSize(
          width: rule.width.points(in: whole, on: grid),
          height: rule.height.points(in: whole, on: grid)),
        insets: insets),
      traitCollection: environment.traitCollection)
  }
}

extension LayoutDimension {
  fileprivate func points(in container: CGSize, on grid: PixelGrid) -> CGFloat {
    switch self {
    case .fractionalWidth(let share): max(grid.length(share * container.width), 0)
    case .fractionalHeight(let share): max(grid.length(share * container.height), 0)
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      max(points, 0)
    }
  }
}

extension NSDirectionalEdgeInsets {
  internal var galley: DirectionalInsets {
    DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  internal init(_ insets: DirectionalInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
