import Foundation
import GalleyLayout

/// The configuration of a list: its appearance, headers and footers, and separators.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// A list whose rows reach from edge to edge.
    case plain = 0
    /// A list whose sections are groups with space between them. Rows reach from edge to edge.
    case grouped
    /// A list whose sections are cards with rounded corners.
    case insetGrouped
    /// A sidebar: each row has a rounded background of its own.
    case sidebar
    /// A sidebar without rounded backgrounds.
    case sidebarPlain
  }

  /// The kind of header that a section has.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view, which the data source provides.
    case supplementary
    /// The first item, which then has the appearance of a header.
    case firstItemInSection
  }

  /// The kind of footer that a section has.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view, which the data source provides.
    case supplementary
  }

  /// The kinds of views that are only as wide as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Creates kinds from their raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// The type of a closure that returns the separators of a row, given the default separators of
  /// its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The type of a closure that returns the swipe actions of a row; `nil` if the row has none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether the list has separators. By default only a list with the appearance `sidebar` has
  /// none.
  public var showsSeparators: Bool
  /// The default separators of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the separators of each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The closure that returns the swipe actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the swipe actions at the trailing edge of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The color behind the rows. With `nil`, the color is the default of the appearance.
  public var backgroundColor: UIColor?
  /// The kind of header.
  public var headerMode = HeaderMode.none
  /// The kind of footer.
  public var footerMode = FooterMode.none
  /// The space above a header. With `nil`, the space is the default of the appearance.
  public var headerTopPadding: CGFloat?
  /// The views that are only as wide as their content, if their content is narrower than the list.
  /// By default there are none.
  ///
  ///     configuration.headerMode = .supplementary
  ///     configuration.contentHuggingElements = .supplementaryHeader
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates the configuration of a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// The part of the configuration that affects the layout.
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
