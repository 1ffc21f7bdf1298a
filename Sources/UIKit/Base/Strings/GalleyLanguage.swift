import Foundation
import GalleyStrings

/// The language of a scene's texts, or a pseudolanguage that shows how a screen looks with other
/// texts.
///
///     let scene = UIWindowScene()
///     scene.language = "ar"                // Arabic, from the right to the left
///     scene.language = .pseudo(.doubled)   // every text twice
///
/// In UIKit, the user sets one language for the whole app. Here the language is a trait of the
/// scene, so that a test can show a screen in several languages. Set the language before the screen
/// is created: texts that were looked up earlier do not change.
public struct GalleyLanguage: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// A change of all texts.
  public enum Pseudo: String, CaseIterable, Hashable, Sendable {
    /// Adds accents to letters, and brackets around texts. A text without accents is not localized,
    /// and a text without its closing bracket is truncated.
    case accented
    /// Repeats each text, to show the effect of long texts.
    case doubled
    /// Shows texts from right to left, as in Arabic.
    case rightToLeft

    internal var change: PseudoLanguage {
      switch self {
      case .accented: .accented
      case .doubled: .doubled
      case .rightToLeft: .rightToLeft
      }
    }
  }

  /// The identifier of the language, for example `de-AT` or `zh-Hant`; `nil` for a pseudolanguage.
  ///
  /// A pseudolanguage changes the texts of the development language.
  public let identifier: String?

  /// The change of all texts; `nil` for none.
  public let pseudo: Pseudo?

  /// Creates a language from its identifier.
  public init(_ identifier: String) {
    self.identifier = identifier
    pseudo = nil
  }

  /// Creates a language from its identifier.
  public init(stringLiteral identifier: String) { self.init(identifier) }

  private init(_ pseudo: Pseudo) {
    identifier = nil
    self.pseudo = pseudo
  }

  /// Returns a language with changed texts of the development language.
  public static func pseudo(_ pseudo: Pseudo) -> GalleyLanguage { GalleyLanguage(pseudo) }

  /// The language of a scene whose language was not set: `en`.
  public static let standard = GalleyLanguage("en")

  /// The identifier, or a name such as `pseudo(accented)` for a pseudolanguage.
  public var description: String {
    identifier ?? pseudo.map { "pseudo(\($0.rawValue))" } ?? ""
  }

  /// The layout direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    if let pseudo { return pseudo == .rightToLeft ? .rightToLeft : .leftToRight }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The locale of the language.
  ///
  /// The region of the locale is the region of the identifier, or else the region with the most
  /// readers of the language.
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
  /// The first language in this list that exists is used:
  ///
  /// 1. The language of the current traits, for example within a trait collection's
  ///    `performAsCurrent(_:)`.
  /// 2. The language of the scene whose controllers, layout, frame clock or touches have called
  ///    this code.
  /// 3. The language of the scene whose language was set last, or whose window became key last, in
  ///    the current task. Each test runs in another task.
  /// 4. `standard`.
  public static var current: GalleyLanguage { Localization.current.language }

  /// Calls a closure in which texts are looked up in this language, instead of the scene's
  /// language. If the current traits specify a language, that language is used instead.
  ///
  ///     let german = GalleyLanguage("de")
  ///     let title = german.performAsCurrent { NSLocalizedString("title", comment: "") }
  public func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    var localization = Localization.current
    localization.language = self
    localization.locale = locale
    return try Localization.$entered.withValue(localization, operation: body)
  }
}

/// The trait for the language of an interface. The traits of a scene whose language was not set do
/// not specify this trait.
public struct GalleyLanguageTrait: UITraitDefinition, SystemTrait {
  /// The default: `nil`, for no language.
  public static var defaultValue: GalleyLanguage? { nil }
  /// The name of the trait.
  public static var name: String { "GalleyLanguage" }
  internal static var path: WritableKeyPath<TraitValues, GalleyLanguage?> { \.language }
}

extension UITraitCollection {
  /// Creates traits with a language and its layout direction.
  ///
  ///     scene.traits = UITraitCollection(language: "he")
  public convenience init(language: GalleyLanguage) {
    var values = TraitValues()
    values.language = language
    values.layoutDirection = language.layoutDirection
    self.init(values)
  }

  /// The language; `nil` if it is not specified.
  public var language: GalleyLanguage? { values.language }
}

/// The language, locale and device for which texts are looked up.
internal struct Localization: Sendable {
  var language = GalleyLanguage.standard
  /// The locale for numbers.
  var locale = Region.usual.locale
  /// The kind of device, as string tables name it.
  var device = "iphone"

  /// The localization of the scene that is calling code of the app right now.
  @TaskLocal static var entered: Localization?

  /// The localization that is in effect right now.
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

/// A scene with its own language.
@MainActor
internal protocol LocalizedScene: AnyObject {
  /// The language and the region for the texts of the scene.
  var localization: Localization { get }
}

/// The scene whose language was set last, or whose window became key last.
@MainActor
internal enum SceneInUse {
  private static weak var scene: (any LocalizedScene)?
  /// The task that has set the scene; `nil` outside of tasks.
  private static var task: Int?

  static func set(_ scene: any LocalizedScene) {
    self.scene = scene
    task = CallingTask.number
  }

  /// The scene in use, if this code runs for the task that has set it.
  ///
  /// Otherwise the value is `nil`. So a test does not get the scene of another test whose task is
  /// suspended.
  static var current: (any LocalizedScene)? { task == CallingTask.number ? scene : nil }
}
