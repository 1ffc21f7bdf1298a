import Foundation
import GalleyMotion

/// Moves a sheet with a finger: to another detent, or down until it is dismissed.
@MainActor
internal final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let container: PresentationView
  private let pan = UIPanGestureRecognizer()
  /// The height of the sheet at the beginning of the drag.
  private var startHeight: CGFloat = 0
  /// The dismissal that the drag has begun.
  private var departure: ControllerDeparture?
  /// Whether the delegate has refused the dismissal.
  private var isRefused = false

  /// The minimum velocity of a lifted finger that dismisses a sheet, in points per second.
  static let dismissSpeed: CGFloat = 1000

  init(of container: PresentationView) {
    self.container = container
    super.init()
    pan.addTarget(self, action: SheetDrag.panned)
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
  }

  func install(in sheet: UIView) { sheet.addGestureRecognizer(pan) }

  private var presentation: UIPresentationController { container.presentation }

  private var activeDetents: [UISheetPresentationController.ActiveDetent] {
    presentation.sheetSettings?.activeDetents(in: container.bounds, container.safeAreaInsets) ?? []
  }

  // MARK: Recognizing the drag

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard presentation.isSheet, presentation.running == nil, !container.isPlacedByApp else {
      return false
    }
    let velocity = pan.velocity(in: container)
    guard velocity.y.magnitude > velocity.x.magnitude else { return false }
    let isDown = velocity.y > 0
    return pan.arbitration.touches.allSatisfy { touch in
      scrollViews(under: touch).allSatisfy { allowsSheetDrag(isDown: isDown, $0) }
    }
  }

  /// Makes the scroll views in the sheet wait until the sheet's own recognizer has failed.
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

  /// Returns the scroll views of the sheet that contain a touch.
  private func scrollViews(under touch: UITouch) -> [UIScrollView] {
    sequence(first: touch.view) { $0?.superview }.prefix { $0 !== container.sheet && $0 != nil }
      .compactMap { $0 as? UIScrollView }
  }

  /// Returns whether the drag moves the sheet, and does not scroll this scroll view.
  private func allowsSheetDrag(isDown: Bool, _ scroll: UIScrollView) -> Bool {
    guard scroll.isScrollEnabled, scroll.movesAlong(.vertical) else { return true }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
    guard isAtTop else { return false }
    if isDown { return scroll.refreshControl == nil }
    guard let settings = presentation.sheetSettings, presentation.isAtEdge,
      settings.prefersScrollingExpandsWhenScrolledToEdge, let highest = activeDetents.last
    else { return false }
    return container.sheet.frame.height < highest.height - 0.5
  }

  // MARK: Dragging

  private func panned() {
    switch pan.state {
    case .began:
      startHeight = container.bounds.maxY - container.sheet.frame.minY
      isRefused = false
      move()
    case .changed: move()
    case .ended: end(velocity: pan.velocity(in: container).y)
    case .cancelled: end(velocity: 0, isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// The height of the lowest detent, or the only height of a sheet that is not at the lower edge.
  private var lowest: CGFloat {
    presentation.isAtEdge ? activeDetents.first?.height ?? 0 : startHeight
  }

  /// The height of the highest detent, or the only height of a sheet that is not at the lower edge.
  private var highest: CGFloat {
    presentation.isAtEdge ? activeDetents.last?.height ?? 0 : startHeight
  }

  /// Moves the sheet with the finger, and begins the dismissal below the lowest height.
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

  /// Shows the sheet with a height, or moves the sheet back to its detent if the height
  /// is `nil`.
  private func show(_ height: CGFloat?) {
    if presentation.isAtEdge {
      presentation.sheetSettings?.heldHeight = height
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } else {
      let offset = height.map { startHeight - $0 } ?? 0
      container.sheet.transform =
        offset == 0 ? .identity : CGAffineTransform(translationX: 0, y: offset)
    }
  }

  /// Begins the dismissal when the finger has dragged the sheet below its lowest height.
  ///
  /// The controller or its delegate may refuse the dismissal.
  private func beginDeparture() {
    guard presentation.mayEndByUser else { return isRefused = true }
    guard let departure = presentation.presenting?.departure(animated: true) else {
      return isRefused = true
    }
    self.departure = departure
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    departure.beginInteraction()
  }

  /// Called when the finger is lifted: dismisses the sheet, or animates it to a detent.
  private func end(velocity: CGFloat, isCancelled: Bool = false) {
    let height = startHeight - pan.translation(in: container).y
    let wasRefused = isRefused && height < lowest
    // A sheet that is not dismissed rests at the detent where the finger has left it. It does not
    // return to a higher detent at which the drag began.
    let rest =
      presentation.isAtEdge && !isCancelled ? detent(for: height, velocity: velocity) : nil
    if let departure {
      self.departure = nil
      // The app may have dismissed the controller during the drag.
      guard container.superview != nil else { return }
      let isFar = lowest - height > lowest / 2 || velocity > SheetDrag.dismissSpeed
      if isFar, !isCancelled, height < lowest { return dismiss(departure) }
      departure.coordinator.letGo(isCancelled: true)
      settle(at: rest)
      departure.cancel()
      return
    }
    settle(at: rest)
    if wasRefused, !isCancelled {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
  }

  /// Returns the detent at which a released sheet rests.
  ///
  /// This is the next detent in the direction of a fast finger, or otherwise the nearest detent.
  private func detent(
    for height: CGFloat, velocity: CGFloat
  ) -> UISheetPresentationController.ActiveDetent? {
    if velocity < -500, let next = activeDetents.first(where: { $0.height > height }) {
      return next
    }
    if velocity > 500, let next = activeDetents.last(where: { $0.height < height }) { return next }
    return activeDetents.min { ($0.height - height).magnitude < ($1.height - height).magnitude }
  }

  /// Animates the sheet to a detent, or to its former detent if `detent` is `nil`.
  private func settle(at detent: UISheetPresentationController.ActiveDetent?) {
    let settings = presentation.sheetSettings
    let before = settings?.currentDetent(in: container.bounds, container.safeAreaInsets)
    UIView.animate(UISheetPresentationController.settling(velocity: 0)) {
      if let detent, detent != before { settings?.selectedDetentIdentifier = detent.identifier }
      show(nil)
    }
    guard let detent, let before, detent.identifier != before.identifier, let settings else {
      return
    }
    (presentation.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(settings)
  }

  private func dismiss(_ departure: ControllerDeparture) {
    let (presentation, delegate) = (presentation, presentation.delegate)
    departure.coordinator.letGo(isCancelled: false)
    departure.go { delegate?.presentationControllerDidDismiss(presentation) }
  }
}
