import Foundation

// The language of a scene.

extension UIWindowScene: LocalizedScene {
  /// The localization of the scene's texts.
  internal var localization: Localization {
    let idiom = traits.userInterfaceIdiom
    let isPad =
      idiom == .pad || idiom == .unspecified && traitCollection.userInterfaceIdiom == .pad
    return Localization(
      language: traits.language ?? language, locale: locale, device: isPad ? "ipad" : "iphone")
  }

  /// Calls code of the app with the language and the application of the scene.
  internal func withLocalization<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Localization.$entered.withValue(localization) {
      guard let application else { return try body() }
      return try ApplicationInUse.$ofCallingScene.withValue(application, operation: body)
    }
  }
}
