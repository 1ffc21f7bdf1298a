import GalleyLayout

extension _ListView {
  /// Traps when the views do not agree with the visible elements. Each view must know the element
  /// that it shows and show no other. A view that is animated away or in the reuse pool must not
  /// have an element. Compiled away unless `INTERNAL_CHECKS` is defined.
  internal func checkInvariants() {
    #if INTERNAL_CHECKS
    machine.checkInvariants()
    var seen: Set<ObjectIdentifier> = []
    for (id, shown) in elements.all.map({ $0 }) + elements.kept.map({ $0 }) {
      let named = shown.view.element
      precondition(shown.element.id == id, "\(id) is kept as \(shown.element.id)")
      precondition(named == id, "the view of \(id) shows \(named.map { "\($0)" } ?? "nothing")")
      precondition(shown.view.list === self, "the view of \(id) is another list's")
      let isAlone = seen.insert(ObjectIdentifier(shown.view)).inserted
      precondition(isAlone, "the view of \(id) shows something else too")
    }
    for view in machine.leaving.map(\.view) + pool.all {
      precondition(view.element == nil, "\(view) is not in sight, and shows something")
      let isAlone = seen.insert(ObjectIdentifier(view)).inserted
      precondition(isAlone, "\(view) is in two places")
    }
    #endif
  }
}
