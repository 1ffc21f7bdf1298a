import Foundation

/// A wheel of a picker view. Its rows scroll, and stop with one row in the middle.
@MainActor
internal final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private weak var picker: UIPickerView?

  /// The selected row, which is in the middle when the wheel does not move.
  private(set) var selected = 0
  private(set) var count = 0
  var rowHeight: CGFloat = 32
  /// The views of the visible rows.
  private(set) var shownRows: [Int: UIView] = [:]
  /// The view of a row that is no longer visible, for reuse.
  private var spare: UIView?
  /// Whether an animation scrolls to a row because of a tap or a drag. The row is selected at the
  /// end of the animation.
  private var isTapped = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: PickerWheel.tapped(_:))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("PickerWheel.init(coder:): Galley reads no archives")
  }

  // MARK: Rows

  /// Creates the visible rows again, for a new number of rows.
  func reload(count: Int) {
    for view in shownRows.values { view.removeFromSuperview() }
    shownRows = [:]
    self.count = count
    selected = min(selected, max(count - 1, 0))
    fit()
    setNeedsLayout()
  }

  /// Selects a row in code, without a call of the delegate.
  func select(_ row: Int, animated: Bool) {
    selected = row
    isTapped = false
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: animated)
  }

  /// The space above the first row if that row is in the middle.
  private var margin: CGFloat { (bounds.height - rowHeight) / 2 }

  /// Sets the content size for the rows, and scrolls the selected row to the middle.
  private func fit() {
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(max(count - 1, 0)) * rowHeight + bounds.height)
    if !isDragging, !isDecelerating {
      setContentOffset(CGPoint(x: 0, y: CGFloat(selected) * rowHeight), animated: false)
    }
  }

  /// The size for which the content size was set.
  private var fittedSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    if fittedSize != bounds.size {
      fittedSize = bounds.size
      fit()
    }
    placeRows()
  }

  private func placeRows() {
    guard count > 0, rowHeight > 0, bounds.height > 0 else { return }
    let top = contentOffset.y - margin
    let first = min(max(Int((top / rowHeight).rounded(.down)), 0), count - 1)
    let last = min(max(Int(((top + bounds.height) / rowHeight).rounded(.up)), first), count - 1)
    for (row, view) in shownRows where row < first || row > last {
      view.removeFromSuperview()
      shownRows[row] = nil
      spare = view
    }
    for row in first...last {
      let view = shownRows[row] ?? make(row)
      view.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight + margin, width: bounds.width, height: rowHeight)
      // Rows further from the middle are paler.
      let distance = abs(CGFloat(row) * rowHeight - contentOffset.y) / rowHeight
      view.alpha = max(1 - distance * 0.25, 0.05)
    }
  }

  private func make(_ row: Int) -> UIView {
    let old = spare
    spare = nil
    let view = picker?.rowView(row, component, reusing: old) ?? UIView()
    shownRows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Turning

  private var nearestRow: Int { nearestRow(to: contentOffset.y) }

  private func nearestRow(to y: CGFloat) -> Int {
    min(max(Int((y / rowHeight).rounded()), 0), max(count - 1, 0))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = nearestRow(to: targetContentOffset.pointee.y)
    targetContentOffset.pointee.y = CGFloat(row) * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    isTapped = true
    let y = CGFloat(nearestRow) * rowHeight
    if abs(contentOffset.y - y) < 0.01 { return settle() }
    setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    // If the animation was interrupted, for example by a finger, the wheel is between two rows. In
    // this case, the row is selected later, when the wheel stops at a row.
    if isTapped, abs(contentOffset.y - CGFloat(nearestRow) * rowHeight) < 0.01 { settle() }
  }

  /// Called when the wheel has stopped after the user has turned the wheel.
  private func settle() {
    isTapped = false
    guard count > 0 else { return }
    let row = nearestRow
    guard row != selected else { return }
    selected = row
    picker?.userChose(row, in: component)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self).y - margin
    let row = Int((place / rowHeight).rounded(.down))
    guard row >= 0, row < count, row != selected else { return }
    turn(to: row)
  }

  private func turn(to row: Int) {
    isTapped = true
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
    // If no animation was started, `scrollViewDidEndScrollingAnimation(_:)` is not called.
    if motion.flight == nil { settle() }
  }

  // MARK: Accessibility

  internal override var accessibilityDefaults: AccessibilityDefaults {
    guard let picker else { return .none }
    let more = picker.delegate as? any UIPickerViewAccessibilityDelegate
    let row = shownRows[selected]
    return AccessibilityDefaults(
      isElement: true,
      label: more?.pickerView(picker, accessibilityLabelForComponent: component),
      value: (row as? UILabel)?.text ?? row?.accessibilityLabel, traits: .adjustable)
  }

  override var accessibilityHint: String? {
    get {
      if let own = super.accessibilityHint { return own }
      guard let picker, let more = picker.delegate as? any UIPickerViewAccessibilityDelegate
      else { return nil }
      return more.pickerView(picker, accessibilityHintForComponent: component)
    }
    set { super.accessibilityHint = newValue }
  }

  override func accessibilityIncrement() { turnIfThere(to: selected + 1) }

  override func accessibilityDecrement() { turnIfThere(to: selected - 1) }

  private func turnIfThere(to row: Int) {
    if row >= 0, row < count { turn(to: row) }
  }
}
