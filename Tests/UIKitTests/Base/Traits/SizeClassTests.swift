import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Size classes and other traits of a window")
struct SizeClassTests {
  private typealias Class = UIUserInterfaceSizeClass

  private func traits(
    screen: (CGFloat, CGFloat), window: (CGFloat, CGFloat)? = nil,
    idiom: UIUserInterfaceIdiom = .unspecified
  ) -> UITraitCollection {
    let scene = UIWindowScene(
      screen: UIScreen(size: CGSize(width: screen.0, height: screen.1), scale: 3))
    if idiom != .unspecified { scene.traits = UITraitCollection(userInterfaceIdiom: idiom) }
    let window = window.map { size -> UIWindow in
      let window = UIWindow(windowScene: scene)
      window.frame.size = CGSize(width: size.0, height: size.1)
      return window
    }
    return (window ?? UIWindow(windowScene: scene)).traitCollection
  }

  /// The sizes of Apple's devices held upright, and whether turned ones are regular in width.
  private static let phones: [(CGFloat, CGFloat, Bool)] = [
    (320, 568, false), (375, 667, false), (414, 736, true), (375, 812, false), (414, 896, true),
    (390, 844, false), (428, 926, true), (393, 852, false), (430, 932, true), (402, 874, false),
    (440, 956, true), (420, 912, true),
  ]

  @Test("A phone has the size classes that Apple documents, in portrait and landscape")
  func phones() {
    for (short, long, isRegular) in SizeClassTests.phones {
      let upright = traits(screen: (short, long))
      #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
      #expect(upright.userInterfaceIdiom == .phone)
      for turned in [
        traits(screen: (long, short)), traits(screen: (short, long), window: (long, short)),
      ] {
        #expect(turned.horizontalSizeClass == (isRegular ? .regular : .compact), "\(long)")
        #expect(turned.verticalSizeClass == .compact, "\(long)")
        #expect(turned.userInterfaceIdiom == .phone)
      }
    }
  }

  @Test("An iPad is regular in both axes, in portrait and landscape")
  func pads() {
    for (short, long) in [(744, 1_133), (768, 1_024), (834, 1_194), (1_024, 1_366)] {
      for size in [(CGFloat(short), CGFloat(long)), (CGFloat(long), CGFloat(short))] {
        let traits = traits(screen: size)
        #expect(traits.userInterfaceIdiom == .pad)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
      }
    }
  }

  @Test("In split view on an iPad the width of the window decides on the size class")
  func splitView() {
    func horizontal(_ screen: (CGFloat, CGFloat), _ width: CGFloat) -> Class {
      let traits = traits(screen: screen, window: (width, screen.1))
      #expect(traits.verticalSizeClass == .regular)
      return traits.horizontalSizeClass
    }
    #expect(horizontal((1_366, 1_024), 678) == .regular)
    #expect(horizontal((1_366, 1_024), 981.5) == .regular)
    #expect(horizontal((1_366, 1_024), 375) == .compact)
    #expect(horizontal((1_024, 1_366), 639) == .compact)
    #expect(horizontal((1_194, 834), 592) == .compact)
    #expect(horizontal((1_024, 768), 694) == .regular)
    #expect(horizontal((1_024, 768), 320) == .compact)
  }

  @Test("On a phone the width of a smaller window does not decide on the size class")
  func smallWindowOnPhone() {
    let small = traits(screen: (390, 844), window: (300, 100))
    #expect(small.horizontalSizeClass == .compact && small.verticalSizeClass == .regular)
    let turned = traits(screen: (926, 428), window: (300, 400))
    #expect(turned.horizontalSizeClass == .regular && turned.verticalSizeClass == .compact)
  }

  @Test("The idiom of a scene takes precedence over the one that its size suggests")
  func idiom() {
    let pad = traits(screen: (390, 844), idiom: .pad)
    #expect(pad.userInterfaceIdiom == .pad)
    #expect(pad.horizontalSizeClass == .compact && pad.verticalSizeClass == .regular)
    let phone = traits(screen: (1_024, 768), idiom: .phone)
    #expect(phone.horizontalSizeClass == .regular && phone.verticalSizeClass == .compact)
  }

