import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Compares a container of a storyboard with the same one in code: the frames of all views, on a
/// phone and on a tablet.
@MainActor @Suite("A container of a storyboard is as the same in code")
struct StoryboardContainersTests {
  private func child(_ title: String) -> UIViewController {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
    controller.title = title
    return controller
  }

  private func lines(_ view: UIView, _ depth: Int = 0) -> [String] {
    [String(repeating: "  ", count: depth) + "\(type(of: view)) \(view.frame)"]
      + view.subviews.flatMap { lines($0, depth + 1) }
  }

  private func expectSame(
    _ made: UIViewController, _ built: UIViewController,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let windows = [made, built].map { controller in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }
    let places: [(CGSize, UIUserInterfaceSizeClass)] = [
      (CGSize(width: 393, height: 852), .compact), (CGSize(width: 1024, height: 768), .regular),
    ]
    for (size, sizeClass) in places {
      for window in windows {
        window.traitOverrides.horizontalSizeClass = sizeClass
        window.frame.size = size
        window.layoutIfNeeded()
      }
      let (found, wanted) = (lines(windows[0]), lines(windows[1]))
      #expect(found == wanted, "at \(size)", sourceLocation: sourceLocation)
      #expect(found.count > 2, sourceLocation: sourceLocation)
    }
  }

  @Test("A split view controller with two columns is the same as in code")
  func split() throws {
    let board = storyboard(
      scene(
        """
        <splitViewController id="start" style="doubleColumn" preferredDisplayMode="oneBesideSecondary" \
        behavior="tile" sceneMemberID="viewController"><connections>
          <segue destination="a" kind="relationship" relationship="primaryViewController" id="r1"/>
          <segue destination="b" kind="relationship" relationship="secondaryViewController" id="r2"/>
        </connections></splitViewController>
        """) + scene(controller("a", "title=\"A\"")) + scene(controller("b", "title=\"B\"")))
    let built = UISplitViewController(style: .doubleColumn)
    built.preferredDisplayMode = .oneBesideSecondary
    built.preferredSplitBehavior = .tile
    built.setViewController(child("A"), for: .primary)
    built.setViewController(child("B"), for: .secondary)
    expectSame(try #require(board.instantiateInitialViewController()), built)
  }

  @Test(
    "A split view controller with the attributes that Xcode writes is the same as in code",
    arguments: [false, true])
  func splitByColumns(hasThree: Bool) throws {
    let middle =
      hasThree
      ? #"<segue destination="c" kind="relationship" relationship="supplementaryViewController" id="r3"/>"#
      : ""
    let board = storyboard(
      scene(
        """
        <splitViewController id="start" allowDoubleColumnStyle="YES" preferredDisplayMode="beside" \
        behavior="tile" preferredPrimaryColumnWidthFraction="0.25" \
        minimumSupplementaryColumnWidth="210" maximumSupplementaryColumnWidth="230" \
        preferredSupplementaryColumnWidthFraction="0.3" \
        displayModeButtonVisibility="never" showsSecondaryOnlyButton="YES" \
        sceneMemberID="viewController"><connections>
          <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
          <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
          \(middle)
        </connections></splitViewController>
        """) + scene(controller("a", "title=\"A\"")) + scene(controller("b", "title=\"B\""))
        + (hasThree ? scene(controller("c", "title=\"C\"")) : ""))
    let built = UISplitViewController(style: hasThree ? .tripleColumn : .doubleColumn)
    built.preferredDisplayMode = .oneBesideSecondary
    built.preferredSplitBehavior = .tile
    built.preferredPrimaryColumnWidthFraction = 0.25
    built.minimumSupplementaryColumnWidth = 210
    built.maximumSupplementaryColumnWidth = 230
    built.preferredSupplementaryColumnWidthFraction = 0.3
    built.displayModeButtonVisibility = .never
    built.showsSecondaryOnlyButton = true
    built.setViewController(child("A"), for: .primary)
    built.setViewController(child("B"), for: .secondary)
    if hasThree { built.setViewController(child("C"), for: .supplementary) }
    let made = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(made.style == built.style && made.preferredPrimaryColumnWidthFraction == 0.25)
    #expect(made.minimumSupplementaryColumnWidth == 210)
    #expect(made.maximumSupplementaryColumnWidth == 230)
    #expect(made.preferredSupplementaryColumnWidthFraction == 0.3)
    #expect(made.displayModeButtonVisibility == .never && made.showsSecondaryOnlyButton)
    expectSame(made, built)
  }

  @Test("A page view controller that scrolls is the same as in code")
  func pages() throws {
    let board = storyboard(
      scene(
        """
        <pageViewController id="start" transitionStyle="scroll" navigationOrientation="horizontal" \
        pageSpacing="12" sceneMemberID="viewController"/>
        """))
    let made = try #require(board.instantiateInitialViewController() as? UIPageViewController)
    let built = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 12])
    for pages in [made, built] {
      pages.setViewControllers([child("A")], direction: .forward, animated: false)
    }
    expectSame(made, built)
  }

  @Test("A popover from a bar item is the same as in code")
  func popover() throws {
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
        <connections><segue destination="b" kind="popoverPresentation" identifier="open" \
      popoverAnchorBarButtonItem="add" id="s1"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
        </connections></barButtonItem></navigationItem>
      """
    let board = storyboard(
      scene(controller("start", "title=\"A\"", view: "", item))
        + scene(controller("b", "title=\"B\"")))
    let made = try #require(board.instantiateInitialViewController())
    let built = child("A")
    let add = UIBarButtonItem(systemItem: .add)
    built.navigationItem.rightBarButtonItem = add
    var presented: [[String]] = []
    for controller in [made, built] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      window.traitOverrides.horizontalSizeClass = .regular
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      if controller === made {
        UIView.performWithoutAnimation { made.performSegue(withIdentifier: "open", sender: nil) }
      } else {
        let detail = child("B")
        detail.modalPresentationStyle = .popover
        detail.popoverPresentationController?.barButtonItem = add
        detail.popoverPresentationController?.permittedArrowDirections = .up
        UIView.performWithoutAnimation { built.present(detail, animated: false) }
      }
      window.frameClock.advance(by: 2)
      window.layoutIfNeeded()
      let shown = try #require(controller.presentedViewController)
      let frame = shown.view.convert(shown.view.bounds, to: window)
      presented.append(["\(shown.title ?? "")", "\(frame)"])
    }
    #expect(presented[0] == presented[1])
  }
}
