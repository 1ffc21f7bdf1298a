import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Animated pushes and pops")
struct NavigationTransitionTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first: ToldController
  private let second: ToldController
  private let navigation: UINavigationController

  init() {
    first = ToldController("first", diary)
    second = ToldController("second", diary)
    first.title = "Inbox"
    second.title = "Letter"
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    diary.lines = []
  }

  /// Removes the coordinator of a controller that has left, as coordinators of apps do.
  private final class Parting: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      lines.append("\(from?.title ?? "none") to \(viewController.title ?? "none")")
      if let from, !navigationController.viewControllers.contains(from) {
        lines.append("\(from.title ?? "") has left")
      }
    }
  }

  @Test("The delegate can ask the coordinator which controller has left", arguments: [false, true])
  func parting(animated: Bool) {
    let parting = Parting()
    navigation.delegate = parting
    navigation.pushViewController(second, animated: animated)
    window.frameClock.advanceUntilStill()
    navigation.popViewController(animated: animated)
    window.frameClock.advanceUntilStill()
    #expect(parting.lines.suffix(3) == ["Inbox to Letter", "Letter to Inbox", "Letter has left"])
    #expect(navigation.transitionCoordinator == nil)
  }

  private func shownX(of controller: UIViewController) -> CGFloat {
    let view = controller.view!
    let layer = view.layer.presentation() ?? view.layer
    return view.frame.minX + layer.affineTransform().tx - view.transform.tx
  }

  private func title(_ text: String) -> UIView? {
    navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
      .first { $0.attributedText?.string == text }
  }

  @Test(
    "A controller that is pushed on a phone in landscape never has larger margins than at the end")
  func marginsOnTheSide() {
    final class Page: UIViewController {
      var margins: [UIEdgeInsets] = []
      override func viewLayoutMarginsDidChange() { margins.append(view.layoutMargins) }
    }
    let screen = Screen(UIViewController(), on: .phone.landscape, inNavigation: true)
    let page = Page()
    screen.controller.navigationController?.pushViewController(page, animated: true)
    screen.settle()
    #expect(page.margins.last?.left == 67 && page.margins.last?.right == 67)
    #expect(page.margins.allSatisfy { $0.left <= 67 && $0.right <= 67 }, "\(page.margins)")
    let margins = page.margins
    screen.controller.navigationController?.popViewController(animated: true)
    screen.settle()
    #expect(page.margins.dropFirst(margins.count).allSatisfy { $0.right <= 67 })
  }

  @Test(
    "A push takes 0.35 seconds: the new view slides in from the trailing side, the old one moves aside"
  )
  func push() throws {
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    #expect(second.view.frame == window.bounds)
    #expect(shownX(of: second) == 320 && shownX(of: first) == 0)
    let views = try #require(navigation.viewIfLoaded?.subviews)
    #expect(
      try #require(views.firstIndex { $0 === first.view })
        < #require(views.firstIndex { $0 === second.view }))
    let layers = try #require(navigation.view.layer.sublayers)
    #expect(layers.map { ObjectIdentifier($0) } == views.map { ObjectIdentifier($0.layer) })
    #expect(views.last is UIToolbar && views.dropLast().last === navigation.navigationBar)
    window.frameClock.advance(by: 0.175)
    #expect(shownX(of: second) > 100 && shownX(of: second) < 220)
    #expect(shownX(of: first) < -20)
    window.frameClock.advance(by: 0.2)
    #expect(shownX(of: second) == 0 && first.view.superview == nil)
    #expect(first.view.transform == .identity)
    #expect(!window.frameClock.isMoving)
  }

  @Test("A pop moves the views in the opposite direction")
  func pop() {
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: true)
    #expect(shownX(of: second) == 0 && shownX(of: first) < 0)
    window.frameClock.advance(by: 0.175)
    #expect(shownX(of: second) > 100 && shownX(of: first) < 0)
    window.frameClock.advance(by: 0.2)
    #expect(second.view.superview == nil && shownX(of: first) == 0)
  }

  @Test("A push is mirrored in a right-to-left language")
  func mirrored() {
    navigation.view.semanticContentAttribute = .forceRightToLeft
    navigation.pushViewController(second, animated: true)
    #expect(shownX(of: second) == -320)
  }

  @Test("A push tells both controllers at its beginning and at its end, as UIKit does")
  func told() {
    navigation.pushViewController(second, animated: true)
    let begun = [
      "second willMove to one", "second loadView", "second didLoad", "first willDisappear",
      "second willAppear", "second isAppearing",
    ]
    #expect(diary.lines == begun)
    #expect(second.isMovingToParent)
    window.frameClock.advanceUntilStill()
    #expect(
      diary.lines == begun + ["first didDisappear", "second didAppear", "second didMove to one"])
    #expect(!second.isMovingToParent)
    diary.lines = []
    navigation.popViewController(animated: true)
    #expect(second.parent === navigation)
    window.frameClock.advanceUntilStill()
    #expect(
      diary.lines == [
        "second willMove to none", "second willDisappear", "first willAppear",
        "first isAppearing", "second didDisappear", "first didAppear", "second didMove to none",
      ])
    #expect(second.parent == nil)
  }

  @Test("A push has a coordinator as long as it runs, which animates changes along")
  func coordinator() throws {
    let badge = UIView()
    first.view.addSubview(badge)
    var log: [String] = []
    navigation.pushViewController(second, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.transitionDuration == 0.35 && coordinator.isAnimated)
    let isInTime = coordinator.animate(alongsideTransition: { context in
      badge.alpha = 0
      log.append("along, \(context.percentComplete)")
    }) { _ in log.append("over") }
    #expect(isInTime && badge.alpha == 0 && log == ["along, 0.0"])
    #expect(badge.layer.presentation()?.opacity == 1)
    window.frameClock.advance(by: 0.175)
    let shown = try #require(badge.layer.presentation()).opacity
    #expect(shown > 0.2 && shown < 0.8)
    #expect(coordinator.percentComplete > 0.2 && coordinator.percentComplete < 0.8)
    window.frameClock.advance(by: 0.125)
    #expect(log.count == 1)
    window.frameClock.advance(by: 0.1)
    #expect(log.last == "over" && navigation.transitionCoordinator == nil)
    let isLate = !coordinator.animate(alongsideTransition: { _ in log.append("late") })
    #expect(isLate && log.count == 2 && coordinator.percentComplete == 1)
  }

  @Test("Changes that join a transition half way end with it")
  func joining() throws {
    let badge = UIView()
    navigation.pushViewController(second, animated: true)
    second.view.addSubview(badge)
    let coordinator = try #require(navigation.transitionCoordinator)
    window.frameClock.advance(by: 0.175)
    let isInTime = coordinator.animate(alongsideTransition: { _ in badge.alpha = 0 })
    #expect(isInTime)
    window.frameClock.advance(by: 0.0875)
    let shown = try #require(badge.layer.presentation()).opacity
    #expect(shown > 0.2 && shown < 0.8)
    window.frameClock.advance(by: 0.1)
    #expect(badge.layer.presentation()?.opacity ?? 0 == 0)
    #expect(!window.frameClock.isMoving)
    // A transition that is ended early ends them, too.
    badge.alpha = 1
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 })
    #expect(badge.layer.presentation()?.opacity == 1)
    navigation.setViewControllers([first], animated: false)
    #expect(!window.frameClock.isMoving)
  }

  @Test("A title view keeps its transform, and whether it takes touches")
  func titleView() {
    let label = UILabel()
    label.text = "Own"
    let transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    label.transform = transform
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    first.navigationItem.titleView = label
    second.navigationItem.titleView = control
    window.layoutIfNeeded()
    func expectKept() {
      #expect(label.transform == transform && label.alpha == 1)
      #expect(!label.isUserInteractionEnabled)
      #expect(control.transform == .identity && control.isUserInteractionEnabled)
    }
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(label.superview == nil && control.superview === navigation.navigationBar)
    expectKept()
    navigation.popViewController(animated: true)
    #expect(label.transform == transform)
    window.frameClock.advanceUntilStill()
    #expect(label.superview === navigation.navigationBar && control.superview == nil)
    expectKept()
  }

  @Test("Controllers and their window are deallocated during a push")
  func goingAway() {
    weak var shown: UIWindow?
    weak var holder: UINavigationController?
    weak var pushed: UIViewController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let navigation = UINavigationController(rootViewController: UIViewController())
      let controller = UIViewController()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(controller, animated: true)
      window.frameClock.advance(by: 0.1)
      MainTurn.drain()
      #expect(navigation.transitionCoordinator != nil)
      (shown, holder, pushed) = (window, navigation, controller)
    }
    #expect(shown == nil && holder == nil && pushed == nil)
  }

  @Test("A push cross-fades the titles")
  func titles() throws {
    navigation.navigationBar.layoutIfNeeded()
    navigation.pushViewController(second, animated: true)
    window.frameClock.advance(by: 0.175)
    let (old, new) = (try #require(title("Inbox")), try #require(title("Letter")))
    let shown = try [old, new].map { try #require($0.layer.presentation()).opacity }
    #expect(shown.allSatisfy { $0 > 0.2 && $0 < 0.8 })
    window.frameClock.advanceUntilStill()
    #expect(old.superview == nil && title("Letter")?.alpha == 1)
    #expect(navigation.navigationBar.accessibilityOutline().labels == ["Inbox", "Letter"])
  }

  @Test("The back button fades in place")
  func wayBack() throws {
    navigation.navigationBar.layoutIfNeeded()
    navigation.pushViewController(second, animated: true)
    window.frameClock.advance(by: 0.175)
    let views = navigation.navigationBar.subviews
    let back = try #require(views.lazy.compactMap { $0 as? BackItemView }.first)
    let shown = try #require(back.layer.presentation())
    #expect(shown.opacity > 0.2 && shown.opacity < 0.8)
    #expect(shown.position == back.layer.position)
  }

  @Test("A transition ends immediately when another change comes, or the controller is removed")
  func interrupted() {
    let third = ToldController("third", diary)
    navigation.pushViewController(second, animated: true)
    window.frameClock.advance(by: 0.1)
    diary.lines = []
    navigation.pushViewController(third, animated: true)
    #expect(
      Array(diary.lines.prefix(3)) == [
        "first didDisappear", "second didAppear", "second didMove to one",
      ])
    window.frameClock.advance(by: 0.1)
    diary.lines = []
    window.rootViewController = nil
    #expect(
      diary.lines == [
        "second didDisappear", "third didAppear", "third didMove to one", "third willDisappear",
        "third didDisappear",
      ])
  }

  @Test("A push is not animated outside a window, and without animations")
  func atOnce() {
    UIView.performWithoutAnimation { navigation.pushViewController(second, animated: true) }
    #expect(diary.lines.last == "second didMove to one")
    #expect(first.view.superview == nil && !window.frameClock.isMoving)
  }

  @Test("A selection is cleared along with the transition when the list reappears")
  func clearsSelection() throws {
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let source = OneItem()
    list.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.collectionView.dataSource = source
    navigation.setViewControllers([list], animated: false)
    window.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    let cell = try #require(list.collectionView.cellForItem(at: path))
    cell.selectedBackgroundView = UIView()
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: true)
    window.frameClock.advance(by: 0.175)
    let shown = try #require(cell.selectedBackgroundView?.layer.presentation()).opacity
    #expect(shown > 0.2 && shown < 0.8)
    window.frameClock.advanceUntilStill()
    #expect(list.collectionView.indexPathsForSelectedItems == [])
  }
}

@MainActor
private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
