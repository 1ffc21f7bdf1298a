import Foundation
import GalleyGeometry
import GalleyLayout

extension UICollectionViewCompositionalLayout: ArrangingLayout {
  internal var isNotSubclassed: Bool {
    type(of: self) == UICollectionViewCompositionalLayout.self
  }

  internal var decoratesElements: Bool { hasVisibleItemsHandlers }

  internal func attributes(for element: Element) -> UICollectionViewLayoutAttributes {
    visibleItems.changed(element.id)?.copied() ?? makeAttributes(for: element)
  }

  internal func framesHaveChanged() { visibleItems.forgetChanges() }

  internal func arrange(
    for host: any LayoutHost, reusing before: (Arrangement, ListChange)?
  ) -> Arrangement {
    let environment = environment(of: host)
    let counts = host.itemCounts
    let configuration = configuration.galley
    let context = host.context(
      mirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    visibleItems = VisibleItems()

    let contents: [SectionContent]
    switch source {
    case .provider(let provider):
      sections = counts.indices.map { provider($0, environment) }
      contents = provided(counts, in: environment)
    case .section(let section) where section.group.isCustomized:
      // The item provider of a custom group is called once for each section, so each section is
      // converted separately.
      sections = [section]
      contents = counts.map {
        SectionContent(section.section(in: environment), itemCount: $0)
      }
    case .section, .list:
      let section = commonSection(in: environment)
      sections = [section]
      let value = section?.section(in: environment) ?? .nothing
      guard before != nil else {
        return Arrangement(
          repeating: value, itemCounts: counts, configuration: configuration, in: context)
      }
      contents = counts.map { SectionContent(value, itemCount: $0) }
    }
    guard let (old, change) = before else {
      return Arrangement(contents, configuration: configuration, in: context)
    }
    return Arrangement(
      contents, configuration: configuration, in: context, reusing: old, change: change)
  }

  /// Returns the section that is used for all sections; `nil` if there is a provider.
  private func commonSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch source {
    case .section(let section): section
    case .list(let list): NSCollectionLayoutSection(list: list, in: environment)
    case .provider: nil
    }
  }

  /// Returns the sections of the provider, with the number of items in each.
  private func provided(
    _ counts: [Int], in environment: any NSCollectionLayoutEnvironment
  ) -> [SectionContent] {
    var last: (section: NSCollectionLayoutSection, value: LayoutSection)?
    return counts.indices.map { index in
      guard let section = sections[index] else {
        if counts[index] > 0 {
          Misuse.trap(
            "Invalid section definition. Please specify a valid section definition when content is to "
              + "be rendered for a section. This is a client error.",
            "the section provider returned nil for section \(index), which has \(counts[index]) items"
          )
        }
        return SectionContent(.nothing, itemCount: 0)
      }
      // A section that is returned for several indices in a row is converted once.
      if let last, last.section === section, !section.group.isCustomized {
        return SectionContent(last.value, itemCount: counts[index])
      }
      let value = section.section(in: environment)
      last = (section, value)
      return SectionContent(value, itemCount: counts[index])
    }
  }

  internal func environment(of host: any LayoutHost) -> LayoutEnvironment {
    let context = host.context(
      mirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let insets = context.insets(
      of: configuration.contentInsetsReference.galley,
      across: configuration.scrollDirection == .vertical ? .vertical : .horizontal)
    return LayoutEnvironment(
      container: LayoutContainer(
        size: host.bounds.size, insets: NSDirectionalEdgeInsets(insets)),
      traitCollection: host.traitCollection, list: (context, host.listMetrics))
  }

  /// Returns the section at an index.
  internal func section(at index: Int) -> NSCollectionLayoutSection? {
    switch source {
    case .section, .list: sections.first ?? nil
    case .provider: sections.indices.contains(index) ? sections[index] : nil
    }
  }
}

extension LayoutSection {
  /// An empty section without a size.
  fileprivate static let nothing = LayoutSection(
    group: LayoutGroup(
      .horizontal, size: LayoutSize(width: .absolute(0), height: .absolute(0)), content: .custom([])
    ))
}

extension NSCollectionLayoutItem {
  /// Whether the item is or contains a custom group.
  internal var isCustomized: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    return switch group.content {
    case .custom: true
    case .cycle(let subitems): subitems.contains { $0.isCustomized }
    case .shares(let subitem, _), .repeated(let subitem, _): subitem.isCustomized
    }
  }
}
