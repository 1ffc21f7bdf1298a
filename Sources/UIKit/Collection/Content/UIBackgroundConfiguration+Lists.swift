import Foundation
import GalleyLayout

// The backgrounds of lists, and what becomes of them in a state.

extension UIBackgroundConfiguration {
  /// The background of a cell, by the list that it is in; see `updated(for:)`.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainCell, follows: .cell)
  }

  /// The background of a header, by the list that it is in; see `updated(for:)`.
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter, follows: .header)
  }

  /// The background of a footer, by the list that it is in; see `updated(for:)`.
  public static func listFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter, follows: .footer)
  }

  /// The background of a plain list's cells.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainCell)
  }

  /// The background of a plain list's headers and footers: none, but for those that stay in sight.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listPlainHeaderFooter)
  }

  /// The background of a grouped list's cells.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listGroupedCell)
  }

  /// The background of a grouped list's headers and footers: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listGroupedHeaderFooter)
  }

  /// The background of a sidebar's headers: none, as long as they are not touched.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listSidebarHeader)
  }

  /// The background of a sidebar's cells: none, as long as they are not touched or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listSidebarCell)
  }

  /// The background of the cells of a sidebar that has another one beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.listAccompaniedSidebarCell)
  }

  /// The background as it fits a state: darker under a finger and while it is selected, for example.
  /// Color, transformer and effect that an app has set stay as they are.
  ///
  ///     var background = UIBackgroundConfiguration.listPlainCell()
  ///     background = background.updated(for: cell.configurationState)
  ///
  /// - Unverified: all colors, and that headers that stay in sight have a material.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let style = followed?.background(in: state.traitCollection.listEnvironment) ?? style
    let usual = Look(style, ContentState(state))
    var updated = self
    if !own.contains(.color) { updated.look.color = usual.color }
    if !own.contains(.transformer) { updated.look.transformer = usual.transformer }
    if !own.contains(.cornerRadius) { updated.look.cornerRadius = usual.cornerRadius }
    // A color of the app's is not to be seen through something of the system's.
    if !own.contains(.effect) { updated.look.effect = own.contains(.color) ? nil : usual.effect }
    return updated
  }
}

extension UIBackgroundConfiguration {
  /// What of a background depends on the state.
  internal struct Look: Hashable {
    var color: UIColor?
    var transformer: UIConfigurationColorTransformer?
    var effect: UIVisualEffect?
    var cornerRadius: CGFloat

    /// What of it an app has set.
    struct Parts: OptionSet, Hashable {
      let rawValue: Int
      static let color = Parts(rawValue: 1)
      static let transformer = Parts(rawValue: 2)
      static let effect = Parts(rawValue: 4)
      static let cornerRadius = Parts(rawValue: 8)
    }

    /// How a background of a list looks in a state.
    init(_ style: ListBackgroundStyle, _ state: ContentState) {
      cornerRadius = ListFigures.usual[style].cornerRadius
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

  /// The effect behind what stays in sight. One for all, so that two backgrounds that have it are equal.
  internal static let pinnedEffect: UIVisualEffect = MainActor.assumeIsolated {
    UIBlurEffect(style: .systemThinMaterial)
  }
}

/// What something is in a list, whatever that looks like.
internal enum ListPart: Hashable, Sendable {
  case cell, header, footer

  /// The style of background that it has in a list.
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

  /// The style of content that it has in a list.
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
