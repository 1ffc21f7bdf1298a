import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A search controller")
struct UISearchControllerTests {
  private let search = UISearchController(searchResultsController: nil)

  @Test("The end hides what the beginning has shown, also if the app has changed its mind since")
  func hidesAtEnd() {
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    search.isActive = true
    #expect(search.searchBar.showsCancelButton && search.searchBar.showsScopeBar)
    search.automaticallyShowsCancelButton = false
    search.automaticallyShowsScopeBar = false
    search.isActive = false
    #expect(!search.searchBar.showsCancelButton && !search.searchBar.showsScopeBar)
  }

  @Test("The end does not hide what the app itself has shown")
  func ownButton() {
    search.automaticallyShowsCancelButton = false
    search.searchBar.showsCancelButton = true
    search.isActive = true
    search.automaticallyShowsCancelButton = true
    search.isActive = false
    #expect(search.searchBar.showsCancelButton)
  }
}
