import Foundation

// Selection by a pan of two fingers.

extension _ListView {
  /// Adds the gesture recognizer, once there is a delegate that can be asked whether two fingers
  /// select items.
  internal func installTwoFingers() {
    guard twoFingers == nil, subclass.hasDelegate else { return }
    let pan = TwoFingerPan(of: self)
    twoFingers = pan
    addGestureRecognizer(pan)
    // Scrolling waits until the gesture of two fingers has failed.
    panGestureRecognizer.require(toFail: pan)
  }

  /// Returns the paths from one item to another, in the order of the list.
  fileprivate func paths(from start: IndexPath, to end: IndexPath) -> Set<IndexPath> {
    let (first, last) = (min(start, end), max(start, end))
    var paths: Set<IndexPath> = []
    for section in first.section...last.section where counts.indices.contains(section) {
      let low = section == first.section ? first.item : 0
      let high = section == last.section ? last.item + 1 : counts[section]
      for item in low..<max(low, min(high, counts[section])) {
        paths.insert(IndexPath(item: item, section: section))
      }
    }
    return paths
  }

  /// Whether a touch is on the selection circle of a row that is being edited.
  fileprivate func isOnCircle(_ touch: UITouch) -> Bool {
    guard subclass.isInEditing, subclass.allowsMultipleSelectionDuringEditing,
      let path = path(at: touch.location(in: self)),
      let row = shownView(.item, at: path) as? any ListRow, row.bar.hasCircle
    else { return false }
    let x = touch.location(in: row).x - row.bounds.minX
    let start = row.contentInsets.start
    return row.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? x > row.bounds.width - start : x < start
  }

  /// Selects or deselects an item as a touch does: the delegate decides, and is notified.
  fileprivate func setSelectedByFinger(_ path: IndexPath, _ isSelected: Bool) {
    guard holds(path), selection.contains(path) != isSelected else { return }
    if isSelected {
      guard let path = subclass.askForPathToSelect(insteadOf: path), holds(path) else { return }
      setSelected(path, true, animated: false)
      subclass.tellSelected(path)
    } else {
      guard let path = subclass.askForPathToDeselect(insteadOf: path), holds(path) else { return }
      setSelected(path, false, animated: false)
      subclass.tellDeselected(path)
    }
  }

  /// Begins a selection of several items at an item.
  fileprivate func beginTwoFingers(at path: IndexPath) {
    let subclass = subclass
    if subclass.isInEditing {
      subclass.allowsMultipleSelectionDuringEditing = true
    } else {
      subclass.allowsMultipleSelection = true
    }
    subclass.tellTwoFingersBegan(at: path)
  }
}

/// A pan of two fingers, which selects the items between its start and its current position. One
/// finger is enough if it comes down on the circle of a row that is edited.
///
/// - Unverified: that the fingers deselect items if they came down on a selected item, that items
///   over which the fingers move back get their earlier state, and that one finger may come down
///   anywhere between the leading edge of the row and its content.
internal final class TwoFingerPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: _ListView?
  /// The item at which the fingers came down.
  private var start: IndexPath?

  init(of list: _ListView) {
    self.list = list
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    addTarget(self, action: TwoFingerPan.panned)
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, fingersDown.count == 1, let touch = touches.first,
      list?.isOnCircle(touch) == true
    {
      minimumNumberOfTouches = 1
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    minimumNumberOfTouches = 2
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // One finger that moves this far alone is not part of a gesture of two fingers.
    guard state == .possible, fingersDown.count < minimumNumberOfTouches else { return }
    if touches.contains(where: {
      $0.place.translation(from: $0.start).length >= UIPanGestureRecognizer.pointsUntilPan
    }) {
      state = .failed
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, list.subclass.hasDelegate, list.movement == nil, list.selectsItems else {
      return false
    }
    // Take the point between the first positions of the fingers, because the fingers have moved
    // since.
    guard let middle = fingersDown.map(\.start).middle,
      let path = list.path(at: list.convert(middle, from: nil))
    else { return false }
    start = path
    return list.subclass.askWhetherTwoFingersSelect(from: path)
  }

  private func panned() {
    guard let list else { return }
    switch state {
    case .began:
      guard let start, list.holds(start) else { return }
      list.selection.twoFingerStart = start
      list.selection.beforeTwoFingers = list.selection.paths
      list.beginTwoFingers(at: start)
      select(to: location(in: list))
    case .changed: select(to: location(in: list))
    case .ended, .cancelled:
      list.selection.twoFingerStart = nil
      list.selection.beforeTwoFingers = []
      list.subclass.tellTwoFingersEnded()
    case .possible, .failed: break
    }
  }

  private func select(to place: CGPoint) {
    // The item at which the fingers came down may no longer exist.
    guard let list, let start = list.selection.twoFingerStart,
      let end = list.path(at: place)
    else { return }
    let (passed, before) = (list.paths(from: start, to: end), list.selection.beforeTwoFingers)
    let wanted = before.contains(start) ? before.subtracting(passed) : before.union(passed)
    for path in wanted.symmetricDifference(list.selection.paths).sorted() {
      let counts = list.counts
      list.setSelectedByFinger(path, wanted.contains(path))
      // The delegate may have changed the list. Then all paths may be invalid.
      if list.counts != counts { return select(to: place) }
    }
  }
}
