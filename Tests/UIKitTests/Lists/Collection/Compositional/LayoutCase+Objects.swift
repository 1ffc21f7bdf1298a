import Foundation
import GalleyGeometry
import GalleyLayout

@testable import GalleyUIKit

// The layout of a case, created from UIKit's classes as an app would write it.

extension LayoutCase {
  @MainActor
  var collectionViewLayout: UICollectionViewCompositionalLayout { collectionViewLayout { _, _ in } }

  /// Returns the layout, after a closure has changed its sections.
  @MainActor
  func collectionViewLayout(
    preparing prepare: (Int, NSCollectionLayoutSection) -> Void
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection =
      self.configuration.scrollAxis == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = self.configuration.interSectionSpacing
    configuration.boundarySupplementaryItems = self.configuration.boundaryItems.map(\.object)
    configuration.contentInsetsReference = self.configuration.contentInsetsReference.object
    let sections = self.sections.map(\.layout.object)
    for (index, section) in sections.enumerated() { prepare(index, section) }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] }, configuration: configuration)
  }

  @MainActor
  var host: TestLayoutHost {
    let host = TestLayoutHost(
      sections.map(\.itemCount), size: CGSize(context.size), scale: context.grid.scale)
    host.adjustedContentInset = UIEdgeInsets(context.contentInset)
    host.safeAreaInsets = UIEdgeInsets(context.safeArea)
    host.layoutMargins = UIEdgeInsets(context.layoutMargins)
    host.readableContentInsets = UIEdgeInsets(context.readableContent)
    host.effectiveUserInterfaceLayoutDirection =
      context.direction == .leftToRight ? .leftToRight : .rightToLeft
    return host
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension ContentInsetsReference {
  fileprivate var object: UIContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

@MainActor
extension LayoutSection {
  var object: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group.object)
    section.interGroupSpacing = interGroupSpacing
    section.contentInsets = NSDirectionalEdgeInsets(contentInsets)
    section.contentInsetsReference = contentInsetsReference.object
    section.boundarySupplementaryItems = boundaryItems.map(\.object)
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    section.supplementaryContentInsetsReference = supplementaryInsetsReference.object
    section.decorationItems = decorations.map { decoration in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: decoration.kind)
      item.contentInsets = NSDirectionalEdgeInsets(decoration.contentInsets)
      item.zIndex = decoration.zIndex
      return item
    }
    section.orthogonalScrollingBehavior =
      switch orthogonalScrolling {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    return section
  }
}

@MainActor
extension LayoutGroup {
  var object: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(size)
    let group: NSCollectionLayoutGroup
    switch (content, axis) {
    case (.cycle(let subitems), .horizontal):
      group = .horizontal(layoutSize: size, subitems: subitems.map(\.object))
    case (.cycle(let subitems), .vertical):
      group = .vertical(layoutSize: size, subitems: subitems.map(\.object))
    case (.shares(let subitem, let count), .horizontal):
      group = .horizontal(layoutSize: size, subitem: subitem.object, count: count)
    case (.shares(let subitem, let count), .vertical):
      group = .vertical(layoutSize: size, subitem: subitem.object, count: count)
    case (.repeated(let subitem, let count), .horizontal):
      group = .horizontal(layoutSize: size, repeatingSubitem: subitem.object, count: count)
    case (.repeated(let subitem, let count), .vertical):
      group = .vertical(layoutSize: size, repeatingSubitem: subitem.object, count: count)
    case (.custom(let frames), _):
      group = .custom(layoutSize: size) { _ in
        frames.map {
          NSCollectionLayoutGroupCustomItem(frame: CGRect($0.frame), zIndex: $0.zIndex)
        }
      }
    }
    group.interItemSpacing = NSCollectionLayoutSpacing(interItemSpacing)
    group.contentInsets = NSDirectionalEdgeInsets(contentInsets)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(edgeSpacing)
    group.supplementaryItems = supplementaries.map(\.object)
    return group
  }
}

@MainActor
extension LayoutGroup.Subitem {
  fileprivate var object: NSCollectionLayoutItem {
    switch self {
    case .group(let group): return group.object
    case .item(let item):
      let object = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(item.size),
        supplementaryItems: item.supplementaries.map(\.object))
      object.contentInsets = NSDirectionalEdgeInsets(item.contentInsets)
      object.edgeSpacing = NSCollectionLayoutEdgeSpacing(item.edgeSpacing)
      return object
    }
  }
}

@MainActor
extension BoundarySupplementary {
  fileprivate var object: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(self)
  }
}

@MainActor
extension LayoutSupplementary {
  fileprivate var object: NSCollectionLayoutSupplementaryItem {
    let size = NSCollectionLayoutSize(size)
    let object: NSCollectionLayoutSupplementaryItem
    if let itemAnchor {
      object = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: anchor.object,
        itemAnchor: itemAnchor.object)
    } else {
      object = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: anchor.object)
    }
    object.contentInsets = NSDirectionalEdgeInsets(contentInsets)
    object.zIndex = zIndex
    return object
  }
}

@MainActor
extension LayoutAnchor {
  fileprivate var object: NSCollectionLayoutAnchor {
    var edges: NSDirectionalRectEdge = []
    if self.edges.contains(.top) { edges.insert(.top) }
    if self.edges.contains(.leading) { edges.insert(.leading) }
    if self.edges.contains(.bottom) { edges.insert(.bottom) }
    if self.edges.contains(.trailing) { edges.insert(.trailing) }
    return switch offset {
    case .absolute(.zero): NSCollectionLayoutAnchor(edges: edges)
    case .absolute(let point):
      NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(point))
    case .fractional(let share):
      NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(share))
    }
  }
}
