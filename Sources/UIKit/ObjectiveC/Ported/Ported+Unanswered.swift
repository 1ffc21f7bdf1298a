import Foundation

// A delegate that implements no optional method.

extension Ported {
  /// Returns an object whose optional delegate methods are not implemented.
  ///
  /// A class may declare a delegate method only so that subclasses can override the method. In
  /// ported sources, which Galley's porting step has rewritten for Linux, such a class passes calls
  /// of the method on to the returned object. The result is the same as if the class did not have
  /// the method.
  public static func unanswered(by delegate: AnyObject) -> Unanswered {
    pass(from: delegate, to: Unanswered.shared)
    return Unanswered.shared
  }

  /// The class of the object that ``unanswered(by:)`` returns.
  @preconcurrency @MainActor
  public final class Unanswered: NSObject,
    CAAnimationDelegate, CALayerDelegate, MFMailComposeViewControllerDelegate,
    NSLayoutManagerDelegate, NSTextStorageDelegate,
    SFSafariViewControllerDelegate,
    UIActionSheetDelegate, UIAlertViewDelegate, UIApplicationDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionWeekOfYearDelegate, UICalendarViewDelegate,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
    UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UICollisionBehaviorDelegate, UIColorPickerViewControllerDelegate,
    UIContextMenuInteractionDelegate, UIDocumentBrowserViewControllerDelegate,
    UIDocumentInteractionControllerDelegate,
    UIDocumentPickerDelegate,
    UIDragInteractionDelegate, UIDropInteractionDelegate, UIDynamicAnimatorDelegate,
    UIEditMenuInteractionDelegate,
    UIFindInteractionDelegate, UIFontPickerViewControllerDelegate,
    UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
    UILargeContentViewerInteractionDelegate,
    UINavigationBarDelegate,
    UINavigationControllerDelegate, UIPageControlProgressDelegate,
    UIPageControlTimerProgressDelegate, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate,
    UIPickerViewAccessibilityDelegate, UIPointerInteractionDelegate,
    UIPopoverPresentationControllerDelegate, UIPreviewInteractionDelegate,
    UIScreenshotServiceDelegate, UIScribbleInteractionDelegate, UISearchBarDelegate,
    UISearchControllerDelegate, UISearchResultsUpdating, UISheetPresentationControllerDelegate,
    UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
    UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UITextDragDelegate,
    UITextDropDelegate, UITextFieldDelegate, UITextPasteDelegate, UITextViewDelegate,
    UIViewControllerTransitioningDelegate, UIWindowSceneDelegate, UNNotificationContentExtension,
    UNUserNotificationCenterDelegate
  {
    nonisolated fileprivate static let shared = Unanswered()

    /// The window of an application or a scene, which is never set.
    public var window: UIWindow?

    nonisolated private override init() { super.init() }
  }
}

// Requirements of the protocols that have no default implementation.

extension Ported.Unanswered {
  /// Does nothing.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {}

  /// Does nothing.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {}

  /// Does nothing.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {}

  /// Does nothing.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {}

  /// Returns no session.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { nil }

  /// Does nothing.
  public func updateSearchResults(for searchController: UISearchController) {}

  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {}

  /// Does nothing.
  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}

  /// Does nothing.
  public func didReceive(_ notification: UNNotification) {}

  /// Returns zero.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}

  /// Does nothing.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  /// Returns zero.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns an empty cell.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  /// Returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns `nil`.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns `nil`.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  /// Returns no items.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  /// Returns no items.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}
