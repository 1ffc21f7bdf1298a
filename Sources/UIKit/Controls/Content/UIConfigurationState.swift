import Foundation

/// The state for which a configuration is updated: traits, the state of a view, and custom states
/// of the app.
///
///     extension UIConfigurationStateCustomKey {
///       static let isUnread = UIConfigurationStateCustomKey("com.example.isUnread")
///     }
///
///     var state = UICellConfigurationState(traitCollection: cell.traitCollection)
///     state[.isUnread] = true
public protocol UIConfigurationState {
  /// Creates a state in which all properties other than the traits have their defaults.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The custom state that an app has added under a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
