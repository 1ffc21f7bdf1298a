import GalleyUIKit

/// The identity of an element in a film strip, which shows a view at several times.
internal struct FilmIdentity: Hashable {
  /// The list of the item; `nil` without `item`.
  var list: ObjectIdentifier?
  /// The identifier of the item, if its data source has identifiers.
  var item: AnyHashable?
  /// The view of an element without an identifier, or of an item that is gone.
  var view: ObjectIdentifier?
  /// The number of elements that the view has shown; 0 without `view`.
  var showing = 0
}

/// Finds the identities of elements while a film strip is recorded.
///
/// A list reuses its cells, so one view may show several items one after the other.
@MainActor
internal struct FilmIdentities {
  /// The last item of each view.
  private var last: [ObjectIdentifier: FilmIdentity] = [:]

  /// Returns the identity of the element that a view shows now.
  mutating func identity(of view: _ListElementView) -> FilmIdentity {
    let id = ObjectIdentifier(view)
    if let (item, list) = view.identifiedItem {
      let identity = FilmIdentity(list: ObjectIdentifier(list), item: item)
      last[id] = identity
      return identity
    }
    // The cell of a deleted item remains until its animation ends.
    var identity = last[id] ?? FilmIdentity()
    (identity.view, identity.showing) = (id, view.showingCount)
    return identity
  }
}
