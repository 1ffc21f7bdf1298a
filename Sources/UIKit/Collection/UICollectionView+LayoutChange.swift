import Foundation
import GalleyGeometry
import GalleyLayout

// From one layout to another.

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
    noticeSourceGone()
    stopInteractions()
    swiping?.finish()
    guard hasShown else {
      take(layout)
      setNeedsLayout()
      if let completion { MainTurn.schedule { completion(true) } }
      return
    }
    show(layout, animated: animated, completion ?? { _ in })
  }

  /// The views in sight.
  internal var reusableViews: [UICollectionReusableView] {
    elements.all.values.compactMap { $0.view as? UICollectionReusableView }
  }

  internal func take(_ layout: UICollectionViewLayout) {
    // Another view may have been given it meanwhile.
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
    // Views that have heard of the beginning hear of the end.
    var staying: [UICollectionReusableView] = []
    perform(
      VisibleChange(
        name: { "setCollectionViewLayout" }, isAnimated: animated,
        takeOver: { [self] in
          old.prepareForTransition(to: layout)
          layout.prepareForTransition(from: old)
          for view in reusableViews { view.willTransition(from: old, to: layout) }
          take(layout)
          pass.anchor = anchor
          prepareLayout()
          // What another layout calls so may be something else.
          let leaving = renameElements { id in id.kind == .item ? id : nil }
          staying = reusableViews
          return leaving
        },
        moveContent: { [self] in
          if anchor == nil || arrangement == nil { moveContent(to: inside(contentOffset)) }
          askForOffset()
        },
        oldName: { $0.kind == .item ? $0 : nil },
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
