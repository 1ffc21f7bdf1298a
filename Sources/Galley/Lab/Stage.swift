import Foundation
import GalleyUIKit

/// The environment of a screen: the size of its window, and the settings of the user.
internal struct Surroundings: Hashable, Sendable {
  var size: CGSize
  var isDark = false
  var isLarge = false
  /// Whether texts have the largest size of all, which accessibility settings offer.
  var isLargest = false
  var isRightToLeft = false
  /// The language; `nil` for the usual language.
  var language: GalleyLanguage?

  /// The traits that differ from the traits of the device.
  @MainActor var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.preferredContentSizeCategory =
        isLargest ? .accessibilityExtraExtraExtraLarge : isLarge ? .accessibilityLarge : .large
      let isReversed = isRightToLeft || language?.layoutDirection == .rightToLeft
      $0.layoutDirection = isReversed ? .rightToLeft : .leftToRight
    }
  }
}

extension Surroundings {
  /// Rotates a device. A window that takes up a part of the device's width takes up the same part of
  /// its new width, and the whole height.
  mutating func rotate(deviceOfSize device: CGSize) {
    let isRotated = isRotated(deviceOfSize: device)
    let (width, newWidth) =
      isRotated ? (device.height, device.width) : (device.width, device.height)
    let share = width > 0 ? size.width / width : 1
    size = CGSize(
      width: (newWidth * share).rounded(), height: isRotated ? device.height : device.width)
  }

  /// Sets the width of the window to a part of the device's width.
  mutating func setWidth(to share: Double, ofDeviceOfSize device: CGSize) {
    let width = isRotated(deviceOfSize: device) ? device.height : device.width
    size.width = (width * share).rounded()
  }

  private func isRotated(deviceOfSize device: CGSize) -> Bool {
    size.height == device.width && device.width != device.height
  }
}

/// A window that shows a screen.
@MainActor
internal final class Stage {
  let window: UIWindow
  private(set) var surroundings: Surroundings
  /// Called while the screen settles, to finish pending work, such as the requests of a test's
  /// loader.
  private let settling: () -> Void
  /// Called with a description of a touch or a choice before it is made, because the app may trap.
  var note: (LabEntry) -> Void = { _ in }
  /// The view that is examined instead of the whole screen.
  private var shownView: UIView?
  /// Whether the stage was created from a controller in a window. Such a controller may be a child
  /// of other controllers.
  private(set) var isPart = false

  /// Creates a stage that shows a screen in a window of its own.
  init(
    _ surroundings: Surroundings, settling: @escaping () -> Void = {}, make: () -> UIViewController
  ) {
    self.surroundings = surroundings
    self.settling = settling
    let scene = UIWindowScene(screen: UIScreen(size: surroundings.size, scale: 2))
    if let language = surroundings.language { scene.language = language }
    scene.traits = surroundings.traits
    window = UIWindow(windowScene: scene)
    // The window refers to its scene weakly, so the stage keeps the scene alive.
    self.scene = scene
    show(make)
  }

  /// Creates a stage that shows a screen in a window like that of another stage.
  init(like stage: Stage, make: () -> UIViewController) {
    surroundings = stage.surroundings
    settling = stage.settling
    note = stage.note
    let other = stage.window
    let screen = UIScreen(size: other.screen.bounds.size, scale: other.screen.scale)
    let scene = UIWindowScene(screen: screen)
    if let otherScene = other.windowScene {
      scene.language = otherScene.language
      scene.traits = otherScene.traits
      scene.locale = otherScene.locale
      scene.timeZone = otherScene.timeZone
    }
    window = UIWindow(windowScene: scene)
    window.frame = other.frame
    window.deviceSafeArea = other.deviceSafeArea
    if let root = stage.root, root !== other.rootViewController?.view, stage.isPart {
      // The parents of the other controller, such as a navigation controller, take up part of its
      // window and safe area. The new controller has no parents, so its window has the size of the
      // other controller's view.
      window.frame.size = root.bounds.size
      window.deviceSafeArea = root.safeAreaInsets
    }
    self.scene = scene
    show(make)
  }

  /// Creates a stage from a controller that is already shown.
  ///
  /// A controller that is in no window is shown in a new window.
  convenience init(around controller: UIViewController, settling: @escaping () -> Void = {}) {
    if let window = controller.view.window {
      self.init(in: window, settling: settling)
      shownView = controller.view
      isPart = true
    } else {
      self.init(Surroundings(size: UIScreen.main.bounds.size), settling: settling) { controller }
    }
  }

  /// Creates a stage from a view that is already shown.
  ///
  /// A view that is in no window is shown in a new window.
  convenience init(around view: UIView, settling: @escaping () -> Void = {}) {
    if let window = view.window {
      self.init(in: window, settling: settling)
    } else {
      self.init(Surroundings(size: UIScreen.main.bounds.size), settling: settling) {
        ViewScreen(view)
      }
    }
    shownView = view
  }

