import Foundation
import GalleyNibs

/// The coder with which objects of a nib are created: `init(coder:)` of a UIKit class sets the
/// object's properties from the file.
///
/// As in UIKit, an initializer of an app's own class finds the frame, the attributes and the
/// subviews set after `super.init(coder:)`. Outlets are connected later.
internal final class NibCoder: ClassCoder {
  let part: NibPart
  let load: NibLoad
  /// The UIKit class whose initializer sets the object's properties: the object's own class or its
  /// nearest superclass in `fillingClasses`.
  private let filling: AnyClass

  override var isOfNib: Bool { true }

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
  /// Sets an object's properties from its nib, if this is a nib's coder and `type` is the nearest
  /// UIKit class: the object's own class or a superclass.
  ///
  /// An `init(coder:)` calls this method with its own class, so that the properties are set once.
  @MainActor
  internal func fill(_ object: NSObject, as type: AnyClass) {
    (self as? NibCoder)?.fillIn(object, as: type)
  }

  /// The style of a table, which has to be known when the table is created.
  @MainActor
  internal var tableStyle: UITableView.Style {
    switch (self as? NibCoder)?.part.element.string("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The style of a cell, which has to be known when the cell is created.
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
