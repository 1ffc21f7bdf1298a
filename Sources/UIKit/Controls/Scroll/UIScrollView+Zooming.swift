import Foundation
import GalleyGeometry
import GalleyMotion

/// The zooming of a scroll view's content, and its current movement.
internal struct ZoomState {
  /// An animation of the scale.
  struct Flight {
    var scale: ScrollAnimation
    /// The point of the zoomed view that moves to a given position in the scroll view during the
    /// animation.
    var fixed: FixedPoint
    var end: CGFloat
    var start: TimeInterval
    var listener: Int
    weak var clock: FrameClock?
  }

  /// Two fingers that change the scale.
  struct Pinch {
    /// The scale when the pinch began, before the resistance beyond the limits is applied; see
    /// `requested(_:)`.
    var scale: CGFloat
    /// The point of the zoomed view between the fingers.
    var content: CGPoint
  }

  /// A point of the zoomed view, in that view's coordinates, and its positions at the beginning and
  /// the end of an animation, relative to the scroll view's top left corner.
  struct FixedPoint {
    var content: CGPoint
    var begin: CGPoint
    var end: CGPoint
  }

  var scale: CGFloat = 1
  var flight: Flight?
  var pinch: Pinch?
  /// Whether an animation moves the scale back to a limit.
  var isBouncing = false
  /// Whether a new scale is being applied to the content size and the offset.
  var isChanging = false
}

extension UIScrollView {
  /// The view that is zoomed.
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The center of the visible part, relative to the view's top left corner.
  private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  // MARK: Zooming in code

