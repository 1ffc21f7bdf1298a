import Foundation

/// The movement of two views that replace each other in a navigation controller.
///
/// - Unverified: the duration, the curve, and the distance that the view below moves.
@MainActor
internal struct NavigationSlide {
  static let style = UIView.AnimationStyle(duration: 0.35, pace: .curve(.easeInOut))

  private let coming: UIView
  private let leaving: UIView
  private let comingStart: CGFloat
  private let leavingEnd: CGFloat
  /// The transforms that the app has given the views.
  private let transforms: (coming: CGAffineTransform, leaving: CGAffineTransform)

  /// Creates the movement for a view that appears in front of another one, or is uncovered by it.
  init(from leaving: UIView, to coming: UIView, isForward: Bool, width: CGFloat, isMirrored: Bool) {
    (self.coming, self.leaving) = (coming, leaving)
    let side: CGFloat = isMirrored ? -1 : 1
    // The view below moves a shorter distance.
    comingStart = side * width * (isForward ? 1 : -0.3)
    leavingEnd = side * width * (isForward ? -0.3 : 1)
    transforms = (coming.transform, leaving.transform)
  }

  func begin() {
    UIView.performWithoutAnimation {
      coming.transform = transforms.coming.concatenating(.init(translationX: comingStart, y: 0))
    }
  }

  func slide() {
    coming.transform = transforms.coming
    leaving.transform = transforms.leaving.concatenating(.init(translationX: leavingEnd, y: 0))
  }

  func end() {
    UIView.performWithoutAnimation {
      coming.transform = transforms.coming
      leaving.transform = transforms.leaving
    }
  }
}
