import Foundation

/// A search: a bar in which is typed, and who shows what is found.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// It becomes active when its bar is edited, and inactive when Cancel is tapped or `isActive` is set.
///
/// - Differs: It is not presented: a controller for results is shown over the content of the navigation
///   controller that has the bar. Nothing is dimmed, and no bar is hidden.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// A search, with a controller for results; where there is none, the controller that is searched
  /// shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    joinSearchBar()
  }

  /// A search without a controller for results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    joinSearchBar()
  }

  /// Not in an initializer: there a subclass that has a bar of its own would not be asked for it.
  private func joinSearchBar() { searchBar.controller = self }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    joinSearchBar()
    coder.fill(self, as: UISearchController.self)
  }

  /// Where is typed.
  open private(set) var searchBar = UISearchBar()

  /// Who is told that something else is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who is told that it comes and goes.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The controller that shows what is found.
  open private(set) var searchResultsController: UIViewController?

  /// Whether something is searched.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  /// Whether what is searched is covered. It is kept.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of that.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title goes. It is kept.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether there is a way to cancel while something is searched.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes are shown while something is searched.
  open var automaticallyShowsScopeBar = true
  /// When scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As suits the bar.
    case automatic
    /// Whenever the app says so.
    case manual
    /// As soon as there is text.
    case onTextEntry
    /// As soon as something is searched.
    case onSearchActivation
  }

  /// When scopes are shown. `automaticallyShowsScopeBar` says the same with two answers.
  /// - Differs: `onTextEntry` shows them as soon as something is searched.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
  }
  /// Where the search bar is.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether the controller for results is shown as soon as there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { placeResults() } }
  /// Whether it is shown, where that is not automatic.
  open var showsSearchResultsController = false { didSet { placeResults() } }

  // MARK: Coming and going

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

  /// Something else is searched, or nothing any more.
  internal func update() {
    placeResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The bar is of another height.
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

/// Shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Something else is searched: another text, another scope, or nothing any more.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told that a search comes and goes. All of it may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// It is about to be active.
  @_disfavoredOverload
  func willPresentSearchController(_ searchController: UISearchController)
  /// It is active.
  @_disfavoredOverload
  func didPresentSearchController(_ searchController: UISearchController)
  /// It is about to be inactive.
  @_disfavoredOverload
  func willDismissSearchController(_ searchController: UISearchController)
  /// It is inactive.
  @_disfavoredOverload
  func didDismissSearchController(_ searchController: UISearchController)
  /// It becomes active, and is to be presented in another way than usual.
  /// - Differs: it is not presented, so that this is called before all else, and nothing follows of it.
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
