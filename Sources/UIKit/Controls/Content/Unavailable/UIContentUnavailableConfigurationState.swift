import Foundation

/// The state of a view controller. The content-unavailable configuration of the controller is
/// updated for this state.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search bar in the controller's `navigationItem`.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all properties other than the traits have their defaults.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state that an app has added under a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
