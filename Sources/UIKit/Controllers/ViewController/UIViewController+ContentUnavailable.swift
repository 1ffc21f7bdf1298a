import Foundation

// The content-unavailable configuration of a controller.

/// The content-unavailable configuration of a controller, with its view.
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

  /// Updates the configuration before the view is laid out, if it is out of date.
  internal func updateUnavailableIfNeeded() {
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    putUnavailable()
  }

  /// Shows the configuration in a view in front of all others.
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
