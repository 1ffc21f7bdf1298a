import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A search bar")
struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var told: [String] = []
    var otherText: ((String) -> String)?
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("text \(searchText)")
      if let otherText { searchBar.text = otherText(searchText) }
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { told.append("bookmark") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { told.append("scope \(selectedScope)") }
    func updateSearchResults(for searchController: UISearchController) {
      told.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      told.append("will present")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      told.append("did dismiss")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 375, height: 56))
  private let delegate = Delegate()

  init() {
    window.addSubview(bar)
    window.makeKeyAndVisible()
    bar.delegate = delegate
  }

  @Test("The field and the buttons of a disabled search bar are disabled")
  func disabled() {
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled && !bar.cancelButton.isEnabled)
    #expect(!bar.bookmarkButton.isEnabled && !bar.scopes.isEnabled)
    bar.isEnabled = true
    #expect(bar.searchTextField.isEnabled && bar.cancelButton.isEnabled)
  }

  @Test("A search bar returns the background images that were set")
  func backgroundImages() {
    let image = UIImage(systemName: "star")
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.setScopeBarButtonBackgroundImage(image, for: .selected)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) == nil)
  }

  @Test("Layout leaves the corners and the right view of the field to the app")
  func ownField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let spinner = UIActivityIndicatorView(style: .medium)
    bar.searchTextField.layer.cornerRadius = 18
    bar.searchTextField.rightView = spinner
    bar.searchTextField.rightViewMode = .whileEditing
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.layer.cornerRadius == 18)
    #expect(bar.searchTextField.rightView === spinner)
    #expect(bar.searchTextField.rightViewMode == .whileEditing)
  }

  @Test("A search bar without an image of its own shows the magnifying glass again")
  func searchIcon() throws {
    let view = try #require(bar.searchTextField.leftView as? UIImageView)
    window.layoutIfNeeded()
    let star = UIImage(systemName: "star")
    bar.setImage(star, for: .search, state: .normal)
    window.layoutIfNeeded()
    #expect(view.image === star)
    bar.setImage(nil, for: .search, state: .normal)
    window.layoutIfNeeded()
    #expect(view.image == UIImage(systemName: "magnifyingglass"))
    // An image that the app has given to the view stays.
    view.image = star
    bar.setImage(nil, for: .search, state: .normal)
    window.layoutIfNeeded()
    #expect(view.image === star)
  }

  @Test("A search bar calls its delegate for typing, searching and ending")
  func types() {
    Finger.tap(bar.searchTextField)
    #expect(bar.isFirstResponder)
    Keyboard.type("ab")
    Keyboard.pressReturn()
    bar.resignFirstResponder()
    #expect(delegate.told == ["began", "text a", "text ab", "search", "ended"])
    #expect(bar.text == "ab")
  }

  @Test("The return key of a search bar needs text or tokens, unless the app says otherwise")
  func returnKey() {
    Finger.tap(bar.searchTextField)
    Keyboard.pressReturn()
    #expect(delegate.told == ["began"])
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Photos")]
    Keyboard.pressReturn()
    bar.searchTextField.tokens = []
    bar.enablesReturnKeyAutomatically = false
    Keyboard.pressReturn()
    #expect(delegate.told == ["began", "search", "search"])
  }

  @Test("The delegate of a search bar may set another text when it is told about a change")
  func otherText() {
    delegate.otherText = { $0.uppercased() }
    bar.text = "ab"
    #expect(bar.text == "AB")
    Finger.tap(bar.searchTextField)
    delegate.told = []
    Keyboard.type("c")
    #expect(bar.text == "ABC" && delegate.told == ["text ABc"])
  }

  @Test("A search bar has a cancel button, a bookmark button and scope buttons")
  func buttons() {
    bar.showsCancelButton = true
    bar.showsBookmarkButton = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    #expect(bar.bounds.height == 100)
    window.layoutIfNeeded()
    Finger.tap(bar.cancelButton)
    Finger.tap(bar.bookmarkButton)
    Finger.tap(bar.scopes, at: CGPoint(x: 300, y: 16))
    Finger.tap(bar.scopes, at: CGPoint(x: 300, y: 16))
    #expect(delegate.told == ["cancel", "bookmark", "scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = nil
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.showsCancelButton = false
    window.layoutIfNeeded()
    #expect(bar.cancelButton.superview == nil && bar.scopes.superview == nil)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
  }

  @Test("Each scope is an accessibility element, which selects it when it is activated")
  func scopes() throws {
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    window.layoutIfNeeded()
    let parts = try #require(bar.scopes.accessibilityElements as? [ControlPart])
    #expect(parts.map(\.accessibilityLabel) == ["All", "Mine"])
    #expect(parts.map(\.accessibilityValue) == ["1 of 2", "2 of 2"])
    #expect(parts.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
    #expect(parts[0].accessibilityFrameInContainerSpace.maxX == bar.scopes.bounds.midX)
    #expect(parts[1].accessibilityActivate())
    #expect(bar.selectedScopeButtonIndex == 1 && delegate.told == ["scope 1"])
  }

  @Test(
    "A search bar keeps tokens before its text, and deletes the last one where there is no text before"
  )
  func tokens() {
    let field = bar.searchTextField
    window.layoutIfNeeded()
    let before = field.textRect(forBounds: field.bounds).minX
    field.insertToken(UISearchToken(icon: nil, text: "Ada"), at: 0)
    #expect(field.textRect(forBounds: field.bounds).minX > before)
    field.text = "x"
    field.becomeFirstResponder()
    Keyboard.deleteBackward()
    #expect(field.tokens.count == 1 && field.text == "")
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.allowsDeletingTokens = true
    Keyboard.deleteBackward()
    #expect(field.tokens.isEmpty)
  }

  @Test("A search bar has the look of its appearance proxy")
  func appearance() {
    final class Own: UISearchBar {}
    Own.appearance().barTintColor = .systemRed
    #expect(Own(frame: .zero).barTintColor == .systemRed)
    #expect(UISearchBar(frame: .zero).barTintColor == nil)
  }

  @Test("The search bar of a search controller has the placeholder Search by default")
  func placeholder() {
    #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
    #expect(UISearchBar().placeholder == nil)
  }

  @Test("A search bar in a navigation bar activates its search controller")
  func controller() {
    let search = UISearchController(searchResultsController: UIViewController())
    search.searchResultsUpdater = delegate
    search.delegate = delegate
    let root = UIViewController()
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(root.view.safeAreaInsets.top == 96)
    #expect(search.searchBar.searchTextField.frame.minX == 16)
    #expect(search.searchBar.searchTextField.frame.maxX == CGFloat(359))

    Finger.tap(search.searchBar.searchTextField)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    Keyboard.type("a")
    #expect(delegate.told == ["will present", "update ", "update a"])
    #expect(search.searchResultsController?.parent === search)
    window.layoutIfNeeded()
    #expect(search.searchBar.isFirstResponder)
    let (field, cancel) = (
      search.searchBar.searchTextField.frame, search.searchBar.cancelButton.frame
    )
    #expect(cancel.minY == field.minY && cancel.maxY == field.maxY)
    Finger.tap(search.searchBar.cancelButton)
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(search.searchResultsController?.parent == nil)
    #expect(delegate.told.suffix(2) == ["update ", "did dismiss"])
    #expect(!search.searchBar.isFirstResponder)
  }
}
