import Foundation

/// The movement of two views that replace each other in a navigation controller.
///
/// - Unverified: the duration, the curve, and the distance that the view below moves.
@MainActor
internal struct NavigationSlide {
  static let style = UIView.AnimationStyle(duration: 0.35, pace: .curve(.easeInOut))

  private let fromView: UIView
  private let toView: UIView
  /// The horizontal translation of `fromView` at the end.
  private let fromEnd: CGFloat
  /// The horizontal translation of `toView` at the start.
  private let toStart: CGFloat
  /// The transforms that the app has given the views.
  private let transforms: (from: CGAffineTransform, to: CGAffineTransform)

  /// Creates the movement. If `isForward`, `toView` slides in over `fromView`, as in a push.
  /// If not, `fromView` slides away and uncovers `toView`, as in a pop.
  init(
    from fromView: UIView, to toView: UIView, isForward: Bool, width: CGFloat, isMirrored: Bool
  ) {
    (self.fromView, self.toView) = (fromView, toView)
    let side: CGFloat = isMirrored ? -1 : 1
    // The view below moves a shorter distance.
    toStart = side * width * (isForward ? 1 : -0.3)
    fromEnd = side * width * (isForward ? -0.3 : 1)
    transforms = (fromView.transform, toView.transform)
  }

  /// Moves the appearing view to its start.
  func begin() {
    UIView.performWithoutAnimation {
      toView.transform = transforms.to.concatenating(.init(translationX: toStart, y: 0))
    }
  }

  /// Moves both views to their ends. Call this method in an animation.
  func slide() {
    toView.transform = transforms.to
    fromView.transform = transforms.from.concatenating(.init(translationX: fromEnd, y: 0))
  }

  /// Restores the transforms of the app.
  func end() {
    UIView.performWithoutAnimation {
      toView.transform = transforms.to
      fromView.transform = transforms.from
    }
  }
}
