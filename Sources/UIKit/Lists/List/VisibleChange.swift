import Foundation
import GalleyLayout

/// A change of the visible elements, described by the steps that differ between kinds of changes.
///
/// `ListView+PerformingUpdates.swift` calls the steps in order.
@MainActor
internal struct VisibleChange {
  /// Returns a description of the change, as the app would write it, for example `insertItems 0.1`.
  let name: () -> String
  /// Whether elements that stay are animated to their new frames.
  var isAnimated = true
  /// Updates the data or the layout of the list. Returns the views whose elements were removed.
  var applyChange: () -> [VisibleElements.Shown] = { [] }
  /// Moves the content to the wanted offset, after all elements have their sizes.
  var moveContent: () -> Void = {}
  /// Returns the ID that an element had before the change; `nil` if the element is new.
  var idBefore: (Element.ID) -> Element.ID? = { $0 }
  /// Called inside of the animation.
  var finish: () -> Void = {}
  /// Called asynchronously on the main actor, after the animation.
  var completion: (Bool) -> Void = { _ in }
}
