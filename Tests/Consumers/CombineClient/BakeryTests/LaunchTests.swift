import Galley
import UIKit
import XCTest

@testable import Bakery

@MainActor
final class LaunchTests: XCTestCase {
  func testThePropertyListNamesTheSceneDelegate() {
    let application = UIApplication.launch(AppDelegate())
    let scene = application.connectedScenes.first { $0.delegate is SceneDelegate }
    XCTAssertEqual(scene?.session.configuration.name, "Default Configuration")
    let window = (scene?.delegate as? SceneDelegate)?.window
    let navigation = window?.rootViewController as? UINavigationController
    XCTAssertTrue(navigation?.topViewController is SearchViewController)
    scene.map(application.close)
  }

  func testTheWholeAppIsLaunchedOnADevice() {
    let app = App.launch(AppDelegate(), on: .phone)
    XCTAssertTrue(app.sceneDelegate is SceneDelegate)
    let navigation = app.window.rootViewController as? UINavigationController
    XCTAssertTrue(navigation?.topViewController is SearchViewController)
    XCTAssertEqual(app.view.bounds.width, 390)
  }
}