  /// Zooms to a scale. The content at the center of the visible part stays at the center.
  internal func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else {
      Report.record(
        .geometry, "zoomScale of \(type(of: self)) set to \(scale): it stays at \(zoomScale)")
      return
    }
    guard let view = zoomedView else { return }
    let content = contentPoint(at: middle, in: view)
    go(
      to: allowed(scale), animated: animated,
      keeping: ZoomState.FixedPoint(content: content, begin: middle, end: middle))
  }

  /// Zooms until a rectangle of the zoomed view fills the view, within the limits of the scale.
  internal func zoomToFill(_ rect: CGRect, animated: Bool) {
    guard rect.galley.isFinite, let view = zoomedView else { return }
    let scale: CGFloat
    if rect.width > 0 && rect.height > 0 {
      scale = min(bounds.width / rect.width, bounds.height / rect.height)
    } else {
      scale = maximumZoomScale
    }
    let content = CGPoint(x: rect.midX, y: rect.midY)
    go(
      to: allowed(scale), animated: animated,
      keeping: ZoomState.FixedPoint(
        content: content, begin: place(of: content, in: view), end: middle))
  }

  private func go(to scale: CGFloat, animated: Bool, keeping fixed: ZoomState.FixedPoint) {
    stopMoving(tells: false)
    stopZooming()
    guard animated, let clock = window?.frameClock else {
      change(to: scale, keeping: fixed.content, at: fixed.end)
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    fly(to: scale, keeping: fixed, by: clock)
  }

  private func fly(to scale: CGFloat, keeping fixed: ZoomState.FixedPoint, by clock: FrameClock) {
    showIndicators()
    let listener = clock.add { [weak self] now in self?.advanceZoom(to: now) ?? false }
    zoom.flight = ZoomState.Flight(
      scale: ScrollAnimation(from: zoom.scale, to: scale), fixed: fixed, end: scale,
      start: clock.now, listener: listener, clock: clock)
  }

  private func advanceZoom(to now: TimeInterval) -> Bool {
    // A finger may move the content while the scale bounces back to a limit.
    if zoom.isBouncing, motion.drag != nil || motion.flight != nil, let view = zoomedView {
      let content = contentPoint(at: middle, in: view)
      zoom.flight?.fixed.content = content
    }
    guard let flight = zoom.flight else { return false }
    let time = now - flight.start
    let isOver = time >= flight.scale.duration - 1e-9
    let (progress, fixed) = (flight.scale.share(at: time), flight.fixed)
    change(
      to: isOver ? flight.end : flight.scale.offset(at: time), keeping: fixed.content,
      at: CGPoint(
        x: fixed.begin.x + (fixed.end.x - fixed.begin.x) * progress,
        y: fixed.begin.y + (fixed.end.y - fixed.begin.y) * progress))
    // The delegate may have started another animation when it was notified.
    guard zoom.flight?.listener == flight.listener else { return false }
    if isOver { zoomEnds() }
    return !isOver
  }

  /// Completes an animation immediately: sets the scale and the position at its end.
  internal func arriveZoomed(_ flight: ZoomState.Flight) {
    flight.clock?.remove(flight.listener)
    change(to: flight.end, keeping: flight.fixed.content, at: flight.fixed.end)
    if zoom.flight?.listener == flight.listener { zoomEnds() }
  }

  private func zoomEnds() {
    zoom.flight = nil
    zoom.isBouncing = false
    hideIndicatorsLater()
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  /// Stops an animation at the current scale. An animation back to a limit of the scale is
  /// completed immediately.
  internal func stopZooming() {
    guard let flight = zoom.flight else { return }
    if zoom.isBouncing { return arriveZoomed(flight) }
    flight.clock?.remove(flight.listener)
    zoomEnds()
  }

  // MARK: Pinching. Positions are in the coordinates of the window.

  /// Called when two fingers touch the view around a point.
  internal func beginPinching(at place: CGPoint) {
    guard zoom.pinch == nil, minimumZoomScale < maximumZoomScale, let view = zoomedView else {
      return
    }
    stopMoving(tells: true)
    // An animation that moves the scale back to a limit stops at the current scale, because the
    // fingers now change the scale.
    zoom.isBouncing = false
    stopZooming()
    zoom.pinch = ZoomState.Pinch(
      scale: requested(zoom.scale), content: contentPoint(at: pointInBounds(place), in: view))
    showIndicators()
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Called when the distance of the fingers has changed by a factor, around a point.
  internal func pinch(by factor: CGFloat, at place: CGPoint) {
    guard let pinch = zoom.pinch, factor.isFinite, factor > 0 else { return }
    change(
      to: resisted(pinch.scale * factor), keeping: pinch.content, at: pointInBounds(place))
  }

  /// Called when the fingers are lifted. A scale beyond its limits moves back to the limit.
  internal func endPinching() {
    guard zoom.pinch != nil else { return }
    zoom.pinch = nil
    let end = allowed(zoom.scale)
    guard end != zoom.scale, let view = zoomedView else {
      zoomEnds()
      return
    }
    let fixed = ZoomState.FixedPoint(
      content: contentPoint(at: middle, in: view), begin: middle, end: middle)
    guard let clock = window?.frameClock else {
      change(to: end, keeping: fixed.content, at: middle)
      zoomEnds()
      return
    }
    zoom.isBouncing = true
    fly(to: end, keeping: fixed, by: clock)
  }

  /// Converts a point from the window to the visible bounds of the view.
  private func pointInBounds(_ place: CGPoint) -> CGPoint {
    let inside = convert(place, from: nil)
    return CGPoint(x: inside.x - bounds.minX, y: inside.y - bounds.minY)
  }

  /// Returns the scale to show for a scale that the fingers request.
  ///
  /// Beyond the limits, the scale changes with resistance, up to twice the maximum or half of the
  /// minimum.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let near = allowed(scale)
    guard bouncesZoom, scale != near, near > 0 else { return near }
    let band = RubberBand(dimension: 1)
    return scale > near
      ? near * (1 + band.displayed(pull: scale / near - 1))
      : near / (1 + band.displayed(pull: near / scale - 1))
  }

  /// Returns the scale that the fingers must request so that a scale is shown: the inverse of
  /// `resisted(_:)`.
  private func requested(_ scale: CGFloat) -> CGFloat {
    let near = allowed(scale)
    guard bouncesZoom, scale != near, near > 0 else { return near }
    let band = RubberBand(dimension: 1)
    // If the limits were changed, the current scale may be a scale that no pinch can reach.
    func pull(_ ratio: CGFloat) -> CGFloat { band.pull(displayed: min(ratio - 1, 0.9)) }
    return scale > near ? near * (1 + pull(scale / near)) : near / (1 + pull(near / scale))
  }

  // MARK: Applying a scale

  /// Returns the point of the zoomed view, in its own coordinates, at a visible position.
  private func contentPoint(at place: CGPoint, in view: UIView) -> CGPoint {
    convert(CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), to: view)
  }

  /// Returns the visible position of a point of the zoomed view.
  private func place(of content: CGPoint, in view: UIView) -> CGPoint {
    let point = convert(content, from: view)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  /// Sets the scale.
  ///
  /// A point of the zoomed view moves to a position in the scroll view, as far as the limits of the
  /// offset allow.
  private func change(to scale: CGFloat, keeping content: CGPoint, at place: CGPoint) {
    guard let view = zoomedView else { return }
    let hasChanged = scale != zoom.scale
    zoom.isChanging = true
    if hasChanged {
      zoom.scale = scale
      // The top left corner of the view must not move, because the content begins there.
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center.x += corner.x - view.frame.minX
      view.center.y += corner.y - view.frame.minY
      contentSize = view.frame.size
    }
    let point = view.convert(content, to: self)
    let offset = inside(CGPoint(x: point.x - place.x, y: point.y - place.y))
    if offset != contentOffset {
      if isDecelerating { continueDecelerating(from: offset) } else { moveContent(to: offset) }
    }
    holdUnderFinger()
    zoom.isChanging = false
    if hasChanged { delegate?.scrollViewDidZoom(self) }
  }
}

extension ScrollAnimation {
  /// Returns the progress of the animation.
  fileprivate func share(at time: Double) -> Double {
    ScrollAnimation(from: 0, to: 1, duration: duration).offset(at: time)
  }
}
