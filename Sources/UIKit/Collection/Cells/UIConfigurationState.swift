import Foundation

/// The circumstances that a configuration is fitted to: traits, what a cell is going through, and
/// whatever an app adds.
///
///     extension UIConfigurationStateCustomKey {
///       static let isUnread = UIConfigurationStateCustomKey("com.example.isUnread")
///     }
///
///     var state = UICellConfigurationState(traitCollection: cell.traitCollection)
///     state[.isUnread] = true
public protocol UIConfigurationState {
  /// A state with nothing special to it.
  init(traitCollection: UITraitCollection)

  /// The circumstances of the view.
  var traitCollection: UITraitCollection { get set }

  /// What an app has added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
