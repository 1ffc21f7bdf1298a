import Foundation
import GalleyGeometry
import GalleyLayout

// Changes from one layout to another.

extension UICollectionView {
  internal func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== shownLayout else {
      if let completion { MainTurn.schedule { completion(true) } }
      return
    }
    guard isReady else {
      return whenReady("setCollectionViewLayout") { [weak self] in
        self?.changeLayout(to: layout, animated: animated, completion)
      }
    }
    forgetDataIfSourceReleased()
    stopInteractions()
    swiping?.finish()
    guard hasShown else {
      setShownLayout(layout)
      setNeedsLayout()
      if let completion { MainTurn.schedule { completion(true) } }
      return
    }
    show(layout, animated: animated, completion ?? { _ in })
  }

  /// The visible views.
  internal var reusableViews: [UICollectionReusableView] {
    elements.inOrder.compactMap { $0.view as? UICollectionReusableView }
  }

  internal func setShownLayout(_ layout: UICollectionViewLayout) {
    // If the old layout was given to another view meanwhile, the layout belongs to that view.
    if shownLayout.host === self { shownLayout.host = nil }
    shownLayout = layout
    layout.host = self
    layout.invalidateLayout()
    pass.needsPreparation = true
    pass.needsListPlaces = true
  }

  private func show(
    _ layout: UICollectionViewLayout, animated: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    let old = shownLayout
    let anchor = anchor()
    // The views that stay in the new layout: `didTransition` is called for them after the
    // animation.
    var staying: [UICollectionReusableView] = []
    perform(
      VisibleChange(
        name: { "setCollectionViewLayout" }, isAnimated: animated,
        applyChange: { [self] in
          old.prepareForTransition(to: layout)
          layout.prepareForTransition(from: old)
          for view in reusableViews { view.willTransition(from: old, to: layout) }
          setShownLayout(layout)
          pass.anchor = anchor
          prepareLayout()
          // Supplementary and decoration views may differ in another layout, so only cells stay.
          let leaving = renameElements { id in id.kind == .item ? id : nil }
          staying = reusableViews
          return leaving
        },
        moveContent: { [self] in
          if anchor == nil || arrangement == nil { moveContent(to: inside(contentOffset)) }
          moveToTargetOffset()
        },
        idBefore: { $0.kind == .item ? $0 : nil },
        finish: {
          old.finalizeLayoutTransition()
          layout.finalizeLayoutTransition()
        },
        completion: { finished in
          for view in staying { view.didTransition(from: old, to: layout) }
          completion(finished)
        }))
  }
}
