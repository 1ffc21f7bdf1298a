import Foundation
import GalleyLayout
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The configuration of a list")
struct UICollectionLayoutListConfigurationTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private static let appearances: [Configuration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  @Test("A new list configuration has separators, except in a sidebar, and no headers or footers")
  func defaults() {
    for appearance in Self.appearances {
      let configuration = Configuration(appearance: appearance)
      #expect(configuration.showsSeparators == (appearance != .sidebar))
      #expect(configuration.headerMode == .none)
      #expect(configuration.footerMode == .none)
      #expect(configuration.backgroundColor == nil)
      #expect(configuration.headerTopPadding == nil)
    }
  }

  @Test("The separator configuration is the same for every appearance, with automatic insets")
  func separators() {
    for appearance in Self.appearances {
      let separators = UIListSeparatorConfiguration(listAppearance: appearance)
      #expect(separators == UIListSeparatorConfiguration(listAppearance: .plain))
      #expect(separators.topSeparatorVisibility == .automatic)
      #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
      #expect(separators.color == .separator)
      #expect(separators.galley == ListSeparatorConfiguration())
    }
  }

  @Test("The separator configuration is converted to the layout's value, property by property")
  func separatorValues() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.topSeparatorVisibility = .hidden
    configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
    configuration.separatorConfiguration.topSeparatorInsets.trailing = 4
    configuration.separatorConfiguration.bottomSeparatorInsets = .zero
    configuration.showsSeparators = false
    let value = configuration.galley
    #expect(!value.showsSeparators)
    #expect(value.separators.topVisibility == .hidden)
    #expect(value.separators.bottomVisibility == .visible)
    #expect(value.separators.topInsets == ListSeparatorConfiguration.Insets(trailing: 4))
    #expect(
      value.separators.bottomInsets == ListSeparatorConfiguration.Insets(leading: 0, trailing: 0))
  }

  @Test("A section equals that of GalleyLayout, for every appearance, header and footer")
  func sections() {
    let environment = LayoutEnvironment(
      container: LayoutContainer(size: CGSize(width: 390, height: 800)),
      traitCollection: UITraitCollection(displayScale: 3))
    let context = ArrangementContext(
      size: CGSize(width: 390, height: 800).galley, grid: .init(scale: 3))
    let metrics = ListMetrics.phone(width: 390, system: 18)
    for appearance in Self.appearances {
      for header in [Configuration.HeaderMode.none, .supplementary, .firstItemInSection] {
        for footer in [Configuration.FooterMode.none, .supplementary] {
          for padding in [nil, 12] as [CGFloat?] {
            var configuration = Configuration(appearance: appearance)
            configuration.headerMode = header
            configuration.footerMode = footer
            configuration.headerTopPadding = padding
            let section = NSCollectionLayoutSection.list(
              using: configuration, layoutEnvironment: environment)
            #expect(
              section.section() == configuration.galley.section(in: context, metrics: metrics))
          }
        }
      }
    }
  }
}
