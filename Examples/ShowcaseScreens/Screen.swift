import UIKit

/// An example that is a screen.
package struct Screen: Sendable {
  /// The name of the screen, with which the names of its pictures begin.
  package var name: String
  /// A short description of the screen.
  package var title: String
  /// The devices on which the screen is shown.
  package var devices: [Device]
  internal var make: @MainActor @Sendable () -> UIViewController
  internal var prepare: @MainActor @Sendable (UIWindow) -> Void

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - make: Makes the controller of the screen.
  ///   - prepare: Called with the window before the picture is drawn, for example to scroll.
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

  /// Returns a window that shows the screen, ready for the picture.
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
  /// The name of the screen.
  package var description: String { name }
}

/// A device that shows a screen.
package struct Device: Sendable {
  /// The name of the device, which is a part of the names of pictures.
  package var name: String
  internal var size: CGSize
  internal var safeArea: UIEdgeInsets

  /// A phone in portrait orientation.
  package static let phone = Device(
    name: "phone", size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A larger phone, in portrait orientation until it is rotated.
  package static let largePhone = Device(
    name: "phone", size: CGSize(width: 428, height: 926),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A tablet in landscape orientation.
  package static let wide = Device(
    name: "wide", size: CGSize(width: 1_024, height: 768),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
}
