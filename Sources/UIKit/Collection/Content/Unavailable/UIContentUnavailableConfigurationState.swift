import Foundation

/// What a controller goes through that has nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The circumstances of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search bar in the controller's `navigationItem`.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing special to it.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
