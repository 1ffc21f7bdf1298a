import Foundation
import GalleyNibs

/// The coder that objects of a nib are made with: `init(coder:)` fills the object in from the file.
///
/// As on a phone, an initializer of an app's own class finds the frame, the attributes and the subviews in place
/// after `super.init(coder:)`; outlets are connected later.
internal final class NibCoder: ClassCoder {
  let part: NibPart
  let load: NibLoad
  /// The class of UIKit's whose initializer fills the object in: the nearest one above the object's own class.
  private let filling: AnyClass

  @MainActor
  init(_ part: NibPart, _ load: NibLoad) {
    self.part = part
    self.load = load
    filling = part.fillingClass
    super.init()
  }

  @MainActor
  fileprivate func fillIn(_ object: NSObject, as type: AnyClass) {
    if type == filling { load.fill(object, part) }
  }

  /// The classes whose `init(coder:)` ends with `fill(_:as:)`.
  @MainActor static let fillingClasses: Set<ObjectIdentifier> = Set(
    ([
      UIView.self, UIActivityIndicatorView.self, UIButton.self, UICollectionReusableView.self,
      UICollectionView.self, UICollectionViewCell.self, UIControl.self, UIDatePicker.self,
      UIImageView.self, UIInputView.self, UILabel.self, UINavigationBar.self, UIPageControl.self,
      UIPickerView.self, UIProgressView.self, UIRefreshControl.self, UIScrollView.self,
      UISearchBar.self, UISearchTextField.self, UISegmentedControl.self, UISlider.self,
      UIStackView.self, UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UITextView.self,
      UIToolbar.self, UIVisualEffectView.self, UIWindow.self, UIBarButtonItem.self,
      UITabBarItem.self, UINavigationItem.self, UICollectionViewLayout.self,
      UICollectionViewFlowLayout.self, UIViewController.self, UICollectionViewController.self,
      UITableViewController.self, UINavigationController.self, UITabBarController.self,
      UIPageViewController.self, UISearchController.self, UISplitViewController.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })
}

extension NSCoder {
  /// Fills an object in from its nib, if this is a nib's coder and `type` the nearest class of UIKit's.
  @MainActor
  internal func fill(_ object: NSObject, as type: AnyClass) {
    (self as? NibCoder)?.fillIn(object, as: type)
  }

  /// The style that a table has from the beginning.
  @MainActor
  internal var tableStyle: UITableView.Style {
    switch (self as? NibCoder)?.part.element.string("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The style that a cell has from the beginning.
  @MainActor
  internal var cellStyle: UITableViewCell.CellStyle {
    switch (self as? NibCoder)?.part.element.string("style") {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
