import Foundation
import GalleyConstraints

// How large a view would be, if it were up to its constraints.

extension UIView {
  /// How large the view would be, with nothing holding its size but a wish for another one.
  internal func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateAllConstraints()
    let layout = layoutState
    let engine = layout.fitting ?? LayoutEngine(root: self, isFitting: true)
    layout.fitting = engine
    let size = engine.fit(target, horizontal, vertical)
    let inset = alignmentRectInsets
    return CGSize(
      width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom)
  }
}

extension LayoutEngine {
  /// How large the root would be.
  ///
  /// The engine has what the view and all in it say about each other. What has changed since it was
  /// asked last is brought in first; mostly those are constants.
  func fit(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    bringInSubtree()
    let item = item(for: root)
    func wish(
      _ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority
    ) -> LinearConstraint? {
      guard priority.rawValue > 0, length.isFinite else { return nil }
      return LinearConstraint(
        variable, .equal, Double(max(length, 0)), priority: Double(min(priority.rawValue, 1_000)))
    }
    put(&wishes.width, wish(item.width, target.width, horizontal))
    put(&wishes.height, wish(item.height, target.height, vertical))
    _ = solve()
    let scale = Double(root.traitCollection.displayScale)
    func up(_ length: Double) -> CGFloat {
      // A hair above a pixel is that pixel.
      CGFloat(scale > 0 ? ((length - 1e-4) * scale).rounded(.up) / scale : length)
    }
    return CGSize(width: up(system[item.width]), height: up(system[item.height]))
  }

  private func bringInSubtree() {
    var seen: Set<ObjectIdentifier> = []
    var found: [NSLayoutConstraint] = []
    root.eachLaidOut { _, layout in
      for constraint in layout.held {
        found.append(constraint)
        seen.insert(ObjectIdentifier(constraint))
      }
    }
    // In the order of their coming, so that the same calls give the same system.
    let gone = rows.filter { !seen.contains($0.key) }.sorted { $0.value.id < $1.value.id }
    for (name, _) in gone { if let constraint = installed[name] { remove(constraint) } }
    forgetLeavers()
    for item in items.values.sorted(by: { $0.x < $1.x }) {
      putFrame(of: item)
      putSize(of: item)
    }
    for constraint in found { put(constraint) }
  }

  /// Views that are not in the root any more.
  private func forgetLeavers() {
    let gone = items.filter { _, item in
      let view = item.view ?? item.guide?.owningView
      return view?.isDescendant(of: root) != true
    }
    guard !gone.isEmpty else { return }
    let sorted = gone.sorted { $0.value.x < $1.value.x }
    for (_, item) in sorted { dropRows(of: item) }
    for (name, item) in sorted {
      forget(item)
      items[name] = nil
    }
  }
}
