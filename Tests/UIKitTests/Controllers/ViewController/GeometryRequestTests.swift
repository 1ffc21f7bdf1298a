import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("Requests for the geometry of a scene")
struct GeometryRequestTests {
  private final class Page: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  }

  @Test("A screen rotates if its app prefers another orientation, and only then")
  func screens() {
    let page = Page()
    let screen = Screen(page, on: .phone)
    let size = page.view.bounds.size
    let ask = { (mask: UIInterfaceOrientationMask) in
      page.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
      screen.settle()
    }
    ask(.portrait)
    #expect(page.view.bounds.size == size)
    ask(.landscape)
    #expect(page.view.bounds.size == CGSize(width: size.height, height: size.width))
    #expect(screen.device.orientation == .landscape)
    #expect(screen.scene.effectiveGeometry.interfaceOrientation.isLandscape)
    ask(.all)
    #expect(screen.device.orientation == .landscape)
    ask(.portrait)
    #expect(page.view.bounds.size == size)
  }

  @Test("An orientation that the front controller does not support is an error")
  func unsupported() {
    let page = Page()
    page.supported = .portrait
    let screen = Screen(page, on: .phone)
    var errors: [any Error] = []
    screen.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      errors.append($0)
    }
    screen.settle()
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.geometryRequestDenied])
    #expect(screen.device.orientation == .portrait)
  }

  private final class PortraitApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test(
    "An orientation that the application does not support is an error, whatever its controller says"
  )
  func unsupportedByApplication() {
    let app = App.launch(PortraitApp(), on: .phone)
    var errors: [any Error] = []
    app.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
    app.settle()
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.geometryRequestDenied])
    #expect(app.device.orientation == .portrait)
  }

  @Test("In a scene without a device the screen and the windows that fill it change their sides")
  func plainScene() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 300, height: 500), scale: 2))
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    MainTurn.drain()
    #expect(scene.screen.bounds.size == CGSize(width: 500, height: 300))
    #expect(page.view.frame.size == CGSize(width: 500, height: 300))
  }
}
