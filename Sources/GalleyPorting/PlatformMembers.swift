/// Members of UIKit that the porting step has to know by their names.
enum PlatformMembers {
  /// The methods of delegates' protocols, by name and labels.
  static let optional = Set(protocols.values.joined())
}
