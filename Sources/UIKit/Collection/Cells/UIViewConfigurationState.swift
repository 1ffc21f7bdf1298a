import Foundation

/// What a view goes through that shows a configuration: a header, for example.
///
///     var state = UIViewConfigurationState(traitCollection: view.traitCollection)
///     state.isSelected = true
///     let content = UIListContentConfiguration.sidebarHeader().updated(for: state)
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The circumstances of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view can't be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is focused.
  public var isFocused = false
  /// Whether it stays in sight while what is below it scrolls away.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing special to it.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
