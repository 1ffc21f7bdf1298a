import Foundation
import GalleyMotion

// Animations that begin and end with calls instead of a closure, as before iOS 4.

extension UIView {
  /// Begins an animation: changes that are made until ``commitAnimations()`` are animated.
  ///
  ///     UIView.beginAnimations("fade", context: nil)
  ///     UIView.setAnimationDuration(0.3)
  ///     badge.alpha = 0
  ///     UIView.commitAnimations()
  ///
  /// The duration is 0.2 seconds unless `setAnimationDuration(_:)` is called, and animated views
  /// receive touches. An animation that begins before an outer animation is committed does not
  /// inherit the duration and the curve of the outer animation.
  ///
  /// - Differs: All changes get the style at the time of ``commitAnimations()``, including those
  ///   that were made before the style was set.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimation.all.append(OldAnimation(animationID, context))
  }

  /// Starts the animation that the latest ``beginAnimations(_:context:)`` has begun.
  ///
  /// Without such an animation, the method does nothing.
  public class func commitAnimations() { OldAnimation.all.popLast()?.commit() }

  /// Sets the object whose methods are called when the animation starts and when it is over.
  ///
  /// The animation retains the delegate.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OldAnimation.all.last?.delegate = delegate as AnyObject?
  }

  /// Sets the method that is called when the animation starts, with the identifier and the context:
  /// `animationWillStart(_:context:)`.
  ///
  /// - Unverified: it is called when the animation is committed, before a delay.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OldAnimation.all.last?.willStart = selector
  }

  /// Sets the method that is called when the animation is over, with the identifier, whether it
  /// finished, and the context: `animationDidStop(_:finished:context:)`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    OldAnimation.all.last?.didStop = selector
  }

  /// Sets the duration of the animation: 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimation.change { $0.duration = duration }
  }

  /// Sets the delay before the animation starts.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OldAnimation.change { $0.delay = delay }
  }

  /// Sets the time at which the animation starts.
  public class func setAnimationStart(_ startDate: Date) {
    OldAnimation.change { $0.delay = max(startDate.timeIntervalSinceNow, 0) }
  }

  /// Sets the curve of the animation: slow at both ends by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimation.change { $0.pace = .curve(curve.timing) }
  }

  /// Sets how often the animation runs; 0 for once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimation.change { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : nil }
  }

  /// Sets whether the animation runs backward after each repetition.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimation.change { $0.options.set(.autoreverse, repeatAutoreverses) }
  }

  /// Sets whether the animation begins at the visible values.
  ///
  /// This method has no effect: each animation begins at the visible values, because the values of
  /// several animations of one property are added up.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimation.change { $0.options.set(.beginFromCurrentState, fromCurrentState) }
  }

  /// Animates the changes in a view with a transition.
  ///
  /// Call this method before you remove and add subviews of the view.
  ///
  /// - Differs: all transitions are fades; nothing flips or curls. `cache` has no effect.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none, areAnimationsEnabled else { return }
    OldAnimation.all.last?.transitions.append((view, view.layer.pictureForFading()))
  }
}

extension UIView.AnimationOptions {
  fileprivate mutating func set(_ option: Self, _ isSet: Bool) {
    if isSet { insert(option) } else { remove(option) }
  }
}

/// An animation between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
private final class OldAnimation {
  /// The animations that have begun and are not committed, the outermost first.
  static var all: [OldAnimation] = []

  /// Changes the style of the innermost animation.
  static func change(_ body: (inout UIView.AnimationStyle) -> Void) {
    guard let animation = all.last else { return }
    body(&animation.style)
    animation.recording.inherit(animation.style)
  }

  private let identifier: String?
  private let context: UnsafeMutableRawPointer?
  private let recording: AnimationRecorder.Open
  private var style: UIView.AnimationStyle
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var transitions: [(view: UIView, picture: FadingPicture)] = []

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    (self.identifier, self.context) = (identifier, context)
    style = UIView.AnimationStyle(
      duration: 0.2, pace: .curve(.easeInOut), options: .allowUserInteraction)
    recording = AnimationRecorder.open(style)
  }

  func commit() {
    let changes = AnimationRecorder.close(recording)
    if let delegate, let willStart {
      _ = willStart.sendFromAnywhere(to: delegate, SelectorArguments([identifier, context]))
    }
    for (view, picture) in transitions { view.layer.fade(picture, style, nil) }
    let clock = transitions.first?.view.layer.frameClock
    UIView.animate(style, changes, completion, by: { clock })
  }

  private var completion: ((Bool) -> Void)? {
    guard let delegate, let didStop else { return nil }
    let (identifier, context) = (identifier, context)
    return { finished in
      let arguments: [Any?] = [identifier, NSNumber(value: finished), context]
      _ = didStop.sendFromAnywhere(to: delegate, SelectorArguments(arguments))
    }
  }
}
