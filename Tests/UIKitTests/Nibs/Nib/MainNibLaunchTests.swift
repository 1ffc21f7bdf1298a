import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// The property list of the applications in these tests. A test sets its entries.
final class _PortedInfo: GalleyUIKit.Ported.Info {
  @TaskLocal static var entries: [String: String] = [:]

  override class var values: [String: Any] { entries }
}

final class MainNibDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  @Outlet var feed: UIViewController!
  private(set) var wakes = 0
  private(set) var windowAtLaunch: UIWindow?
  private(set) var styleAtLaunch: UIUserInterfaceStyle?

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    windowAtLaunch = window
    styleAtLaunch = window?.traitCollection.userInterfaceStyle
    return true
  }
}

@MainActor @Suite("The main nib of an application")
struct MainNibLaunchTests {
  private let application = UIApplication.shared

  private func launch(_ delegate: MainNibDelegate, _ entries: [String: String]) {
    _PortedInfo.$entries.withValue(entries) {
      UINib.providing([
        "MainWindow": { owner in
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
          let delegate = (owner as? UIApplication)?.delegate as? MainNibDelegate
          delegate?.window = window
          return [window]
        }
      ]) { _ = UIApplication.launch(delegate) }
    }
    (delegate.window?.windowScene).map(application.disconnect)
    application.delegate = nil
  }

  @Test("The launched delegate replaces the delegate of the main nib, and has its outlets")
  func delegates() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
            <connections><outlet property="delegate" destination="d" id="1"/></connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <customObject id="d" userLabel="App Delegate" \(custom("MainNibDelegate"))>
            <connections>
              <outlet property="window" destination="w" id="2"/>
              <outlet property="feed" destination="f" id="3"/>
            </connections>
          </customObject>
          <window visibleAtLaunch="YES" resizesToFullScreen="YES" id="w">
            <rect key="frame" x="0" y="0" width="32" height="48"/>
            <connections><outlet property="rootViewController" destination="f" id="4"/></connections>
          </window>
          <viewController title="Feed" id="f"/>
        </objects>
      </document>
      """
    let delegate = MainNibDelegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    let file = try #require(NibSource.read(Data(text.utf8), "MainWindow.xib", .main))
    let objects = application.objects(ofMainNib: file)
    #expect(application.delegate === delegate && objects.first === delegate)
    #expect(delegate.wakes == 1)
    let window = try #require(delegate.window)
    #expect(window === objects[1] && !window.isHidden)
    #expect(window.bounds.size == window.screen.bounds.size)
    #expect(window.rootViewController === delegate.feed && delegate.feed.title == "Feed")
    window.isHidden = true
  }

  @Test("The main nib is loaded by its name for the device before the application is launched")
  func launching() {
    let delegate = MainNibDelegate()
    launch(delegate, ["NSMainNibFile": "Nowhere", "NSMainNibFile~iphone": "MainWindow"])
    #expect(delegate.windowAtLaunch != nil && delegate.windowAtLaunch === delegate.window)
  }

  @Test("The main nib is shown with the appearance in the property list of the application")
  func appearance() {
    for (name, style) in [("Dark", UIUserInterfaceStyle.dark), ("Light", .light)] {
      let delegate = MainNibDelegate()
      launch(delegate, ["NSMainNibFile": "MainWindow", "UIUserInterfaceStyle": name])
      #expect(delegate.styleAtLaunch == style)
    }
  }

  @Test("No main nib is loaded if its name in the property list is empty")
  func empty() {
    let delegate = MainNibDelegate()
    launch(delegate, ["NSMainNibFile": ""])
    #expect(delegate.windowAtLaunch == nil)
  }

  @Test("A missing main nib is reported")
  func missing() {
    let found = reports { launch(MainNibDelegate(), ["NSMainNibFile": "Nowhere"]) }
    #expect(found.count == 1 && found[0].message.contains("with name 'Nowhere'"), "\(found)")
  }
}
