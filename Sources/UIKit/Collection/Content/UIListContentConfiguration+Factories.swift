import Foundation

// The styles of content.

extension UIListContentConfiguration {
  /// A row: a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// A row with a second text in small letters below the first one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }

  /// A row with a second text at the other end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.valueCell)
  }

  /// A header, by the list that it is in; see `updated(for:)`.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.plainHeader, part: .header))
  }

  /// A footer, by the list that it is in; see `updated(for:)`.
  public static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.plainFooter, part: .footer))
  }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainFooter)
  }

  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader)
  }

  /// The header of a list of cards, larger than usual.
  /// - Unverified: its font.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.groupedHeader, prominence: .prominent))
  }

  /// The header of a list of cards, larger still.
  /// - Unverified: its font.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.groupedHeader, prominence: .extraProminent))
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedFooter)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarCell)
  }

  /// A row of a sidebar with a second text below the first one.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }

  /// A row of a sidebar that has another one beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }

  /// A row with two texts, of a sidebar that has another one beside it.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }

  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarHeader)
  }
}
