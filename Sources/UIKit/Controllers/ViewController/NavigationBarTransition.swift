import Foundation

/// Changes a navigation bar from one item to another.
///
/// The old views fade out, the new views fade in, and the titles move together with their
/// controllers.
@MainActor
internal final class NavigationBarTransition {
  private unowned let bar: UINavigationBar
  /// The views that the bar showed before the change.
  private let leaving: [UIView]
  /// The frame of the bar's background before the change.
  private let backgroundFrame: CGRect
  /// The original properties of the views in `leaving`, in the same order.
  ///
  /// The views may belong to the app, so these properties are restored at the end.
  private let looks: [Look]
  /// The views that appear, with their original properties.
  private var coming: [(view: UIView, look: Look)] = []
  /// The distance that the titles in `leaving` move.
  private var leavingEnd: CGFloat = 0

  /// The properties of a view that change during the transition.
  private struct Look {
    let alpha: CGFloat
    let transform: CGAffineTransform
    let isUserInteractionEnabled: Bool

    @MainActor
    init(of view: UIView) {
      alpha = view.alpha
      transform = view.transform
      isUserInteractionEnabled = view.isUserInteractionEnabled
    }

    /// Returns the transform of the view when the view is moved horizontally.
    func moved(by x: CGFloat) -> CGAffineTransform {
      transform.concatenating(CGAffineTransform(translationX: x, y: 0))
    }
  }

  /// Creates the change, and stores the views that the bar shows now.
  init(of bar: UINavigationBar) {
    self.bar = bar
    var views = bar.shown
    bar.shown = []
    bar.isPlacing = true
    for title in bar.largeTitle.subviews {
      let frame = bar.convert(title.frame, from: bar.largeTitle)
      bar.addSubview(title)
      title.frame = frame
      views.append(title)
    }
    bar.isPlacing = false
    leaving = views
    looks = views.map { Look(of: $0) }
    backgroundFrame = bar.background.frame
    for view in views { view.isUserInteractionEnabled = false }
  }

  /// Keeps the old item in the bar until the end, because the bar disappears together with the
  /// item.
  func keepOldItem() {
    begin(isForward: true)
    bar.keepsViews = true
  }

  /// Makes the bar show the new item, with its views at the start of their movement.
  func begin(isForward: Bool) {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = bar.bounds.width * 0.3 * (isForward == isMirrored ? -1 : 1)
    leavingEnd = -distance
    UIView.performWithoutAnimation {
      for view in bar.shown + bar.largeTitle.subviews
      where !leaving.contains(where: { $0 === view }) {
        let look = Look(of: view)
        coming.append((view, look))
        if moves(view) { view.transform = look.moved(by: distance) }
        view.alpha = 0
      }
      bar.background.frame = backgroundFrame
      bar.background.layoutIfNeeded()
    }
  }

  /// Moves all views to their final positions. Called inside an animation.
  func cross() {
    for (view, look) in coming {
      view.alpha = look.alpha
      if moves(view) { view.transform = look.transform }
    }
    for (view, look) in zip(leaving, looks) where !isShown(view) {
      view.alpha = 0
      if moves(view) { view.transform = look.moved(by: leavingEnd) }
    }
    bar.placeBackground()
    bar.background.layoutIfNeeded()
  }

  /// Moves all views to their final positions, and removes the old views.
  func end() {
    UIView.performWithoutAnimation {
      cross()
      bar.isPlacing = true
      for (view, look) in zip(leaving, looks) {
        if !isShown(view), view.superview === bar { view.removeFromSuperview() }
        view.alpha = look.alpha
        view.transform = look.transform
        view.isUserInteractionEnabled = look.isUserInteractionEnabled
      }
      bar.isPlacing = false
      bar.keepsViews = false
    }
  }

  /// Returns whether the view moves. Titles move, and buttons only fade.
  private func moves(_ view: UIView) -> Bool {
    !(view is BarItemView) && !(view is BackItemView)
  }

  private func isShown(_ view: UIView) -> Bool { bar.shown.contains { $0 === view } }
}
