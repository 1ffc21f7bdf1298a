import Foundation

/// The state of a view other than a cell. When the state changes, the configurations of the view
/// are updated for the new state.
///
///     var state = UIViewConfigurationState(traitCollection: view.traitCollection)
///     state.isSelected = true
///     let content = UIListContentConfiguration.sidebarHeader().updated(for: state)
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted, because a finger is on it.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned: it stays visible while the content below it scrolls away.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all properties other than the traits have their defaults.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state that an app has added under a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
