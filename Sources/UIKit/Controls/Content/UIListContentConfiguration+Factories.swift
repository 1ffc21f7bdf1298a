import Foundation

// The styles of list content.

extension UIListContentConfiguration {
  /// Returns the content of a cell, with the secondary text below the text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// Returns the content of a cell, with a smaller secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }

  /// Returns the content of a cell, with the secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.valueCell)
  }

  /// Returns the content of a header. The appearance depends on the list; see `updated(for:)`.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.plainHeader, part: .header))
  }

  /// Returns the content of a footer. The appearance depends on the list; see `updated(for:)`.
  public static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.plainFooter, part: .footer))
  }

  /// Returns the content of a plain list's header.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }

  /// Returns the content of a plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainFooter)
  }

  /// Returns the content of a grouped list's header.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader)
  }

  /// Returns the content of a header in an inset grouped list, larger than the default.
  /// - Unverified: the font of the header.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.groupedHeader, prominence: .prominent))
  }

  /// Returns the content of a header in an inset grouped list, larger than a prominent header.
  /// - Unverified: the font of the header.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(.groupedHeader, prominence: .extraProminent))
  }

  /// Returns the content of a grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedFooter)
  }

  /// Returns the content of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarCell)
  }

  /// Returns the content of a sidebar's cell, with the secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }

  /// Returns the content of a cell in a sidebar with another sidebar beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }

  /// Returns the content of a cell in a sidebar with another sidebar beside it, with the secondary
  /// text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the content of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarHeader)
  }
}
