import Foundation

/// Something that can be done with a view, and that is added to it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// It is about to belong to a view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to a view now, or to none.
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
    guard let place = storage.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storage.interactions.remove(at: place)
    interaction.didMove(to: nil)
  }
}
