import Foundation
import GalleyUIKit

/// A device that shows a screen of an app, for tests to look at and to use.
///
///     let screen = Screen(FeedViewController(), on: .phone)
///     screen.tap("Reply")
///     screen.type("Hello", into: "Message")
///     assertProof(of: screen, as: .frames, .image)
///
/// A screen has its own scene, window and clock, so that two tests share nothing. The controller
/// has appeared, in UIKit's order, and the screen has settled: animations are finished, and blocks
/// on the main queue have run. The screen settles again after each `tap`, `type`, `scroll`, `swipe`
/// and `rotate`.
///
/// A screen stores the closure that makes its controller, and the steps that were performed. For
/// proofs (recorded pictures and texts that tests compare) in other looks (settings such as the
/// dark style) and on other devices, a fresh screen is made and the steps are repeated on it.
/// Changes that a test makes without the screen's methods belong in `perform(_:)`, so that the
/// changes are repeated, too.
@MainActor
public class Screen {
  /// The device, in its present orientation.
  public private(set) var device: Device
  /// The device, in the orientation in which the screen was created.
  private let firstDevice: Device
  /// The look, such as dark.
  public private(set) var look: Look
  /// The language of the scene in a look that has no language.
  private var usualLanguage: GalleyLanguage
  /// The scene of the screen.
  public let scene: UIWindowScene
  /// The window of the screen.
  public var window: UIWindow {
    guard case .window(let window) = host else {
      preconditionFailure("the windows of an app are its own: App overrides this property")
    }
    return window
  }
  /// The controller of the screen.
  public var controller: UIViewController { made }
  /// The view of the controller.
  public var view: UIView { controller.view }
  /// The clock of the screen's animations.
  public var clock: FrameClock { scene.frameClock }

  /// The controller of a screen, and the object that it was made from.
  internal struct Content {
    /// The object that the test passed: a controller, a view or a layout.
    var source: AnyObject
    var controller: @MainActor () -> UIViewController
    /// Returns the orientation of the device when the controller is created. The argument is the
    /// orientation that the test has chosen.
    var orientation: @MainActor (Device.Orientation) -> Device.Orientation = { $0 }

    init(source: AnyObject, controller: @escaping @MainActor () -> UIViewController) {
      (self.source, self.controller) = (source, controller)
    }
  }

  /// The object that owns the windows.
  private enum Host {
    /// The screen, which has one window.
    case window(UIWindow)
    /// An application, which makes its own windows on a device.
    case application(UIApplication, on: UIDevice)
  }

  /// Makes the content.
  private let make: @MainActor () -> Content
  /// The object that the content was made from.
  ///
  /// If the test passed an object that exists already, the screen can't be made again.
  private let source: AnyObject
  /// Whether the controller is put into a navigation controller.
  private let inNavigation: Bool
  /// The controller of the content.
  private let made: UIViewController
  private let host: Host
  /// The accessibility settings of this screen.
  private let settings = UIAccessibility.OwnSettings()
  /// The steps that were performed on the screen.
  private var steps: [@MainActor (Screen) -> Void] = []
  /// Whether the test has waited for tasks. The wait can't be repeated on another screen.
  internal var hasWaited = false

  /// Creates a screen that shows a controller on a device.
  ///
  ///     Screen(FeedViewController(), on: .phone)
  ///     Screen(FeedViewController(), on: .pad.landscape, .dark, .text(.accessibility3))
  ///     Screen(SettingsViewController(), inNavigation: true)
  ///
  /// - Parameters:
  ///   - controller: Makes the controller. Called in the language and with the traits of the
  ///     screen.
  ///   - device: The device.
  ///   - looks: The looks. Later looks override earlier looks.
  ///   - inNavigation: Whether the controller is put into a navigation controller.
  public convenience init(
    _ controller: @escaping @autoclosure @MainActor () -> UIViewController,
    on device: Device = .phone, _ looks: Look..., inNavigation: Bool = false
  ) {
    self.init(on: device, looks.sum, inNavigation: inNavigation) {
      let controller = controller()
      return Content(source: controller) { controller }
    }
  }

