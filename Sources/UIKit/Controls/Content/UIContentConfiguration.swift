import Foundation

/// The content of a view as a value, which can create a view that shows it.
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
  /// Creates a view that shows the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state. Properties that the app has set do not change.
  func updated(for state: any UIConfigurationState) -> Self
}
