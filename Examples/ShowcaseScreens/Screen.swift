import UIKit

/// An example that is a screen.
package struct Screen: Sendable {
  /// What its pictures are called.
  package var name: String
  /// What it shows, in words.
  package var title: String
  /// Where it is shown.
  package var devices: [Device]
  internal var make: @MainActor @Sendable () -> UIViewController
  internal var prepare: @MainActor @Sendable (UIWindow) -> Void

  /// A screen.
  ///
  /// - Parameters:
  ///   - make: Makes its controller.
  ///   - prepare: What is done with it when it is there, and before it is looked at.
  internal init(
    name: String, title: String, devices: [Device] = [.phone, .wide],
    make: @escaping @MainActor @Sendable () -> UIViewController,
    prepare: @escaping @MainActor @Sendable (UIWindow) -> Void = { _ in }
  ) {
    self.name = name
    self.title = title
    self.devices = devices
    self.make = make
    self.prepare = prepare
  }

  /// A window that shows the screen as it is to be looked at.
  @MainActor
  package func window(on device: Device, _ style: UIUserInterfaceStyle) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.overrideUserInterfaceStyle = style
    window.deviceSafeArea = device.safeArea
    window.backgroundColor = .systemBackground
    window.rootViewController = make()
    window.makeKeyAndVisible()
    prepare(window)
    return window
  }
}

extension Screen: CustomStringConvertible {
  /// Its name.
  package var description: String { name }
}

/// What a screen is shown on.
package struct Device: Sendable {
  /// What pictures of it are called.
  package var name: String
  internal var size: CGSize
  internal var safeArea: UIEdgeInsets

  /// A phone, held upright.
  package static let phone = Device(
    name: "phone", size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A larger phone, held upright until it is turned.
  package static let largePhone = Device(
    name: "phone", size: CGSize(width: 428, height: 926),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A tablet, held across.
  package static let wide = Device(
    name: "wide", size: CGSize(width: 1_024, height: 768),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
}
