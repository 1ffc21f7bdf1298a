import Foundation
import GalleyStrings

/// The language in which the texts of a scene are looked up, or a pseudo-language that shows how a screen
/// copes with other texts.
///
///     let scene = UIWindowScene()
///     scene.language = "ar"                // Arabic, from the right to the left
///     scene.language = .pseudo(.doubled)   // every text twice
///
/// UIKit knows the language from the user's settings, one for the whole app. Here it is a trait of the
/// scene, so that one test shows a screen in several languages. Set it before the screen is made: texts
/// that were looked up before stay.
public struct GalleyLanguage: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// A way to change texts.
  public enum Pseudo: String, CaseIterable, Hashable, Sendable {
    /// Letters with accents, between brackets: what is not localized has none, and what is cut off lacks
    /// the last one.
    case accented
    /// Every text twice, to see what long texts do.
    case doubled
    /// From the right to the left, as Arabic is.
    case rightToLeft

    internal var change: PseudoLanguage {
      switch self {
      case .accented: .accented
      case .doubled: .doubled
      case .rightToLeft: .rightToLeft
      }
    }
  }

  /// The identifier of the language, such as `de-AT` or `zh-Hant`; `nil` for a pseudo-language, whose texts
  /// are those of the development language.
  public let identifier: String?

  /// How texts are changed, if they are.
  public let pseudo: Pseudo?

  /// A language by its identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
    pseudo = nil
  }

  /// A language by its identifier.
  public init(stringLiteral identifier: String) { self.init(identifier) }

  private init(_ pseudo: Pseudo) {
    identifier = nil
    self.pseudo = pseudo
  }

  /// A language whose texts are changed ones of the development language.
  public static func pseudo(_ pseudo: Pseudo) -> GalleyLanguage { GalleyLanguage(pseudo) }

  /// The language of a scene that none was set for: `en`.
  public static let standard = GalleyLanguage("en")

  /// The identifier, or the name of the pseudo-language: `pseudo(accented)`.
  public var description: String {
    identifier ?? pseudo.map { "pseudo(\($0.rawValue))" } ?? ""
  }

  /// The direction in which the language is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    if let pseudo { return pseudo == .rightToLeft ? .rightToLeft : .leftToRight }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The locale of the language: in the region of the identifier, or else in the one where most of its
  /// readers live.
  public var locale: Locale {
    guard let identifier else { return Region.usual.locale }
    let language = language
    let script = identifier.lowercased().contains("-hant") ? "_Hant" : ""
    let region = language.likelyRegion.map { "_\($0)" } ?? ""
    return Locale(identifier: language.code + script + region)
  }

  private var language: LanguageIdentifier { LanguageIdentifier(identifier ?? "en") }

  // MARK: The current language

  /// The language in which texts are looked up right now.
  ///
  /// That is the language of the traits that are current, as within `performAsCurrent(_:)`; then that of
  /// the scene whose controllers, layout, clock or fingers have called this code; then that of the scene
  /// that this test has last given a language, or whose window it has made key; then `standard`.
  public static var current: GalleyLanguage { Localization.current.language }

  /// Does something in this language, whatever scene there is: texts that are looked up meanwhile are in
  /// this language.
  ///
  ///     let title = GalleyLanguage("de").performAsCurrent { NSLocalizedString("title", comment: "") }
  public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    var localization = Localization.current
    localization.language = self
    localization.locale = locale
    return try Localization.$entered.withValue(localization, operation: body)
  }
}

/// The language of an interface, as a trait. Scenes that no language was set for do not have it.
public struct GalleyLanguageTrait: UITraitDefinition, SystemTrait {
  /// No language.
  public static var defaultValue: GalleyLanguage? { nil }
  /// `GalleyLanguage`.
  public static var name: String { "GalleyLanguage" }
  internal static var path: WritableKeyPath<TraitValues, GalleyLanguage?> { \.language }
}

extension UITraitCollection {
  /// Circumstances of which the language is said, and the direction in which it is read.
  ///
  ///     scene.traits = UITraitCollection(language: "he")
  public convenience init(language: GalleyLanguage) {
    var values = TraitValues()
    values.language = language
    values.layoutDirection = language.layoutDirection
    self.init(values)
  }

  /// The language, or `nil` if none is said.
  public var language: GalleyLanguage? { values.language }
}

/// The circumstances in which texts are looked up.
internal struct Localization: Sendable {
  var language = GalleyLanguage.standard
  /// The locale in which numbers are written.
  var locale = Region.usual.locale
  /// The kind of device, by its name in tables of strings.
  var device = "iphone"

  /// Those of the scene that runs code of the app right now.
  @TaskLocal static var entered: Localization?

  /// Those that count right now.
  static var current: Localization {
    let traits = UITraitCollection.current
    var localization = entered ?? sceneInUse ?? Localization()
    if let language = traits.language, language != localization.language {
      localization.language = language
      localization.locale = language.locale
    }
    return localization
  }

  private static var sceneInUse: Localization? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { SceneInUse.current?.localization }
  }
}

/// The scene that was given a language last, or whose window became key.
@MainActor
internal enum SceneInUse {
  private static weak var scene: UIWindowScene?
  /// The task in which that was done; `nil` outside of tasks.
  private static var task: Int?

  static func set(_ scene: UIWindowScene) {
    self.scene = scene
    task = currentTask
  }

  /// The scene, for the code of the same task. Another test, whose code runs while that one is suspended,
  /// has nothing to do with it.
  static var current: UIWindowScene? { task == currentTask ? scene : nil }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

extension UIWindowScene {
  /// The circumstances in which texts of the scene are looked up.
  internal var localization: Localization {
    let idiom = traits.userInterfaceIdiom
    let isPad =
      idiom == .pad || idiom == .unspecified && traitCollection.userInterfaceIdiom == .pad
    return Localization(
      language: traits.language ?? language, locale: locale, device: isPad ? "ipad" : "iphone")
  }

  /// Runs code of the app for which texts are looked up in the scene's language.
  internal func withLocalization<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Localization.$entered.withValue(localization, operation: body)
  }
}
