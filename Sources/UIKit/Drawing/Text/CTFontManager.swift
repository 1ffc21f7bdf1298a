import Foundation
import GalleyDrawing

// Core Text's functions for the fonts of an app.

/// An error, under Core Foundation's name.
public typealias CFError = NSError

/// The scope in which fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none
  /// This program. Galley registers fonts for this program in every scope.
  case process
  /// The user, until the fonts are unregistered.
  case persistent
  /// The user, until the session ends.
  case session

  /// The user, until the fonts are unregistered.
  public static var user: CTFontManagerScope { .persistent }
}

/// An error in registering fonts.
public enum CTFontManagerError: Int, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file contains no font that can be drawn.
  case unrecognizedFormat = 103
  /// The font contains invalid data.
  case invalidFontData = 104
  /// The file is already registered.
  case alreadyRegistered = 105
}

/// The domain of the errors of Core Text's font manager.
public var kCTFontManagerErrorDomain: CFString {
  "com.apple.CoreText.CTFontManagerErrorDomain" as NSString
}

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them.
///
///     CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
///     label.font = UIFont(name: "Foo-Bold", size: 17)
///
/// - Parameters:
///   - fontURL: The file: TrueType, OpenType, or a collection of them.
///   - scope: The scope. The fonts are always registered for this program, as long as it runs.
///   - error: Receives the error.
/// - Returns: Whether this call has registered the fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let problem = registrationError(at: fontURL as URL) else { return true }
  error?.pointee = Unmanaged.passRetained(problem)
  return false
}

/// Registers the fonts of several files.
///
/// - Parameters:
///   - fontURLs: The files.
///   - scope: The scope. The fonts are always registered for this program.
///   - enabled: Ignored: font descriptors always find the registered fonts.
///   - registrationHandler: Called once, with the errors and `true`.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([CFError], Bool) -> Bool)?
) {
  let problems = fontURLs.compactMap(registrationError)
  _ = registrationHandler?(problems, true)
}

/// Returns the scope in which the fonts of a file are registered: `process` if the fonts are
/// registered, otherwise `none`.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
  let url = fontURL as URL
  return url.isFileURL && RegisteredFonts.contains(fileAt: url.path) ? .process : .none
}

/// Registers a font that is in memory, so that `UIFont(name:size:)` finds it.
///
///     let font = CGFont(CGDataProvider(data: data as CFData)!)!
///     CTFontManagerRegisterGraphicsFont(font, nil)
///
/// - Parameters:
///   - font: The font.
///   - error: Receives the error.
/// - Returns: Whether this call has registered the font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // A font that was found by its name is registered already.
  let outcome = font.bytes.map { RegisteredFonts.add($0) } ?? .known
  guard let problem = registrationError(outcome, [:]) else { return true }
  error?.pointee = Unmanaged.passRetained(problem)
  return false
}

/// A font of Core Graphics, created from the bytes of a file, or found by its name.
public final class CGFont: Sendable {
  /// The file's bytes; `nil` for a font that was found by its name.
  internal let bytes: Data?
  private let names: (postScript: String, full: String)

  /// Creates the font of some bytes; `nil` if the bytes are neither TrueType nor OpenType.
  public init?(_ provider: CGDataProvider) {
    bytes = provider.bytes
    guard let names = FontFileNames.all(in: Array(provider.bytes)).first else { return nil }
    self.names = (names.postScriptName, names.fullName)
  }

  /// Creates the font with a PostScript name or a full name; `nil` if no font has the name.
  ///
  ///     textLayer.font = CGFont("NotoSerif-Bold" as CFString)
  public init?(_ name: CFString) {
    let name = name as String
    guard let font = UIFont(name: name, size: 12) else { return nil }
    bytes = nil
    names = (font.fontName, RegisteredFonts.font(named: name)?.fullName ?? font.fontName)
  }

  /// The name by which `UIFont(name:size:)` finds the font, when it is registered.
  public var postScriptName: CFString? { names.postScript as NSString }

  /// The full name of the font, as it is shown to users.
  public var fullName: CFString? { names.full as NSString }
}

private func registrationError(at url: URL) -> NSError? {
  registrationError(
    url.isFileURL ? RegisteredFonts.add(fileAt: url.path) : .missing,
    ["CTFontManagerErrorFontURLs": [url]])
}

private func registrationError(
  _ outcome: RegisteredFonts.Outcome, _ userInfo: [String: Any]
) -> NSError? {
  let error: CTFontManagerError
  switch outcome {
  case .added: return nil
  case .known: error = .alreadyRegistered
  case .missing: error = .fileNotFound
  case .unreadable: error = .unrecognizedFormat
  }
  return NSError(
    domain: kCTFontManagerErrorDomain as String, code: error.rawValue, userInfo: userInfo)
}
