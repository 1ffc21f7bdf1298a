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
    widthPriority = target.width.isFinite ? horizontal : UILayoutPriority(0)
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
    var found: [NSLayoutConstraint] = []
    root.eachLaidOut { found += $1.held }
    removeAll(but: found)
    forgetLeavers()
    for item in owned {
      putFrame(of: item)
      // Sizes cost most: texts have to be measured for them.
      let version = item.view?.storage.layout?.sizeVersion
      if version == nil || version != item.sizeVersion { putSize(of: item) }
    }
    for constraint in found
    where rows[ObjectIdentifier(constraint)]?.version != constraint.version {
      put(constraint)
    }
  }

  /// What the engine knows, in the order of its variables, so that the same calls give the same system.
  private var owned: [PlacedItem] {
    owners.enumerated().compactMap { $1?.x.index == $0 ? $1 : nil }
  }

  /// Takes out the constraints that are no more.
  private func removeAll(but found: [NSLayoutConstraint]) {
    // Mostly all are there.
    if rows.count == found.count, found.allSatisfy({ rows[ObjectIdentifier($0)] != nil }) { return }
    let names = Set(found.map { ObjectIdentifier($0) })
    let gone = rows.filter { !names.contains($0.key) }.sorted { $0.value.id < $1.value.id }
    for (name, _) in gone { if let constraint = installed[name] { remove(constraint) } }
  }

  /// Views that are not in the root any more.
  private func forgetLeavers() {
    func isGone(_ item: PlacedItem) -> Bool {
      let view = item.view ?? item.guide?.owningView
      return view?.isDescendant(of: root) != true
    }
    guard items.values.contains(where: isGone) else { return }
    let sorted = items.filter { isGone($1) }.sorted { $0.value.x < $1.value.x }
    for (_, item) in sorted { dropRows(of: item) }
    for (name, item) in sorted {
      forget(item)
      items[name] = nil
    }
  }
}
