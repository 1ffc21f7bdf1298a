import Foundation

/// Asks a user to rate the app.
///
///     SKStoreReviewController.requestReview(in: scene)
///
/// A test counts the requests:
///
///     #expect(scene.reviewRequestCount == 1)
///
/// - Differs: Nothing is shown.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks the user to rate the app, in the scene of the key window.
  open class func requestReview() {
    guard let scene = UIApplication.shared.keyWindow?.windowScene else { return }
    requestReview(in: scene)
  }

  /// Asks the user to rate the app, in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {
    windowScene.reviewRequestCount += 1
  }
}
