/// Members of UIKit that the porting step needs to know by name. The porting step rewrites sources
/// of an app for Linux.
enum PlatformMembers {
  /// The full names of the methods in delegates' protocols.
  static let optional = Set(protocols.values.joined())

  /// The delegates' protocols that have optional members.
  static let delegates: [String: TypeFacts] = Dictionary(
    uniqueKeysWithValues: SourceFacts(reading: declarations).types.map { ($0.name, $0) })

  /// The full names that several methods of one delegate protocol share. These methods differ in
  /// the types of their parameters.
  static let overloaded: Set<String> = Set(
    delegates.values.flatMap { type in
      let names = type.members.map(\.fullName)
      return Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys
    })
}
