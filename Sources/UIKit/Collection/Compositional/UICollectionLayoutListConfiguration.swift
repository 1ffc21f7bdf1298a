import Foundation
import GalleyLayout

/// What a list is to be like: its look, its header and footer, and the lines between its rows.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
public struct UICollectionLayoutListConfiguration {
  /// What a list looks like.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows from edge to edge, in groups with room between them.
    case grouped
    /// Rows on cards, with room around them.
    case insetGrouped
    /// Rows beside the main content, each with a rounded background of its own.
    case sidebar
    /// Rows beside the main content, without rounded backgrounds.
    case sidebarPlain
  }

  /// What is the header of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source is asked for.
    case supplementary
    /// The first item, which then looks like a header.
    case firstItemInSection
  }

  /// What is the footer of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source is asked for.
    case supplementary
  }

  /// Has a last word about the lines of a row: it is told what they would be, and returns what they
  /// are.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Says what can be done where a row is swiped aside; `nil` for nothing.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// What it looks like.
  public let appearance: Appearance
  /// Whether there are lines at all. A sidebar has none.
  public var showsSeparators: Bool
  /// The lines of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Has a last word about the lines of each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// What can be done where a row is swiped aside from where reading begins.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What can be done where a row is swiped aside from where reading ends.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is behind the rows; as usual for the look, if it is `nil`.
  public var backgroundColor: UIColor?
  /// What is the header.
  public var headerMode = HeaderMode.none
  /// What is the footer.
  public var footerMode = FooterMode.none
  /// Room above the header; as usual for the look, if it is `nil`.
  public var headerTopPadding: CGFloat?

  /// A list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// What makes a difference to where things are.
  internal var galley: ListConfiguration {
    var configuration = ListConfiguration(appearance.galley)
    configuration.headerMode = headerMode.galley
    configuration.footerMode = footerMode == .supplementary ? .supplementary : .none
    configuration.showsSeparators = showsSeparators
    configuration.separators = separatorConfiguration.galley
    if let headerTopPadding { configuration.headerTopPadding = .points(headerTopPadding) }
    return configuration
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  internal var galley: ListAppearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
  fileprivate var galley: ListHeaderMode {
    switch self {
    case .none: .none
    case .supplementary: .supplementary
    case .firstItemInSection: .firstItemInSection
    }
  }
}
