import Foundation

// A delegate without implementations.

extension Ported {
  /// A delegate without implementations, for a class that conforms to a delegate protocol and
  /// leaves a method to its subclasses. A call has the same result as if the method did not exist.
  public static func unanswered(by delegate: AnyObject) -> Unanswered {
    let delegate = ObjectIdentifier(delegate)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { DefaultAnswer.pass(from: delegate, to: Unanswered.only) }
    }
    DefaultAnswer.Anywhere.pass(from: delegate, to: Unanswered.only)
    return Unanswered.only
  }

  /// See ``unanswered(by:)``.
  @preconcurrency @MainActor
  public final class Unanswered: NSObject,
    CAAnimationDelegate, CALayerDelegate, NSLayoutManagerDelegate, NSTextStorageDelegate,
    SFSafariViewControllerDelegate,
    UIApplicationDelegate,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
    UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UICollisionBehaviorDelegate, UIColorPickerViewControllerDelegate,
    UIContextMenuInteractionDelegate, UIDocumentInteractionControllerDelegate,
    UIDocumentPickerDelegate,
    UIDragInteractionDelegate, UIDropInteractionDelegate, UIDynamicAnimatorDelegate,
    UIEditMenuInteractionDelegate,
    UIFontPickerViewControllerDelegate,
    UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
    UILargeContentViewerInteractionDelegate,
    UINavigationBarDelegate,
    UINavigationControllerDelegate, UIPageControlProgressDelegate,
    UIPageControlTimerProgressDelegate, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate,
    UIPickerViewAccessibilityDelegate, UIPointerInteractionDelegate,
    UIPopoverPresentationControllerDelegate, UIPreviewInteractionDelegate,
    UIScribbleInteractionDelegate, UISearchBarDelegate,
    UISearchControllerDelegate, UISearchResultsUpdating, UISheetPresentationControllerDelegate,
    UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
    UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UITextDragDelegate,
    UITextDropDelegate, UITextFieldDelegate, UITextViewDelegate,
    UIViewControllerTransitioningDelegate, UIWindowSceneDelegate, UNUserNotificationCenterDelegate
  {
    nonisolated fileprivate static let only = Unanswered()

    /// There is no window.
    public var window: UIWindow?

    nonisolated private override init() { super.init() }
  }
}

// Requirements of the protocols, which the class itself implements.

extension Ported.Unanswered {
  /// Does nothing.
  public func updateSearchResults(for searchController: UISearchController) {}

  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {}

  /// Does nothing.
  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}

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

  /// Returns none.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns none.
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns none.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Nothing is taken.
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  /// Returns none.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Nothing is taken.
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  /// Returns none.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}
