import Foundation
import GalleyDrawing
import GalleyMotion

// Transitions from one appearance to another.

extension UIView {
  /// Makes changes in a view, and animates the transition from its old appearance to the new one.
  ///
  ///     UIView.transition(with: label, duration: 0.2, options: .transitionCrossDissolve) {
  ///       label.text = "done"
  ///     }
  ///
  /// - Differs: all animated transitions are fades; nothing flips or curls.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let style = AnimationStyle(
      duration: duration, pace: .curve(options.curve.timing), options: options
    ).inheriting(AnimationRecorder.current?.inherited)
    guard options.showsTransition, areAnimationsEnabled else {
      animate(style, animations ?? {}, completion)
      return
    }
    let old = view.layer.pictureForFading()
    AnimationRecorder.still { animations?() }
    view.layer.fade(old, style, completion)
  }

  /// Replaces a view by another, and animates the transition between them.
  ///
  /// - Differs: all animated transitions are fades; nothing flips or curls.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let ancestor = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: ancestor, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          ancestor.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// A picture of the old appearance of a layer, which fades out.
internal final class FadingPicture: CALayer {
  let list: DisplayList

  init(_ list: DisplayList) {
    self.list = list
    super.init()
  }

  required convenience init(_madeForView: Void) { self.init(DisplayList()) }

  required init?(coder: NSCoder) {
    list = DisplayList()
    super.init(coder: coder)
  }

  override var contentOverDrawing: DisplayList { list }
}

extension CALayer {
  /// Returns a layer with a picture of the current appearance of this layer.
  internal func pictureForFading() -> FadingPicture {
    layoutIfNeeded()
    let picture = FadingPicture(recordInside())
    picture.place = shownPlace
    picture.place.transform = CATransform3DIdentity
    picture.place.position = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return picture
  }

  /// Shows a picture over the layer, and fades it out.
  @discardableResult
  internal func fade(
    _ picture: FadingPicture, _ style: UIView.AnimationStyle, _ completion: ((Bool) -> Void)?
  ) -> AnimationRun {
    addOverlay(picture)
    picture.opacity = 0
    let run = AnimationRun(
      timing: style.timing, allowsTouches: style.options.contains(.allowUserInteraction))
    run.whenOver { [weak self, weak picture] finished in
      if let picture { self?.removeOverlay(picture) }
      completion?(finished)
    }
    CATransaction.add(run)
    run.go([
      PropertyChange(layer: picture, property: .opacity, before: .number(1), after: .number(0))
    ])
    return run
  }

  /// Removes a layer from the overlays of this layer.
  internal func removeOverlay(_ layer: CALayer) {
    overlays.removeAll { $0 === layer }
    layer.superlayer = nil
    lookChanged()
  }
}
