import Foundation

/// Shows the definition of a word.
///
/// - Differs: There is no dictionary, so the controller shows nothing.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates a controller for a word.
  public init(term: String) {
    super.init(nibName: nil, bundle: nil)
    title = term
  }

  /// Returns `nil`: the controller cannot be loaded from a nib.
  public required init?(coder: NSCoder) { nil }

  /// Returns `false`: no word has a definition.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
