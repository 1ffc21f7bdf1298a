import Foundation
import Testing
import UIKit

@MainActor @Suite("The orientations that delegates of containers return")
struct DelegateOrientationsTests {
  private final class Landscape: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private final class Silent: NSObject, UINavigationControllerDelegate {}

  @Test("A container supports and prefers the orientations that its delegate returns")
  func delegates() {
    let landscape = Landscape()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = landscape
    let tabs = UITabBarController()
    tabs.delegate = landscape
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = landscape
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.delegate = landscape
    withExtendedLifetime(landscape) {
      for container: UIViewController in [navigation, tabs, split, pages] {
        #expect(container.supportedInterfaceOrientations == .landscape)
        #expect(container.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      }
    }
  }

  @Test("A container whose delegate returns no orientations has those of other controllers")
  func silent() {
    let (plain, silent) = (UIViewController(), Silent())
    let navigation = UINavigationController(rootViewController: UIViewController())
    for delegate in [nil, silent] {
      navigation.delegate = delegate
      #expect(
        navigation.supportedInterfaceOrientations == plain.supportedInterfaceOrientations)
      #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    }
  }
}
