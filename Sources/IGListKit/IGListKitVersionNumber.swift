// The name is IGListKit's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of IGListKit whose names and behaviour these are.
///
/// - Differs: IGListKit's is the number of its build, and stands beside an `IGListKitVersionString`.
public let IGListKitVersionNumber: Double = 5.3
