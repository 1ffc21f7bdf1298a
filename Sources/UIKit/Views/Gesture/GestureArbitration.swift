import Foundation

// The arbitration between recognizers that receive the same touches.
//
// A recognizer requests a state. The code here decides whether the recognizer may begin, whether it
// waits for other recognizers to fail, whether another recognizer has prevented it, and which
// recognizers it prevents.

extension UIGestureRecognizer {
  /// The state of a recognizer, and its relation to other recognizers.
  internal struct Arbitration {
    /// The state of the gesture.
    var state = State.possible
    /// The state that the recognizer has requested while it waits for other recognizers to fail.
    var waiting: State?
    /// The touches that the recognizer receives, in the order in which they began.
    var touches: [UITouch] = []
    /// The center of the touches at the last event, in the window's coordinates.
    var middle = CGPoint.zero
    /// The recognizers that were passed to `require(toFail:)`.
    var mustFailBefore: [Weak<UIGestureRecognizer>] = []
    /// The states for which the targets have not been called yet.
    var undeliveredStates: [State] = []
    /// The recognizers that receive the same touches. The recognizers of the innermost view are
    /// first.
    ///
    /// The list is cleared when the recognizer is reset.
    var rivals: [Weak<UIGestureRecognizer>] = []
    /// A scheduled action, which is cancelled if the state changes before the action runs.
    var wait: Wait?

    /// A scheduled action: a listener of a clock.
    struct Wait {
      var listener: Int
      weak var clock: FrameClock?
    }
  }

  /// Requests a state.
  internal func request(_ wanted: State) {
    switch (arbitration.state, wanted) {
    case (.possible, .failed), (.possible, .cancelled):
      become(.failed)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if arbitration.waiting != nil {
        // If the gesture ends while the recognizer waits, the recognizer requests `ended` after the
        // wait.
        arbitration.waiting = wanted == .ended ? .ended : .began
      } else {
        tryToBegin(wanted == .changed ? .began : wanted)
      }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      become(wanted)
    case (.began, .failed), (.changed, .failed):
      become(.cancelled)
    default:
      break
    }
  }

  /// Called when the recognizer has recognized its gesture. The recognizer then begins, waits for
  /// other recognizers to fail, or fails.
  private func tryToBegin(_ wanted: State) {
    guard mayBegin else { return become(.failed) }
    let first = rivals.filter(mustFailFirst)
    if first.contains(where: \.hasBegun) { return become(.failed) }
    if first.contains(where: { $0.canStillRecognize }) {
      arbitration.waiting = wanted
      return
    }
    if rivals.contains(where: { $0.hasBegun && $0.prevents(self) }) { return become(.failed) }
    become(wanted)
    for other in rivals where other.arbitration.state == .possible && prevents(other) {
      other.become(.failed)
    }
  }

  /// Whether the recognizer may begin: the delegate, and all views from the touched view to the
  /// recognizer's view, allow it.
  private var mayBegin: Bool {
    for touch in arbitration.touches {
      var asked = touch.view
      while let at = asked, at !== view {
        guard at.gestureRecognizerShouldBegin(self) else { return false }
        asked = at.superview
      }
    }
    guard view?.gestureRecognizerShouldBegin(self) != false else { return false }
    // If the view is also the delegate, the method is not called a second time.
    return delegate === view || delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// Changes the state.
  private func become(_ state: State) {
    stopWaiting()
    willChangeValue(forKey: "state")
    arbitration.state = state
    arbitration.waiting = nil
    arbitration.undeliveredStates.append(state)
    didChangeValue(forKey: "state")
    if state == .failed || state.isOver { resumeWaitingRecognizers(failed: state == .failed) }
  }

  /// Resumes the recognizers that waited for this recognizer.
  ///
  /// If this recognizer has failed, the waiting recognizers may begin; otherwise they fail.
  private func resumeWaitingRecognizers(failed: Bool) {
    for other in rivals {
      guard let wanted = other.arbitration.waiting, other.mustFailFirst(self) else { continue }
      other.arbitration.waiting = nil
      if failed { other.tryToBegin(wanted) } else { other.become(.failed) }
      // The touches of the other recognizer ended while it waited, so no event will end its
      // gesture.
      if other.arbitration.state == .began, other.fingersDown.isEmpty { other.become(.ended) }
    }
  }

  // MARK: Rivals

  /// The other recognizers that receive the same touches.
  ///
  /// While a recognizer waits, other recognizers in its list may be reset. A recognizer that was
  /// reset looks for a new gesture, so it is left out.
  internal var rivals: [UIGestureRecognizer] {
    arbitration.rivals.compactMap(\.value).filter { other in
      other.arbitration.rivals.contains { $0.value === self }
    }
  }

  /// Whether the recognizer has begun or recognized its gesture, and has not been reset yet.
  internal var hasBegun: Bool {
    switch arbitration.state {
    case .began, .changed, .ended: return true
    case .possible, .cancelled, .failed: return false
    }
  }

  /// Whether the recognizer may still recognize its gesture.
  internal var canStillRecognize: Bool { arbitration.state == .possible }

  /// Whether this recognizer has to wait until another recognizer has failed.
  internal func mustFailFirst(_ other: UIGestureRecognizer) -> Bool {
    arbitration.mustFailBefore.contains { $0.value === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether another recognizer fails when this recognizer recognizes its gesture.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if isExclusive || other.isExclusive { return true }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  // MARK: The end

  /// Cancels the gesture.
  internal func cancelGesture() {
    let waiting = rivals.filter { $0.arbitration.waiting != nil }
    // The view may have left the window in which the touches began, so the window of the touches is
    // used.
    let window = arbitration.touches.first?.window ?? view?.window
    request(.cancelled)
    callTargets()
    returnToPossible()
    window?.touchDelivery.release(self)
    // Recognizers that waited for this recognizer may have recognized their gestures now. Their
    // targets are called by `settle()`.
    let resumed = waiting.first { !$0.arbitration.undeliveredStates.isEmpty }
    resumed?.view?.window?.touchDelivery.settle()
  }

  /// Resets the recognizer when its touches have ended and it has recognized or failed.
  internal func returnToPossible() {
    stopWaiting()
    arbitration.touches = []
    arbitration.rivals = []
    arbitration.waiting = nil
    arbitration.undeliveredStates = []
    let changes = arbitration.state != .possible
    if changes { willChangeValue(forKey: "state") }
    arbitration.state = .possible
    reset()
    if changes { didChangeValue(forKey: "state") }
  }

  /// Calls the targets for the states since the last call.
  ///
  /// Failures are not reported.
  internal func callTargets() {
    let undeliveredStates = arbitration.undeliveredStates
    arbitration.undeliveredStates = []
    for state in undeliveredStates where state != .failed && state != .possible {
      let now = arbitration.state
      // If a gesture begins and ends in one event, the targets are called twice. During each call,
      // `state` has the value that the call reports.
      arbitration.state = state
      for target in targets { target.notify(self) }
      // A target may have disabled the recognizer, which changes its state. Then the remaining
      // states are not reported.
      guard arbitration.state == state else { return }
      arbitration.state = now
    }
  }
}

extension UIGestureRecognizer.State {
  /// Whether this is the last state of a gesture.
  internal var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}
