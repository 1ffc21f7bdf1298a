// The rule does not apply because the name is IGListKit's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of IGListKit that the names and the behavior of this module follow.
///
/// - Differs: in IGListKit the number is that of its build, and there is also an
///   `IGListKitVersionString`.
public let IGListKitVersionNumber: Double = 5.3
