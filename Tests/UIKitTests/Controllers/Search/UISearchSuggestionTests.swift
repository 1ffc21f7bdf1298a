import Testing

@testable import GalleyUIKit

@MainActor @Suite("Suggestions for a search")
struct UISearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String?] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion) }
  }

  private final class OldUpdater: NSObject, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}
  }

  @Test("The updater is told which suggestion was chosen")
  func choosing() {
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    let apples = UISearchSuggestionItem(localizedSuggestion: "Apples")
    search.searchSuggestions = [apples]
    search.searchResultsUpdater = updater
    search.select(apples)
    #expect(updater.chosen == ["Apples"] && search.searchSuggestions?.count == 1)
    let old = OldUpdater()
    search.searchResultsUpdater = old
    search.select(apples)
  }
}
