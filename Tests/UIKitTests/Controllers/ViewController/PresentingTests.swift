import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A presented controller")
struct PresentingTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let below: ToldController
  private let other: ToldController

  init() {
    below = ToldController("below", diary)
    other = ToldController("other", diary)
    window.rootViewController = below
    window.makeKeyAndVisible()
    diary.lines = []
  }

  @Test("A full screen presentation removes the view below, and its controller is told afterwards")
  func fullScreen() {
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: false) { diary.lines.append("completion") }
    #expect(
      diary.lines == [
        "other loadView", "other didLoad", "below willDisappear", "other willAppear",
        "other isAppearing", "other didAppear", "below didDisappear", "completion",
      ])
    #expect(below.view.window == nil && other.view.window === window)
    #expect(below.presentedViewController === other && other.presentingViewController === below)
    #expect(other.view.frame.size == window.bounds.size)
    diary.lines = []
    other.dismiss(animated: false) { diary.lines.append("completion") }
    #expect(
      diary.lines == [
        "other willDisappear", "below willAppear", "below isAppearing", "below didAppear",
        "other didDisappear", "completion",
      ])
    #expect(below.view.window === window && other.view.window == nil)
    #expect(below.presentedViewController == nil && other.presentingViewController == nil)
  }

  @Test(
    "A sheet, or a presentation over full screen, leaves the view below in place",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func sheet(style: UIModalPresentationStyle) {
    other.modalPresentationStyle = style
    below.present(other, animated: false)
    #expect(
      diary.lines == [
        "other loadView", "other didLoad", "other willAppear", "other isAppearing",
        "other didAppear",
      ])
    #expect(below.view.window === window)
    diary.lines = []
    below.dismiss(animated: false)
    #expect(diary.lines == ["other willDisappear", "other didDisappear"])
  }

  @Test("A sheet is below the status bar, with round corners and a lighter background")
  func sheetFrame() {
    window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    below.present(other, animated: false)
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 0, y: 30, width: 320, height: 450))
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(other.traitCollection.userInterfaceLevel == .elevated)
    #expect(below.traitCollection.userInterfaceLevel == .base)
  }

  @Test("A form sheet has its preferred size if there is space")
  func formSheet() {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
    other.modalPresentationStyle = .formSheet
    other.preferredContentSize = CGSize(width: 200, height: 100)
    below.present(other, animated: false)
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 60, y: 190, width: 200, height: 100))
    other.preferredContentSize = CGSize(width: 100, height: 100)
    window.layoutIfNeeded()
    #expect(other.view.bounds.width == 100)
    // Without a preferred height, the sheet is as high as there is space.
    other.preferredContentSize = CGSize(width: 100, height: 0)
    window.layoutIfNeeded()
    #expect(other.view.bounds.size == CGSize(width: 100, height: 440))
  }

  @Test("A popover is beside its source, or a sheet where the width is compact")
  func popover() {
    final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let stays = Stays()
    other.modalPresentationStyle = .popover
    other.preferredContentSize = CGSize(width: 100, height: 80)
    other.popoverPresentationController?.sourceView = below.view
    other.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 50, width: 20, height: 20)
    below.present(other, animated: false)
    #expect(other.presentationController?.presentationStyle == .pageSheet)
    below.dismiss(animated: false)
    other.popoverPresentationController?.sourceView = below.view
    other.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 400, width: 20, height: 20)
    other.popoverPresentationController?.delegate = stays
    below.present(other, animated: false)
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 60, y: 307, width: 100, height: 80))
    #expect(other.popoverPresentationController?.arrowDirection == .down)
  }

  @Test("A presentation covers the outermost controller, or the one that defines the context")
  func contexts() {
    let inner = UIViewController()
    below.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
    below.view.addSubview(inner.view)
    inner.didMove(toParent: below)
    inner.present(other, animated: false)
    #expect(other.presentingViewController === below && inner.presentedViewController === other)
    inner.dismiss(animated: false)
    inner.definesPresentationContext = true
    other.modalPresentationStyle = .overCurrentContext
    inner.present(other, animated: false)
    #expect(other.presentingViewController === inner && below.presentedViewController == nil)
    #expect(other.view.convert(other.view.bounds, to: nil) == inner.view.frame)
  }

  @Test("A presentation over a controller in a navigation controller leaves the bars in front")
  func contextInNavigation() throws {
    let inner = UIViewController()
    inner.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: inner)
    window.rootViewController = navigation
    other.modalPresentationStyle = .currentContext
    inner.present(other, animated: false)
    #expect(other.presentingViewController === inner && other.view.window === window)
    var views: [UIView] { navigation.view.subviews }
    let container = try #require(other.presentationController?.containerView)
    let place = try #require(views.firstIndex(of: container))
    let bar = try #require(views.firstIndex(of: navigation.navigationBar))
    #expect(place < bar)
    inner.dismiss(animated: false)
    #expect(views.first === inner.view && !views.contains(container))
  }

  @Test("A presentation over a pushed controller is hidden below others, and goes with a pop")
  func contextGoesWithController() throws {
    let inner = UIViewController()
    inner.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(inner, animated: false)
    other.modalPresentationStyle = .overCurrentContext
    inner.present(other, animated: false)
    let container = try #require(other.presentationController?.containerView)
    #expect(container.superview === navigation.view && !container.isHidden)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(container.isHidden)
    navigation.popViewController(animated: false)
    #expect(!container.isHidden)
    diary.lines = []
    navigation.popViewController(animated: false)
    #expect(container.superview == nil && other.presentingViewController == nil)
    #expect(diary.lines == ["other willDisappear", "other didDisappear"])
    window.layoutIfNeeded()
    // The controller can be presented again.
    navigation.present(other, animated: false)
    #expect(other.view.window === window)
  }

  @Test("A presentation over a controller in a tab bar controller leaves the tab bar in front")
  func contextInTabs() throws {
    let inner = UIViewController()
    inner.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    window.rootViewController = tabs
    other.modalPresentationStyle = .overCurrentContext
    inner.present(other, animated: false)
    let views = tabs.view.subviews
    let container = try #require(other.presentationController?.containerView)
    let place = try #require(views.firstIndex(of: container))
    let bar = try #require(views.firstIndex(of: tabs.tabBar))
    #expect(place < bar)
    #expect(views.first === inner.view)
    tabs.viewControllers = [inner, UIViewController()]
    tabs.selectedIndex = 1
    #expect(container.isHidden)
    tabs.selectedIndex = 0
    #expect(!container.isHidden)
    tabs.viewControllers = [UIViewController()]
    #expect(container.superview == nil && other.presentingViewController == nil)
  }

  @Test("A dismissed controller takes all controllers above it along, and all are told")
  func chain() {
    let third = ToldController("third", diary)
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: false)
    other.present(third, animated: false)
    diary.lines = []
    below.dismiss(animated: false)
    #expect(
      diary.lines == [
        "third willDisappear", "other willDisappear", "below willAppear", "below isAppearing",
        "below didAppear", "third didDisappear", "other didDisappear",
      ])
    #expect(window.subviews == [below.view])
  }

  @Test(
    "A controller is not presented if another one is presented already, or if it is not in a window"
  )
  func refused() {
    let third = UIViewController()
    let reports = Report.gathering {
      below.present(other, animated: false)
      below.present(third, animated: false)
      third.present(UIViewController(), animated: false)
    }
    #expect(reports.map(\.topic) == [.presentation, .presentation])
    #expect(reports.first?.message.contains("which is already presenting") == true)
    #expect(reports.last?.message.contains("not in the window hierarchy") == true)
    #expect(below.presentedViewController === other && third.presentedViewController == nil)
  }

  @Test(
    "A controller knows while it is being presented and dismissed, and so do animations alongside")
  func coordinator() {
    final class Asking: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        lines.append("presented \(isBeingPresented)")
        transitionCoordinator?.animate { context in
          self.lines.append("along, cancelled \(context.isCancelled)")
          let from = context.viewController(forKey: .from)
          self.lines.append("from below \(from is ToldController)")
        } completion: { _ in
          self.lines.append("over")
        }
      }
      override func viewDidAppear(_ animated: Bool) { lines.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) {
        lines.append("dismissed \(isBeingDismissed)")
      }
    }
    let asking = Asking()
    below.present(asking, animated: true)
    window.frameClock.advanceUntilStill()
    asking.dismiss(animated: true)
    window.frameClock.advanceUntilStill()
    #expect(
      asking.lines == [
        "presented true", "along, cancelled false", "from below true", "didAppear", "over",
        "dismissed true",
      ])
    #expect(asking.transitionCoordinator == nil && !asking.isBeingPresented)
  }

  @Test("A user may dismiss a controller, and the delegate is asked and told")
  func byUser() throws {
    final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
      var lines: [String] = []
      var lets = true
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        lines.append("should")
        return lets
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        lines.append("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        lines.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        lines.append("attempt")
      }
    }
    let asked = Asked()
    other.presentationController?.delegate = asked
    below.present(other, animated: false)
    let presentation = try #require(other.presentationController)
    other.isModalInPresentation = true
    #expect(!presentation.endByUser())
    other.isModalInPresentation = false
    asked.lets = false
    #expect(!presentation.endByUser())
    asked.lets = true
    #expect(presentation.endByUser())
    #expect(asked.lines.last == "will")
    window.frameClock.advanceUntilStill()
    #expect(asked.lines == ["attempt", "should", "attempt", "should", "will", "did"])
    #expect(below.presentedViewController == nil)
  }

  @Test("show(_:sender:) presents a controller if there is no navigation controller")
  func show() {
    below.show(other, sender: nil)
    #expect(below.presentedViewController === other)
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let pushed = UIViewController()
    inner.show(pushed, sender: nil)
    #expect(navigation.topViewController === pushed)
  }

  private final class Resized: UIViewController {
    var sizes: [CGSize] = []
    var classes: [UIUserInterfaceSizeClass] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      classes.append(newCollection.horizontalSizeClass)
    }
  }

  @Test("A controller that is presented over a child is notified of a new size and new traits")
  func resizedOverChild() {
    let (child, presented) = (UIViewController(), Resized())
    below.addChild(child)
    child.view.frame = below.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    below.view.addSubview(child.view)
    child.didMove(toParent: below)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(presented.sizes == [CGSize(width: 480, height: 320)])
    presented.classes = []
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(presented.classes == [.regular])
  }

  @Test("Presenting a controller twice traps")
  func twice() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (below, other) = (UIViewController(), UIViewController())
      window.rootViewController = below
      window.makeKeyAndVisible()
      below.present(other, animated: false)
      below.present(other, animated: false)
    }
  }
}
