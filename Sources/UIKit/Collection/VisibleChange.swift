import Foundation
import GalleyLayout

/// A change of what a list shows: the steps in which kinds of changes differ. The driver in
/// `UICollectionView+Update.swift` takes them.
@MainActor
internal struct VisibleChange {
  /// What changes, as the app would call it, for example `insertItems 0.1`.
  let name: () -> String
  /// Whether what stays goes to its new place, or is there at once.
  let isAnimated: Bool
  /// The view takes over its new data, or its new layout. Returns the views that have lost what they
  /// showed.
  let takeOver: () -> [VisibleElements.Shown]
  /// The content goes to where it is wanted, when everything has its size.
  let moveContent: () -> Void
  /// The name that an element of now had before; `nil` for one that is new.
  let oldName: (Element.ID) -> Element.ID?
  /// Called along with the movement.
  let finish: () -> Void
  /// Called when the movement is over, in a later turn.
  let completion: (Bool) -> Void

  init(
    name: @escaping @autoclosure () -> String, isAnimated: Bool = true,
    takeOver: @escaping () -> [VisibleElements.Shown] = { [] },
    moveContent: @escaping () -> Void = {},
    oldName: @escaping (Element.ID) -> Element.ID? = { $0 }, finish: @escaping () -> Void = {},
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    self.name = name
    self.isAnimated = isAnimated
    self.takeOver = takeOver
    self.moveContent = moveContent
    self.oldName = oldName
    self.finish = finish
    self.completion = completion
  }
}
