import Foundation

/// A suggestion for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The suggestion as text.
  var localizedSuggestion: String? { get }
  /// The description that VoiceOver speaks.
  var localizedDescription: String? { get }
  /// The image beside the suggestion.
  var iconImage: UIImage? { get }
  /// An object of the app that the suggestion represents.
  var representedObject: Any? { get set }
}

/// A suggestion for a search, with text and an image.
///
///     search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apples")]
///     search.select(search.searchSuggestions![0])   // in a test
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The suggestion as text.
  open private(set) var localizedSuggestion: String?
  /// The suggestion as text with attributes.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The description that VoiceOver speaks.
  open private(set) var localizedDescription: String?
  /// The image beside the suggestion.
  open private(set) var iconImage: UIImage?
  /// An object of the app that the suggestion represents.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }

  /// Creates a suggestion of text with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }
}

extension UISearchController {
  /// Chooses a suggestion and notifies the updater, as a tap on the suggestion does.
  ///
  /// UIKit has no such method; it is for tests.
  public func select(_ searchSuggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: searchSuggestion)
  }
}