  /// Creates a stage in an existing window.
  private init(in window: UIWindow, settling: @escaping () -> Void) {
    self.window = window
    self.settling = settling
    surroundings = Surroundings(size: window.bounds.size)
    scene = window.windowScene
  }

  /// The scene of the window. This reference keeps the scene alive, because the window refers to
  /// the scene weakly.
  private let scene: UIWindowScene?

  private func show(_ make: () -> UIViewController) {
    // With real time, the frames of an animation would depend on how busy the machine is.
    clock.followsRealTime = false
    clock.holdsRepetitions = true
    // `asyncAfter` uses the clock of the key window.
    window.makeKey()
    window.rootViewController = make()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The controller of the screen; `nil` after it has been removed.
  var controller: UIViewController? { window.rootViewController }

  /// Sets the view that is examined instead of the whole screen.
  func examine(_ view: UIView) { shownView = view }

  /// The view that is examined: a part of the screen, or the view of its controller.
  var root: UIView? { shownView ?? controller?.view }

  var clock: FrameClock { window.frameClock }

  /// Makes `asyncAfter` use the clock of this window.
  func makeCurrent() { window.makeKey() }

  /// Changes the environment of the screen.
  func surround(_ change: (inout Surroundings) -> Void) {
    let old = surroundings
    change(&surroundings)
    if surroundings.size != old.size { window.frame.size = surroundings.size }
    if surroundings.traits != old.traits { scene?.traits = surroundings.traits }
  }

  /// Settles the screen: advances the clock until no animation runs and no block waits, but by at
  /// most a minute.
  func settle() {
    makeCurrent()
    clock.settle {
      window.layoutIfNeeded()
      settling()
      MainTurn.drain()
      waitForOtherQueues()
    }
    window.layoutIfNeeded()
  }

  /// Makes the screen settle, and lets the tasks of the main actor run until nothing changes.
  func settleWithTasks() async {
    let settling = TaskSettling(
      clock: clock, windows: { [window] in [window] }, settle: { self.settle() },
      advance: { self.clock.advance(by: $0) }, makeCurrent: { self.makeCurrent() })
    guard let rest = await settling.run(quietTurns: 6) else { return }
    GalleyReport.record(.clock, "a screen goes on changing: \(rest)")
  }

  /// The number of blocks on other queues that had not finished when the last wait ended.
  private var endlessBlocks = 0

  /// Waits for blocks on other queues, and then runs the blocks of the main queue that they added.
  private func waitForOtherQueues() {
    waitForOtherBlocks()
    MainTurn.drain()
  }

  /// Waits in real time until the blocks on other queues have finished.
  ///
  /// The wait ends when no block has finished for a second. Blocks of the main queue do not run
  /// meanwhile.
  func waitForOtherBlocks() {
    var (fewest, rest) = (BackgroundWork.count, 1_000)
    while BackgroundWork.count > endlessBlocks, rest > 0 {
      rest -= 1
      Thread.sleep(forTimeInterval: 0.001)
      let count = BackgroundWork.count
      if count < fewest { (fewest, rest) = (count, 1_000) }
    }
    endlessBlocks = BackgroundWork.count
  }

  /// Removes the screen from its window.
  func clear() {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    settle()
    window.isHidden = true
    MainTurn.drain()
  }

  /// The view of the screen that is the first responder.
  var editedView: UIView? {
    func editedView(in view: UIView) -> UIView? {
      if view.isFirstResponder { return view }
      for child in view.subviews {
        if let found = editedView(in: child) { return found }
      }
      return nil
    }
    return editedView(in: window)
  }

  /// Whether a view of the screen is the first responder.
  var isEditing: Bool { editedView != nil }

  /// A description of the last text that was typed into a cell, if the cell was replaced while the
  /// text was typed.
  ///
  /// The replacement of the cell has ended the editing.
  var interruptedTyping: String?

  /// The controllers that touches have presented or pushed.
  private(set) var visited: [WeakController] = []

  /// A controller that may have been deallocated, and its class.
  struct WeakController {
    weak var controller: UIViewController?
    let name: String
  }

  /// Records the controllers that are presented or pushed now, because they have to be deallocated
  /// with the screen.
  func noteVisitedControllers() {
    guard let controller else { return }
    let known = Set(visited.compactMap { $0.controller.map { ObjectIdentifier($0) } })
    visited += LivingObjects.controllers(below: controller)
      .filter { $0 !== controller && !known.contains(ObjectIdentifier($0)) }
      .map { WeakController(controller: $0, name: ViewName.className($0)) }
  }

  /// Whether the last swipe was a full swipe over a row whose first action is destructive.
  var hasSwipedToDelete = false
}

/// A controller that shows a view in that view's own size.
internal final class ViewScreen: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
  }
}

extension UIView {
  /// Whether the view is visible by its own properties; its superviews may hide it.
  internal var isSeen: Bool { !isHidden && alpha > 0.001 }
}
