/// The types and functions of UIKit in Galley, by name.
public enum PlatformTypes {
  /// Whether a name looks like a name of UIKit or Core Animation.
  static func looksLikeUIKit(_ name: String) -> Bool {
    let prefixes = ["UI", "CA", "NSLayout", "NSCollectionLayout", "NSDiffable"]
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return false }
    return name.dropFirst(prefix.count).first?.isUppercase == true
      && name.contains(where: \.isLowercase)
  }

  /// Whether a name is in the list of Galley's names, or has one of the prefixes.
  ///
  /// The list has the names of UIKit and Core Animation, the names of small modules that are part
  /// of Galley's UIKit, and a few names of larger modules.
  static func isListed(_ name: String) -> Bool {
    looksLikeUIKit(name) || modules.keys.contains { looksLike(name, of: $0) }
      || namesOfLargerModules.contains { KnownNames.starts(name, with: $0) }
  }

  /// The prefixes of the names from `CoreSpotlight`, `LinkPresentation`, `MessageUI`, `PhotosUI`,
  /// `Security` and `StoreKit` that are in Galley's UIKit.
  ///
  /// An import of these modules is replaced only in files that use no other names of these modules.
  private static let namesOfLargerModules = [
    "CSSearchableItemAction", "CSSearchableItemActivity", "LPError", "LPLink", "LPMetadata",
    "MFMail", "MFMessage", "MessageCompose", "PHPicker", "SKStoreReview", "SecItem", "SecRandom",
    "SecAccessControl", "SecCopyErrorMessage", "kSec", "errSec",
  ]

  /// Whether a name looks like a name of a small module whose names are in Galley's UIKit.
  ///
  /// The name belongs to a function, a type or a constant, such as `kCGImagePropertyOrientation` of
  /// `ImageIO`.
  static func looksLike(_ name: String, of module: String) -> Bool {
    guard let prefixes = modules[module] else { return false }
    let word = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return prefixes.contains { KnownNames.starts(String(word), with: $0) }
  }

  /// The modules with the prefixes of their names. Files often use only one or two names of these
  /// modules.
  static let modules: [String: [String]] = [
    "Accessibility": ["AX"],
    "AudioToolbox": [
      "AUAudio", "AudioComponent", "AudioConverter", "AudioFile", "AudioFormat", "AudioHardware",
      "AudioQueue", "AudioServices", "AudioSession", "AudioUnit", "ExtAudio", "MIDI",
      "MusicPlayer", "MusicSequence", "MusicTrack", "SystemSound",
    ],
    "CoreHaptics": ["CH"],
    "CoreServices": ["LS", "MD", "UT"],
    "CoreText": ["CT"],
    "ImageIO": [
      "CGImageAnimation", "CGImageDestination", "CGImageMetadata", "CGImageProperty",
      "CGImageSource",
    ],
    "MobileCoreServices": ["LS", "UT"],
    "SafariServices": ["SF"],
    "UniformTypeIdentifiers": ["UT"],
    "UserNotifications": ["UN"],
  ]

  /// Returns the names of UIKit that sources use and Galley lacks, with the number of files that
  /// use each.
  static func missing(in files: [SourceFacts]) -> [String: Int] {
    let own = files.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.declaredNames)
      for type in file.types { names.formUnion(type.members.map(\.name)) }
    }
    // Names of SwiftUI, such as `UIHostingController`, are reported separately.
    let isSwiftUIImported = files.contains { $0.swiftUIImport != nil }
    let known = isSwiftUIImported ? own.union(SourceReader.swiftUI) : own
    var result: [String: Int] = [:]
    for name in files.flatMap(\.platformNames) where !all.contains(name) && !known.contains(name) {
      result[name, default: 0] += 1
    }
    return result
  }
}
