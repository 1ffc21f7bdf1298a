// Written by PlatformMembersTests with GALLEY_RECORD=all: what UIKit's sources declare.

extension PlatformMembers {
  /// The declarations of delegates' protocols that have optional members.
  static let declarations = #"""
    protocol CAAnimationDelegate {
      @MainActor func animationDidStart(_ p0: CAAnimation)
      @MainActor func animationDidStop(_ p0: CAAnimation, finished p1: Bool)
    }
    protocol CALayerDelegate {
      @MainActor func display(_ p0: CALayer)
      @MainActor func draw(_ p0: CALayer, in p1: CGContext)
      @MainActor func layerWillDraw(_ p0: CALayer)
      @MainActor func layoutSublayers(of p0: CALayer)
      @MainActor func action(for p0: CALayer, forKey p1: String) -> (any CAAction)?
    }
    protocol MFMailComposeViewControllerDelegate {
      @MainActor func mailComposeController(_ p0: MFMailComposeViewController, didFinishWith p1: MFMailComposeResult, error p2: (any Error)?)
    }
    protocol NSLayoutManagerDelegate {
      nonisolated func layoutManager(_ p0: NSLayoutManager, lineSpacingAfterGlyphAt p1: Int, withProposedLineFragmentRect p2: CGRect) -> CGFloat
      nonisolated func layoutManager(_ p0: NSLayoutManager, paragraphSpacingBeforeGlyphAt p1: Int, withProposedLineFragmentRect p2: CGRect) -> CGFloat
      nonisolated func layoutManager(_ p0: NSLayoutManager, paragraphSpacingAfterGlyphAt p1: Int, withProposedLineFragmentRect p2: CGRect) -> CGFloat
      nonisolated func layoutManager(_ p0: NSLayoutManager, shouldSetLineFragmentRect p1: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect p2: UnsafeMutablePointer<CGRect>, baselineOffset p3: UnsafeMutablePointer<CGFloat>, in p4: NSTextContainer, forGlyphRange p5: NSRange) -> Bool
      nonisolated func layoutManagerDidInvalidateLayout(_ p0: NSLayoutManager)
      nonisolated func layoutManager(_ p0: NSLayoutManager, didCompleteLayoutFor p1: NSTextContainer?, atEnd p2: Bool)
      nonisolated func layoutManager(_ p0: NSLayoutManager, textContainer p1: NSTextContainer, didChangeGeometryFrom p2: CGSize)
    }
    protocol NSTextStorageDelegate {
      nonisolated func textStorage(_ p0: NSTextStorage, willProcessEditing p1: NSTextStorage.EditActions, range p2: NSRange, changeInLength p3: Int)
      nonisolated func textStorage(_ p0: NSTextStorage, didProcessEditing p1: NSTextStorage.EditActions, range p2: NSRange, changeInLength p3: Int)
    }
    protocol SFSafariViewControllerDelegate {
      @MainActor func safariViewControllerDidFinish(_ p0: SFSafariViewController)
      @MainActor func safariViewController(_ p0: SFSafariViewController, didCompleteInitialLoad p1: Bool)
      @MainActor func safariViewController(_ p0: SFSafariViewController, initialLoadDidRedirectTo p1: URL)
      @MainActor func safariViewController(_ p0: SFSafariViewController, activityItemsFor p1: URL, title p2: String?) -> [UIActivity]
    }
    protocol UIActionSheetDelegate {
      @MainActor func actionSheet(_ p0: UIActionSheet, clickedButtonAt p1: Int)
      @MainActor func actionSheetCancel(_ p0: UIActionSheet)
      @MainActor func willPresent(_ p0: UIActionSheet)
      @MainActor func didPresent(_ p0: UIActionSheet)
      @MainActor func actionSheet(_ p0: UIActionSheet, willDismissWithButtonIndex p1: Int)
      @MainActor func actionSheet(_ p0: UIActionSheet, didDismissWithButtonIndex p1: Int)
    }
    protocol UIAdaptivePresentationControllerDelegate {
      @MainActor func adaptivePresentationStyle(for p0: UIPresentationController) -> UIModalPresentationStyle
      @MainActor func adaptivePresentationStyle(for p0: UIPresentationController, traitCollection p1: UITraitCollection) -> UIModalPresentationStyle
      @MainActor func presentationControllerShouldDismiss(_ p0: UIPresentationController) -> Bool
      @MainActor func presentationControllerWillDismiss(_ p0: UIPresentationController)
      @MainActor func presentationControllerDidDismiss(_ p0: UIPresentationController)
      @MainActor func presentationControllerDidAttemptToDismiss(_ p0: UIPresentationController)
      @MainActor func presentationController(_ p0: UIPresentationController, viewControllerForAdaptivePresentationStyle p1: UIModalPresentationStyle) -> UIViewController?
      @MainActor func presentationController(_ p0: UIPresentationController, willPresentWithAdaptiveStyle p1: UIModalPresentationStyle, transitionCoordinator p2: (any UIViewControllerTransitionCoordinator)?)
      @MainActor func presentationController(_ p0: UIPresentationController, prepare p1: UIPresentationController)
    }
    protocol UIAlertViewDelegate {
      @MainActor func alertView(_ p0: UIAlertView, clickedButtonAt p1: Int)
      @MainActor func alertViewCancel(_ p0: UIAlertView)
      @MainActor func willPresent(_ p0: UIAlertView)
      @MainActor func didPresent(_ p0: UIAlertView)
      @MainActor func alertView(_ p0: UIAlertView, willDismissWithButtonIndex p1: Int)
      @MainActor func alertView(_ p0: UIAlertView, didDismissWithButtonIndex p1: Int)
      @MainActor func alertViewShouldEnableFirstOtherButton(_ p0: UIAlertView) -> Bool
    }
    protocol UIApplicationDelegate {
      @MainActor func application(_ p0: UIApplication, willFinishLaunchingWithOptions p1: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      @MainActor func application(_ p0: UIApplication, didFinishLaunchingWithOptions p1: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      @MainActor func applicationDidFinishLaunching(_ p0: UIApplication)
      @MainActor func applicationDidBecomeActive(_ p0: UIApplication)
      @MainActor func applicationWillResignActive(_ p0: UIApplication)
      @MainActor func applicationDidEnterBackground(_ p0: UIApplication)
      @MainActor func applicationWillEnterForeground(_ p0: UIApplication)
      @MainActor func applicationWillTerminate(_ p0: UIApplication)
      @MainActor func applicationSignificantTimeChange(_ p0: UIApplication)
      @MainActor func applicationDidReceiveMemoryWarning(_ p0: UIApplication)
      @MainActor func applicationProtectedDataWillBecomeUnavailable(_ p0: UIApplication)
      @MainActor func applicationProtectedDataDidBecomeAvailable(_ p0: UIApplication)
      @MainActor func application(_ p0: UIApplication, open p1: URL, options p2: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      @MainActor func application(_ p0: UIApplication, open p1: URL, sourceApplication p2: String?, annotation p3: Any) -> Bool
      @MainActor func application(_ p0: UIApplication, handleOpen p1: URL) -> Bool
      @MainActor func application(_ p0: UIApplication, willContinueUserActivityWithType p1: String) -> Bool
      @MainActor func application(_ p0: UIApplication, continue p1: NSUserActivity, restorationHandler p2: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
      @MainActor func application(_ p0: UIApplication, didFailToContinueUserActivityWithType p1: String, error p2: any Error)
      @MainActor func application(_ p0: UIApplication, didUpdate p1: NSUserActivity)
      @MainActor func application(_ p0: UIApplication, performActionFor p1: UIApplicationShortcutItem, completionHandler p2: @escaping (Bool) -> Void)
      @MainActor func application(_ p0: UIApplication, performFetchWithCompletionHandler p1: @escaping (UIBackgroundFetchResult) -> Void)
      @MainActor func application(_ p0: UIApplication, handleEventsForBackgroundURLSession p1: String, completionHandler p2: @escaping () -> Void)
      @MainActor func application(_ p0: UIApplication, handleEventsForBackgroundURLSession p1: String) async
      @MainActor func application(_ p0: UIApplication, didRegister p1: UIUserNotificationSettings)
      @MainActor func application(_ p0: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken p1: Data)
      @MainActor func application(_ p0: UIApplication, didFailToRegisterForRemoteNotificationsWithError p1: any Error)
      @MainActor func application(_ p0: UIApplication, didReceiveRemoteNotification p1: [AnyHashable: Any], fetchCompletionHandler p2: @escaping (UIBackgroundFetchResult) -> Void)
      @MainActor func application(_ p0: UIApplication, didReceiveRemoteNotification p1: [AnyHashable: Any]) async -> UIBackgroundFetchResult
      @MainActor func application(_ p0: UIApplication, configurationForConnecting p1: UISceneSession, options p2: UIScene.ConnectionOptions) -> UISceneConfiguration
      @MainActor func application(_ p0: UIApplication, didDiscardSceneSessions p1: Set<UISceneSession>)
      @MainActor func application(_ p0: UIApplication, supportedInterfaceOrientationsFor p1: UIWindow?) -> UIInterfaceOrientationMask
      @MainActor func application(_ p0: UIApplication, willChangeStatusBarOrientation p1: UIInterfaceOrientation, duration p2: TimeInterval)
      @MainActor func application(_ p0: UIApplication, didChangeStatusBarOrientation p1: UIInterfaceOrientation)
      @MainActor func application(_ p0: UIApplication, shouldAllowExtensionPointIdentifier p1: UIApplication.ExtensionPointIdentifier) -> Bool
    }
    protocol UIBarPositioningDelegate {
      @MainActor func position(for p0: any UIBarPositioning) -> UIBarPosition
    }
    protocol UICalendarSelectionMultiDateDelegate {
      @MainActor func multiDateSelection(_ p0: UICalendarSelectionMultiDate, didSelectDate p1: DateComponents)
      @MainActor func multiDateSelection(_ p0: UICalendarSelectionMultiDate, didDeselectDate p1: DateComponents)
      @MainActor func multiDateSelection(_ p0: UICalendarSelectionMultiDate, canSelectDate p1: DateComponents) -> Bool
      @MainActor func multiDateSelection(_ p0: UICalendarSelectionMultiDate, canDeselectDate p1: DateComponents) -> Bool
    }
    protocol UICalendarSelectionSingleDateDelegate {
      @MainActor func dateSelection(_ p0: UICalendarSelectionSingleDate, didSelectDate p1: DateComponents?)
      @MainActor func dateSelection(_ p0: UICalendarSelectionSingleDate, canSelectDate p1: DateComponents?) -> Bool
    }
    protocol UICalendarSelectionWeekOfYearDelegate {
      @MainActor func week(ofYearSelection p0: UICalendarSelectionWeekOfYear, didSelectWeekOfYear p1: DateComponents?)
      @MainActor func week(ofYearSelection p0: UICalendarSelectionWeekOfYear, canSelectWeekOfYear p1: DateComponents?) -> Bool
    }
    protocol UICalendarViewDelegate {
      @MainActor func calendarView(_ p0: UICalendarView, decorationFor p1: DateComponents) -> UICalendarView.Decoration?
      @MainActor func calendarView(_ p0: UICalendarView, didChangeVisibleDateComponentsFrom p1: DateComponents)
    }
    protocol UICollectionViewDataSource {
      @MainActor func collectionView(_ p0: UICollectionView, numberOfItemsInSection p1: Int) -> Int
      @MainActor func collectionView(_ p0: UICollectionView, cellForItemAt p1: IndexPath) -> UICollectionViewCell
      @MainActor func numberOfSections(in p0: UICollectionView) -> Int
      @MainActor func collectionView(_ p0: UICollectionView, viewForSupplementaryElementOfKind p1: String, at p2: IndexPath) -> UICollectionReusableView
      @MainActor func collectionView(_ p0: UICollectionView, canMoveItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, moveItemAt p1: IndexPath, to p2: IndexPath)
      @MainActor func indexTitles(for p0: UICollectionView) -> [String]?
      @MainActor func collectionView(_ p0: UICollectionView, indexPathForIndexTitle p1: String, at p2: Int) -> IndexPath
    }
    protocol UICollectionViewDataSourcePrefetching {
      @MainActor func collectionView(_ p0: UICollectionView, prefetchItemsAt p1: [IndexPath])
      @MainActor func collectionView(_ p0: UICollectionView, cancelPrefetchingForItemsAt p1: [IndexPath])
    }
    protocol UICollectionViewDelegate: UIScrollViewDelegate {
      @MainActor func collectionView(_ p0: UICollectionView, shouldHighlightItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, didHighlightItemAt p1: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, didUnhighlightItemAt p1: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, shouldSelectItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, shouldDeselectItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, didSelectItemAt p1: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, didDeselectItemAt p1: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, canPerformPrimaryActionForItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, performPrimaryActionForItemAt p1: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, didBeginMultipleSelectionInteractionAt p1: IndexPath)
      @MainActor func collectionViewDidEndMultipleSelectionInteraction(_ p0: UICollectionView)
      @MainActor func collectionView(_ p0: UICollectionView, canEditItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, willDisplay p1: UICollectionViewCell, forItemAt p2: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, willDisplaySupplementaryView p1: UICollectionReusableView, forElementKind p2: String, at p3: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, didEndDisplaying p1: UICollectionViewCell, forItemAt p2: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, didEndDisplayingSupplementaryView p1: UICollectionReusableView, forElementOfKind p2: String, at p3: IndexPath)
      @MainActor func collectionView(_ p0: UICollectionView, transitionLayoutForOldLayout p1: UICollectionViewLayout, newLayout p2: UICollectionViewLayout) -> UICollectionViewTransitionLayout
      @MainActor func collectionView(_ p0: UICollectionView, targetContentOffsetForProposedContentOffset p1: CGPoint) -> CGPoint
      @MainActor func collectionView(_ p0: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath p1: IndexPath, atCurrentIndexPath p2: IndexPath, toProposedIndexPath p3: IndexPath) -> IndexPath
      @MainActor func collectionView(_ p0: UICollectionView, targetIndexPathForMoveFromItemAt p1: IndexPath, toProposedIndexPath p2: IndexPath) -> IndexPath
      @MainActor func collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemsAt p1: [IndexPath], point p2: CGPoint) -> UIContextMenuConfiguration?
      @MainActor func collectionView(_ p0: UICollectionView, contextMenuConfigurationForItemAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration?
      @MainActor func collectionView(_ p0: UICollectionView, sceneActivationConfigurationForItemAt p1: IndexPath, point p2: CGPoint) -> UIWindowScene.ActivationConfiguration?
      @MainActor func collectionView(_ p0: UICollectionView, contextMenuConfiguration p1: UIContextMenuConfiguration, highlightPreviewForItemAt p2: IndexPath) -> UITargetedPreview?
      @MainActor func collectionView(_ p0: UICollectionView, contextMenuConfiguration p1: UIContextMenuConfiguration, dismissalPreviewForItemAt p2: IndexPath) -> UITargetedPreview?
      @MainActor func collectionView(_ p0: UICollectionView, previewForHighlightingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      @MainActor func collectionView(_ p0: UICollectionView, previewForDismissingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      @MainActor func collectionView(_ p0: UICollectionView, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      @MainActor func collectionView(_ p0: UICollectionView, willDisplayContextMenu p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      @MainActor func collectionView(_ p0: UICollectionView, willEndContextMenuInteraction p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      @MainActor func collectionView(_ p0: UICollectionView, canFocusItemAt p1: IndexPath) -> Bool
      @MainActor func indexPathForPreferredFocusedView(in p0: UICollectionView) -> IndexPath?
      @MainActor func collectionView(_ p0: UICollectionView, selectionFollowsFocusForItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, shouldSpringLoadItemAt p1: IndexPath, with p2: any UISpringLoadedInteractionContext) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, shouldShowMenuForItemAt p1: IndexPath) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, canPerformAction p1: Selector, forItemAt p2: IndexPath, withSender p3: Any?) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, performAction p1: Selector, forItemAt p2: IndexPath, withSender p3: Any?)
      @MainActor func collectionView(_ p0: UICollectionView, shouldUpdateFocusIn p1: UICollectionViewFocusUpdateContext) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, didUpdateFocusIn p1: UICollectionViewFocusUpdateContext, with p2: UIFocusAnimationCoordinator)
    }
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
      @MainActor func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, sizeForItemAt p2: IndexPath) -> CGSize
      @MainActor func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, insetForSectionAt p2: Int) -> UIEdgeInsets
      @MainActor func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumLineSpacingForSectionAt p2: Int) -> CGFloat
      @MainActor func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, minimumInteritemSpacingForSectionAt p2: Int) -> CGFloat
      @MainActor func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForHeaderInSection p2: Int) -> CGSize
      @MainActor func collectionView(_ p0: UICollectionView, layout p1: UICollectionViewLayout, referenceSizeForFooterInSection p2: Int) -> CGSize
    }
    protocol UICollectionViewDragDelegate {
      @MainActor func collectionView(_ p0: UICollectionView, itemsForBeginning p1: any UIDragSession, at p2: IndexPath) -> [UIDragItem]
      @MainActor func collectionView(_ p0: UICollectionView, itemsForAddingTo p1: any UIDragSession, at p2: IndexPath, point p3: CGPoint) -> [UIDragItem]
      @MainActor func collectionView(_ p0: UICollectionView, dragSessionWillBegin p1: any UIDragSession)
      @MainActor func collectionView(_ p0: UICollectionView, dragSessionDidEnd p1: any UIDragSession)
      @MainActor func collectionView(_ p0: UICollectionView, dragSessionAllowsMoveOperation p1: any UIDragSession) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, dragSessionIsRestrictedToDraggingApplication p1: any UIDragSession) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, dragPreviewParametersForItemAt p1: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UICollectionViewDropDelegate {
      @MainActor func collectionView(_ p0: UICollectionView, performDropWith p1: any UICollectionViewDropCoordinator)
      @MainActor func collectionView(_ p0: UICollectionView, canHandle p1: any UIDropSession) -> Bool
      @MainActor func collectionView(_ p0: UICollectionView, dropSessionDidEnter p1: any UIDropSession)
      @MainActor func collectionView(_ p0: UICollectionView, dropSessionDidUpdate p1: any UIDropSession, withDestinationIndexPath p2: IndexPath?) -> UICollectionViewDropProposal
      @MainActor func collectionView(_ p0: UICollectionView, dropSessionDidExit p1: any UIDropSession)
      @MainActor func collectionView(_ p0: UICollectionView, dropSessionDidEnd p1: any UIDropSession)
      @MainActor func collectionView(_ p0: UICollectionView, dropPreviewParametersForItemAt p1: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UICollisionBehaviorDelegate {
      @MainActor func collisionBehavior(_ p0: UICollisionBehavior, beganContactFor p1: any UIDynamicItem, with p2: any UIDynamicItem, at p3: CGPoint)
      @MainActor func collisionBehavior(_ p0: UICollisionBehavior, endedContactFor p1: any UIDynamicItem, with p2: any UIDynamicItem)
      @MainActor func collisionBehavior(_ p0: UICollisionBehavior, beganContactFor p1: any UIDynamicItem, withBoundaryIdentifier p2: (any NSCopying)?, at p3: CGPoint)
      @MainActor func collisionBehavior(_ p0: UICollisionBehavior, endedContactFor p1: any UIDynamicItem, withBoundaryIdentifier p2: (any NSCopying)?)
    }
    protocol UIColorPickerViewControllerDelegate {
      @MainActor func colorPickerViewControllerDidSelectColor(_ p0: UIColorPickerViewController)
      @MainActor func colorPickerViewController(_ p0: UIColorPickerViewController, didSelect p1: UIColor, continuously p2: Bool)
      @MainActor func colorPickerViewControllerDidFinish(_ p0: UIColorPickerViewController)
    }
    protocol UIContextMenuInteractionDelegate {
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, configurationForMenuAtLocation p1: CGPoint) -> UIContextMenuConfiguration?
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, configuration p1: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier p2: any NSCopying) -> UITargetedPreview?
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, configuration p1: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier p2: any NSCopying) -> UITargetedPreview?
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, willDisplayMenuFor p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      @MainActor func contextMenuInteraction(_ p0: UIContextMenuInteraction, willEndFor p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
    }
    protocol UIDocumentBrowserViewControllerDelegate {
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, didPickDocumentsAt p1: [URL])
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, didPickDocumentURLs p1: [URL])
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler p1: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, didImportDocumentAt p1: URL, toDestinationURL p2: URL)
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, failedToImportDocumentAt p1: URL, error p2: (any Error)?)
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs p1: [URL]) -> [UIActivity]
      @MainActor func documentBrowser(_ p0: UIDocumentBrowserViewController, willPresent p1: UIActivityViewController)
    }
    protocol UIDocumentInteractionControllerDelegate {
      @MainActor func documentInteractionControllerViewControllerForPreview(_ p0: UIDocumentInteractionController) -> UIViewController
      @MainActor func documentInteractionControllerWillBeginPreview(_ p0: UIDocumentInteractionController)
      @MainActor func documentInteractionControllerDidEndPreview(_ p0: UIDocumentInteractionController)
      @MainActor func documentInteractionControllerWillPresentOptionsMenu(_ p0: UIDocumentInteractionController)
      @MainActor func documentInteractionControllerDidDismissOptionsMenu(_ p0: UIDocumentInteractionController)
      @MainActor func documentInteractionControllerWillPresentOpenInMenu(_ p0: UIDocumentInteractionController)
      @MainActor func documentInteractionControllerDidDismissOpenInMenu(_ p0: UIDocumentInteractionController)
    }
    protocol UIDocumentPickerDelegate {
      @MainActor func documentPicker(_ p0: UIDocumentPickerViewController, didPickDocumentsAt p1: [URL])
      @MainActor func documentPickerWasCancelled(_ p0: UIDocumentPickerViewController)
      @MainActor func documentPicker(_ p0: UIDocumentPickerViewController, didPickDocumentAt p1: URL)
    }
    protocol UIDragInteractionDelegate {
      @MainActor func dragInteraction(_ p0: UIDragInteraction, itemsForBeginning p1: any UIDragSession) -> [UIDragItem]
      @MainActor func dragInteraction(_ p0: UIDragInteraction, itemsForAddingTo p1: any UIDragSession, withTouchAt p2: CGPoint) -> [UIDragItem]
      @MainActor func dragInteraction(_ p0: UIDragInteraction, sessionForAddingItems p1: [any UIDragSession], withTouchAt p2: CGPoint) -> (any UIDragSession)?
      @MainActor func dragInteraction(_ p0: UIDragInteraction, session p1: any UIDragSession, willAdd p2: [UIDragItem], for p3: UIDragInteraction)
      @MainActor func dragInteraction(_ p0: UIDragInteraction, sessionWillBegin p1: any UIDragSession)
      @MainActor func dragInteraction(_ p0: UIDragInteraction, sessionAllowsMoveOperation p1: any UIDragSession) -> Bool
      @MainActor func dragInteraction(_ p0: UIDragInteraction, sessionIsRestrictedToDraggingApplication p1: any UIDragSession) -> Bool
      @MainActor func dragInteraction(_ p0: UIDragInteraction, sessionDidMove p1: any UIDragSession)
      @MainActor func dragInteraction(_ p0: UIDragInteraction, session p1: any UIDragSession, willEndWith p2: UIDropOperation)
      @MainActor func dragInteraction(_ p0: UIDragInteraction, session p1: any UIDragSession, didEndWith p2: UIDropOperation)
    }
    protocol UIDropInteractionDelegate {
      @MainActor func dropInteraction(_ p0: UIDropInteraction, canHandle p1: any UIDropSession) -> Bool
      @MainActor func dropInteraction(_ p0: UIDropInteraction, sessionDidEnter p1: any UIDropSession)
      @MainActor func dropInteraction(_ p0: UIDropInteraction, sessionDidUpdate p1: any UIDropSession) -> UIDropProposal
      @MainActor func dropInteraction(_ p0: UIDropInteraction, sessionDidExit p1: any UIDropSession)
      @MainActor func dropInteraction(_ p0: UIDropInteraction, performDrop p1: any UIDropSession)
      @MainActor func dropInteraction(_ p0: UIDropInteraction, concludeDrop p1: any UIDropSession)
      @MainActor func dropInteraction(_ p0: UIDropInteraction, sessionDidEnd p1: any UIDropSession)
    }
    protocol UIDynamicAnimatorDelegate {
      @MainActor func dynamicAnimatorWillResume(_ p0: UIDynamicAnimator)
      @MainActor func dynamicAnimatorDidPause(_ p0: UIDynamicAnimator)
    }
    protocol UIEditMenuInteractionDelegate {
      @MainActor func editMenuInteraction(_ p0: UIEditMenuInteraction, menuFor p1: UIEditMenuConfiguration, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      @MainActor func editMenuInteraction(_ p0: UIEditMenuInteraction, targetRectFor p1: UIEditMenuConfiguration) -> CGRect
      @MainActor func editMenuInteraction(_ p0: UIEditMenuInteraction, willPresentMenuFor p1: UIEditMenuConfiguration, animator p2: any UIEditMenuInteractionAnimating)
      @MainActor func editMenuInteraction(_ p0: UIEditMenuInteraction, willDismissMenuFor p1: UIEditMenuConfiguration, animator p2: any UIEditMenuInteractionAnimating)
    }
    protocol UIFindInteractionDelegate {
      @MainActor func findInteraction(_ p0: UIFindInteraction, sessionFor p1: UIView) -> UIFindSession?
      @MainActor func findInteraction(_ p0: UIFindInteraction, didBegin p1: UIFindSession)
      @MainActor func findInteraction(_ p0: UIFindInteraction, didEnd p1: UIFindSession)
    }
    protocol UIFontPickerViewControllerDelegate {
      @MainActor func fontPickerViewControllerDidPickFont(_ p0: UIFontPickerViewController)
      @MainActor func fontPickerViewControllerDidCancel(_ p0: UIFontPickerViewController)
    }
    protocol UIGestureRecognizerDelegate {
      @MainActor func gestureRecognizerShouldBegin(_ p0: UIGestureRecognizer) -> Bool
      @MainActor func gestureRecognizer(_ p0: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith p1: UIGestureRecognizer) -> Bool
      @MainActor func gestureRecognizer(_ p0: UIGestureRecognizer, shouldRequireFailureOf p1: UIGestureRecognizer) -> Bool
      @MainActor func gestureRecognizer(_ p0: UIGestureRecognizer, shouldBeRequiredToFailBy p1: UIGestureRecognizer) -> Bool
      @MainActor func gestureRecognizer(_ p0: UIGestureRecognizer, shouldReceive p1: UITouch) -> Bool
      @MainActor func gestureRecognizer(_ p0: UIGestureRecognizer, shouldReceive p1: UIPress) -> Bool
      @MainActor func gestureRecognizer(_ p0: UIGestureRecognizer, shouldReceive p1: UIEvent) -> Bool
    }
    protocol UIImagePickerControllerDelegate {
      @MainActor func imagePickerController(_ p0: UIImagePickerController, didFinishPickingMediaWithInfo p1: [UIImagePickerController.InfoKey: Any])
      @MainActor func imagePickerControllerDidCancel(_ p0: UIImagePickerController)
    }
    protocol UILargeContentViewerInteractionDelegate {
      @MainActor func largeContentViewerInteraction(_ p0: UILargeContentViewerInteraction, didEndOn p1: (any UILargeContentViewerItem)?, at p2: CGPoint)
      @MainActor func largeContentViewerInteraction(_ p0: UILargeContentViewerInteraction, itemAt p1: CGPoint) -> (any UILargeContentViewerItem)?
    }
    protocol UINavigationBarDelegate: UIBarPositioningDelegate {
      @MainActor func navigationBar(_ p0: UINavigationBar, shouldPush p1: UINavigationItem) -> Bool
      @MainActor func navigationBar(_ p0: UINavigationBar, didPush p1: UINavigationItem)
      @MainActor func navigationBar(_ p0: UINavigationBar, shouldPop p1: UINavigationItem) -> Bool
      @MainActor func navigationBar(_ p0: UINavigationBar, didPop p1: UINavigationItem)
    }
    protocol UINavigationControllerDelegate {
      @MainActor func navigationController(_ p0: UINavigationController, willShow p1: UIViewController, animated p2: Bool)
      @MainActor func navigationController(_ p0: UINavigationController, didShow p1: UIViewController, animated p2: Bool)
      @MainActor func navigationController(_ p0: UINavigationController, animationControllerFor p1: UINavigationController.Operation, from p2: UIViewController, to p3: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      @MainActor func navigationController(_ p0: UINavigationController, interactionControllerFor p1: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      @MainActor func navigationControllerSupportedInterfaceOrientations(_ p0: UINavigationController) -> UIInterfaceOrientationMask
      @MainActor func navigationControllerPreferredInterfaceOrientationForPresentation(_ p0: UINavigationController) -> UIInterfaceOrientation
    }
    protocol UIPageControlProgressDelegate {
      @MainActor func pageControlProgress(_ p0: UIPageControlProgress, initialProgressForPage p1: Int) -> Float
      @MainActor func pageControlProgressVisibilityDidChange(_ p0: UIPageControlProgress)
    }
    protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
      @MainActor func pageControlTimerProgress(_ p0: UIPageControlTimerProgress, shouldAdvanceToPage p1: Int) -> Bool
      @MainActor func pageControlTimerProgressDidChange(_ p0: UIPageControlTimerProgress)
    }
    protocol UIPageViewControllerDataSource {
      @MainActor func pageViewController(_ p0: UIPageViewController, viewControllerBefore p1: UIViewController) -> UIViewController?
      @MainActor func pageViewController(_ p0: UIPageViewController, viewControllerAfter p1: UIViewController) -> UIViewController?
      @MainActor func presentationCount(for p0: UIPageViewController) -> Int
      @MainActor func presentationIndex(for p0: UIPageViewController) -> Int
    }
    protocol UIPageViewControllerDelegate {
      @MainActor func pageViewController(_ p0: UIPageViewController, willTransitionTo p1: [UIViewController])
      @MainActor func pageViewController(_ p0: UIPageViewController, didFinishAnimating p1: Bool, previousViewControllers p2: [UIViewController], transitionCompleted p3: Bool)
      @MainActor func pageViewController(_ p0: UIPageViewController, spineLocationFor p1: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
      @MainActor func pageViewControllerSupportedInterfaceOrientations(_ p0: UIPageViewController) -> UIInterfaceOrientationMask
      @MainActor func pageViewControllerPreferredInterfaceOrientationForPresentation(_ p0: UIPageViewController) -> UIInterfaceOrientation
    }
    protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
      @MainActor func pickerView(_ p0: UIPickerView, accessibilityLabelForComponent p1: Int) -> String?
      @MainActor func pickerView(_ p0: UIPickerView, accessibilityHintForComponent p1: Int) -> String?
    }
    protocol UIPickerViewDelegate {
      @MainActor func pickerView(_ p0: UIPickerView, widthForComponent p1: Int) -> CGFloat
      @MainActor func pickerView(_ p0: UIPickerView, rowHeightForComponent p1: Int) -> CGFloat
      @MainActor func pickerView(_ p0: UIPickerView, titleForRow p1: Int, forComponent p2: Int) -> String?
      @MainActor func pickerView(_ p0: UIPickerView, attributedTitleForRow p1: Int, forComponent p2: Int) -> NSAttributedString?
      @MainActor func pickerView(_ p0: UIPickerView, viewForRow p1: Int, forComponent p2: Int, reusing p3: UIView?) -> UIView
      @MainActor func pickerView(_ p0: UIPickerView, didSelectRow p1: Int, inComponent p2: Int)
    }
    protocol UIPointerInteractionDelegate {
      @MainActor func pointerInteraction(_ p0: UIPointerInteraction, regionFor p1: UIPointerRegionRequest, defaultRegion p2: UIPointerRegion) -> UIPointerRegion?
      @MainActor func pointerInteraction(_ p0: UIPointerInteraction, styleFor p1: UIPointerRegion) -> UIPointerStyle?
      @MainActor func pointerInteraction(_ p0: UIPointerInteraction, willEnter p1: UIPointerRegion, animator p2: any UIPointerInteractionAnimating)
      @MainActor func pointerInteraction(_ p0: UIPointerInteraction, willExit p1: UIPointerRegion, animator p2: any UIPointerInteractionAnimating)
    }
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      @MainActor func prepareForPopoverPresentation(_ p0: UIPopoverPresentationController)
      @MainActor func popoverPresentationControllerShouldDismissPopover(_ p0: UIPopoverPresentationController) -> Bool
      @MainActor func popoverPresentationControllerDidDismissPopover(_ p0: UIPopoverPresentationController)
    }
    protocol UIPreviewInteractionDelegate {
      @MainActor func previewInteraction(_ p0: UIPreviewInteraction, didUpdatePreviewTransition p1: CGFloat, ended p2: Bool)
      @MainActor func previewInteractionDidCancel(_ p0: UIPreviewInteraction)
      @MainActor func previewInteractionShouldBegin(_ p0: UIPreviewInteraction) -> Bool
      @MainActor func previewInteraction(_ p0: UIPreviewInteraction, didUpdateCommitTransition p1: CGFloat, ended p2: Bool)
    }
    protocol UISceneDelegate {
      @MainActor func scene(_ p0: UIScene, willConnectTo p1: UISceneSession, options p2: UIScene.ConnectionOptions)
      @MainActor func sceneDidDisconnect(_ p0: UIScene)
      @MainActor func sceneDidBecomeActive(_ p0: UIScene)
      @MainActor func sceneWillResignActive(_ p0: UIScene)
      @MainActor func sceneWillEnterForeground(_ p0: UIScene)
      @MainActor func sceneDidEnterBackground(_ p0: UIScene)
      @MainActor func scene(_ p0: UIScene, openURLContexts p1: Set<UIOpenURLContext>)
      @MainActor func stateRestorationActivity(for p0: UIScene) -> NSUserActivity?
      @MainActor func scene(_ p0: UIScene, restoreInteractionStateWith p1: NSUserActivity)
      @MainActor func scene(_ p0: UIScene, willContinueUserActivityWithType p1: String)
      @MainActor func scene(_ p0: UIScene, continue p1: NSUserActivity)
      @MainActor func scene(_ p0: UIScene, didFailToContinueUserActivityWithType p1: String, error p2: any Error)
      @MainActor func scene(_ p0: UIScene, didUpdate p1: NSUserActivity)
    }
    protocol UIScreenshotServiceDelegate {
      @MainActor func screenshotService(_ p0: UIScreenshotService, generatePDFRepresentationWithCompletion p1: @escaping (Data?, Int, CGRect) -> Void)
    }
    protocol UIScribbleInteractionDelegate {
      @MainActor func scribbleInteraction(_ p0: UIScribbleInteraction, shouldBeginAt p1: CGPoint) -> Bool
      @MainActor func scribbleInteractionShouldDelayFocus(_ p0: UIScribbleInteraction) -> Bool
      @MainActor func scribbleInteractionWillBeginWriting(_ p0: UIScribbleInteraction)
      @MainActor func scribbleInteractionDidFinishWriting(_ p0: UIScribbleInteraction)
    }
    protocol UIScrollViewDelegate {
      @MainActor func scrollViewDidScroll(_ p0: UIScrollView)
      @MainActor func scrollViewWillBeginDragging(_ p0: UIScrollView)
      @MainActor func scrollViewWillEndDragging(_ p0: UIScrollView, withVelocity p1: CGPoint, targetContentOffset p2: UnsafeMutablePointer<CGPoint>)
      @MainActor func scrollViewDidEndDragging(_ p0: UIScrollView, willDecelerate p1: Bool)
      @MainActor func scrollViewWillBeginDecelerating(_ p0: UIScrollView)
      @MainActor func scrollViewDidEndDecelerating(_ p0: UIScrollView)
      @MainActor func scrollViewDidEndScrollingAnimation(_ p0: UIScrollView)
      @MainActor func scrollViewShouldScrollToTop(_ p0: UIScrollView) -> Bool
      @MainActor func scrollViewDidScrollToTop(_ p0: UIScrollView)
      @MainActor func scrollViewDidChangeAdjustedContentInset(_ p0: UIScrollView)
      @MainActor func viewForZooming(in p0: UIScrollView) -> UIView?
      @MainActor func scrollViewWillBeginZooming(_ p0: UIScrollView, with p1: UIView?)
      @MainActor func scrollViewDidZoom(_ p0: UIScrollView)
      @MainActor func scrollViewDidEndZooming(_ p0: UIScrollView, with p1: UIView?, atScale p2: CGFloat)
    }
    protocol UISearchBarDelegate {
      @MainActor func searchBarShouldBeginEditing(_ p0: UISearchBar) -> Bool
      @MainActor func searchBarTextDidBeginEditing(_ p0: UISearchBar)
      @MainActor func searchBarShouldEndEditing(_ p0: UISearchBar) -> Bool
      @MainActor func searchBarTextDidEndEditing(_ p0: UISearchBar)
      @MainActor func searchBar(_ p0: UISearchBar, textDidChange p1: String)
      @MainActor func searchBar(_ p0: UISearchBar, shouldChangeTextIn p1: NSRange, replacementText p2: String) -> Bool
      @MainActor func searchBarSearchButtonClicked(_ p0: UISearchBar)
      @MainActor func searchBarBookmarkButtonClicked(_ p0: UISearchBar)
      @MainActor func searchBarCancelButtonClicked(_ p0: UISearchBar)
      @MainActor func searchBarResultsListButtonClicked(_ p0: UISearchBar)
      @MainActor func searchBar(_ p0: UISearchBar, selectedScopeButtonIndexDidChange p1: Int)
    }
    protocol UISearchControllerDelegate {
      @MainActor func willPresentSearchController(_ p0: UISearchController)
      @MainActor func didPresentSearchController(_ p0: UISearchController)
      @MainActor func willDismissSearchController(_ p0: UISearchController)
      @MainActor func didDismissSearchController(_ p0: UISearchController)
      @MainActor func presentSearchController(_ p0: UISearchController)
    }
    protocol UISearchResultsUpdating {
      @MainActor func updateSearchResults(for p0: UISearchController)
      @MainActor func updateSearchResults(for p0: UISearchController, selecting p1: any UISearchSuggestion)
    }
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      @MainActor func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ p0: UISheetPresentationController)
    }
    protocol UISplitViewControllerDelegate {
      @MainActor func splitViewController(_ p0: UISplitViewController, willChangeTo p1: UISplitViewController.DisplayMode)
      @MainActor func targetDisplayModeForAction(in p0: UISplitViewController) -> UISplitViewController.DisplayMode
      @MainActor func splitViewController(_ p0: UISplitViewController, show p1: UIViewController, sender p2: Any?) -> Bool
      @MainActor func splitViewController(_ p0: UISplitViewController, showDetail p1: UIViewController, sender p2: Any?) -> Bool
      @MainActor func primaryViewController(forCollapsing p0: UISplitViewController) -> UIViewController?
      @MainActor func primaryViewController(forExpanding p0: UISplitViewController) -> UIViewController?
      @MainActor func splitViewController(_ p0: UISplitViewController, collapseSecondary p1: UIViewController, onto p2: UIViewController) -> Bool
      @MainActor func splitViewController(_ p0: UISplitViewController, separateSecondaryFrom p1: UIViewController) -> UIViewController?
      @MainActor func splitViewControllerSupportedInterfaceOrientations(_ p0: UISplitViewController) -> UIInterfaceOrientationMask
      @MainActor func splitViewControllerPreferredInterfaceOrientationForPresentation(_ p0: UISplitViewController) -> UIInterfaceOrientation
      @MainActor func splitViewController(_ p0: UISplitViewController, topColumnForCollapsingToProposedTopColumn p1: UISplitViewController.Column) -> UISplitViewController.Column
      @MainActor func splitViewController(_ p0: UISplitViewController, displayModeForExpandingToProposedDisplayMode p1: UISplitViewController
          .DisplayMode) -> UISplitViewController.DisplayMode
      @MainActor func splitViewControllerDidCollapse(_ p0: UISplitViewController)
      @MainActor func splitViewControllerDidExpand(_ p0: UISplitViewController)
      @MainActor func splitViewControllerInteractivePresentationGestureWillBegin(_ p0: UISplitViewController)
      @MainActor func splitViewControllerInteractivePresentationGestureDidEnd(_ p0: UISplitViewController)
      @MainActor func splitViewController(_ p0: UISplitViewController, willShow p1: UISplitViewController.Column)
      @MainActor func splitViewController(_ p0: UISplitViewController, willHide p1: UISplitViewController.Column)
    }
    protocol UITabBarControllerDelegate {
      @MainActor func tabBarController(_ p0: UITabBarController, shouldSelect p1: UIViewController) -> Bool
      @MainActor func tabBarController(_ p0: UITabBarController, didSelect p1: UIViewController)
      @MainActor func tabBarController(_ p0: UITabBarController, shouldSelectTab p1: UITab) -> Bool
      @MainActor func tabBarController(_ p0: UITabBarController, didSelectTab p1: UITab, previousTab p2: UITab?)
      @MainActor func tabBarController(_ p0: UITabBarController, willBeginCustomizing p1: [UIViewController])
      @MainActor func tabBarController(_ p0: UITabBarController, willEndCustomizing p1: [UIViewController], changed p2: Bool)
      @MainActor func tabBarController(_ p0: UITabBarController, didEndCustomizing p1: [UIViewController], changed p2: Bool)
      @MainActor func tabBarControllerSupportedInterfaceOrientations(_ p0: UITabBarController) -> UIInterfaceOrientationMask
      @MainActor func tabBarControllerPreferredInterfaceOrientationForPresentation(_ p0: UITabBarController) -> UIInterfaceOrientation
      @MainActor func tabBarController(_ p0: UITabBarController, animationControllerForTransitionFrom p1: UIViewController, to p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      @MainActor func tabBarController(_ p0: UITabBarController, interactionControllerFor p1: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    }
    protocol UITabBarDelegate {
      @MainActor func tabBar(_ p0: UITabBar, didSelect p1: UITabBarItem)
      @MainActor func tabBar(_ p0: UITabBar, willBeginCustomizing p1: [UITabBarItem])
      @MainActor func tabBar(_ p0: UITabBar, didBeginCustomizing p1: [UITabBarItem])
      @MainActor func tabBar(_ p0: UITabBar, willEndCustomizing p1: [UITabBarItem], changed p2: Bool)
      @MainActor func tabBar(_ p0: UITabBar, didEndCustomizing p1: [UITabBarItem], changed p2: Bool)
    }
    protocol UITableViewDataSource {
      @MainActor func tableView(_ p0: UITableView, numberOfRowsInSection p1: Int) -> Int
      @MainActor func tableView(_ p0: UITableView, cellForRowAt p1: IndexPath) -> UITableViewCell
      @MainActor func numberOfSections(in p0: UITableView) -> Int
      @MainActor func tableView(_ p0: UITableView, titleForHeaderInSection p1: Int) -> String?
      @MainActor func tableView(_ p0: UITableView, titleForFooterInSection p1: Int) -> String?
      @MainActor func tableView(_ p0: UITableView, canEditRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, canMoveRowAt p1: IndexPath) -> Bool
      @MainActor func sectionIndexTitles(for p0: UITableView) -> [String]?
      @MainActor func tableView(_ p0: UITableView, sectionForSectionIndexTitle p1: String, at p2: Int) -> Int
      @MainActor func tableView(_ p0: UITableView, commit p1: UITableViewCell.EditingStyle, forRowAt p2: IndexPath)
      @MainActor func tableView(_ p0: UITableView, moveRowAt p1: IndexPath, to p2: IndexPath)
    }
    protocol UITableViewDataSourcePrefetching {
      @MainActor func tableView(_ p0: UITableView, prefetchRowsAt p1: [IndexPath])
      @MainActor func tableView(_ p0: UITableView, cancelPrefetchingForRowsAt p1: [IndexPath])
    }
    protocol UITableViewDelegate: UIScrollViewDelegate {
      @MainActor func tableView(_ p0: UITableView, willDisplay p1: UITableViewCell, forRowAt p2: IndexPath)
      @MainActor func tableView(_ p0: UITableView, willDisplayHeaderView p1: UIView, forSection p2: Int)
      @MainActor func tableView(_ p0: UITableView, willDisplayFooterView p1: UIView, forSection p2: Int)
      @MainActor func tableView(_ p0: UITableView, didEndDisplaying p1: UITableViewCell, forRowAt p2: IndexPath)
      @MainActor func tableView(_ p0: UITableView, didEndDisplayingHeaderView p1: UIView, forSection p2: Int)
      @MainActor func tableView(_ p0: UITableView, didEndDisplayingFooterView p1: UIView, forSection p2: Int)
      @MainActor func tableView(_ p0: UITableView, heightForRowAt p1: IndexPath) -> CGFloat
      @MainActor func tableView(_ p0: UITableView, heightForHeaderInSection p1: Int) -> CGFloat
      @MainActor func tableView(_ p0: UITableView, heightForFooterInSection p1: Int) -> CGFloat
      @MainActor func tableView(_ p0: UITableView, estimatedHeightForRowAt p1: IndexPath) -> CGFloat
      @MainActor func tableView(_ p0: UITableView, estimatedHeightForHeaderInSection p1: Int) -> CGFloat
      @MainActor func tableView(_ p0: UITableView, estimatedHeightForFooterInSection p1: Int) -> CGFloat
      @MainActor func tableView(_ p0: UITableView, viewForHeaderInSection p1: Int) -> UIView?
      @MainActor func tableView(_ p0: UITableView, viewForFooterInSection p1: Int) -> UIView?
      @MainActor func tableView(_ p0: UITableView, accessoryButtonTappedForRowWith p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, shouldHighlightRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, didHighlightRowAt p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, didUnhighlightRowAt p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, willSelectRowAt p1: IndexPath) -> IndexPath?
      @MainActor func tableView(_ p0: UITableView, willDeselectRowAt p1: IndexPath) -> IndexPath?
      @MainActor func tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, didDeselectRowAt p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, canPerformPrimaryActionForRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, performPrimaryActionForRowAt p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, shouldBeginMultipleSelectionInteractionAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, didBeginMultipleSelectionInteractionAt p1: IndexPath)
      @MainActor func tableViewDidEndMultipleSelectionInteraction(_ p0: UITableView)
      @MainActor func tableView(_ p0: UITableView, editingStyleForRowAt p1: IndexPath) -> UITableViewCell.EditingStyle
      @MainActor func tableView(_ p0: UITableView, titleForDeleteConfirmationButtonForRowAt p1: IndexPath) -> String?
      @MainActor func tableView(_ p0: UITableView, leadingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration?
      @MainActor func tableView(_ p0: UITableView, trailingSwipeActionsConfigurationForRowAt p1: IndexPath) -> UISwipeActionsConfiguration?
      @MainActor func tableView(_ p0: UITableView, editActionsForRowAt p1: IndexPath) -> [UITableViewRowAction]?
      @MainActor func tableView(_ p0: UITableView, shouldIndentWhileEditingRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, willBeginEditingRowAt p1: IndexPath)
      @MainActor func tableView(_ p0: UITableView, didEndEditingRowAt p1: IndexPath?)
      @MainActor func tableView(_ p0: UITableView, targetIndexPathForMoveFromRowAt p1: IndexPath, toProposedIndexPath p2: IndexPath) -> IndexPath
      @MainActor func tableView(_ p0: UITableView, indentationLevelForRowAt p1: IndexPath) -> Int
      @MainActor func tableView(_ p0: UITableView, contextMenuConfigurationForRowAt p1: IndexPath, point p2: CGPoint) -> UIContextMenuConfiguration?
      @MainActor func tableView(_ p0: UITableView, previewForHighlightingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      @MainActor func tableView(_ p0: UITableView, previewForDismissingContextMenuWithConfiguration p1: UIContextMenuConfiguration) -> UITargetedPreview?
      @MainActor func tableView(_ p0: UITableView, willPerformPreviewActionForMenuWith p1: UIContextMenuConfiguration, animator p2: any UIContextMenuInteractionCommitAnimating)
      @MainActor func tableView(_ p0: UITableView, willDisplayContextMenu p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      @MainActor func tableView(_ p0: UITableView, willEndContextMenuInteraction p1: UIContextMenuConfiguration, animator p2: (any UIContextMenuInteractionAnimating)?)
      @MainActor func tableView(_ p0: UITableView, canFocusRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, selectionFollowsFocusForRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, shouldSpringLoadRowAt p1: IndexPath, with p2: any UISpringLoadedInteractionContext) -> Bool
      @MainActor func tableView(_ p0: UITableView, shouldShowMenuForRowAt p1: IndexPath) -> Bool
      @MainActor func tableView(_ p0: UITableView, canPerformAction p1: Selector, forRowAt p2: IndexPath, withSender p3: Any?) -> Bool
      @MainActor func tableView(_ p0: UITableView, performAction p1: Selector, forRowAt p2: IndexPath, withSender p3: Any?)
      @MainActor func indexPathForPreferredFocusedView(in p0: UITableView) -> IndexPath?
      @MainActor func tableView(_ p0: UITableView, shouldUpdateFocusIn p1: UITableViewFocusUpdateContext) -> Bool
      @MainActor func tableView(_ p0: UITableView, didUpdateFocusIn p1: UITableViewFocusUpdateContext, with p2: UIFocusAnimationCoordinator)
    }
    protocol UITableViewDragDelegate {
      @MainActor func tableView(_ p0: UITableView, itemsForBeginning p1: any UIDragSession, at p2: IndexPath) -> [UIDragItem]
      @MainActor func tableView(_ p0: UITableView, itemsForAddingTo p1: any UIDragSession, at p2: IndexPath, point p3: CGPoint) -> [UIDragItem]
      @MainActor func tableView(_ p0: UITableView, dragSessionWillBegin p1: any UIDragSession)
      @MainActor func tableView(_ p0: UITableView, dragSessionDidEnd p1: any UIDragSession)
      @MainActor func tableView(_ p0: UITableView, dragSessionAllowsMoveOperation p1: any UIDragSession) -> Bool
      @MainActor func tableView(_ p0: UITableView, dragSessionIsRestrictedToDraggingApplication p1: any UIDragSession) -> Bool
      @MainActor func tableView(_ p0: UITableView, dragPreviewParametersForRowAt p1: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UITableViewDropDelegate {
      @MainActor func tableView(_ p0: UITableView, performDropWith p1: any UITableViewDropCoordinator)
      @MainActor func tableView(_ p0: UITableView, canHandle p1: any UIDropSession) -> Bool
      @MainActor func tableView(_ p0: UITableView, dropSessionDidEnter p1: any UIDropSession)
      @MainActor func tableView(_ p0: UITableView, dropSessionDidUpdate p1: any UIDropSession, withDestinationIndexPath p2: IndexPath?) -> UITableViewDropProposal
      @MainActor func tableView(_ p0: UITableView, dropSessionDidExit p1: any UIDropSession)
      @MainActor func tableView(_ p0: UITableView, dropSessionDidEnd p1: any UIDropSession)
      @MainActor func tableView(_ p0: UITableView, dropPreviewParametersForRowAt p1: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UITextDragDelegate {
      @MainActor func textDraggableView(_ p0: UIView & UITextDraggable, itemsForDrag p1: any UITextDragRequest) -> [UIDragItem]
      @MainActor func textDraggableView(_ p0: UIView & UITextDraggable, dragPreviewForLiftingItem p1: UIDragItem, session p2: any UIDragSession) -> UITargetedDragPreview?
      @MainActor func textDraggableView(_ p0: UIView & UITextDraggable, willAnimateLiftWith p1: any UIDragAnimating, session p2: any UIDragSession)
      @MainActor func textDraggableView(_ p0: UIView & UITextDraggable, dragSessionWillBegin p1: any UIDragSession)
      @MainActor func textDraggableView(_ p0: UIView & UITextDraggable, dragSessionDidEnd p1: any UIDragSession, with p2: UIDropOperation)
    }
    protocol UITextDropDelegate {
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, willBecomeEditableForDrop p1: any UITextDropRequest) -> UITextDropEditability
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, proposalForDrop p1: any UITextDropRequest) -> UITextDropProposal
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, willPerformDrop p1: any UITextDropRequest)
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, dropSessionDidEnter p1: any UIDropSession)
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, dropSessionDidUpdate p1: any UIDropSession)
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, dropSessionDidExit p1: any UIDropSession)
      @MainActor func textDroppableView(_ p0: UIView & UITextDroppable, dropSessionDidEnd p1: any UIDropSession)
    }
    protocol UITextFieldDelegate {
      @MainActor func textFieldShouldBeginEditing(_ p0: UITextField) -> Bool
      @MainActor func textFieldDidBeginEditing(_ p0: UITextField)
      @MainActor func textFieldShouldEndEditing(_ p0: UITextField) -> Bool
      @MainActor func textFieldDidEndEditing(_ p0: UITextField)
      @MainActor func textFieldDidEndEditing(_ p0: UITextField, reason p1: UITextField.DidEndEditingReason)
      @MainActor func textField(_ p0: UITextField, shouldChangeCharactersIn p1: NSRange, replacementString p2: String) -> Bool
      @MainActor func textFieldDidChangeSelection(_ p0: UITextField)
      @MainActor func textFieldShouldClear(_ p0: UITextField) -> Bool
      @MainActor func textFieldShouldReturn(_ p0: UITextField) -> Bool
      @MainActor func textField(_ p0: UITextField, editMenuForCharactersIn p1: NSRange, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      @MainActor func textField(_ p0: UITextField, willPresentEditMenuWith p1: any UIEditMenuInteractionAnimating)
      @MainActor func textField(_ p0: UITextField, willDismissEditMenuWith p1: any UIEditMenuInteractionAnimating)
    }
    protocol UITextPasteDelegate {
      @MainActor func textPasteConfigurationSupporting(_ p0: any UITextPasteConfigurationSupporting, transform p1: any UITextPasteItem)
      @MainActor func textPasteConfigurationSupporting(_ p0: any UITextPasteConfigurationSupporting, combineItemAttributedStrings p1: [NSAttributedString], for p2: UITextRange) -> NSAttributedString
      @MainActor func textPasteConfigurationSupporting(_ p0: any UITextPasteConfigurationSupporting, performPasteOf p1: NSAttributedString, to p2: UITextRange) -> UITextRange
      @MainActor func textPasteConfigurationSupporting(_ p0: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf p1: NSAttributedString, to p2: UITextRange) -> Bool
    }
    protocol UITextViewDelegate: UIScrollViewDelegate {
      @MainActor func textViewShouldBeginEditing(_ p0: UITextView) -> Bool
      @MainActor func textViewDidBeginEditing(_ p0: UITextView)
      @MainActor func textViewShouldEndEditing(_ p0: UITextView) -> Bool
      @MainActor func textViewDidEndEditing(_ p0: UITextView)
      @MainActor func textView(_ p0: UITextView, shouldChangeTextIn p1: NSRange, replacementText p2: String) -> Bool
      @MainActor func textViewDidChange(_ p0: UITextView)
      @MainActor func textViewDidChangeSelection(_ p0: UITextView)
      @MainActor func textView(_ p0: UITextView, editMenuForTextIn p1: NSRange, suggestedActions p2: [UIMenuElement]) -> UIMenu?
      @MainActor func textView(_ p0: UITextView, willPresentEditMenuWith p1: any UIEditMenuInteractionAnimating)
      @MainActor func textView(_ p0: UITextView, willDismissEditMenuWith p1: any UIEditMenuInteractionAnimating)
      @MainActor func textView(_ p0: UITextView, shouldInteractWith p1: URL, in p2: NSRange, interaction p3: UITextItemInteraction) -> Bool
      @MainActor func textView(_ p0: UITextView, shouldInteractWith p1: NSTextAttachment, in p2: NSRange, interaction p3: UITextItemInteraction) -> Bool
      @MainActor func textView(_ p0: UITextView, shouldInteractWith p1: URL, in p2: NSRange) -> Bool
      @MainActor func textView(_ p0: UITextView, shouldInteractWith p1: NSTextAttachment, in p2: NSRange) -> Bool
      @MainActor func textView(_ p0: UITextView, primaryActionFor p1: UITextItem, defaultAction p2: UIAction) -> UIAction?
      @MainActor func textView(_ p0: UITextView, menuConfigurationFor p1: UITextItem, defaultMenu p2: UIMenu) -> UITextItem.MenuConfiguration?
      @MainActor func textView(_ p0: UITextView, textItemMenuWillDisplayFor p1: UITextItem, animator p2: any UIContextMenuInteractionAnimating)
      @MainActor func textView(_ p0: UITextView, textItemMenuWillEndFor p1: UITextItem, animator p2: any UIContextMenuInteractionAnimating)
    }
    protocol UIViewControllerTransitioningDelegate {
      @MainActor func animationController(forPresented p0: UIViewController, presenting p1: UIViewController, source p2: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      @MainActor func animationController(forDismissed p0: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      @MainActor func interactionControllerForPresentation(using p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      @MainActor func interactionControllerForDismissal(using p0: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      @MainActor func presentationController(forPresented p0: UIViewController, presenting p1: UIViewController?, source p2: UIViewController) -> UIPresentationController?
    }
    protocol UIWindowSceneDelegate: UISceneDelegate {
      @MainActor func windowScene(_ p0: UIWindowScene, didUpdate p1: any UICoordinateSpace, interfaceOrientation p2: UIInterfaceOrientation, traitCollection p3: UITraitCollection)
      @MainActor func windowScene(_ p0: UIWindowScene, performActionFor p1: UIApplicationShortcutItem, completionHandler p2: @escaping (Bool) -> Void)
    }
    protocol UNUserNotificationCenterDelegate {
      nonisolated func userNotificationCenter(_ p0: UNUserNotificationCenter, willPresent p1: UNNotification, withCompletionHandler p2: @escaping (UNNotificationPresentationOptions) -> Void)
      nonisolated func userNotificationCenter(_ p0: UNUserNotificationCenter, willPresent p1: UNNotification) async -> UNNotificationPresentationOptions
      nonisolated func userNotificationCenter(_ p0: UNUserNotificationCenter, didReceive p1: UNNotificationResponse, withCompletionHandler p2: @escaping () -> Void)
      nonisolated func userNotificationCenter(_ p0: UNUserNotificationCenter, didReceive p1: UNNotificationResponse) async
      nonisolated func userNotificationCenter(_ p0: UNUserNotificationCenter, openSettingsFor p1: UNNotification?)
    }

    """#
}
