import Foundation
import GalleyLayout

// The backgrounds of lists, and their appearance in a state.

extension UIBackgroundConfiguration {
  /// Returns the default background of a cell. The background depends on the list; see
  /// `updated(for:)`.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainCell, follows: .cell)
  }

  /// Returns the default background of a header. The background depends on the list; see
  /// `updated(for:)`.
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter, follows: .header)
  }

  /// Returns the default background of a footer. The background depends on the list; see
  /// `updated(for:)`.
  public static func listFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter, follows: .footer)
  }

  /// Returns the background of a plain list's cells.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainCell)
  }

  /// Returns the background of a plain list's headers and footers, which is clear unless they are
  /// pinned.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter)
  }

  /// Returns the background of a grouped list's cells.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listGroupedCell)
  }

  /// Returns the background of a grouped list's headers and footers, which is clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listGroupedHeaderFooter)
  }

  /// Returns the background of a sidebar's headers, which is clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listSidebarHeader)
  }

  /// Returns the background of a sidebar's cells, which is clear unless they are highlighted or
  /// selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listSidebarCell)
  }

  /// Returns the background of the cells of a sidebar with another sidebar beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listAccompaniedSidebarCell)
  }

  /// Returns the background for a state: for example darker when the cell is highlighted or
  /// selected. Properties that the app has set do not change.
  ///
  ///     var background = UIBackgroundConfiguration.listPlainCell()
  ///     background = background.updated(for: cell.configurationState)
  ///
  /// - Unverified: all colors, and that pinned headers have a material.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let style = followed?.background(in: state.traitCollection.listEnvironment) ?? style
    let usual = Look(style, ContentState(state))
    var updated = self
    if !own.contains(.color) { updated.look.color = usual.color }
    if !own.contains(.transformer) { updated.look.transformer = usual.transformer }
    if !own.contains(.cornerRadius) { updated.look.cornerRadius = usual.cornerRadius }
    // The default effect would hide a color that the app has set.
    if !own.contains(.effect) { updated.look.effect = own.contains(.color) ? nil : usual.effect }
    return updated
  }
}

extension UIBackgroundConfiguration {
  /// The properties of a background that depend on the state.
  internal struct Look: Hashable {
    var color: UIColor?
    var transformer: UIConfigurationColorTransformer?
    var effect: UIVisualEffect?
    var cornerRadius: CGFloat

    /// The properties that the app has set.
    struct Parts: OptionSet, Hashable {
      let rawValue: Int
      static let color = Parts(rawValue: 1)
      static let transformer = Parts(rawValue: 2)
      static let effect = Parts(rawValue: 4)
      static let cornerRadius = Parts(rawValue: 8)
    }

    /// Creates the default look of a style in a state.
    init(_ style: ListBackgroundStyle, _ state: ContentState) {
      cornerRadius = DefaultListMetrics.outsideOfList[style].cornerRadius
      let isTouched = state.isHighlighted || state.isSelected || state.isTargeted
      switch style {
      case .clear, .listGroupedHeaderFooter, .listSidebarHeader: color = .clear
      case .listPlainCell: color = isTouched ? .systemGray4 : .systemBackground
      case .listGroupedCell:
        color = isTouched ? .systemGray4 : .secondarySystemGroupedBackground
      case .listPlainHeaderFooter:
        color = .clear
        if state.isPinned { effect = UIBackgroundConfiguration.pinnedEffect }
      case .listSidebarCell, .listAccompaniedSidebarCell:
        color = isTouched ? .tertiarySystemFill : .clear
      }
    }
  }

  /// The effect behind pinned headers.
  ///
  /// All backgrounds share one object, so that two backgrounds with this effect are equal.
  internal static let pinnedEffect: UIVisualEffect = MainActor.assumeIsolated {
    UIBlurEffect(style: .systemThinMaterial)
  }
}

/// The role of a view in a list. The style of the view's background and content depends on the role
/// and on the appearance of the list.
internal enum ListPart: Hashable, Sendable {
  case cell, header, footer

  /// Returns the style of the view's background in a list with an appearance.
  func background(in list: UIListEnvironment) -> ListBackgroundStyle {
    switch (self, list) {
    case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell
    case (.cell, .sidebar): .listSidebarCell
    case (.cell, _): .listPlainCell
    case (.header, .sidebar): .listSidebarHeader
    case (_, .grouped), (_, .insetGrouped), (.footer, .sidebar): .listGroupedHeaderFooter
    case (.header, _), (.footer, _): .listPlainHeaderFooter
    }
  }

  /// Returns the style of the view's content in a list with an appearance.
  func content(in list: UIListEnvironment) -> ListContentStyle {
    switch (self, list) {
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.cell, _): .cell
    case (.header, .sidebar): .sidebarHeader
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
    case (.header, _): .plainHeader
    case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter
    case (.footer, _): .plainFooter
    }
  }
}
