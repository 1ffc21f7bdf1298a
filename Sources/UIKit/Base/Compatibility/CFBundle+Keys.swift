// Keys of an app's property list, as Core Foundation names them:
//
//     Bundle.main.object(forInfoDictionaryKey: kCFBundleVersionKey as String)

/// The key of the version of a build.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion" as CFString
/// The key of the short name of the bundle.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName" as CFString
/// The key of the identifier of the bundle.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! =
  "CFBundleIdentifier" as CFString
/// The key of the name of the executable file.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! =
  "CFBundleExecutable" as CFString
/// The key of the version of the format of the property list.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion" as CFString
/// The key of the language in which the app was developed.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! =
  "CFBundleDevelopmentRegion" as CFString
/// The key of the languages into which the app is translated.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! =
  "CFBundleLocalizations" as CFString
