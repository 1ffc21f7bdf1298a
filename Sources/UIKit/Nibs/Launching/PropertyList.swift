import Foundation

// The property list of an application, and the classes that it names.

extension Ported {
  /// The property list of a ported target: Galley's porting step has rewritten the target's sources
  /// for Linux.
  ///
  /// The porting step writes a subclass named `_PortedInfo`.
  open class Info {
    /// The entries of the property list that Galley reads.
    open class var values: [String: Any] { [:] }
  }
}

/// The property list of an application.
internal struct PropertyList {
  /// The module that contains the classes that the property list names.
  let module: String
  private let values: [String: Any]

  /// Finds the property list of the target that declares an object's class, or else the property
  /// list of the program.
  init(of object: AnyObject) {
    module = String(String(reflecting: type(of: object)).prefix { $0 != "." })
    let info = NSClassFromString("\(module)._PortedInfo") as? Ported.Info.Type
    values = info?.values ?? Bundle.main.infoDictionary ?? [:]
  }

  /// Creates a property list with entries.
  init(module: String, values: [String: Any]) { (self.module, self.values) = (module, values) }

  /// The font files of the application.
  var fontFiles: [String] { values["UIAppFonts"] as? [String] ?? [] }

  /// Returns the scene configuration with a name, or the first configuration if the name is `nil`.
  @MainActor
  func sceneConfiguration(named name: String?, role: UISceneSession.Role) -> UISceneConfiguration? {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let all = roles?[role.rawValue] as? [[String: Any]] ?? []
    guard
      let entry = all.first(where: {
        name == nil || $0["UISceneConfigurationName"] as? String == name
      })
    else { return nil }
    let configuration = UISceneConfiguration(
      name: entry["UISceneConfigurationName"] as? String, sessionRole: role)
    if let name = entry["UISceneDelegateClassName"] as? String {
      configuration.delegateClass = classNamed(name)
      if configuration.delegateClass == nil {
        Report.record(
          .application,
          "Info.plist names the scene delegate \(name), and there is no such class in \(module)")
      }
    }
    if let name = entry["UISceneStoryboardFile"] as? String, !name.isEmpty {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
    return configuration
  }

  /// Whether the application uses scenes.
  var hasScenes: Bool { values["UIApplicationSceneManifest"] is [String: Any] }

  /// The name of the main storyboard, which an application without scenes uses.
  @MainActor
  var mainStoryboard: String? { name("UIMainStoryboardFile") }

  /// The name of the main nib, which an application with neither scenes nor a main storyboard uses.
  @MainActor
  var mainNib: String? { name("NSMainNibFile") }

  /// Returns the name of a file that an entry contains.
  @MainActor
  private func name(_ key: String) -> String? {
    (value(key) as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the value of an entry. An entry for the kind of device, such as
  /// `UIMainStoryboardFile~ipad`, takes precedence.
  @MainActor
  private func value(_ key: String) -> Any? { values[key + NibSource.deviceEnding] ?? values[key] }

  /// The appearance of all windows, which then do not follow the setting of the device; `nil` if
  /// the windows follow it.
  @MainActor
  var userInterfaceStyle: UIUserInterfaceStyle? {
    switch value("UIUserInterfaceStyle") as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  /// The look of the status bar at launch, which the application may change later; `nil` if
  /// controllers decide the look.
  @MainActor
  var statusBarLook: StatusBarLook? {
    guard value("UIViewControllerBasedStatusBarAppearance") as? Bool == false else { return nil }
    let style: UIStatusBarStyle =
      switch value("UIStatusBarStyle") as? String {
      case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
        "UIStatusBarStyleBlackOpaque":
        .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      default: .default
      }
    return StatusBarLook(style: style, isHidden: value("UIStatusBarHidden") as? Bool ?? false)
  }

  /// The orientations that the application supports on the kind of device; `nil` if the property
  /// list contains no orientations.
  @MainActor
  var orientations: UIInterfaceOrientationMask? {
    let names = value("UISupportedInterfaceOrientations") as? [String] ?? []
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { result, name in
      result.formUnion(masks[name] ?? [])
    }
    return mask.isEmpty ? nil : mask
  }

  /// Returns the class with a name, which may begin with the module as a build setting:
  /// `$(PRODUCT_MODULE_NAME).Feed`.
  private func classNamed(_ name: String) -> AnyClass? {
    var name = name
    for variable in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME"] {
      for spelling in ["$(\(variable))", "${\(variable)}", "$(\(variable):c99extidentifier)"] {
        name = name.replacingOccurrences(of: spelling, with: module)
      }
    }
    // A class with an Objective-C name, `@objc(Feed)`, is named without its module.
    Ported.registerExtensions(in: module)
    if let type = Ported.classWithOwnName(name) { return type }
    return Ported.classNamed(name) ?? Ported.classNamed("\(module).\(name)")
  }
}
