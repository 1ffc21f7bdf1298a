/// Members of UIKit that the porting step needs to know by name.
enum PlatformMembers {
  /// The methods of delegates' protocols, by full name.
  static let optional = Set(protocols.values.joined())
}
