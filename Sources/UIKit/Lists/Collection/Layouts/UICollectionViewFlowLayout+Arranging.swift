import Foundation
import GalleyGeometry
import GalleyLayout

extension UICollectionViewFlowLayout: ArrangingLayout {
  internal var isNotSubclassed: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  internal func attributes(for element: Element) -> UICollectionViewLayoutAttributes {
    makeAttributes(for: element)
  }

  internal func arrange(
    for host: any LayoutHost, reusing before: (Arrangement, ListChange)?
  ) -> Arrangement {
    let generation = self.sections.generation
    let sections = self.sections.answers ?? ask(host)
    self.sections.keep(sections, askedIn: generation)
    // The layout always arranges the elements from left to right. If necessary, the collection view
    // mirrors the elements.
    let context = host.context(mirrored: false)
    guard let (old, change) = before else {
      return Arrangement(sections, layout: settings, in: context)
    }
    return Arrangement(sections, layout: settings, in: context, reusing: old, change: change)
  }

  /// The properties of the layout.
  private var settings: FlowLayout {
    var layout = FlowLayout(scrollAxis: scrollDirection == .vertical ? .vertical : .horizontal)
    // `automaticSize` only requests self-sizing items, so it is not used as a size.
    if itemSize != Self.automaticSize { layout.itemSize = itemSize.galley }
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.headerReferenceSize = headerReferenceSize.galley
    layout.footerReferenceSize = footerReferenceSize.galley
    layout.sectionInset = sectionInset.galley
    layout.sectionInsetReference =
      switch sectionInsetReference {
      case .fromContentInset: .contentInset
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    layout.estimatedItemSize =
      switch estimatedItemSize {
      case .zero: .none
      case Self.automaticSize: .automatic
      default: .size(estimatedItemSize.galley)
      }
    layout.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
    return layout
  }

  // MARK: The delegate

  /// Asks the delegate for the values of each section.
  private func ask(_ host: any LayoutHost) -> [FlowSection] {
    let delegate = host.flowAnswers
    // If the delegate returns no size for the first item, it is not asked for the sizes of other
    // items.
    var saysSizes = true
    return host.itemCounts.enumerated().map { index, count in
      var section = FlowSection(itemCount: count)
      guard let delegate else { return section }
      section.inset = delegate.sectionInset(of: index, in: self)?.galley
      section.minimumLineSpacing = delegate.minimumLineSpacing(of: index, in: self).map {
        Double($0)
      }
      section.minimumInteritemSpacing =
        delegate.minimumInteritemSpacing(of: index, in: self).map { Double($0) }
      section.headerReferenceSize = delegate.headerReferenceSize(of: index, in: self)?.galley
      section.footerReferenceSize = delegate.footerReferenceSize(of: index, in: self)?.galley
      if saysSizes && section.itemCount > 0 {
        section.itemSizes = sizes(ofSection: index, count: section.itemCount, from: delegate)
        saysSizes = section.itemSizes != nil
      }
      return section
    }
  }

  private func sizes(
    ofSection section: Int, count: Int, from delegate: any FlowAnswers
  ) -> [Size]? {
    var sizes: [Size] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      guard let size = delegate.itemSize(at: path, in: self) else { return nil }
      sizes.append(size.galley)
    }
    return sizes
  }
}
