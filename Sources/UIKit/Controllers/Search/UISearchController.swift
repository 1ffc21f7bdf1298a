import Foundation

/// A search, with a search bar, and a controller that shows the results.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// The search becomes active when the user begins to edit in the search bar. The search
/// becomes inactive when the user taps Cancel or the app sets `isActive` to `false`.
///
/// While a search in a navigation bar is active, the view of the search controller covers the
/// searched content if `obscuresBackgroundDuringPresentation` is `true` or if there are results to
/// show. A tap outside the results ends the search. As in UIKit, the controller for results is not
/// in a navigation controller. The controller for results pushes controllers with the navigation
/// controller of the searched controller:
///
///     presentingViewController?.navigationController?.pushViewController(detail, animated: true)
///
/// - Differs: the searched controller is the parent of the search, and its
///   `presentedViewController` is `nil`. If the search bar is not in a navigation bar, no content
///   is covered, and no results are shown.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Creates a search with a controller for results.
  ///
  /// Without a controller for results, the searched controller itself shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    joinSearchBar()
  }

  /// Creates a search without a controller for results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    joinSearchBar()
  }

  /// Connects the search bar with this controller.
  ///
  /// This code is a method, because an initializer that accesses `searchBar` directly
  /// would not call the overridden property of a subclass.
  private func joinSearchBar() {
    searchBar.controller = self
    // A search bar outside of a search controller has no placeholder by default.
    if searchBar.placeholder == nil { searchBar.placeholder = "Search" }
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    joinSearchBar()
    coder.fill(self, as: UISearchController.self)
  }

  /// The search bar.
  open private(set) var searchBar = UISearchBar()

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The controller that shows the results.
  open private(set) var searchResultsController: UIViewController?

  /// Whether the search is active.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
      navigationBar?.controller?.searchChanged()
    }
  }

  /// Whether the searched content is dimmed and can't be touched while the search is active.
  ///
  /// Without a controller for results, the content stays dimmed even when the search
  /// bar has text. An app that filters the searched content itself must not set this
  /// property to `true`.
  ///
  /// - Unverified: the default since iOS 15: `true` only if there is a controller for results.
  ///   Before iOS 15, the default was always `true`.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscures ?? (searchResultsController != nil) }
    set {
      obscures = newValue
      cover()
    }
  }

  /// The value of `obscuresBackgroundDuringPresentation` that the app has set.
  private var obscures: Bool?
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar shows only the search bar while the search is active.
  ///
  /// In this case, the title and the buttons are hidden.
  /// - Differs: the change is not animated, and a navigation bar that does not contain the search
  ///   bar stays.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { navigationBar?.controller?.searchChanged() }
  }
  /// Whether there is a cancel button while the search is active.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes are visible while the search is active.
  open var automaticallyShowsScopeBar = true
  /// The times at which scopes are visible.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system decides when the scopes are visible.
    case automatic
    /// The scopes are visible only when the app shows them.
    case manual
    /// The scopes are visible as soon as the search bar has text.
    case onTextEntry
    /// The scopes are visible as soon as the search is active.
    case onSearchActivation
  }

  /// The times at which scopes are visible. `automaticallyShowsScopeBar` is the same setting as a
  /// Boolean.
  /// - Differs: `onTextEntry` shows the scopes as soon as the search is active.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }
  /// The placement of the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether the controller for results is shown as soon as there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { cover() } }
  /// Whether the controller for results is shown, if it is not shown automatically.
  open var showsSearchResultsController = false { didSet { cover() } }

  /// The suggestions for the search.
  /// - Differs: they are not shown. A test chooses one with `select(_:)`.
  open var searchSuggestions: [any UISearchSuggestion]?

  // MARK: Appearing and disappearing

  /// Called when the search becomes active.
  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    host = navigationBar?.controller?.topViewController
    hidesCancelButtonAtEnd = automaticallyShowsCancelButton
    if hidesCancelButtonAtEnd { searchBar.setShowsCancelButton(true, animated: true) }
    hidesScopeBarAtEnd = automaticallyShowsScopeBar
    if hidesScopeBarAtEnd, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    delegate?.didPresentSearchController(self)
    searchDidChange()
  }

  /// Whether the cancel button is hidden at the end of the search, because this
  /// controller has shown the button at the beginning. The app may have changed
  /// `automaticallyShowsCancelButton` since the beginning.
  private var hidesCancelButtonAtEnd = false
  /// Whether the scopes are hidden at the end of the search, because this controller
  /// has shown the scopes at the beginning.
  private var hidesScopeBarAtEnd = false

  /// Called when the search becomes inactive.
  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    if hidesCancelButtonAtEnd { searchBar.setShowsCancelButton(false, animated: true) }
    if hidesScopeBarAtEnd { searchBar.showsScopeBar = false }
    if searchBar.text?.isEmpty == false { searchBar.text = "" } else { searchDidChange() }
    delegate?.didDismissSearchController(self)
  }

  /// Called when the text or the scope has changed, and when the search has begun or ended.
  internal func searchDidChange() {
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
    // The text is a part of `contentUnavailableConfigurationState`.
    let searched = navigationBar?.controller?.topViewController
    if searched?.navigationItem.searchController === self {
      searched?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Called when the appearance of the bar has changed, and perhaps its height.
  internal func searchBarDidChange() { navigationBar?.lookChanged() }

  /// The navigation bar that contains the search bar.
  internal final weak var navigationBar: UINavigationBar? {
    didSet {
      // The app may have activated the search before the navigation bar was laid out.
      guard isActive, host == nil, let top = navigationBar?.controller?.topViewController,
        top.navigationItem.searchController === self
      else { return }
      host = top
      cover()
    }
  }

  // MARK: Results

  /// Whether the controller for results is shown now.
  private var showsResults: Bool {
    guard isActive, searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
  }

  /// The searched controller, while the search is active in a navigation bar.
  private weak var host: UIViewController?

  open override func loadView() { view = SearchCover(of: self) }

  /// The searched controller, while the search is active.
  open override var presentingViewController: UIViewController? {
    isActive ? host ?? super.presentingViewController : super.presentingViewController
  }

  /// Ends the search if it is active. Dismissing the controller for results has the same effect.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, above == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    completion?()
  }

  /// Adds or removes the cover and the results, so that they match the state of the search.
  private func cover() {
    guard let host, isActive, showsResults || obscuresBackgroundDuringPresentation else {
      remove(searchResultsController)
      return remove(self)
    }
    if parent !== host {
      host.addChild(self)
      (view as? SearchCover)?.fill(host.view)
      didMove(toParent: host)
    }
    view.backgroundColor = obscuresBackgroundDuringPresentation ? SearchCover.shade : nil
    guard let results = searchResultsController, showsResults else {
      return remove(searchResultsController)
    }
    guard results.parent !== self else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController?) {
    guard let controller, controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the scope has changed, or the search has ended.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen a suggestion.
  @_disfavoredOverload
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// The default: does nothing.
  @_disfavoredOverload
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { OptionalMember.noteDefault(self) }
}

/// The methods that a search controller calls on its delegate. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search becomes active.
  @_disfavoredOverload
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has become active.
  @_disfavoredOverload
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search becomes inactive.
  @_disfavoredOverload
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has become inactive.
  @_disfavoredOverload
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller in a custom manner.
  /// - Differs: the search controller is not presented. This is called before all other methods,
  ///   and has no further effect.
  @_disfavoredOverload
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMember.noteDefault(self)
  }
}

extension UISearchController: SearchBarOwner {}
