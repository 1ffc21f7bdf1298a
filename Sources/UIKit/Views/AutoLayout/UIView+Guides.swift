import Foundation

// The layout guides of a view.

extension UIView {
  /// Adds a guide, after removing the guide from its previous view.
  internal func add(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide, and deactivates its constraints.
  internal func remove(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .own else { return }
    for constraint in layoutState.touching where constraint.names(layoutGuide) {
      constraint.isActive = false
    }
    if let engine = layoutEngine, let item = engine.items[ObjectIdentifier(layoutGuide)] {
      engine.forget(item)
    }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Returns a guide whose frame the view decides.
  internal func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = storage.layout?.systemGuides[kind] { return guide }
    let guide =
      kind == .keyboard
      ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    layoutState.systemGuides[kind] = guide
    if kind == .keyboard { KeyboardGuides.add(self) }
    return guide
  }
}

extension NSLayoutConstraint {
  /// Whether a guide is an item of the constraint.
  fileprivate func names(_ guide: UILayoutGuide) -> Bool {
    first.item === guide || first.target?.item === guide || second?.item === guide
      || second?.target?.item === guide
  }
}
