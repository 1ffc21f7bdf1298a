import Foundation
import GalleyLayout

/// A change of what a list shows, with what is its own in each step. How one is shown stands in
/// `UICollectionView.perform(_:)`, for all of them.
@MainActor
internal struct VisibleChange {
  /// Whether what stays goes to its new place, or is there at once.
  var isAnimated = true
  /// The view knows its new data, or has its new layout. Answers the views that have lost what they
  /// showed.
  var takeOver: () -> [VisibleElements.Shown] = { [] }
  /// The content goes to where it is wanted, when everything has its size.
  var moveContent: () -> Void = {}
  /// What an element of now was called before; `nil` for one that is new.
  var oldName: (Element.ID) -> Element.ID? = { $0 }
  /// Done along with the movement.
  var finish: () -> Void = {}
  /// Called when it is over, in a later turn.
  var completion: (Bool) -> Void = { _ in }
}

extension UICollectionView {
  /// Shows a change. Everything that was in sight is remembered; then the change is taken over, what is in
  /// sight gets its place and its size, and what was there goes from where it was to where it is now.
  internal func perform(_ change: VisibleChange) {
    commit(animated: change.isAnimated) {
      let animation = UpdateAnimation(of: self)
      UIView.performWithoutAnimation {
        machine.remember(animation.before)
        animation.leaving = change.takeOver()
        pass.needsOrdering = true
        arrangeEverything()
        let offset = contentOffset
        change.moveContent()
        if contentOffset != offset || pass.needsPreparation { arrangeEverything() }
      }
      animation.run(oldName: change.oldName, finish: change.finish, change.completion)
    }
  }

  /// Does something that shows another state than before. Who asks for more meanwhile has to wait until it
  /// is done.
  internal func commit(animated: Bool, _ change: () -> Void) {
    let dataSource = dataSource
    defer { withExtendedLifetime(dataSource) {} }
    machine.beginShowing()
    if animated, window != nil, UIView.areAnimationsEnabled {
      change()
    } else {
      UIView.performWithoutAnimation(change)
    }
    machine.rest()
    checkInvariants()
    finishTurn()
  }
}
