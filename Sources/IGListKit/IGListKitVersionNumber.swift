// The name is IGListKit's, so the formatter's rule for names is switched off.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of IGListKit that the names and the behavior of this module follow.
///
/// - Differs: in IGListKit this is the build number, and there is also an `IGListKitVersionString`.
public let IGListKitVersionNumber: Double = 5.3
