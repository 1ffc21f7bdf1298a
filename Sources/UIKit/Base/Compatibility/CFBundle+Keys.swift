// Keys of an app's property list, as Core Foundation names them:
//
//     Bundle.main.object(forInfoDictionaryKey: kCFBundleVersionKey as String)

/// The key of the version of a build.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion" as CFString
/// The key of the short name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName" as CFString
/// The key of the identifier.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! =
  "CFBundleIdentifier" as CFString
/// The key of the name of the program.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! =
  "CFBundleExecutable" as CFString
/// The key of the version of the property list.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion" as CFString
/// The key of the language of the app.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! =
  "CFBundleDevelopmentRegion" as CFString
/// The key of the list of languages.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! =
  "CFBundleLocalizations" as CFString
