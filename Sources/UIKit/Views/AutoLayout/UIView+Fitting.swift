import Foundation
import GalleyConstraints

// The size that constraints give a view.

extension UIView {
  /// Returns the size of the view if only constraints and a target size decide it.
  internal func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateAllConstraints()
    let layout = layoutState
    let engine = layout.fitting ?? AutoLayoutEngine(root: self, isFitting: true)
    layout.fitting = engine
    let size = engine.fit(target, horizontal, vertical)
    let inset = alignmentRectInsets
    return CGSize(
      width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom)
  }
}

extension AutoLayoutEngine {
  /// Returns the fitting size of the root.
  ///
  /// The engine has the constraints between the view and its subviews. Changes since the last call,
  /// mostly of constants, are applied first.
  func fit(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    bringInSubtree()
    let item = item(for: root)
    func preferredLength(
      _ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority
    ) -> LinearConstraint? {
      guard priority.rawValue > 0, length.isFinite else { return nil }
      return LinearConstraint(
        variable, .equal, Double(max(length, 0)), priority: Double(min(priority.rawValue, 1_000)))
    }
    widthPriority = target.width.isFinite ? horizontal : UILayoutPriority(0)
    put(&wishes.width, preferredLength(item.width, target.width, horizontal))
    put(&wishes.height, preferredLength(item.height, target.height, vertical))
    _ = solve()
    let scale = Double(root.traitCollection.displayScale)
    func up(_ length: Double) -> CGFloat {
      // A length just above a whole pixel counts as that pixel.
      CGFloat(scale > 0 ? ((length - 1e-4) * scale).rounded(.up) / scale : length)
    }
    return CGSize(width: up(system[item.width]), height: up(system[item.height]))
  }

  /// Applies the changes in the hierarchy of the root to the system.
  private func bringInSubtree() {
    var found: [NSLayoutConstraint] = []
    root.eachLaidOut { found += $1.held }
    removeAll(but: found)
    forgetRemovedViews()
    for item in owned {
      putFrame(of: item)
      // Measuring texts takes the most time, so only intrinsic sizes that have changed are
      // measured.
      let version = item.view?.storage.layout?.sizeVersion
      if version == nil || version != item.sizeVersion { putSize(of: item) }
    }
    for constraint in found
    where rows[ObjectIdentifier(constraint)]?.version != constraint.version {
      put(constraint)
    }
  }

  /// The items in the order of their variables, so that the same calls give the same system.
  private var owned: [PlacedItem] {
    owners.enumerated().compactMap { $1?.x.index == $0 ? $1 : nil }
  }

  /// Removes the constraints that are no longer active.
  private func removeAll(but found: [NSLayoutConstraint]) {
    // Usually all constraints in the system are still active, and nothing has to be removed.
    if rows.count == found.count, found.allSatisfy({ rows[ObjectIdentifier($0)] != nil }) { return }
    let names = Set(found.map { ObjectIdentifier($0) })
    let removed = rows.filter { !names.contains($0.key) }.sorted { $0.value.id < $1.value.id }
    for (name, _) in removed { if let constraint = installed[name] { remove(constraint) } }
  }

  /// Removes the items of views that are no longer descendants of the root.
  private func forgetRemovedViews() {
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

// MARK: Views of an app among views of the system

extension UIView {
  /// Whether there are constraints for the view's own size or for its subviews.
  internal var hasConstraints: Bool {
    storage.hasConstrainedSubviews || storage.layout?.held.isEmpty == false
  }

  /// The size that the view's constraints give it or, without constraints, its intrinsic content
  /// size.
  ///
  /// Without constraints, a dimension that has no intrinsic size keeps its current length. With
  /// constraints, a dimension that the constraints do not determine is zero.
  internal var naturalSize: CGSize {
    if hasConstraints { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    // The intrinsic size is the size of the alignment rectangle.
    let (own, inset) = (intrinsicContentSize, alignmentRectInsets)
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric
        ? bounds.width : own.width + inset.left + inset.right,
      height: own.height == UIView.noIntrinsicMetric
        ? bounds.height : own.height + inset.top + inset.bottom)
  }

  /// Returns the size of an app's view in a bar: its natural size.
  ///
  /// If a dimension of this size is zero, the dimension of `sizeThatFits(_:)` is used.
  ///
  /// A view with a constraint for its own width or height is placed by constraints from now on, as
  /// in UIKit.
  internal func sizeInBar(fitting space: CGSize) -> CGSize {
    let constraints = storage.layout?.held ?? []
    if constraints.contains(where: { $0.firstItem === self && $0.secondItem == nil }) {
      translatesAutoresizingMaskIntoConstraints = false
    }
    let size = naturalSize
    guard size.width == 0 || size.height == 0 else { return size }
    let fitting = sizeThatFits(space)
    return CGSize(
      width: size.width == 0 ? fitting.width : size.width,
      height: size.height == 0 ? fitting.height : size.height)
  }
}
