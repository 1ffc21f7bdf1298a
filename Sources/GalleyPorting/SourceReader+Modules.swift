import SwiftSyntax

extension SourceReader {
  /// Reads an import, and replaces it if the module has another name or no counterpart on Linux.
  func readImport(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return }
    if modules[module] == nil, Self.isKept(module), !Self.known.contains(module) {
      facts.foreignModules.insert(module)
    }
    // An import of a single declaration, or of a submodule, does not count as an import of the
    // module.
    if conditions.isEmpty, node.importKindSpecifier == nil, node.path.count == 1 {
      facts.imports.insert(module)
    }
    if let names = modules[module] { return replaceImport(node, of: module, with: names) }
    switch module {
    case "Darwin":
      let place = node.path.first?.bytes ?? node.bytes
      facts.edits.append(.replace(place.lowerBound..<node.path.bytes.upperBound, with: "Glibc"))
      if let kind = node.importKindSpecifier { facts.edits.append(.replace(kind.bytes, with: "")) }
    case "ObjectiveC":
      facts.edits.append(.replace(node.bytes, with: "import UIKit"))
      if conditions.isEmpty { facts.imports.insert("UIKit") }
    case "SwiftUI":
      facts.swiftUIImport = node.bytes
    case _ where PlatformTypes.modules[module] != nil:
      // These modules have few names, which are in Galley's UIKit or do not exist on Linux.
      modulesInUIKit.insert(module)
      facts.edits.append(.replace(node.bytes, with: "import UIKit"))
      if conditions.isEmpty { facts.imports.insert("UIKit") }
    default:
      if !Self.isKept(module) {
        phoneImports.append(PhoneImport(node: node, isConditional: !conditions.isEmpty))
      }
    }
  }

  /// An import of a module that exists only on Apple's systems.
  struct PhoneImport {
    var node: ImportDeclSyntax
    /// Whether the import is within `#if`.
    var isConditional: Bool
  }

  /// Replaces the imports of modules that exist only on Apple's systems, if Galley's UIKit has all
  /// of their names that the file uses.
  ///
  /// Such an import is often not needed: the file uses no name of the module, or only names that
  /// Foundation and UIKit have too. Galley's UIKit also has a few names of such modules, such as
  /// `PHPickerViewController` of `PhotosUI`. All other imports are reported, except those within
  /// `#if`.
  func replacePhoneImports(in tree: SourceFileSyntax) {
    guard !phoneImports.isEmpty else { return }
    let names = Set(tree.tokens(viewMode: .sourceAccurate).compactMap(\.nameOutsideOfImports))
    for use in phoneImports {
      guard let module = use.node.path.first?.name.text else { continue }
      let isWhole = use.node.importKindSpecifier == nil && use.node.path.count == 1
      let missing = names.contains {
        ModulePrefixes.mayDeclare($0, in: module) && !PlatformTypes.all.contains($0)
      }
      if isWhole, !missing {
        facts.edits.append(.replace(use.node.bytes, with: "import UIKit"))
        facts.imports.remove(module)
        if !use.isConditional { facts.imports.insert("UIKit") }
      } else if !use.isConditional {
        let advice = Self.advice[module] ?? "Stub it"
        remark(.module, use.node, "there is no module \(module) here. \(advice)")
      }
    }
  }

  /// Replaces an import by imports of the modules that replace it.
  private func replaceImport(_ node: ImportDeclSyntax, of module: String, with names: [String]) {
    guard names != [module] else { return }
    if conditions.isEmpty { facts.imports.formUnion(names) }
    replacedModules.insert(module)
    // Attributes and modifiers such as `@preconcurrency` and `public` are repeated for each module.
    let words = node.attributes.map(\.trimmedDescription) + node.modifiers.map(\.trimmedDescription)
    let separator = "; " + (words + ["import "]).joined(separator: " ")
    facts.edits.append(
      .replace(
        node.path.bytes.lowerBound..<node.path.bytes.upperBound,
        with: names.joined(separator: separator)))
    if let kind = node.importKindSpecifier { facts.edits.append(.replace(kind.bytes, with: "")) }
  }

  /// Replaces the name of a module in a qualified name such as `Combine.Just`.
  ///
  /// The new name is the name of the first module that replaces the module.
  func replaceModule(_ name: TokenSyntax) {
    guard replacedModules.contains(name.text), let first = modules[name.text]?.first else { return }
    facts.edits.append(.replace(name.bytes, with: first))
  }

  /// Names that indicate that a file needs SwiftUI for more than a preview.
  static let swiftUI: Set<String> = [
    "Alert", "Alignment", "Angle", "AnyTransition", "AnyView", "App", "AppStorage", "Binding",
    "Button", "ButtonStyle", "Capsule", "Circle", "Color", "ContentUnavailableView", "Divider",
    "DragGesture", "Edge", "EdgeInsets", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FocusState", "Font", "ForEach", "Form", "GeometryProxy",
    "GeometryReader", "GestureState", "GridItem", "Group", "HStack", "Image", "Label",
    "LabelStyle", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "List",
    "LocalizedStringKey", "Menu", "Namespace", "NavigationLink", "NavigationStack",
    "NavigationView", "ObservedObject", "Path", "Picker", "PreferenceKey",
    "PrimitiveButtonStyle", "ProgressView", "Rectangle", "RoundedRectangle", "ScaledMetric",
    "Scene", "SceneStorage", "ScrollView", "Section", "SecureField", "Shape", "Spacer", "State",
    "StateObject", "TabView", "Text", "TextField", "Toggle", "ToggleStyle",
    "UIApplicationDelegateAdaptor", "UIHostingConfiguration", "UIHostingController",
    "UIViewControllerRepresentable",
    "UIViewRepresentable", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup",
    "ZStack", "withAnimation",
  ]

  /// Classes for messages that are composed at run time.
  static let invocations: Set<String> = ["NSInvocation", "NSMethodSignature"]

  /// Reports a class for messages that are composed at run time.
  func remarkInvocation(_ node: some SyntaxProtocol) {
    remark(
      .objectiveC, node,
      "no call can be put together while the program runs here. Keep a closure that makes the call")
  }

  /// Whether a name belongs to Foundation, or to a module that Foundation re-exports.
  static func isOfFoundation(_ name: String) -> Bool {
    foundation.contains(name)
      || ["NS", "CG", "URL", "Dispatch"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  /// Whether a name is a name of Core Foundation or Core Graphics, such as `CFAbsoluteTime` or
  /// `kCFBooleanTrue`.
  ///
  /// On Apple's systems Foundation re-exports these names, and in Galley they are in UIKit.
  static func isOfCoreFrameworks(_ name: String) -> Bool {
    if name.hasPrefix("kCF") { return name.dropFirst(3).first?.isUppercase == true }
    return (name.hasPrefix("CF") || name.hasPrefix("CG"))
      && name.dropFirst(2).first?.isUppercase == true && name.contains(where: \.isLowercase)
      && !["CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge"].contains(name)
  }

  /// Whether a name is a name of `Security` that is in Galley's UIKit, such as `SecItemAdd`.
  ///
  /// On Apple's systems Foundation re-exports these names.
  static func isOfSecurity(_ name: String) -> Bool {
    ["Sec", "kSec", "errSec"].contains(where: name.hasPrefix) && PlatformTypes.all.contains(name)
  }

  /// Names of Combine that are unlikely to be an app's own.
  static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published",
  ]

  private static let foundation: Set<String> = [
    "AttributedString", "BlockOperation", "Bundle", "ByteCountFormatter", "Calendar",
    "CharacterSet",
    "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileHandle",
    "FileManager", "Formatter", "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder",
    "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError", "Measurement", "Notification",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
    "PersonNameComponents", "ProcessInfo", "Progress", "PropertyListDecoder",
    "PropertyListEncoder", "PropertyListSerialization", "RunLoop", "Scanner", "Thread",
    "TimeInterval", "TimeZone", "Timer", "URL", "UUID", "UserDefaults",
  ]

  /// Advice on modules that exist only on Apple's systems, if there is better advice than to stub
  /// them.
  static let advice: [String: String] = [
    "CoreData": "Put a protocol before the store, and give tests one in memory",
    "CryptoKit": "The package swift-crypto has its names: depend on it, and write the line "
      + "CryptoKit: Crypto into UIKitSources.txt",
    "AVFoundation": "Stub it, or put a protocol before what plays and records",
    "AVKit": "Stub it, or put a protocol before what plays",
    "MapKit": "Stub it, or put a protocol before the map",
    "CoreLocation": "Stub it, or put a protocol before the place",
    "WebKit": "Stub it, or put a protocol before the page",
    "Photos": "Stub it, or put a protocol before the library",
    "StoreKit": "Stub it, or put a protocol before the shop",
    "CoreImage": "Stub it, or draw with UIGraphicsImageRenderer",
  ]

  /// Whether a ported file imports a module under the same name.
  ///
  /// The module may belong to another package.
  static func isKept(_ module: String) -> Bool {
    PlatformTypes.modules[module] == nil && !ModulePrefixes.isOfPhone(module)
      && !["Darwin", "ObjectiveC", "SwiftUI"].contains(module)
  }

  /// The modules that belong to Swift or Galley, and the modules whose names are in other modules
  /// on Linux.
  static let known: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Cxx", "CxxStdlib", "DataSourceKit", "DiffableDataSources",
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Galley", "Glibc",
    "IBPCollectionViewCompositionalLayout", "IGListDiffKit", "IGListKit", "IGListSwiftKit",
    "OSLog", "Observation", "QuartzCore", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "GalleyUIKit", "UIKit", "XCTest", "_Concurrency", "_StringProcessing", "os",
  ]

  /// Names that are in Foundation's networking module on Linux.
  static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionStreamTask", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
    "URLSessionTaskMetrics", "URLSessionWebSocketTask", "URLRequest", "URLResponse",
    "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLCache",
    "CachedURLResponse", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLProtocol", "URLProtocolClient", "NSURLRequest",
    "NSMutableURLRequest", "NSURLConnection",
  ]

  /// Names of the Objective-C runtime and of other frameworks that are in Galley's UIKit.
  ///
  /// The names of the core frameworks are not listed: ``isOfCoreFrameworks(_:)`` recognizes them.
  static let runtime: Set<String> = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterGraphicsFont", "Selector",
    "NSSelectorFromString", "NSStringFromSelector", "NSKeyValueObservation",
    "NSKeyValueObservingOptions", "NSKeyValueObservedChange", "NSKeyValueChangeKey",
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "autoreleasepool", "IMP",
    "Method", "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
    "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_MAC", "TARGET_OS_IPHONE",
    "TARGET_OS_IOS", "TARGET_OS_OSX", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_MACCATALYST",
    "HUGE", "MAXFLOAT", "NSIntegerMax", "NSIntegerMin", "noErr", "NSEC_PER_SEC",
    "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC",
    "NSInteger", "AutoreleasingUnsafeMutablePointer", "NSErrorPointer", "NSKeyValueChange",
    "NSKeyValueSetMutationKind", "mutableArrayValue", "mutableSetValue", "mutableOrderedSetValue",
    "setValuesForKeys", "dictionaryWithValues", "imp_implementationWithBlock", "object_getClass",
    "NSLocalizedString", "localizedStringWithFormat", "LocalizedStringResource",
    "LocalizationValue", "NSUInteger", "NSHashTable", "NSMapTable", "NSPointerArray",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSTextAttachment",
    "NSTextAlignment", "NSLineBreakMode", "NSUnderlineStyle", "NSDirectionalEdgeInsets",
    "NSException", "NSExceptionName", "NSItemProvider", "NSItemProviderReading",
    "NSItemProviderWriting", "NSPointerFunctions", "NSUserActivity",
    "NSUserActivityTypeBrowsingWeb", "UndoManager", "RelativeDateTimeFormatter",
    "NSFoundationVersionNumber", "kCFBundleVersionKey", "kCFBundleNameKey",
    "kCFBundleIdentifierKey", "kCFBundleExecutableKey", "thermalState", "isLowPowerModeEnabled",
    "startAccessingSecurityScopedResource", "CFURL", "class_addMethod", "class_replaceMethod",
    "method_getImplementation", "method_setImplementation", "method_getTypeEncoding",
    "class_getMethodImplementation", "class_getSuperclass", "class_respondsToSelector",
    "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_unlock", "os_unfair_lock_s",
    "os_unfair_lock_t", "object_getClassName", "class_getName", "sel_getName",
    "sel_registerName", "sel_getUid", "sel_isEqual", "objc_getClass", "objc_lookUpClass",
    "NSFileCoordinator", "NSFilePresenter", "NSFileAccessIntent", "FileWrapper",
    "URLThumbnailDictionaryItem", "NSDiscardableContent", "containerURL",
    "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess", "sessionSendsLaunchEvents",
    "NSUbiquitousKeyValueStore", "NSUbiquitousKeyValueStoreChangeReasonKey",
    "NSUbiquitousKeyValueStoreChangedKeysKey", "NSUbiquitousKeyValueStoreServerChange",
    "NSUbiquitousKeyValueStoreInitialSyncChange", "NSUbiquitousKeyValueStoreQuotaViolationChange",
    "NSUbiquitousKeyValueStoreAccountChange", "getCFRunLoop",
  ]

  /// Functions that exchange methods of classes, which is impossible on Linux.
  static let swizzling: Set<String> = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations",
    "method_setImplementation",
    "imp_implementationWithBlock", "objc_msgSend", "objc_allocateClassPair",
    "objc_registerClassPair", "objc_disposeClassPair", "objc_duplicateClass", "imp_getBlock",
    "imp_removeBlock", "class_addIvar", "class_addProperty", "class_replaceProperty",
    "class_addProtocol", "objc_allocateProtocol", "objc_msgSendSuper",
  ]

  /// Functions that list the members of classes, which is impossible on Linux.
  static let listing: Set<String> = [
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
    "class_copyProtocolList", "class_getProperty", "class_getInstanceVariable",
    "protocol_copyMethodDescriptionList", "objc_copyClassList", "objc_getClassList",
    "class_getClassVariable", "class_getIvarLayout", "protocol_copyPropertyList",
    "protocol_copyProtocolList", "protocol_getMethodDescription", "protocol_getProperty",
    "property_getName", "property_getAttributes", "property_copyAttributeList",
    "property_copyAttributeValue", "ivar_getName", "ivar_getTypeEncoding", "ivar_getOffset",
    "method_getName", "method_getDescription", "method_getNumberOfArguments",
    "method_copyReturnType", "method_copyArgumentType", "objc_copyProtocolList",
    "objc_copyImageNames", "objc_copyClassNamesForImage", "objc_enumerateClasses",
  ]

  /// Advice on functions of the Objective-C runtime that can't work on Linux, by their names.
  ///
  /// These functions change the class of an object, create, copy or release an object, access the
  /// variables of an object without the code of its class, or look up protocols.
  static let reshaping: [String: String] = [
    "object_setClass":
      "the class of an object can't be changed here. Make an object of the other class",
    "class_setSuperclass": "the superclass of a class can't be changed here",
    "class_createInstance":
      "objects aren't made without an initializer here. Call the initializer of the class",
    "objc_constructInstance":
      "objects aren't made without an initializer here. Call the initializer of the class",
    "object_copy": "objects aren't copied byte by byte here. Conform to NSCopying",
    "object_dispose": "objects aren't freed by hand here. Let go of the last reference",
    "object_getIvar":
      "the variables of objects aren't read by address here. Read the property by its name",
    "object_setIvar":
      "the variables of objects aren't set by address here. Set the property by its name",
    "object_getInstanceVariable":
      "the variables of objects aren't read by address here. Read the property by its name",
    "object_setInstanceVariable":
      "the variables of objects aren't set by address here. Set the property by its name",
    "object_getIndexedIvars":
      "the variables of objects aren't read by address here. Read the property by its name",
    "objc_getProtocol":
      "protocols aren't found by name here. Write the protocol itself, as in value is Loading",
    "NSProtocolFromString":
      "protocols aren't found by name here. Write the protocol itself, as in value is Loading",
    "class_conformsToProtocol":
      "a class isn't asked for protocols here. Write the protocol, as in type is Loading.Type",
    "protocol_conformsToProtocol":
      "protocols aren't asked for protocols here. Write the protocol itself",
  ]

  /// Reports functions of the Objective-C runtime that have no counterpart on Linux.
  func remarkRuntime(_ node: DeclReferenceExprSyntax) {
    if Self.swizzling.contains(node.baseName.text) {
      remark(
        .objectiveC, node,
        "methods of classes can't be exchanged here. Make a subclass that overrides the method")
    }
    if Self.listing.contains(node.baseName.text) {
      remark(
        .objectiveC, node,
        "the members of classes aren't listed here. Write their names, or read the properties of "
          + "an object with Mirror(reflecting: object)")
    }
    if let advice = Self.reshaping[node.baseName.text] { remark(.objectiveC, node, advice) }
  }

  /// Names that are in Foundation's XML module on Linux.
  static let xml: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode",
  ]
}

extension TokenSyntax {
  /// The identifier, unless it is part of an import.
  fileprivate var nameOutsideOfImports: String? {
    guard case .identifier(let name) = tokenKind else { return nil }
    let isInImport = parent?.is(ImportPathComponentSyntax.self) == true
    return isInImport ? nil : name
  }
}
