import Foundation
import UIKit

/// A device with a screen of an app on it, to look at and to use.
///
///     let screen = Screen(FeedViewController(), on: .phone)
///     screen.tap("Reply")
///     screen.type("Hello", into: "Message")
///     assertProof(of: screen, as: .frames, .image)
///
/// A screen has a scene, a window and a clock of its own, so that two tests share nothing. The controller has
/// appeared in UIKit's order, and everything is at rest: what was animated is there, and what waited for the
/// next turn of the main queue has run. It is so again after each `tap`, `type`, `scroll`, `swipe` and `rotate`.
///
/// What makes the controller is kept, and so are the steps that were done: proofs in other looks, and on other
/// devices, are made with a fresh screen on which the steps are done again. What a test changes without the
/// screen's methods belongs into `perform(_:)`, so that it is a step too.
@MainActor
public final class Screen {
  /// The device, as it is held.
  public private(set) var device: Device
  /// The look, such as dark.
  public private(set) var look: Look
  /// The scene of the screen.
  public let scene: UIWindowScene
  /// The window of the screen.
  public let window: UIWindow
  /// The controller that the screen was made with.
  public private(set) var controller: UIViewController
  /// The view of the controller.
  public var view: UIView { controller.view }
  /// The clock that everything on the screen moves by.
  public var clock: FrameClock { scene.frameClock }

  /// What a screen shows, and what that is made of.
  internal struct Content {
    /// What the test has given: a controller, a view or a layout.
    var source: AnyObject
    var controller: @MainActor () -> UIViewController
  }

  /// What makes the content.
  private let make: @MainActor () -> Content
  /// What the content was made of. A test that hands over an object gets a screen that can't be made again.
  private let source: AnyObject
  private let inNavigation: Bool
  private let settings = UIAccessibility.OwnSettings()
  /// What was done with the screen.
  private var steps: [@MainActor (Screen) -> Void] = []
  /// Whether steps were done that can't be done again, because they have waited.
  internal var hasWaited = false

  /// Shows a controller on a device.
  ///
  ///     Screen(FeedViewController(), on: .phone)
  ///     Screen(FeedViewController(), on: .pad.landscape, .dark, .text(.accessibility3))
  ///     Screen(SettingsViewController(), inNavigation: true)
  ///
  /// - Parameters:
  ///   - controller: Makes the controller. It is called in the language and with the traits of the screen.
  ///   - device: The device.
  ///   - looks: The looks. Where two name the same thing, the last one counts.
  ///   - inNavigation: Whether the controller stands in a navigation controller.
  public convenience init(
    _ controller: @escaping @autoclosure @MainActor () -> UIViewController,
    on device: Device = .phone, _ looks: Look..., inNavigation: Bool = false
  ) {
    self.init(on: device, looks.sum, inNavigation: inNavigation) {
      let controller = controller()
      return Content(source: controller) { controller }
    }
  }

  internal init(
    on device: Device, _ look: Look, inNavigation: Bool = false,
    making make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    self.inNavigation = inNavigation
    self.look = look
    self.device = look.device(device)
    let held = self.device
    scene = UIWindowScene(screen: UIScreen(size: held.screenSize, scale: held.scale))
    scene.traits = Screen.traits(held, look)
    if let language = look.language { scene.language = language }
    window = UIWindow(windowScene: scene)
    window.frame.size = held.size
    window.deviceSafeArea = held.safeArea
    let (scene, settings) = (scene, settings)
    Screen.set(settings, to: look)
    // What the controller asks for while it is made goes by the clock and the language of this screen.
    window.makeKey()
    (source, controller) = Screen.in(settings, of: look) {
      (look.language ?? scene.language).performAsCurrent {
        var made: (AnyObject, UIViewController)?
        scene.traitCollection.performAsCurrent {
          let content = make()
          made = (content.source, content.controller())
        }
        return made ?? (scene, UIViewController())
      }
    }
    inSettings {
      window.rootViewController =
        inNavigation ? UINavigationController(rootViewController: controller) : controller
      window.makeKeyAndVisible()
    }
    settle()
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

  /// Does something with the settings of the look, if it has any.
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

  /// Does something with the screen, and waits until everything is at rest.
  ///
  ///     screen.perform { $0.controller.navigationItem.title = "Drafts" }
  ///
  /// It is a step: it is done again where a proof needs the screen in another look.
  public func perform(_ action: @escaping @MainActor (Screen) -> Void) {
    steps.append(action)
    beInUse()
    inSettings { action(self) }
    settle()
  }

  /// Has what is asked for now go by this screen's clock and language: another screen may have been used last.
  internal func beInUse() { (scene.keyWindow ?? window).makeKey() }

  /// Turns the device: from upright to sideways, or back.
  public func rotate() {
    perform { screen in
      let other: Device.Orientation =
        screen.device.orientation == .portrait ? .landscape : .portrait
      screen.show(on: screen.device.held(other), screen.look)
    }
  }

  /// Has the window be as on a device, in a look. Languages that the controller has read texts in before stay.
  internal func show(on device: Device, _ look: Look) {
    self.look = look
    self.device = device
    Screen.set(settings, to: look)
    inSettings {
      scene.screen.size = device.screenSize
      if let language = look.language { scene.language = language }
      scene.traits = Screen.traits(device, look)
      window.deviceSafeArea = device.safeArea
      window.frame = CGRect(origin: .zero, size: device.size)
      window.layoutIfNeeded()
    }
    settle()
  }

  /// A fresh screen with the same steps on a device, in a look; `nil` if the controller is always the same
  /// object, or if the steps can't be done again.
  internal func remade(on device: Device? = nil, _ look: Look? = nil) -> Screen? {
    guard !hasWaited else { return nil }
    var isSame = false
    let fresh = Screen(
      on: device ?? self.device, look ?? self.look, inNavigation: inNavigation
    ) { [make, source] in
      let content = make()
      guard content.source === source else { return content }
      isSame = true
      return Content(source: content.source) { UIViewController() }
    }
    guard !isSame else { return nil }
    fresh.again(steps)
    return fresh
  }

  private func again(_ steps: [@MainActor (Screen) -> Void]) {
    for step in steps { perform(step) }
  }

  /// What the screen's proofs are called, if it is not the usual phone in the usual look.
  internal var variantName: String? {
    let usual = Variants.Variant()
    let own = Variants.Variant(device, look)
    if own == usual { return nil }
    return own.device == look.device(.phone) ? look.fileName : own.fileName
  }
}

extension Sequence where Element == Look {
  /// All of the looks at once.
  internal var sum: Look { reduce(.usual, +) }
}

extension Screen: @MainActor CustomStringConvertible {
  /// The device, the look, and what can be found on the screen, a line each.
  public var description: String {
    let elements = elements.map { "  \($0)" }
    return ([Variants.Variant(device, look).description + ":"] + elements).joined(separator: "\n")
  }
}
