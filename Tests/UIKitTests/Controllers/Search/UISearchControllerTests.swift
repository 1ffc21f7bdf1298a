import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A search controller")
struct UISearchControllerTests {
  private let search = UISearchController(searchResultsController: nil)

  @Test("The end of a search hides the button and the scope bar that its beginning has shown")
  func hidesAtEnd() {
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    search.isActive = true
    #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    search.automaticallyShowsCancelButton = false
    search.automaticallyShowsScopeBar = false
    search.isActive = false
    #expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
  }

  @Test("A search that is activated before its bar is laid out dims the content and shows results")
  func activeEarly() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    search.isActive = true
    let screen = Screen(controller, inNavigation: true)
    #expect(search.parent === controller && search.viewIfLoaded?.superview === controller.view)
    search.searchBar.text = "a"
    screen.settle()
    #expect(results.parent === search)
  }

  @Test("The end of a search does not hide a cancel button that the app has shown")
  func ownButton() {
    search.automaticallyShowsCancelButton = false
    search.searchBar.showsCancelButton = true
    search.isActive = true
    search.automaticallyShowsCancelButton = true
    search.isActive = false
    #expect(search.searchBar.showsCancelButton)
  }
}
