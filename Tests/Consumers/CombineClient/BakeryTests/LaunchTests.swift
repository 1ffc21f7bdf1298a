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
}
