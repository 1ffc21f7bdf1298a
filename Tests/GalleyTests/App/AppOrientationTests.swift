import Foundation
import Testing
import GalleyUIKit
import UIKit

@testable import Galley

/// The orientations in the property list of the tests, which a test sets.
private enum ListedOrientations {
  @TaskLocal static var names: [String] = []

  static let landscape = [
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]
}

/// The property list of the tests, as the porting step writes it.
public final class _PortedInfo: GalleyUIKit.Ported.Info {
  /// The entries of the property list.
  public override class var values: [String: Any] {
    let names = ListedOrientations.names
    return names.isEmpty ? [:] : ["UISupportedInterfaceOrientations": names]
  }
}

/// A controller for some orientations.
private final class TurnedController: UIViewController {
  private let orientations: UIInterfaceOrientationMask

  init(_ orientations: UIInterfaceOrientationMask) {
    self.orientations = orientations
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
}

/// Shows a controller, and notes the width of the screen at launch.
private class GameDelegate: UIResponder {
  var window: UIWindow?
  var width: CGFloat = 0
  let root: UIViewController

  init(_ root: UIViewController = UIViewController()) {
    self.root = root
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    width = UIScreen.main.bounds.width
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}

/// The delegate of an app that does not say which orientations it supports.
private final class GameAppDelegate: GameDelegate, UIApplicationDelegate {}

/// The delegate of an app for one orientation.
private final class TurnedAppDelegate: GameDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .landscape }
}

@MainActor @Suite("The orientation in which an app starts")
struct AppOrientationTests {
  private let wide = CGSize(width: 844, height: 390)
  private let upright = CGSize(width: 390, height: 844)

  @Test("An app with a property list for landscape is launched in landscape")
  func propertyList() throws {
    let app = ListedOrientations.$names.withValue(ListedOrientations.landscape) {
      App.launch(GameAppDelegate(), on: .phone)
    }
    let delegate = try #require(app.delegate as? GameDelegate)
    #expect(delegate.width == 844)
    #expect(app.view.bounds.size == wide && app.device.orientation == .landscape)
    #expect(app.view.safeAreaInsets.left == 47)
    app.rotate()
    #expect(app.view.bounds.size == wide)
  }

  @Test("An app with a property list for portrait is launched in portrait on a device on its side")
  func portrait() {
    let app = ListedOrientations.$names.withValue(["UIInterfaceOrientationPortrait"]) {
      App.launch(GameAppDelegate(), on: .phone.landscape)
    }
    #expect(app.view.bounds.size == upright && app.device.orientation == .portrait)
  }

  @Test("The delegate's method is used instead of the property list")
  func delegateFirst() {
    let app = ListedOrientations.$names.withValue(["UIInterfaceOrientationPortrait"]) {
      App.launch(TurnedAppDelegate(), on: .phone)
    }
    #expect(app.application.supportedInterfaceOrientations(for: app.window) == .landscape)
    #expect(app.view.bounds.size == wide)
  }

  @Test("An app whose front controller supports only landscape turns when it is launched")
  func controller() {
    let app = App.launch(GameAppDelegate(TurnedController(.landscape)), on: .phone)
    #expect(app.view.bounds.size == wide)
    app.perform { _ in
      #expect(UIScreen.main.bounds.width == 844)
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
  }

  @Test("An app that supports both orientations starts as the device is held")
  func both() {
    #expect(App.launch(GameAppDelegate(), on: .phone).view.bounds.size == upright)
    #expect(App.launch(GameAppDelegate(), on: .phone.landscape).view.bounds.size == wide)
  }

  @Test("An app that is launched again for another look starts in its orientation, too")
  func remade() throws {
    let app = App.launch(GameAppDelegate(TurnedController(.landscape)), on: .phone)
    let dark = try #require(app.remade(.dark))
    #expect(dark.view.bounds.size == wide)
  }
}
