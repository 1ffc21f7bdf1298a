import Foundation

// The keys of controllers for key-value coding.

extension PlatformValues {
  static func registerControllers() {
    registerControllerValues()
    registerContainers()
    registerOtherContainers()
  }

  private static func registerControllerValues() {
    _ = Ported.Members(of: UIViewController.self) {
      $0.value("title", { $0.title }, { $0.title = $1 })
      $0.value("view", { $0.view }, { $0.view = $1 })
      $0.value("viewIfLoaded", { $0.viewIfLoaded })
      $0.value("viewLoaded", { $0.isViewLoaded })
      $0.rawValue(
        "modalPresentationStyle", { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 })
      $0.rawValue(
        "modalTransitionStyle", { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 })
      $0.value(
        "modalInPresentation", { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 })
      $0.value(
        "definesPresentationContext", { $0.definesPresentationContext },
        { $0.definesPresentationContext = $1 })
      $0.value(
        "providesPresentationContextTransitionStyle",
        { $0.providesPresentationContextTransitionStyle },
        { $0.providesPresentationContextTransitionStyle = $1 })
      $0.value(
        "modalPresentationCapturesStatusBarAppearance",
        { $0.modalPresentationCapturesStatusBarAppearance },
        { $0.modalPresentationCapturesStatusBarAppearance = $1 })
      $0.value(
        "preferredContentSize", { $0.preferredContentSize }, { $0.preferredContentSize = $1 })
      $0.value(
        "additionalSafeAreaInsets", { $0.additionalSafeAreaInsets },
        { $0.additionalSafeAreaInsets = $1 })
      $0.value(
        "hidesBottomBarWhenPushed", { $0.hidesBottomBarWhenPushed },
        { $0.hidesBottomBarWhenPushed = $1 })
      $0.rawValue(
        "edgesForExtendedLayout", { $0.edgesForExtendedLayout }, { $0.edgesForExtendedLayout = $1 })
      $0.value(
        "extendedLayoutIncludesOpaqueBars", { $0.extendedLayoutIncludesOpaqueBars },
        { $0.extendedLayoutIncludesOpaqueBars = $1 })
      $0.value(
        "automaticallyAdjustsScrollViewInsets", { $0.automaticallyAdjustsScrollViewInsets },
        { $0.automaticallyAdjustsScrollViewInsets = $1 })
      $0.value(
        "viewRespectsSystemMinimumLayoutMargins", { $0.viewRespectsSystemMinimumLayoutMargins },
        { $0.viewRespectsSystemMinimumLayoutMargins = $1 })
      $0.rawValue(
        "overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle },
        { $0.overrideUserInterfaceStyle = $1 })
      $0.value(
        "restorationIdentifier", { $0.restorationIdentifier }, { $0.restorationIdentifier = $1 })
      $0.value("editing", { $0.isEditing }, { $0.isEditing = $1 })
      $0.value("navigationItem", { $0.navigationItem })
      $0.value("tabBarItem", { $0.tabBarItem }, { $0.tabBarItem = $1 })
      $0.value("toolbarItems", { $0.toolbarItems }, { $0.toolbarItems = $1 })
      $0.value("navigationController", { $0.navigationController })
      $0.value("tabBarController", { $0.tabBarController })
      $0.value("splitViewController", { $0.splitViewController })
      $0.value("parentViewController", { $0.parent })
      $0.value("presentedViewController", { $0.presentedViewController })
      $0.value("presentingViewController", { $0.presentingViewController })
      $0.value("childViewControllers", { $0.children })
      $0.value("popoverPresentationController", { $0.popoverPresentationController })
      $0.value("sheetPresentationController", { $0.sheetPresentationController })
    }
  }

  private static func registerContainers() {
    _ = Ported.Members(of: UINavigationController.self) {
      $0.value("navigationBar", { $0.navigationBar }, { $0.replaceBar(with: $1) })
      $0.value("toolbar", { $0.toolbar })
      $0.value("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
      $0.value("topViewController", { $0.topViewController })
      $0.value("visibleViewController", { $0.visibleViewController })
      $0.value(
        "navigationBarHidden", { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 })
      $0.value("toolbarHidden", { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })
      $0.value("hidesBarsOnTap", { $0.hidesBarsOnTap }, { $0.hidesBarsOnTap = $1 })
      $0.value("hidesBarsOnSwipe", { $0.hidesBarsOnSwipe }, { $0.hidesBarsOnSwipe = $1 })
      $0.value(
        "hidesBarsWhenKeyboardAppears", { $0.hidesBarsWhenKeyboardAppears },
        { $0.hidesBarsWhenKeyboardAppears = $1 })
      $0.value(
        "hidesBarsWhenVerticallyCompact", { $0.hidesBarsWhenVerticallyCompact },
        { $0.hidesBarsWhenVerticallyCompact = $1 })
      $0.value("interactivePopGestureRecognizer", { $0.interactivePopGestureRecognizer })
    }
    _ = Ported.Members(of: UITabBarController.self) {
      $0.value("tabBar", { $0.tabBar }, { $0.replaceBar(with: $1) })
      $0.value("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
      $0.value(
        "selectedViewController", { $0.selectedViewController }, { $0.selectedViewController = $1 })
      $0.value("selectedIndex", { $0.selectedIndex }, { $0.selectedIndex = $1 })
    }
  }

  private static func registerOtherContainers() {
    _ = Ported.Members(of: UISplitViewController.self) {
      $0.rawValue(
        "preferredDisplayMode", { $0.preferredDisplayMode }, { $0.preferredDisplayMode = $1 })
      $0.rawValue(
        "preferredSplitBehavior", { $0.preferredSplitBehavior }, { $0.preferredSplitBehavior = $1 })
      $0.value("presentsWithGesture", { $0.presentsWithGesture }, { $0.presentsWithGesture = $1 })
      $0.rawValue("primaryEdge", { $0.primaryEdge }, { $0.primaryEdge = $1 })
      $0.rawValue(
        "primaryBackgroundStyle", { $0.primaryBackgroundStyle }, { $0.primaryBackgroundStyle = $1 })
      $0.value(
        "preferredPrimaryColumnWidthFraction", { $0.preferredPrimaryColumnWidthFraction },
        { $0.preferredPrimaryColumnWidthFraction = $1 })
      $0.value(
        "preferredPrimaryColumnWidth", { $0.preferredPrimaryColumnWidth },
        { $0.preferredPrimaryColumnWidth = $1 })
      $0.value(
        "minimumPrimaryColumnWidth", { $0.minimumPrimaryColumnWidth },
        { $0.minimumPrimaryColumnWidth = $1 })
      $0.value(
        "maximumPrimaryColumnWidth", { $0.maximumPrimaryColumnWidth },
        { $0.maximumPrimaryColumnWidth = $1 })
      $0.value(
        "showsSecondaryOnlyButton", { $0.showsSecondaryOnlyButton },
        { $0.showsSecondaryOnlyButton = $1 })
    }
    _ = Ported.Members(of: UITableViewController.self) {
      $0.value("tableView", { $0.tableView }, { $0.tableView = $1 })
      $0.value(
        "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
        { $0.clearsSelectionOnViewWillAppear = $1 })
      $0.value("refreshControl", { $0.refreshControl }, { $0.refreshControl = $1 })
    }
    _ = Ported.Members(of: UICollectionViewController.self) {
      $0.value("collectionView", { $0.collectionView }, { $0.collectionView = $1 })
      $0.value(
        "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
        { $0.clearsSelectionOnViewWillAppear = $1 })
    }
  }
}
