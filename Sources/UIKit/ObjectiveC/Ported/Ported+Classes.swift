import Foundation

// The classes of UIKit whose objects can be created from the class alone, with their initializers.

extension Ported {
  /// One of UIKit's own classes, and a closure that creates an object of the class.
  internal typealias Maker = (type: AnyClass, make: @MainActor (Initializer) -> AnyObject?)

  /// Returns the entry of a view class.
  private static func view<View: UIView>(
    _ type: View.Type, _ make: @escaping @MainActor (CGRect) -> View
  ) -> Maker {
    (
      type,
      { initializer in
        switch initializer {
        case .plain: make(.zero)
        case .frame(let frame): make(frame)
        case .nib: nil
        }
      }
    )
  }

  /// Returns the entry of a controller class.
  private static func controller<Controller: UIViewController>(
    _ type: Controller.Type, _ make: @escaping @MainActor (String?, Bundle?) -> Controller
  ) -> Maker {
    (
      type,
      { initializer in
        switch initializer {
        case .plain: make(nil, nil)
        case .nib(let name, let bundle): make(name, bundle)
        case .frame: nil
        }
      }
    )
  }

  /// Returns the entry of a class whose objects are created with `init()`.
  private static func object<Object: AnyObject>(
    _ type: Object.Type, _ make: @escaping @MainActor () -> Object
  ) -> Maker {
    (
      type,
      { initializer in
        if case .plain = initializer { make() } else { nil }
      }
    )
  }

