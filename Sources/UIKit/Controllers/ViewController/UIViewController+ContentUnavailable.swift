import Foundation

// The content-unavailable configuration of a controller.

/// The content-unavailable configuration of a controller, with its view.
@MainActor
internal final class ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether `updateContentUnavailableConfiguration(using:)` has to be called.
  var needsUpdate = true
}

extension UIViewController {
  internal var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Replaces the configuration, and updates its view.
  internal func showUnavailable(_ new: (any UIContentConfiguration)?) {
    unavailable.configuration = new
    guard isViewLoaded else { return }
    putUnavailable()
  }

  /// Updates the configuration before the view is laid out, if an update was requested.
  internal func updateUnavailableIfNeeded() {
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    putUnavailable()
  }

  /// Updates the view of the configuration, or creates it in front of the other subviews.
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