  /// Creates a screen that shows its content on a device.
  ///
  /// - Parameters:
  ///   - asApp: Whether an application runs on the device. The application is launched to make the
  ///     controller of the content, and the application creates its own windows.
  ///   - make: Makes the content.
  internal init(
    on device: Device, _ look: Look, inNavigation: Bool = false, asApp: Bool = false,
    making make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    self.inNavigation = inNavigation
    self.look = look
    self.device = look.device(device)
    let held = self.device
    firstDevice = held
    scene = UIWindowScene(screen: UIScreen(size: held.screenSize, scale: held.scale))
    scene.traits = Screen.traits(held, look)
    usualLanguage = scene.language
    if let language = look.language { scene.language = language }
    let (scene, settings) = (scene, settings)
    Screen.set(settings, to: look)
    let ownDevice = asApp ? UIDevice() : nil
    host = Screen.makeHost(in: scene, on: held, ownDevice)
    let content = Screen.in(settings, of: look) {
      (look.language ?? scene.language).performAsCurrent {
        Screen.makeContent(make, in: scene, on: held, ownDevice, look)
      }
    }
    (source, made) = (content.source, content.controller)
    self.device = content.device
    if case .window(let window) = host {
      inSettings {
        window.rootViewController =
          inNavigation ? UINavigationController(rootViewController: made) : made
        window.makeKeyAndVisible()
      }
    }
    scene.rotateDevice = { [weak self] in self?.rotateAsRequested() }
    settle()
  }

  /// Creates the object that owns the windows.
  ///
  /// While the content is made, the key window or the scene provides the clock and the language.
  ///
  /// - Parameter ownDevice: The device of an app; `nil` if the screen shows only a controller.
  private static func makeHost(
    in scene: UIWindowScene, on device: Device, _ ownDevice: UIDevice?
  ) -> Host {
    guard let ownDevice else {
      let window = UIWindow(windowScene: scene)
      window.frame.size = device.size
      window.deviceSafeArea = device.safeArea
      window.makeKey()
      // Otherwise the timers of the content would also follow real time until the screen settles.
      window.frameClock.followsRealTime = false
      return .window(window)
    }
    ownDevice.show(device)
    let application = UIApplication(in: scene, on: ownDevice)
    scene.deviceSafeArea = device.safeArea
    scene.makeCurrent()
    return .application(application, on: ownDevice)
  }

  /// Makes the content and its controller.
  ///
  /// - Returns: The object that the test passed, the controller, and the device in the orientation
  ///   of the content.
  private static func makeContent(
    _ make: @MainActor () -> Content, in scene: UIWindowScene, on device: Device,
    _ ownDevice: UIDevice?, _ look: Look
  ) -> (source: AnyObject, controller: UIViewController, device: Device) {
    var device = device
    var content: Content?
    scene.traitCollection.performAsCurrent { content = make() }
    if let ownDevice, let orientation = content?.orientation(device.orientation) {
      let turned = device.held(orientation)
      if turned != device { set(scene, ownDevice, to: turned, look) }
      device = turned
    }
    var controller: UIViewController?
    scene.traitCollection.performAsCurrent { controller = content?.controller() }
    return (content?.source ?? scene, controller ?? UIViewController(), device)
  }

  /// Sets the screen, the language and the traits of a scene to those of a device in a look.
  ///
  /// - Parameters:
  ///   - ownDevice: The device of an app; `nil` if the screen shows only a controller.
  ///   - language: The new language; `nil` to keep the language of the scene.
  private static func set(
    _ scene: UIWindowScene, _ ownDevice: UIDevice?, to device: Device, _ look: Look,
    language: GalleyLanguage? = nil
  ) {
    if let ownDevice {
      ownDevice.show(device)
      scene.deviceSafeArea = device.safeArea
    }
    scene.screen.size = device.screenSize
    if let language { scene.language = language }
    scene.traits = traits(device, look)
  }

