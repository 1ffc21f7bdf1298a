import Foundation

// Members of controls and other views with contents, for code that knows only that a value is some
// object: for example, the sender of an action that has the type `AnyObject`.

extension Ported.Dynamic {
  /// Whether a control, an item of a bar, a gesture recognizer or a label is enabled.
  @preconcurrency @MainActor public var isEnabled: Bool! {
    switch object {
    case let item as UIBarItem: item.isEnabled
    case let recognizer as UIGestureRecognizer: recognizer.isEnabled
    case let label as UILabel: label.isEnabled
    default: member("isEnabled") { (control: UIControl) in control.isEnabled }
    }
  }
  /// Whether a control or a cell is selected.
  @preconcurrency @MainActor public var isSelected: Bool! {
    switch object {
    case let cell as UITableViewCell: cell.isSelected
    case let cell as UICollectionViewCell: cell.isSelected
    default: member("isSelected") { (control: UIControl) in control.isSelected }
    }
  }
  /// Whether a control, a cell, a label or an image view is highlighted.
  @preconcurrency @MainActor public var isHighlighted: Bool! {
    switch object {
    case let cell as UITableViewCell: cell.isHighlighted
    case let cell as UICollectionViewCell: cell.isHighlighted
    case let label as UILabel: label.isHighlighted
    case let view as UIImageView: view.isHighlighted
    default: member("isHighlighted") { (control: UIControl) in control.isHighlighted }
    }
  }
  /// Whether a switch is on.
  @preconcurrency @MainActor public var isOn: Bool! {
    member("isOn") { (control: UISwitch) in control.isOn }
  }
  /// The selected segment of a segmented control.
  @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
    member("selectedSegmentIndex") { (control: UISegmentedControl) in
      control.selectedSegmentIndex
    }
  }
  /// The current page of a page control.
  @preconcurrency @MainActor public var currentPage: Int! {
    member("currentPage") { (control: UIPageControl) in control.currentPage }
  }
  /// The date of a date picker.
  @preconcurrency @MainActor public var date: Date! {
    member("date") { (picker: UIDatePicker) in picker.date }
  }
  /// Whether a refresh control is refreshing.
  @preconcurrency @MainActor public var isRefreshing: Bool! {
    member("isRefreshing") { (control: UIRefreshControl) in control.isRefreshing }
  }
  /// The text of a text field, a text view, a label or a search bar.
  @preconcurrency @MainActor public var text: (String?)! {
    switch object {
    case let field as UITextField: return field.text
    case let view as UITextView: return view.text
    case let bar as UISearchBar: return bar.text
    default: return member("text") { (label: UILabel) -> String? in label.text }
    }
  }
  /// The placeholder of a text field or a search bar.
  @preconcurrency @MainActor public var placeholder: (String?)! {
    if let bar = object as? UISearchBar { return bar.placeholder }
    return member("placeholder") { (field: UITextField) -> String? in field.placeholder }
  }
  /// The title that a button shows.
  @preconcurrency @MainActor public var currentTitle: (String?)! {
    member("currentTitle") { (button: UIButton) -> String? in button.currentTitle }
  }
  /// The label of a button.
  @preconcurrency @MainActor public var titleLabel: (UILabel?)! {
    member("titleLabel") { (button: UIButton) -> UILabel? in button.titleLabel }
  }
  /// The image view of a button or a table view cell.
  @preconcurrency @MainActor public var imageView: (UIImageView?)! {
    if let cell = object as? UITableViewCell { return cell.imageView }
    return member("imageView") { (button: UIButton) -> UIImageView? in button.imageView }
  }

  /// Sets the title of a button.
  @preconcurrency @MainActor
  public func setTitle(_ title: String?, for state: UIControl.State) {
    member("setTitle:forState:") { (button: UIButton) in button.setTitle(title, for: state) }
  }
  /// Sets the title color of a button.
  @preconcurrency @MainActor
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    member("setTitleColor:forState:") { (button: UIButton) in
      button.setTitleColor(color, for: state)
    }
  }
  /// Sets the image of a button.
  @preconcurrency @MainActor
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    member("setImage:forState:") { (button: UIButton) in button.setImage(image, for: state) }
  }
  /// Turns a switch on or off.
  @preconcurrency @MainActor public func setOn(_ isOn: Bool, animated: Bool) {
    member("setOn:animated:") { (control: UISwitch) in control.setOn(isOn, animated: animated) }
  }
  /// Returns the title of a segment of a segmented control.
  @preconcurrency @MainActor public func titleForSegment(at segment: Int) -> String? {
    member("titleForSegmentAtIndex:") { (control: UISegmentedControl) -> String? in
      control.titleForSegment(at: segment)
    }
  }
  /// Starts a refresh control.
  @preconcurrency @MainActor public func beginRefreshing() {
    member("beginRefreshing") { (control: UIRefreshControl) in control.beginRefreshing() }
  }
  /// Ends the refreshing of a refresh control.
  @preconcurrency @MainActor public func endRefreshing() {
    member("endRefreshing") { (control: UIRefreshControl) in control.endRefreshing() }
  }
  /// Starts the animation of an activity indicator or an image view.
  @preconcurrency @MainActor public func startAnimating() {
    if let view = object as? UIImageView { return view.startAnimating() }
    member("startAnimating") { (view: UIActivityIndicatorView) in view.startAnimating() }
  }
  /// Stops the animation of an activity indicator or an image view.
  @preconcurrency @MainActor public func stopAnimating() {
    if let view = object as? UIImageView { return view.stopAnimating() }
    member("stopAnimating") { (view: UIActivityIndicatorView) in view.stopAnimating() }
  }
}
