import Foundation

// What a controller shows where it has nothing to show.

/// What is shown in place of a controller's content, and whether that is up to date.
@MainActor
internal final class ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var needsUpdate = true
}

extension UIViewController {
  internal var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  internal func showUnavailable(_ new: (any UIContentConfiguration)?) {
    unavailable.configuration = new
    guard isViewLoaded else { return }
    putUnavailable()
  }

  /// Before the view is laid out: the subclass may say something else.
  internal func updateUnavailableIfNeeded() {
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    putUnavailable()
  }

  /// Has a view in front of all others show the configuration.
  private func putUnavailable() {
    guard let view = viewIfLoaded else { return }
    guard let configuration = unavailable.configuration else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    if let shown = unavailable.view, shown.supports(configuration) {
      shown.configuration = configuration
      if shown.superview === view { return }
    }
    unavailable.view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    unavailable.view = made
  }
}