  private static func traits(_ device: Device, _ look: Look) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: device.idiom),
      UITraitCollection(horizontalSizeClass: device.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: device.verticalSizeClass), look.traits,
    ])
  }

  private static func set(_ settings: UIAccessibility.OwnSettings, to look: Look) {
    settings.perform {
      UIAccessibility.isReduceMotionEnabled = look.reducesMotion == true
      UIAccessibility.isDarkerSystemColorsEnabled = look.contrast == .high
      UIAccessibility.isBoldTextEnabled = look.isBold == true
    }
  }

  /// Calls a closure with the settings of the look, such as reduced motion.
  internal func inSettings<Result>(_ body: () -> Result) -> Result {
    Screen.in(settings, of: look, body)
  }

  private static func `in`<Result>(
    _ settings: UIAccessibility.OwnSettings, of look: Look, _ body: () -> Result
  ) -> Result {
    guard look.reducesMotion != nil || look.contrast != nil || look.isBold != nil else {
      return body()
    }
    return settings.perform(body)
  }

  // MARK: Steps

  /// Performs a step, and waits until the screen has settled.
  ///
  ///     screen.perform { $0.controller.navigationItem.title = "Drafts" }
  ///
  /// The step begins after controllers that are being presented or dismissed have appeared or
  /// disappeared: until then, no touch reaches the views below these controllers. The step is
  /// repeated if a proof needs the screen in another look.
  public func perform(_ action: @escaping @MainActor (Screen) -> Void) {
    steps.append(action)
    makeCurrent()
    inSettings {
      clock.advance(while: {
        scene.windows.contains { $0.rootViewController?.isPresentationRunning == true }
      })
      action(self)
    }
    settle()
  }

  /// Makes this screen's clock and language the current clock and language, because another screen
  /// may have been used last.
  internal func makeCurrent() {
    if let window = scene.keyWindow {
      window.makeKey()
    } else if case .window(let window) = host {
      window.makeKey()
    } else {
      scene.makeCurrent()
    }
  }

  /// The application that runs on the device; `nil` if the screen shows only a controller.
  internal var hostedApplication: UIApplication? {
    if case .application(let application, _) = host { application } else { nil }
  }

  /// Rotates the device between portrait and landscape orientation.
  ///
  /// The interface of an app does not rotate if the app, or its frontmost controller, does not
  /// support the other orientation.
  public func rotate() {
    perform { screen in
      let other = screen.device.orientation.other
      if case .application(_, let device) = screen.host { device.show(screen.device.held(other)) }
      guard screen.supports(other) else { return }
      screen.show(on: screen.device.held(other), screen.look)
    }
  }

  /// Whether the interface can be shown in an orientation.
  internal func supports(_ orientation: Device.Orientation) -> Bool { true }

  /// Shows the screen on a device, in a look.
  ///
  /// Texts that the controller has already looked up in another language do not change.
  internal func show(on device: Device, _ look: Look) {
    apply(device, look)
    settle()
  }

  private func apply(_ device: Device, _ look: Look) {
    let windows = windowsToFit
    // The test may have set another language.
    if self.look.language == nil { usualLanguage = scene.language }
    let language = look.language ?? (self.look.language == nil ? nil : usualLanguage)
    self.look = look
    self.device = device
    Screen.set(settings, to: look)
    let ownDevice: UIDevice? = if case .application(_, let own) = host { own } else { nil }
    inSettings {
      Screen.set(scene, ownDevice, to: device, look, language: language)
      scene.noteGeometry()
      for window in windows {
        window.deviceSafeArea = device.safeArea
        window.frame = CGRect(origin: .zero, size: device.size)
        window.layoutIfNeeded()
      }
    }
  }

  /// Rotates the device, because the app has requested another orientation.
  private func rotateAsRequested() {
    apply(device.held(device.orientation.other), look)
  }

  /// The windows to resize when the screen is shown on another device.
  ///
  /// A window of an app is resized only if the window has the size of the present device.
  private var windowsToFit: [UIWindow] {
    switch host {
    case .window(let window): [window]
    case .application: scene.windows.filter { $0.frame.size == device.size }
    }
  }

  /// Returns a fresh screen on which the same steps have been performed; `nil` if the controller is
  /// always the same object, or if the steps can't be repeated.
  internal func remade(on device: Device? = nil, _ look: Look? = nil) -> Screen? {
    guard !hasWaited else { return nil }
    var isSame = false
    // The steps rotate the fresh screen, too.
    let fresh = self.fresh(on: device ?? firstDevice, look ?? self.look) { [make, source] in
      let content = make()
      guard content.source === source else { return content }
      isSame = true
      return Content(source: content.source) { UIViewController() }
    }
    guard !isSame else { return nil }
    fresh.again(steps)
    return fresh
  }

  /// Creates another screen of the same kind.
  internal func fresh(
    on device: Device, _ look: Look, making make: @escaping @MainActor () -> Content
  ) -> Screen { Screen(on: device, look, inNavigation: inNavigation, making: make) }

  private func again(_ steps: [@MainActor (Screen) -> Void]) {
    for step in steps { perform(step) }
  }

  /// The suffix for the names of the screen's proofs; `nil` for the default phone and look.
  internal var variantName: String? {
    let usual = Variants.Variant()
    let own = Variants.Variant(device, look)
    if own == usual { return nil }
    return own.device == look.device(.phone) ? look.fileName : own.fileName
  }
}

extension UIDevice {
  /// Sets the idiom and the orientation of a device.
  fileprivate func show(_ device: Screen.Device) {
    userInterfaceIdiom = device.idiom
    // The interface rotates in the opposite direction to the device.
    orientation = device.orientation == .portrait ? .portrait : .landscapeLeft
  }
}

extension Sequence where Element == Look {
  /// The combination of the looks. Later looks override earlier looks.
  internal var sum: Look { reduce(.usual, +) }
}

extension Screen: @MainActor CustomStringConvertible {
  /// The device, the look and the visible elements, with one element on each line.
  public var description: String {
    let elements = elements.map { "  \($0)" }
    return ([Variants.Variant(device, look).description + ":"] + elements).joined(separator: "\n")
  }
}
