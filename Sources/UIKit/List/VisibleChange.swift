import Foundation
import GalleyLayout

/// A change of what a list shows: the steps in which kinds of changes differ. The driver in
/// `ListView+Update.swift` takes them.
@MainActor
internal struct VisibleChange {
  /// What changes, as the app would call it, for example `insertItems 0.1`.
  let name: () -> String
  /// Whether what stays goes to its new place, or is there at once.
  var isAnimated = true
  /// The view takes over its new data, or its new layout. Returns the views that have lost what they
  /// showed.
  var takeOver: () -> [VisibleElements.Shown] = { [] }
  /// The content goes to where it is wanted, when everything has its size.
  var moveContent: () -> Void = {}
  /// The name that an element of now had before; `nil` for one that is new.
  var oldName: (Element.ID) -> Element.ID? = { $0 }
  /// Called along with the movement.
  var finish: () -> Void = {}
  /// Called when the movement is over, in a later turn.
  var completion: (Bool) -> Void = { _ in }
}
