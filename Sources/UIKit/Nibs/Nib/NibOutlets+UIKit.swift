import Foundation

// The outlets of UIKit's own classes.

extension PlatformValues {
  /// Registers the outlets of UIKit's own classes.
  static func registerOutlets() {
    registerListOutlets()
    registerTextOutlets()
    registerBarAndGestureOutlets()
    registerControllerOutlets()
  }

  private static func registerListOutlets() {
    let scroll = Ported.Members<UIScrollView>.List()
    scroll.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    scroll.value("refreshControl", { $0.refreshControl }, { $0.refreshControl = $1 })
    let table = Ported.Members<UITableView>.List()
    table.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    table.value("dataSource", { $0.dataSource }, { $0.dataSource = $1 })
    table.value("dragDelegate", { $0.dragDelegate }, { $0.dragDelegate = $1 })
    table.value("dropDelegate", { $0.dropDelegate }, { $0.dropDelegate = $1 })
    table.value("prefetchDataSource", { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 })
    table.value("tableHeaderView", { $0.tableHeaderView }, { $0.tableHeaderView = $1 })
    table.value("tableFooterView", { $0.tableFooterView }, { $0.tableFooterView = $1 })
    table.value("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 })
    let cell = Ported.Members<UITableViewCell>.List()
    // The cell sets the frames of these views itself. In the file, the views may be among the
    // subviews of the content view. Views in that list are created so that constraints decide their
    // frames, which is undone here.
    cell.value("accessoryView", { $0.accessoryView }) { $0.accessoryView = $1?.placedByFrame }
    cell.value("editingAccessoryView", { $0.editingAccessoryView }) {
      $0.editingAccessoryView = $1?.placedByFrame
    }
    cell.value("backgroundView", { $0.backgroundView }) { $0.backgroundView = $1?.placedByFrame }
    cell.value("selectedBackgroundView", { $0.selectedBackgroundView }) {
      $0.selectedBackgroundView = $1?.placedByFrame
    }
    let list = Ported.Members<UICollectionView>.List()
    list.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    list.value("dataSource", { $0.dataSource }, { $0.dataSource = $1 })
    list.value("dragDelegate", { $0.dragDelegate }, { $0.dragDelegate = $1 })
    list.value("dropDelegate", { $0.dropDelegate }, { $0.dropDelegate = $1 })
    list.value("prefetchDataSource", { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 })
    list.value("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 })
    let item = Ported.Members<UICollectionViewCell>.List()
    item.value("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 })
    item.value(
      "selectedBackgroundView", { $0.selectedBackgroundView }, { $0.selectedBackgroundView = $1 })
    let picker = Ported.Members<UIPickerView>.List()
    picker.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    picker.value("dataSource", { $0.dataSource }, { $0.dataSource = $1 })
  }

  private static func registerTextOutlets() {
    let field = Ported.Members<UITextField>.List()
    field.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    field.value("leftView", { $0.leftView }, { $0.leftView = $1 })
    field.value("rightView", { $0.rightView }, { $0.rightView = $1 })
    field.value("inputView", { $0.inputView }, { $0.inputView = $1 })
    field.value("inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 })
    let text = Ported.Members<UITextView>.List()
    text.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    text.value("inputView", { $0.inputView }, { $0.inputView = $1 })
    text.value("inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 })
    let search = Ported.Members<UISearchBar>.List()
    search.value("delegate", { $0.delegate }, { $0.delegate = $1 })
  }

  private static func registerBarAndGestureOutlets() {
    let gesture = Ported.Members<UIGestureRecognizer>.List()
    gesture.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let bar = Ported.Members<UINavigationBar>.List()
    bar.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let toolbar = Ported.Members<UIToolbar>.List()
    toolbar.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let tabs = Ported.Members<UITabBar>.List()
    tabs.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let item = Ported.Members<UINavigationItem>.List()
    item.value("titleView", { $0.titleView }, { $0.titleView = $1 })
    item.value("searchController", { $0.searchController }, { $0.searchController = $1 })
    item.value("backBarButtonItem", { $0.backBarButtonItem }, { $0.backBarButtonItem = $1 })
    let button = Ported.Members<UIBarButtonItem>.List()
    button.value("customView", { $0.customView }, { $0.customView = $1 })
  }

  private static func registerControllerOutlets() {
    let application = Ported.Members<UIApplication>.List()
    application.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let window = Ported.Members<UIWindow>.List()
    window.value("rootViewController", { $0.rootViewController }, { $0.rootViewController = $1 })
    let navigation = Ported.Members<UINavigationController>.List()
    navigation.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let tabs = Ported.Members<UITabBarController>.List()
    tabs.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let split = Ported.Members<UISplitViewController>.List()
    split.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    let pages = Ported.Members<UIPageViewController>.List()
    pages.value("delegate", { $0.delegate }, { $0.delegate = $1 })
    pages.value("dataSource", { $0.dataSource }, { $0.dataSource = $1 })
  }
}

extension UIView {
  /// The view itself, after `translatesAutoresizingMaskIntoConstraints` was set to `true`, so that
  /// the frame decides the position of the view.
  fileprivate var placedByFrame: Self {
    translatesAutoresizingMaskIntoConstraints = true
    return self
  }
}
