import Foundation

// A view's guides.

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }

  /// Adds a guide, which is taken out of the view that it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Takes a guide away, with the constraints that it is in.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
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

  /// The rectangle inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The rectangle that no bars reach over.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The rectangle inside of the margins in which lines are no longer than is easy to read.
  /// - Unverified: it is 920 points wide at most, in views wider than 1008.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// What of the view a keyboard covers: without one, what is under the safe area.
  /// - Differs: no keyboard is ever known.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as! UIKeyboardLayoutGuide
  }

  /// A guide that comes from the view itself.
  internal func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = storage.layout?.systemGuides[kind] { return guide }
    let guide =
      kind == .keyboard
      ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    layoutState.systemGuides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  /// The rectangle of the content: constraints to it say how large the content is.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The rectangle of the view itself, whatever is scrolled to.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}

extension NSLayoutConstraint {
  /// Whether a guide is an item of the constraint.
  fileprivate func names(_ guide: UILayoutGuide) -> Bool {
    first.item === guide || first.target?.item === guide || second?.item === guide
      || second?.target?.item === guide
  }
}
