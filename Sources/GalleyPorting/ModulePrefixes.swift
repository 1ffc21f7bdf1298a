/// Prefixes of the names in modules that exist only on Apple's systems.
enum ModulePrefixes {
  /// Whether a name may be declared in a module, according to the prefix of the name.
  ///
  /// If the module is in the table, the name has to begin with one of its prefixes. Otherwise the
  /// name must not begin with a prefix of the other imported modules.
  static func allow(_ name: String, in module: String, besides others: Set<String>) -> Bool {
    if let prefixes = table[module] { return starts(name, with: prefixes) }
    return !others.contains { other in
      other != module
        && (names[other]?.contains(name) == true
          || table[other].map { starts(name, with: $0) } == true)
    }
  }

  /// Whether the module is in the table and a name begins with one of its prefixes. Foundation and
  /// UIKit use some of these prefixes too, for example the prefix `NS` of `NSManagedObject`.
  static func isInTable(_ name: String, of module: String) -> Bool {
    table[module].map { starts(name, with: $0) } == true
  }

  /// Whether a module exists only on Apple's systems.
  static func isOfPhone(_ module: String) -> Bool { table[module] != nil }

  /// Whether a name in a file may come from a module that exists only on Apple's systems.
  ///
  /// The name belongs to a type, a function, or a constant such as `kCLLocationAccuracyBest`. If
  /// the names of the module have no prefix, any name may come from the module.
  static func mayDeclare(_ name: String, in module: String) -> Bool {
    guard let prefixes = table[module], !prefixes.isEmpty else { return true }
    if bareNames[module]?.contains(name) == true { return true }
    return ["", "k", "err"].contains { word in
      name.hasPrefix(word) && starts(String(name.dropFirst(word.count)), with: prefixes)
    }
  }

  private static func starts(_ name: String, with prefixes: [String]) -> Bool {
    prefixes.contains { KnownNames.starts(name, with: $0) }
  }

  /// Names in modules whose names have no prefix.
  private static let names: [String: Set<String>] = [
    "Combine": [
      "AnyCancellable", "AnyPublisher", "AnySubject", "Cancellable", "CurrentValueSubject",
      "Deferred", "Empty", "Fail", "Future", "Just", "ObservableObject", "PassthroughSubject",
      "Published", "Publisher", "Publishers", "Record", "Subject", "Subscriber", "Subscribers",
      "Subscription", "Subscriptions",
    ],
    "SwiftUI": [
      "AnyView", "App", "Binding", "Button", "Color", "Environment", "EnvironmentObject",
      "ForEach", "Group", "HStack", "Image", "LazyVStack", "List", "NavigationView",
      "ObservedObject", "Scene", "ScrollView", "Section", "Spacer", "State", "StateObject", "Text",
      "VStack", "View", "ViewBuilder", "ViewModifier", "ZStack",
    ],
  ]

  /// Names without the prefix of their module.
  private static let bareNames: [String: Set<String>] = [
    "AVKit": ["VideoPlayer"],
    "CoreData": ["FetchRequest", "FetchedResults", "SectionedFetchRequest"],
    "MapKit": ["Map", "Marker", "Annotation", "MapPolyline", "LookAroundPreview"],
    "PhotosUI": ["PhotosPicker", "PhotosPickerItem"],
    "SceneKit": ["SceneView"],
    "Security": ["SSLContext"],
    "Speech": ["SpeechAnalyzer", "SpeechTranscriber"],
    "SpriteKit": ["SpriteView"],
    "StoreKit": [
      "AppStore", "AppTransaction", "Product", "RequestReviewAction", "Storefront", "Transaction",
      "VerificationResult",
    ],
    "SystemConfiguration": ["CaptiveNetwork", "CNCopyCurrentNetworkInfo"],
    "Vision": ["ImageRequestHandler", "RecognizeTextRequest", "VisionRequest"],
  ]

  /// The modules that exist only on Apple's systems, with the prefixes of their names. The list is
  /// empty for a module whose names have no prefix.
  private static let table: [String: [String]] = [
    "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "ARKit": ["AR"], "AdSupport": ["AS"],
    "AuthenticationServices": ["AS"], "CloudKit": ["CK"], "Contacts": ["CN"],
    "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
    "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSFetched", "NSEntity", "NSMerge"],
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"],
    "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "EventKit": ["EK"], "EventKitUI": ["EK"],
    "GameKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"], "Intents": ["IN"],
    "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"],
    "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MultipeerConnectivity": ["MC"], "Network": ["NW"], "PDFKit": ["PDF"], "PassKit": ["PK"],
    "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"],
    "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec"],
    "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "SwiftData": [],
    "CommonCrypto": ["CC_"],
    "CryptoKit": [], "WidgetKit": [], "UserNotifications": ["UN"],
    "UserNotificationsUI": ["UN"], "Vision": ["VN"], "WebKit": ["WK"],
    "ActivityKit": [], "AppIntents": [], "AppTrackingTransparency": ["ATTracking"],
    "BackgroundTasks": ["BG"], "CallKit": ["CX"], "CarPlay": ["CP"], "ClassKit": ["CLS"],
    "CoreMedia": ["CM"], "CoreNFC": ["NFC"], "CoreText": ["CT"], "CoreVideo": ["CV"],
    "DeviceCheck": ["DC"], "ExternalAccessory": ["EA"], "GLKit": ["GLK"], "GameController": ["GC"],
    "GameplayKit": ["GK"], "JavaScriptCore": ["JS"], "Messages": ["MS"], "MetricKit": ["MX"],
    "NaturalLanguage": ["NL"], "NetworkExtension": ["NE"], "NotificationCenter": ["NC"],
    "PushKit": ["PK"], "QuickLookThumbnailing": ["QL"], "RealityKit": [], "SoundAnalysis": ["SN"],
    "SystemConfiguration": ["SC"], "UniformTypeIdentifiers": ["UT"], "VideoToolbox": ["VT"],
    "VisionKit": ["VN"], "WatchConnectivity": ["WC"],
  ]
}
