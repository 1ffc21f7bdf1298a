import Foundation
import GalleyUIKit

/// A running app on a device, which a test looks at and uses as a `Screen`.
///
///     let app = App.launch(AppDelegate(), on: .phone)
///     app.tap("Settings")
///     app.tap("Notifications")
///     app.goBack()
///     app.enterBackground()
///     app.becomeActive()
///     assertProof(of: app, as: .frames, .image)
///
/// A launch has UIKit's order: first the delegate of the application is created and called. This
/// delegate configures the scene, and then the delegate of the scene is called. Either delegate
/// creates the windows. The app is settled after the launch and after each step.
///
/// Each app has its own `UIApplication`, screen and device. The app's code gets these objects from
/// `UIApplication.shared`, `UIScreen.main` and `UIDevice.current`, also in the tasks that it
/// starts. So two apps do not affect each other, in the same test or in different tests. But all
/// apps share `NotificationCenter.default`: to distinguish their notifications, compare the object
/// of a notification, which is the application or the scene.
///
/// A proof compares an app with a recorded file. For a proof in another look (settings such as the
/// dark style), or on another device, the app is launched again and the steps are repeated. Each
/// launch needs a new delegate: create the delegate in the call, as in `App.launch(AppDelegate())`,
/// and not before.
@MainActor
public final class App: Screen {
  /// The application object.
  public var application: UIApplication { hostedApplication ?? .shared }

  /// The delegate of the application.
  public var delegate: (any UIApplicationDelegate)? { application.delegate }

  /// The delegate of the scene, if the app has scenes.
  public var sceneDelegate: (any UISceneDelegate)? { scene.delegate }

  /// The key window of the app.
  ///
  /// If no window is the key window, this is the frontmost visible window. If no window is visible,
  /// this is an empty window.
  public override var window: UIWindow {
    scene.keyWindow ?? scene.windows.last { !$0.isHidden } ?? emptyWindow
  }

  /// The root view controller of the window.
  public override var controller: UIViewController {
    window.rootViewController ?? super.controller
  }

  /// An empty window, for an app that shows no window.
  private lazy var emptyWindow = UIWindow(windowScene: scene)

  private init(
    on device: Device, _ look: Look, launching launch: @escaping @MainActor () -> Content
  ) {
    super.init(on: device, look, asApp: true, making: launch)
    turnToSupportedOrientation()
  }

  internal override func fresh(
    on device: Device, _ look: Look, making make: @escaping @MainActor () -> Content
  ) -> Screen { App(on: device, look, launching: make) }

  // MARK: Launching

  /// Launches an app on a device.
  ///
  ///     App.launch(AppDelegate(), on: .phone)
  ///     App.launch(AppDelegate(), on: .pad.landscape, .dark, .language("ar"))
  ///     App.launch(AppDelegate(), opening: URL(string: "recipes://bread"))
  ///
  /// The scene is configured as in UIKit: by the configuration that the delegate returns, or by the
  /// configuration in `Info.plist`, if the app's sources were ported.
  ///
  /// Galley makes a report if the app has created no window.
  ///
  /// - Parameters:
  ///   - delegate: Creates the delegate of the application.
  ///   - device: The device.
  ///   - looks: The looks. If two looks set the same property, the later look applies.
  ///   - url: A URL with which the app is launched.
  ///   - continued: An activity with which the app is launched, such as the activity of a universal
  ///     link.
  ///   - activity: The activity from which the scene is restored: ``savedActivity`` of an app that
  ///     was launched before.
  ///   - allowsNotifications: Whether the user allows notifications when the app asks.
  @discardableResult
  public static func launch(
    _ delegate: @escaping @autoclosure @MainActor () -> any UIApplicationDelegate,
    on device: Device = .phone, _ looks: Look..., opening url: URL? = nil,
    continuing continued: NSUserActivity? = nil, restoring activity: NSUserActivity? = nil,
    allowsNotifications: Bool = true
  ) -> App {
    launch(
      on: device, looks.sum, opening: url, continuing: continued, restoring: activity,
      allowsNotifications: allowsNotifications, by: delegate)
  }

  /// Launches an app by the class of its delegate.
  ///
  ///     App.launch(AppDelegate.self, on: .phone)
  ///
  /// - Precondition: The class was ported: Galley's porting step has rewritten its source, so that
  ///   objects of the class can be created by name. For other classes give the object:
  ///   `App.launch(AppDelegate())`.
  @discardableResult
  public static func launch(
    _ type: any UIApplicationDelegate.Type, on device: Device = .phone, _ looks: Look...,
    opening url: URL? = nil, continuing continued: NSUserActivity? = nil,
    restoring activity: NSUserActivity? = nil, allowsNotifications: Bool = true
  ) -> App {
    launch(
      on: device, looks.sum, opening: url, continuing: continued, restoring: activity,
      allowsNotifications: allowsNotifications
    ) {
      if let delegate = UIApplication.makeDelegate(of: type) { return delegate }
      preconditionFailure(
        "App.launch: \(type) can't be created from its class alone: only classes in ported "
          + "sources can. Pass an object: App.launch(\(type)())")
    }
  }

