// The rule does not apply because the name is IGListKit's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of IGListKit that the names and the behavior of this module follow.
///
/// - Differs: IGListKit's is the number of its build, and it has an `IGListKitVersionString`
///   besides.
public let IGListKitVersionNumber: Double = 5.3
