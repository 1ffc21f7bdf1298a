import Foundation

/// What a navigation bar shows of one item fades out while that of another fades in, and the titles
/// move along with their controllers.
@MainActor
internal final class BarCrossing {
  private unowned let bar: UINavigationBar
  private let leaving: [UIView]
  private let backgroundFrame: CGRect
  /// What the views had before that go, in their order: they may be an app's.
  private let looks: [Look]
  private var coming: [(view: UIView, look: Look)] = []
  private var leavingEnd: CGFloat = 0

  /// What the crossing changes of a view.
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

    /// The transform of the view where it stands aside.
    func moved(by x: CGFloat) -> CGAffineTransform {
      transform.concatenating(CGAffineTransform(translationX: x, y: 0))
    }
  }

  /// Takes over what the bar shows now.
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

  /// The bar shows the other item; its views are put where they come from.
  func begin(isForward: Bool) {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = bar.bounds.width * 0.3 * (isForward == isMirrored ? -1 : 1)
    leavingEnd = -way
    UIView.performWithoutAnimation {
      for view in bar.shown + bar.largeTitle.subviews
      where !leaving.contains(where: { $0 === view }) {
        let look = Look(of: view)
        coming.append((view, look))
        if moves(view) { view.transform = look.moved(by: way) }
        view.alpha = 0
      }
      bar.background.frame = backgroundFrame
      bar.background.layoutIfNeeded()
    }
  }

  /// Everything goes to where it belongs. Called inside of an animation.
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

  /// Takes away what has gone.
  func end() {
    UIView.performWithoutAnimation {
      bar.isPlacing = true
      for (view, look) in zip(leaving, looks) {
        if !isShown(view), view.superview === bar { view.removeFromSuperview() }
        view.alpha = look.alpha
        view.transform = look.transform
        view.isUserInteractionEnabled = look.isUserInteractionEnabled
      }
      bar.isPlacing = false
    }
  }

  /// Titles move; buttons only fade.
  private func moves(_ view: UIView) -> Bool {
    !(view is BarItemView) && !(view is BackItemView)
  }

  private func isShown(_ view: UIView) -> Bool { bar.shown.contains { $0 === view } }
}
