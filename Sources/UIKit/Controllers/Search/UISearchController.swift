import Foundation

/// A search, with a search bar, and a controller that shows the results.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// It becomes active when editing of its bar begins, and inactive when Cancel is tapped or
/// `isActive` is set.
///
/// - Differs: It is not presented: a controller for results is shown over the content of the
///   navigation controller with the search bar. Nothing is dimmed.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Creates a search with a controller for results; without one, the searched controller shows
  /// them.
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

  /// Not called in an initializer, because a subclass with a search bar of its own would not be
  /// asked for it there.
  private func joinSearchBar() {
    searchBar.controller = self
    // A search bar outside of a search controller has no placeholder by itself.
    if searchBar.placeholder == nil { searchBar.placeholder = "Search" }
  }

  /// Creates the controller that a nib describes. Other archives are not supported: with another
  /// coder this traps.
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

  /// Whether the searched content is obscured. It is stored without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar shows only the search bar while the search is active: no title, and
  /// no buttons.
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
    /// The default of the bar.
    case automatic
    /// Only when the app shows them.
    case manual
    /// As soon as there is text.
    case onTextEntry
    /// As soon as the search is active.
    case onSearchActivation
  }

  /// The times at which scopes are visible. `automaticallyShowsScopeBar` is the same as a Boolean.
  /// - Differs: `onTextEntry` shows them as soon as the search is active.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }
  /// The placement of the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether the controller for results is shown as soon as there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { placeResults() } }
  /// Whether it is shown, if it is not shown automatically.
  open var showsSearchResultsController = false { didSet { placeResults() } }

  // MARK: Appearing and disappearing

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    if searchBar.text?.isEmpty == false { searchBar.text = "" } else { update() }
    delegate?.didDismissSearchController(self)
  }

  /// Called when the search has changed, or has ended.
  internal func update() {
    placeResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the bar has another height.
  internal func barChanged() { navigationBar?.lookChanged() }

  internal final weak var navigationBar: UINavigationBar?

  // MARK: Results

  private var showsResults: Bool {
    guard isActive else { return false }
    return automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
  }

  private func placeResults() {
    guard let results = searchResultsController else { return }
    let host = navigationBar?.controller?.topViewController
    if showsResults, let host, results.parent !== host {
      host.addChild(results)
      results.view.frame = host.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(results.view)
      results.didMove(toParent: host)
    } else if !showsResults, results.parent != nil {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text or the scope has changed, or the search has ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that a search controller calls on its delegate. All of them are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
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
  /// Presents the search controller in a custom way.
  /// - Differs: it is not presented, so this is called before everything else, without further
  ///   effect.
  @_disfavoredOverload
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default does nothing.
  @_disfavoredOverload
  public func willPresentSearchController(_ searchController: UISearchController) {
    DefaultAnswer.note(self)
  }
  /// The default does nothing.
  @_disfavoredOverload
  public func didPresentSearchController(_ searchController: UISearchController) {
    DefaultAnswer.note(self)
  }
  /// The default does nothing.
  @_disfavoredOverload
  public func willDismissSearchController(_ searchController: UISearchController) {
    DefaultAnswer.note(self)
  }
  /// The default does nothing.
  @_disfavoredOverload
  public func didDismissSearchController(_ searchController: UISearchController) {
    DefaultAnswer.note(self)
  }
  /// The default does nothing.
  @_disfavoredOverload
  public func presentSearchController(_ searchController: UISearchController) {
    DefaultAnswer.note(self)
  }
}

extension UISearchController: SearchBarOwner {}