  /// Launches an app by the name of its delegate's class, which begins with the module.
  ///
  ///     App.launch(named: "Recipes.AppDelegate", on: .phone)
  ///
  /// - Precondition: The class was ported: Galley's porting step has rewritten its source, so that
  ///   objects of the class can be created by name.
  @discardableResult
  public static func launch(
    named name: String, on device: Device = .phone, _ looks: Look..., opening url: URL? = nil,
    continuing continued: NSUserActivity? = nil, restoring activity: NSUserActivity? = nil,
    allowsNotifications: Bool = true
  ) -> App {
    launch(
      on: device, looks.sum, opening: url, continuing: continued, restoring: activity,
      allowsNotifications: allowsNotifications
    ) {
      if let delegate = UIApplication.makeDelegate(named: name) { return delegate }
      preconditionFailure(
        "App.launch: no delegate can be created from the name \(name): there is no such class "
          + "in ported sources. Pass an object: App.launch(AppDelegate())")
    }
  }

  private static func launch(
    on device: Device, _ look: Look, opening url: URL?, continuing continued: NSUserActivity?,
    restoring activity: NSUserActivity?, allowsNotifications: Bool,
    by make: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> App {
    let app = App(on: device, look) {
      UNUserNotificationCenter.current().grantsAuthorization = allowsNotifications
      let delegate = make()
      var content = Content(source: delegate) {
        let application = UIApplication.shared
        application.performAsCurrent {
          application.start(
            delegate, options: App.launchOptions(toOpen: url, continuing: continued), toOpen: url,
            continuing: continued, restoring: activity)
        }
        return application.keyWindow?.rootViewController ?? UIViewController()
      }
      content.orientation = { App.orientation(at: $0, of: delegate) }
      return content
    }
    if app.scene.windows.isEmpty {
      GalleyReport.record(
        .application,
        "the app shows nothing: neither the delegate of the application nor that of its scene has made a "
          + "window that is still there")
    }
    return app
  }

  // MARK: Events of the system

  /// Moves the app to the background, as when the user goes to the Home Screen.
  public func enterBackground() { performInApp { $0.moveToBackground() } }

  /// The last activity that the scene's delegate has returned from
  /// `stateRestorationActivity(for:)`; `nil` if there is none.
  ///
  /// The activity has the contents that it would have after the app was terminated and launched
  /// again.
  ///
  ///     app.enterBackground()
  ///     let again = App.launch(AppDelegate(), restoring: app.savedActivity)
  ///
  /// UIKit calls `stateRestorationActivity(for:)` whenever the scene enters the background.
  public var savedActivity: NSUserActivity? {
    scene.session.stateRestorationActivity.map { $0.saved() }
  }

  /// Moves the app to the foreground, where it becomes active.
  public func becomeActive() { performInApp { $0.moveToForeground() } }

  /// Sends a memory warning to the delegate of the application, to the view controllers, and to the
  /// observers of `UIApplication.didReceiveMemoryWarningNotification`.
  public func receiveMemoryWarning() { performInApp { $0.warnOfMemory() } }

  /// Opens a URL in the app, as if another app had asked the system to open the URL.
  ///
  /// If the app is in the background, it moves to the foreground.
  ///
  /// Fails the test if the app has no scenes, and the delegate of the application does not open the
  /// URL.
  public func open(
    _ url: URL, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    performInApp { application in
      if !application.receive(url) { place.fail("The app does not open \(url).") }
    }
  }

  /// Chooses a Home Screen quick action of `UIApplication.shortcutItems` by the title of the
  /// action.
  ///
  /// Fails the test if there is no such action, or if the app reports that it did not perform the
  /// action.
  public func choose(
    shortcut title: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    performInApp { application in
      let items = application.shortcutItems ?? []
      guard let item = items.first(where: { $0.localizedTitle == title }) else {
        let titles = items.map { ViewTree.quoted($0.localizedTitle) }.joined(separator: ", ")
        return place.fail(
          "There is no quick action \(ViewTree.quoted(title)), "
            + "but \(titles.isEmpty ? "none" : titles).")
      }
      if !application.choose(item) {
        place.fail("The app does not do the quick action \(ViewTree.quoted(title)).")
      }
    }
  }

  /// Runs a closure with the application. The closure is a step: it runs again when the app is
  /// launched again for a proof in another look or on another device.
  internal func performInApp(_ body: @escaping @MainActor (UIApplication) -> Void) {
    perform { screen in
      guard let application = screen.hostedApplication else { return }
      application.performAsCurrent { body(application) }
    }
  }

  // MARK: Orientation

  /// Returns the orientation in which an app is launched.
  ///
  /// This is the orientation in which the device is held, unless the property list of the app
  /// allows only the other orientation.
  private static func orientation(
    at held: Device.Orientation, of delegate: any UIApplicationDelegate
  ) -> Device.Orientation {
    let listed = UIApplication.listedOrientations(of: delegate)
    guard let listed, listed.isDisjoint(with: held.mask) else { return held }
    return listed.isDisjoint(with: held.other.mask) ? held : held.other
  }

  /// Rotates the device if the app, or its frontmost controller, supports only the other
  /// orientation.
  private func turnToSupportedOrientation() {
    let other = device.orientation.other
    guard !supports(device.orientation), supports(other) else { return }
    show(on: device.held(other), look)
  }

  internal override func supports(_ orientation: Device.Orientation) -> Bool {
    !scene.supportedOrientations.isDisjoint(with: orientation.mask)
  }
}

extension Screen.Device.Orientation {
  /// The interface orientations that correspond to the orientation of the device.
  ///
  /// A `Device` is never held upside down.
  fileprivate var mask: UIInterfaceOrientationMask { self == .portrait ? .portrait : .landscape }
}
