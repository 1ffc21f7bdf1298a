import Foundation

// Which of the recognizers that look at the same fingers gets its gesture.
//
// A recognizer asks for a state. What it gets is decided here: whether it may begin, whether it waits
// for others to fail, whether one that was faster has ended it, and whom it ends.

extension UIGestureRecognizer {
  /// How a recognizer stands with the others.
  internal struct Standing {
    var state = State.possible
    /// What it has asked for while it waits for others to fail.
    var waiting: State?
    /// The fingers that it looks at, in the order in which they came.
    var touches: [UITouch] = []
    /// In the middle of them, when it last had any; in the window.
    var middle = CGPoint.zero
    var mustFailBefore: [Weak<UIGestureRecognizer>] = []
    /// The states that its targets are not told of yet.
    var untold: [State] = []
    /// Those that look at the same fingers, the innermost view's first. Kept until it is reset.
    var rivals: [Weak<UIGestureRecognizer>] = []
    /// What happens by itself, if nothing else does before.
    var wait: Wait?

    struct Wait {
      var listener: Int
      weak var clock: FrameClock?
    }
  }

  /// Asks for a state.
  internal func request(_ wanted: State) {
    switch (arena.state, wanted) {
    case (.possible, .failed), (.possible, .cancelled):
      become(.failed)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if arena.waiting != nil {
        // Begun and over while it waits is over.
        arena.waiting = wanted == .ended ? .ended : .began
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

  /// It has seen its gesture: it begins, waits, or fails.
  private func tryToBegin(_ wanted: State) {
    guard mayBegin else { return become(.failed) }
    let first = rivals.filter(mustFailFirst)
    if first.contains(where: \.hasBegun) { return become(.failed) }
    if first.contains(where: { $0.isLooking }) {
      arena.waiting = wanted
      return
    }
    if rivals.contains(where: { $0.hasBegun && $0.prevents(self) }) { return become(.failed) }
    become(wanted)
    for other in rivals where other.arena.state == .possible && prevents(other) {
      other.become(.failed)
    }
  }

  /// Whether the views from those under its fingers to its own, and its delegate, let it begin.
  private var mayBegin: Bool {
    for touch in arena.touches {
      var asked = touch.view
      while let at = asked, at !== view {
        guard at.gestureRecognizerShouldBegin(self) else { return false }
        asked = at.superview
      }
    }
    return view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  private func become(_ state: State) {
    stopWaiting()
    arena.state = state
    arena.waiting = nil
    arena.untold.append(state)
    if state == .failed || state.isOver { letOthersGoOn(failed: state == .failed) }
  }

  /// Those that waited for it begin, or fail if it has recognized.
  private func letOthersGoOn(failed: Bool) {
    for other in rivals {
      guard let wanted = other.arena.waiting, other.mustFailFirst(self) else { continue }
      other.arena.waiting = nil
      if failed { other.tryToBegin(wanted) } else { other.become(.failed) }
      // Its fingers went while it waited: what has begun is over, and nobody would tell it.
      if other.arena.state == .began, other.fingersDown.isEmpty { other.become(.ended) }
    }
  }

  // MARK: Rivals

  /// The others that look at the same fingers.
  internal var rivals: [UIGestureRecognizer] { arena.rivals.compactMap(\.value) }

  /// Whether it has begun, or recognized, and has not been reset yet.
  internal var hasBegun: Bool {
    switch arena.state {
    case .began, .changed, .ended: return true
    case .possible, .cancelled, .failed: return false
    }
  }

  /// Whether it may still recognize.
  internal var isLooking: Bool { arena.state == .possible }

  /// Whether this one waits for another to fail.
  internal func mustFailFirst(_ other: UIGestureRecognizer) -> Bool {
    arena.mustFailBefore.contains { $0.value === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether another ends when this one has begun.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  // MARK: The end

  /// It stops in the middle.
  internal func giveUp() {
    request(.cancelled)
    tellTargets()
    returnToPossible()
  }

  /// When its fingers are gone, and it has recognized or failed, it begins again.
  internal func returnToPossible() {
    stopWaiting()
    arena.touches = []
    arena.rivals = []
    arena.waiting = nil
    arena.untold = []
    arena.state = .possible
    reset()
  }

  /// Tells its targets of what it has become since the last time. Nobody is told of failures.
  internal func tellTargets() {
    let untold = arena.untold
    arena.untold = []
    for state in untold where state != .failed && state != .possible {
      let now = arena.state
      // One that begins and ends at once tells of both.
      arena.state = state
      for target in targets { target.tell(self) }
      // Whoever was told may have turned it off.
      guard arena.state == state else { return }
      arena.state = now
    }
  }
}

extension UIGestureRecognizer.State {
  /// Whether nothing follows.
  internal var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// Something that is known and not kept.
internal struct Weak<Value: AnyObject> {
  weak var value: Value?
  init(_ value: Value) { self.value = value }
}
