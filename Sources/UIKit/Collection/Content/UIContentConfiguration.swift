import Foundation

/// What a view shows, as a value, and the view that shows it.
///
///     struct BadgeConfiguration: UIContentConfiguration {
///       var count = 0
///
///       func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }
///       func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
///     }
///
///     cell.contentConfiguration = BadgeConfiguration(count: 3)
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// The same, as it fits a state. What somebody has set stays as it is.
  func updated(for state: any UIConfigurationState) -> Self
}
