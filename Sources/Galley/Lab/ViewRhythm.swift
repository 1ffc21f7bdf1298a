import Foundation
import GalleyUIKit

/// The endless motions of a view, such as the rotation of an activity indicator.
///
/// Two screens that look alike show different moments of a motion, because their clocks were
/// started at different times. So the text that is compared does not contain the current time.
@MainActor
internal enum ViewRhythm {
  /// The endless motions of the view itself, apart from its subviews; empty if there are none.
  static func text(of view: UIView) -> String {
    var words = view.layer.endlessAnimationsOfView
    switch view {
    case let spinner as UIActivityIndicatorView where spinner.isAnimating:
      let color = spinner.color.resolvedColor(with: spinner.traitCollection)
      words.append("a spinner of style \(spinner.style) in \(color)")
    case let picture as UIImageView where picture.isAnimating:
      if let film = film(of: picture) { words.append(film) }
    default: break
    }
    return words.sorted().joined(separator: ", ")
  }

  /// The images of an image view's endless animation; `nil` if the animation ends.
  private static func film(of view: UIImageView) -> String? {
    let own = (view.isHighlighted ? view.highlightedAnimationImages : nil) ?? view.animationImages
    let images: [UIImage]
    let duration: TimeInterval
    if let own, !own.isEmpty {
      guard view.animationRepeatCount == 0 else { return nil }
      (images, duration) = (own, view.animationDuration)
    } else {
      let image = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image
      (images, duration) = (image?.images ?? [], image?.duration ?? 0)
    }
    let texts = images.map { UIImageView(image: $0).ownDisplayList.description }
    return "\(images.count) images in \(duration) s, in \(view.tintColor!): "
      + texts.joined(separator: ", ")
  }
}
