import Foundation

/// The content of a segment.
internal struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  init(title: String?) { self.title = title }

  init(image: UIImage?) { self.image = image }

  @MainActor
  init(action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }
}

extension UISegmentedControl {
  /// Returns the index of a segment. An index that is too large means the last segment. Returns
  /// `nil` if there are no segments, and traps if the index is negative.
  internal func pinned(_ segment: Int) -> Int? {
    guard segment >= 0 else {
      Misuse.trap(
        "UISegmentedControl: segment \(segment)", "there are \(segments.count), counted from zero")
    }
    return segments.isEmpty ? nil : min(segment, segments.count - 1)
  }

  /// Returns the content of a segment, or of the last one if the index is too large; `nil` if there
  /// are no segments.
  internal func segmentContent(at segment: Int) -> SegmentContent? {
    pinned(segment).map { segments[$0] }
  }

  /// Changes the content of a segment, or of the last one if the index is too large.
  internal func change(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
    if let index = pinned(segment) { change(&segments[index]) }
  }

  /// Inserts a segment at an index, or at the end if the index is too large.
  internal func insert(_ content: SegmentContent, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(content, at: index)
    // The selected segment stays selected.
    if selectedSegmentIndex >= index { move(chosen: selectedSegmentIndex + 1) }
  }

  /// Removes a segment. If the segment was selected, no segment is selected afterwards.
  internal func remove(at segment: Int) {
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      move(chosen: UISegmentedControl.noSegment)
    } else if selectedSegmentIndex > segment {
      move(chosen: selectedSegmentIndex - 1)
    }
  }

  /// Selects a segment as a user does. The action of the segment is performed, and the events are
  /// sent.
  internal func choose(_ segment: Int, _ event: UIEvent? = nil) {
    guard isEnabled, segments.indices.contains(segment), segments[segment].isEnabled,
      segment != selectedSegmentIndex
    else { return }
    move(chosen: segment)
    if let action = segments[segment].action { sendAction(action) }
    sendValueChanged(for: event)
    if isMomentary { move(chosen: UISegmentedControl.noSegment) }
  }

  /// The accessibility elements of the segments, in order.
  internal var segmentElements: [Any] {
    let frames = segmentFrames
    while parts.count < segments.count {
      let index = parts.count
      parts.append(
        ControlPart(of: self) { [weak self] in
          guard let self, isEnabled, index < segments.count, segments[index].isEnabled else {
            return false
          }
          choose(index)
          return true
        })
    }
    for (index, segment) in segments.enumerated() {
      let part = parts[index]
      part.accessibilityLabel =
        segment.title ?? segment.image?.accessibilityLabel ?? segment.action?.title
        ?? segment.image?.symbolTitle
      part.accessibilityValue = "\(index + 1) of \(segments.count)"
      var traits = UIAccessibilityTraits.button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      part.accessibilityTraits = traits
      part.accessibilityFrameInContainerSpace = frames[index]
    }
    return Array(parts.prefix(segments.count))
  }
}