  @Test("A size that no device has counts as the nearest device")
  func nearest() {
    #expect(traits(screen: (800, 407)).horizontalSizeClass == .compact)
    #expect(traits(screen: (800, 409)).horizontalSizeClass == .regular)
    #expect(traits(screen: (500, 900)).userInterfaceIdiom == .phone)
    #expect(traits(screen: (600, 900)).userInterfaceIdiom == .pad)
    #expect(traits(screen: (300, 300)).verticalSizeClass == .regular)
  }

  @Test("A window in its own scene that does not fit in the first screen is its own device")
  func windowWithoutScene() {
    func traits(_ width: CGFloat, _ height: CGFloat) -> UITraitCollection {
      UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height)).traitCollection
    }
    #expect(traits(844, 390).verticalSizeClass == .compact)
    #expect(traits(1_024, 768).userInterfaceIdiom == .pad)
    #expect(traits(320, 200).verticalSizeClass == .regular)
  }

  @Test("Traits set for the scene or the window take precedence over those of the size")
  func overrides() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 844, height: 390), scale: 3))
    scene.traits = UITraitCollection(horizontalSizeClass: .regular)
    let window = UIWindow(windowScene: scene)
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    window.traitOverrides.verticalSizeClass = .regular
    #expect(window.traitCollection.verticalSizeClass == .regular)
    #expect(scene.traitCollection.verticalSizeClass == .compact)
  }

  @Test("Scale, direction, style and text size of the scene reach every view")
  func otherTraits() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    scene.traits = UITraitCollection {
      $0.layoutDirection = .rightToLeft
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .extraLarge
    }
    let window = UIWindow(windowScene: scene)
    let view = UIView()
    window.addSubview(view)
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(view.traitCollection == window.traitCollection)
  }

  // MARK: Turning

  private final class Listener: UIViewController {
    var log: [String] = []

    private func name(_ traits: UITraitCollection) -> String {
      traits.verticalSizeClass == .compact ? "compact" : "regular"
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will be \(name(newCollection)), is \(name(traitCollection))")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("\(Int(size.width)) wide")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.append("was \(previous.map(name) ?? "nothing"), is \(name(traitCollection))")
    }

    var layouts: [CGFloat] = []
    override func viewDidLayoutSubviews() { layouts.append(view.bounds.width) }
  }

  @Test(
    "A rotated window tells about new traits, then the size, then that the traits changed")
  func turning() {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    let window = UIWindow(windowScene: scene)
    let listener = Listener()
    window.rootViewController = listener
    window.makeKeyAndVisible()
    listener.log = []
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(
      listener.log == [
        "will be compact, is regular", "844 wide", "was regular, is compact",
      ])
    #expect(listener.layouts.last == 844)
    #expect(scene.traitCollection.verticalSizeClass == .compact)
    listener.log = []
    window.frame = CGRect(x: 0, y: 0, width: 850, height: 390)
    #expect(listener.log == ["850 wide"])
  }

  // MARK: Loading

  private final class Loader: UIViewController {
    var bounds: CGRect?
    var scale: CGFloat?
    var category: UIContentSizeCategory?

    override func viewDidLoad() {
      super.viewDidLoad()
      bounds = view.bounds
      scale = traitCollection.displayScale
      category = view.traitCollection.preferredContentSizeCategory
    }
  }

  @Test("A view is loaded as large as its screen, with the traits of the window")
  func loading() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let scene = UIWindowScene(screen: UIScreen(size: bounds.size, scale: 3))
    scene.traits = UITraitCollection(preferredContentSizeCategory: .small)
    let window = UIWindow(windowScene: scene)
    let (root, pushed, presented) = (Loader(), Loader(), Loader())
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    pushed.present(presented, animated: false)
    for controller in [root, pushed, presented] {
      #expect(controller.bounds == bounds)
      #expect(controller.scale == 3)
      #expect(controller.category == .small)
    }
  }

  @Test("A view that is loaded before it is shown is as large as the first screen")
  func loadingEarly() {
    let controller = Loader()
    controller.loadViewIfNeeded()
    #expect(controller.bounds == UIScreen.main.bounds)
  }

  @Test("A window that does not fit in the first screen is the screen for loaded views")
  func loadingInLargeWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    let controller = Loader()
    window.rootViewController = controller
    #expect(controller.bounds == window.bounds)
  }
}