  /// UIKit's views with `init(frame:)`.
  internal static let views: [Maker] = [
    view(UIActionSheet.self) { UIActionSheet(frame: $0) },
    view(UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: $0) },
    view(UIAlertView.self) { UIAlertView(frame: $0) },
    view(UIBackgroundExtensionView.self) { UIBackgroundExtensionView(frame: $0) },
    view(UIButton.self) { UIButton(frame: $0) },
    view(UICalendarView.self) { UICalendarView(frame: $0) },
    view(UICollectionReusableView.self) { UICollectionReusableView(frame: $0) },
    view(UICollectionView.self) { UICollectionView(frame: $0) },
    view(UICollectionViewCell.self) { UICollectionViewCell(frame: $0) },
    view(UICollectionViewListCell.self) { UICollectionViewListCell(frame: $0) },
    view(UIColorWell.self) { UIColorWell(frame: $0) },
    view(UIControl.self) { UIControl(frame: $0) },
    view(UIDatePicker.self) { UIDatePicker(frame: $0) },
    view(UIImageView.self) { UIImageView(frame: $0) },
    view(UIInputView.self) { UIInputView(frame: $0) },
    view(UILabel.self) { UILabel(frame: $0) },
    view(UINavigationBar.self) { UINavigationBar(frame: $0) },
    view(UIPageControl.self) { UIPageControl(frame: $0) },
    view(UIPasteControl.self) { UIPasteControl(frame: $0) },
    view(UIPickerView.self) { UIPickerView(frame: $0) },
    view(UIProgressView.self) { UIProgressView(frame: $0) },
    view(UIRefreshControl.self) { UIRefreshControl(frame: $0) },
    view(UIScrollView.self) { UIScrollView(frame: $0) },
    view(UISearchBar.self) { UISearchBar(frame: $0) },
    view(UISearchTextField.self) { UISearchTextField(frame: $0) },
    view(UISegmentedControl.self) { UISegmentedControl(frame: $0) },
    view(UISlider.self) { UISlider(frame: $0) },
    view(UIStackView.self) { UIStackView(frame: $0) },
    view(UIStepper.self) { UIStepper(frame: $0) },
    view(UISwitch.self) { UISwitch(frame: $0) },
    view(UITabBar.self) { UITabBar(frame: $0) },
    view(UITableView.self) { UITableView(frame: $0) },
    view(UITableViewCell.self) { frame in
      let cell = UITableViewCell()
      cell.frame = frame
      return cell
    },
    view(UITableViewHeaderFooterView.self) { frame in
      let view = UITableViewHeaderFooterView()
      view.frame = frame
      return view
    },
    view(UITextField.self) { UITextField(frame: $0) },
    view(UITextView.self) { UITextView(frame: $0) },
    view(UIToolbar.self) { UIToolbar(frame: $0) },
    view(UIView.self) { UIView(frame: $0) },
    view(UIVisualEffectView.self) { UIVisualEffectView(frame: $0) },
    view(UIWindow.self) { UIWindow(frame: $0) },
  ]

  /// UIKit's controllers with `init(nibName:bundle:)`.
  internal static let controllers: [Maker] = [
    controller(MFMailComposeViewController.self) {
      MFMailComposeViewController(nibName: $0, bundle: $1)
    },
    controller(MFMessageComposeViewController.self) {
      MFMessageComposeViewController(nibName: $0, bundle: $1)
    },
    controller(UIAlertController.self) { UIAlertController(nibName: $0, bundle: $1) },
    controller(UICollectionViewController.self) {
      UICollectionViewController(nibName: $0, bundle: $1)
    },
    controller(UIColorPickerViewController.self) {
      UIColorPickerViewController(nibName: $0, bundle: $1)
    },
    controller(UIDocumentBrowserViewController.self) {
      UIDocumentBrowserViewController(nibName: $0, bundle: $1)
    },
    controller(UIFontPickerViewController.self) {
      UIFontPickerViewController(nibName: $0, bundle: $1)
    },
    controller(UIImagePickerController.self) { UIImagePickerController(nibName: $0, bundle: $1) },
    controller(UIInputViewController.self) { UIInputViewController(nibName: $0, bundle: $1) },
    controller(UINavigationController.self) { UINavigationController(nibName: $0, bundle: $1) },
    controller(UIPageViewController.self) { UIPageViewController(nibName: $0, bundle: $1) },
    controller(UISearchController.self) { UISearchController(nibName: $0, bundle: $1) },
    controller(UISplitViewController.self) { UISplitViewController(nibName: $0, bundle: $1) },
    controller(UITabBarController.self) { UITabBarController(nibName: $0, bundle: $1) },
    controller(UITableViewController.self) { UITableViewController(nibName: $0, bundle: $1) },
    controller(UIViewController.self) { UIViewController(nibName: $0, bundle: $1) },
  ]

  /// Other classes with `init()` that apps subclass.
  internal static let objects: [Maker] = [
    object(NSObject.self) { NSObject() },
    object(CAAnimation.self) { CAAnimation() },
    object(CAAnimationGroup.self) { CAAnimationGroup() },
    object(CABasicAnimation.self) { CABasicAnimation() },
    object(CAEmitterCell.self) { CAEmitterCell() },
    object(CAEmitterLayer.self) { CAEmitterLayer() },
    object(CAGradientLayer.self) { CAGradientLayer() },
    object(CAKeyframeAnimation.self) { CAKeyframeAnimation() },
    object(CALayer.self) { CALayer() },
    object(CAPropertyAnimation.self) { CAPropertyAnimation() },
    object(CAReplicatorLayer.self) { CAReplicatorLayer() },
    object(CAShapeLayer.self) { CAShapeLayer() },
    object(CASpringAnimation.self) { CASpringAnimation() },
    object(CATiledLayer.self) { CATiledLayer() },
    object(CATransformLayer.self) { CATransformLayer() },
    object(CATransition.self) { CATransition() },
    object(SKStoreReviewController.self) { SKStoreReviewController() },
    object(UIActivity.self) { UIActivity() },
    object(UIBarButtonItem.self) { UIBarButtonItem() },
    object(UIBarItem.self) { UIBarItem() },
    object(UICalendarView.Decoration.self) { UICalendarView.Decoration() },
    object(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() },
    object(UICollectionViewLayout.self) { UICollectionViewLayout() },
    object(UIFindSession.self) { UIFindSession() },
    object(UIGestureRecognizer.self) { UIGestureRecognizer() },
    object(UIKeyboardLayoutGuide.self) { UIKeyboardLayoutGuide() },
    object(UILayoutGuide.self) { UILayoutGuide() },
    object(UIPercentDrivenInteractiveTransition.self) { UIPercentDrivenInteractiveTransition() },
    object(UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer() },
    object(UIPanGestureRecognizer.self) { UIPanGestureRecognizer() },
    object(UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer() },
    object(UIResponder.self) { UIResponder() },
    object(UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer() },
    object(UIScreenEdgePanGestureRecognizer.self) { UIScreenEdgePanGestureRecognizer() },
    object(UISwipeGestureRecognizer.self) { UISwipeGestureRecognizer() },
    object(UITabBarItem.self) { UITabBarItem() },
    object(UITapGestureRecognizer.self) { UITapGestureRecognizer() },
    object(UITrackingLayoutGuide.self) { UITrackingLayoutGuide() },
  ]
}
