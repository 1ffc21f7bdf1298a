import Foundation

/// An interaction that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed.
  func didMove(to view: UIView?)
}

extension UIView {
  internal func add(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storage.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  internal func remove(_ interaction: any UIInteraction) {
    guard storage.interactions.contains(where: { $0 === interaction }) else { return }
    // The interaction may remove other interactions when `willMove(to:)` is called, so an index
    // could be wrong afterward.
    interaction.willMove(to: nil)
    storage.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
