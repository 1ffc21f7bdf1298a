import Foundation

// Two fingers that move over items select them.

extension _ListView {
  /// As soon as somebody may say that they do, two fingers are looked at.
  internal func installTwoFingers() {
    guard twoFingers == nil, face.hasDelegate else { return }
    let pan = TwoFingerPan(of: self)
    twoFingers = pan
    addGestureRecognizer(pan)
    // What is no gesture of two fingers has failed by the time that content scrolls.
    panGestureRecognizer.require(toFail: pan)
  }

  /// The items from one to another, in the order of the list.
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

  /// Selects an item, or takes it out of the selection, as a finger does.
  fileprivate func setSelectedByFinger(_ path: IndexPath, _ isSelected: Bool) {
    guard holds(path), selection.contains(path) != isSelected else { return }
    if isSelected {
      guard let path = face.askForSelected(insteadOf: path), holds(path) else { return }
      setSelected(path, true, animated: false)
      face.tellSelected(path)
    } else {
      guard let path = face.askForDeselected(insteadOf: path), holds(path) else { return }
      setSelected(path, false, animated: false)
      face.tellDeselected(path)
    }
  }

  /// Two fingers begin to select from an item on.
  fileprivate func beginTwoFingers(at path: IndexPath) {
    let face = face
    if face.isEditing {
      face.allowsMultipleSelectionDuringEditing = true
    } else {
      face.allowsMultipleSelection = true
    }
    face.tellTwoFingersBegan(at: path)
  }
}

/// Two fingers that select the items from where they came down to where they are.
///
/// - Unverified: that they take items out of the selection where they came down on a selected one, and
///   that items they go back over are as they were.
internal final class TwoFingerPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: _ListView?
  /// Where the fingers came down.
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

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // A finger that goes its way alone will not be one of two.
    guard state == .possible, fingersDown.count < 2 else { return }
    if touches.contains(where: {
      $0.place.way(from: $0.start).length >= UIPanGestureRecognizer.pointsUntilPan
    }) {
      state = .failed
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, list.face.hasDelegate, list.movement == nil, list.selectsItems else {
      return false
    }
    // Where they came down, before they had gone far enough.
    guard let middle = fingersDown.map(\.start).middle,
      let path = list.path(at: list.convert(middle, from: nil))
    else { return false }
    start = path
    return list.face.askWhetherTwoFingersSelect(from: path)
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
      list.face.tellTwoFingersEnded()
    case .possible, .failed: break
    }
  }

  private func select(to place: CGPoint) {
    // The item that they came down on may have gone meanwhile.
    guard let list, let start = list.selection.twoFingerStart,
      let end = list.path(at: place)
    else { return }
    let (passed, before) = (list.paths(from: start, to: end), list.selection.beforeTwoFingers)
    let wanted = before.contains(start) ? before.subtracting(passed) : before.union(passed)
    for path in wanted.symmetricDifference(list.selection.paths).sorted() {
      let counts = list.counts
      list.setSelectedByFinger(path, wanted.contains(path))
      // Whoever was told may have changed the list: all paths may be others now.
      if list.counts != counts { return select(to: place) }
    }
  }
}
