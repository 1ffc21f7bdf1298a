import Foundation
import GalleyMotion

/// A finger that pulls a sheet.
@MainActor
internal final class SheetDrag: UIGestureRecognizerDelegate {
  private unowned let container: PresentationView
  private let pan = UIPanGestureRecognizer()
  /// How high the sheet was when the finger came.
  private var startHeight: CGFloat = 0
  /// The dismissal that the finger has begun.
  private var departure: ControllerDeparture?
  /// Whether the finger has been told that the sheet stays.
  private var isRefused = false

  /// The speed at which a sheet goes that is let go of, in points a second.
  static let dismissSpeed: CGFloat = 1000

  init(of container: PresentationView) {
    self.container = container
    pan.addTarget(self, action: SheetDrag.panned)
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
  }

  func install(in sheet: UIView) { sheet.addGestureRecognizer(pan) }

  private var presentation: UIPresentationController { container.presentation }

  private var rests: [UISheetPresentationController.Rest] {
    presentation.sheetSettings?.rests(in: container.bounds, container.safeAreaInsets) ?? []
  }

  // MARK: Whose finger it is

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard presentation.isSheet, presentation.running == nil, !container.isPlacedByApp else {
      return false
    }
    let speed = pan.velocity(in: container)
    guard speed.y.magnitude > speed.x.magnitude else { return false }
    let isDown = speed.y > 0
    return pan.arena.touches.allSatisfy { touch in
      scrollViews(under: touch).allSatisfy { leaves(isDown: isDown, $0) }
    }
  }

  /// A scroll view in the sheet waits until it is clear that the sheet is not pulled.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard presentation.isSheet, let scroll = otherGestureRecognizer.view as? UIScrollView else {
      return false
    }
    return otherGestureRecognizer === scroll.panGestureRecognizer
      && scroll.isDescendant(of: container.sheet)
  }

  private func scrollViews(under touch: UITouch) -> [UIScrollView] {
    sequence(first: touch.view) { $0?.superview }.prefix { $0 !== container.sheet && $0 != nil }
      .compactMap { $0 as? UIScrollView }
  }

  /// Whether a scroll view leaves the finger to the sheet.
  private func leaves(isDown: Bool, _ scroll: UIScrollView) -> Bool {
    guard scroll.isScrollEnabled, scroll.movesAlong(.vertical) else { return true }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
    guard isAtTop else { return false }
    if isDown { return scroll.refreshControl == nil }
    guard let settings = presentation.sheetSettings, presentation.isAtEdge,
      settings.prefersScrollingExpandsWhenScrolledToEdge, let highest = rests.last
    else { return false }
    return container.sheet.frame.height < highest.height - 0.5
  }

  // MARK: On its way

  private func panned() {
    switch pan.state {
    case .began:
      startHeight = container.bounds.maxY - container.sheet.frame.minY
      isRefused = false
      move()
    case .changed: move()
    case .ended: end(speed: pan.velocity(in: container).y)
    case .cancelled: end(speed: 0, isCancelled: true)
    case .possible, .failed: break
    }
  }

  private var lowest: CGFloat { presentation.isAtEdge ? rests.first?.height ?? 0 : startHeight }

  private var highest: CGFloat { presentation.isAtEdge ? rests.last?.height ?? 0 : startHeight }

  private func move() {
    let wanted = startHeight - pan.translation(in: container).y
    if wanted < lowest, departure == nil, !isRefused { beginDeparture() }
    let band = RubberBand(dimension: Double(max(container.bounds.height, 1)))
    var height = wanted
    if wanted > highest {
      height = highest + CGFloat(band.displayed(pull: Double(wanted - highest)))
    } else if wanted < lowest, departure == nil {
      height = lowest - CGFloat(band.displayed(pull: Double(lowest - wanted)))
    }
    if let departure {
      departure.coordinator.percent = min(max((lowest - height) / max(lowest, 1), 0), 1)
    }
    show(height)
  }

  /// Shows the sheet so high; `nil` where it rests.
  private func show(_ height: CGFloat?) {
    if presentation.isAtEdge {
      presentation.sheetSettings?.heldHeight = height
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } else {
      let way = height.map { startHeight - $0 } ?? 0
      container.sheet.transform = way == 0 ? .identity : CGAffineTransform(translationX: 0, y: way)
    }
  }

  /// The finger has gone below the lowest height. Whoever may keep the sheet is asked now.
  private func beginDeparture() {
    guard presentation.mayEndByUser else { return isRefused = true }
    guard let departure = presentation.presenting?.departure(animated: true) else {
      return isRefused = true
    }
    self.departure = departure
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    departure.beginInteraction()
  }

  private func end(speed: CGFloat, isCancelled: Bool = false) {
    let height = startHeight - pan.translation(in: container).y
    let wasRefused = isRefused && height < lowest
    if let departure {
      self.departure = nil
      // Code may have ended it under the finger.
      guard container.superview != nil else { return }
      let isFar = lowest - height > lowest / 2 || speed > SheetDrag.dismissSpeed
      if isFar, !isCancelled, height < lowest { return leave(departure) }
      departure.coordinator.letGo(isCancelled: true)
      settle(at: nil, speed: speed)
      departure.callOff()
      return
    }
    guard presentation.isAtEdge, !isCancelled, height >= lowest else {
      settle(at: nil, speed: speed)
      if wasRefused, !isCancelled {
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      }
      return
    }
    settle(at: rest(for: height, speed: speed), speed: speed)
  }

  /// Where a sheet rests that is let go of: at the next height in the direction of a quick finger, else at the
  /// nearest one.
  private func rest(for height: CGFloat, speed: CGFloat) -> UISheetPresentationController.Rest? {
    if speed < -500, let next = rests.first(where: { $0.height > height }) { return next }
    if speed > 500, let next = rests.last(where: { $0.height < height }) { return next }
    return rests.min { ($0.height - height).magnitude < ($1.height - height).magnitude }
  }

  private func settle(at rest: UISheetPresentationController.Rest?, speed: CGFloat) {
    let settings = presentation.sheetSettings
    let before = settings?.rest(in: container.bounds, container.safeAreaInsets)
    UIView.animate(UISheetPresentationController.settling(velocity: 0)) {
      if let rest, rest != before { settings?.selectedDetentIdentifier = rest.identifier }
      show(nil)
    }
    guard let rest, let before, rest.identifier != before.identifier, let settings else { return }
    (presentation.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(settings)
  }

  private func leave(_ departure: ControllerDeparture) {
    let (presentation, delegate) = (presentation, presentation.delegate)
    departure.coordinator.letGo(isCancelled: false)
    departure.finish()
    delegate?.presentationControllerDidDismiss(presentation)
  }
}
