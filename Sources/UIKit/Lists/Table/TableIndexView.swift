import Foundation

/// The section index of a table.
///
/// - Unverified: all metrics; a width of 15 points and titles of 11 points were measured in
///   screenshots of iPhones.
@MainActor
internal final class TableIndexView: UIView {
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private(set) var titles: [String] = []
  private var labels: [UILabel] = []
  /// The dots between the titles, if there is not enough space for all of them.
  private var dots: [UILabel] = []
  /// Called with the index of a title that the user has chosen, by touch or by VoiceOver.
  var whenTouched: (Int) -> Void = { _ in }
  /// The index of the title that was touched last.
  private var touched: Int?
  /// The background colors, without and with a finger on the view.
  var backgrounds: (resting: UIColor?, tracking: UIColor?) {
    didSet { backgroundColor = backgrounds.resting }
  }

  /// Shows titles.
  func show(_ titles: [String], color: UIColor?) {
    if titles != self.titles {
      self.titles = titles
      touched = nil
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { label($0 == UITableView.indexSearch ? "\u{2315}" : $0) }
    }
    self.color = color
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    for label in labels + dots { label.textColor = color ?? tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    label.text = text
    label.textColor = color ?? tintColor
    addSubview(label)
    return label
  }

  private var color: UIColor?

  /// The indices of the titles in the lines of the view; `nil` for a dot.
  ///
  /// If there is not enough space, every second line is a dot, and the other lines have evenly
  /// chosen titles, including the first and the last one.
  private var lines: [Int?] {
    let limit = max(Int(bounds.height / TableIndexView.lineHeight), 1)
    guard labels.count > limit else { return Array(labels.indices) }
    let shown = max((limit + 1) / 2, 1)
    guard shown > 1 else { return [0] }
    return (0..<2 * shown - 1).map { line in
      line.isMultiple(of: 2) ? line / 2 * (labels.count - 1) / (shown - 1) : nil
    }
  }

  private func top(of lines: [Int?]) -> CGFloat {
    max((bounds.height - CGFloat(lines.count) * TableIndexView.lineHeight) / 2, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines
    let dotCount = lines.count { $0 == nil }
    while dots.count < dotCount { dots.append(label("\u{2022}")) }
    var freeDots = dots[...]
    var y = top(of: lines)
    var shown = Set<ObjectIdentifier>()
    for line in lines {
      guard let label = line.map({ labels[$0] }) ?? freeDots.popFirst() else { continue }
      shown.insert(ObjectIdentifier(label))
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: TableIndexView.lineHeight)
      y += TableIndexView.lineHeight
    }
    for label in labels + dots {
      let isHidden = !shown.contains(ObjectIdentifier(label))
      if label.isHidden != isHidden { label.isHidden = isHidden }
    }
  }

  // MARK: Accessibility

  /// The index is read as one element, with the last title that was touched as its value.
  internal override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Table index", value: touched.map { titles[$0] },
      traits: .adjustable)
  }

  override func accessibilityIncrement() { go(to: (touched ?? -1) + 1) }
  override func accessibilityDecrement() { go(to: (touched ?? 0) - 1) }

  private func go(to index: Int) {
    guard titles.indices.contains(index) else { return }
    touched = index
    whenTouched(index)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = backgrounds.tracking ?? backgrounds.resting
    if let index = index(under: touches) { go(to: index) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let index = index(under: touches), index != touched { go(to: index) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = backgrounds.resting
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = backgrounds.resting
  }

  private func index(under touches: Set<UITouch>) -> Int? {
    guard let touch = touches.first, !titles.isEmpty else { return nil }
    let lines = lines
    let height = CGFloat(lines.count) * TableIndexView.lineHeight
    let share = (touch.location(in: self).y - top(of: lines)) / height
    return min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
  }
}

extension UITableView {
  /// Asks the data source for the index titles again. If the index appears or disappears, all rows
  /// are measured again.
  internal func reloadIndex() {
    let before = indexView == nil
    defer {
      if before != (indexView == nil) {
        pass.needsListPlaces = true
        contentWidthsChanged()
      }
    }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = counts.reduce(0, +)
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView(frame: .zero)
    if indexView == nil {
      indexView = view
      view.whenTouched = { [weak self] in self?.goTo(title: $0) }
      // The index is in front of the rows, so that a finger on it does not scroll the table.
      addSubview(view)
    }
    view.backgrounds = (sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
    view.show(titles, color: sectionIndexColor)
    placeIndex()
  }

  /// Places the index at the trailing edge of the viewport.
  internal func placeIndex() {
    guard let indexView else { return }
    var insets = adjustedContentInset
    insets.left = max(insets.left, safeAreaInsets.left)
    insets.right = max(insets.right, safeAreaInsets.right)
    let available = bounds.inset(by: insets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? available.minX : available.maxX - TableIndexView.width, y: available.minY,
      width: TableIndexView.width, height: available.height)
    if indexView.frame != frame { UIView.performWithoutAnimation { indexView.frame = frame } }
    bringSubviewToFront(indexView)
  }

  private func goTo(title index: Int) {
    guard let indexView, indexView.titles.indices.contains(index) else { return }
    let title = indexView.titles[index]
    if title == UITableView.indexSearch {
      let section = dataSource.flatMap { source in
        OptionalMember.ownResult(of: source, "tableView(_:sectionForSectionIndexTitle:at:)") {
          source.tableView(self, sectionForSectionIndexTitle: title, at: index)
        }
      }
      if let section { return scroll(toStartOfSection: section) }
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    let section =
      dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    scroll(toStartOfSection: section)
  }
}
