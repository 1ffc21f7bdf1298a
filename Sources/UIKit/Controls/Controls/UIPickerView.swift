import Foundation

/// A view that shows wheels side by side. The selected row of each wheel is in the middle.
///
///     let picker = UIPickerView()
///     picker.dataSource = sizes
///     picker.delegate = sizes
///     picker.selectRow(2, inComponent: 0, animated: false)
///
/// A finger turns a wheel, and a tap on a row scrolls the row to the middle. The delegate is called
/// when the wheel has stopped.
///
/// - Differs: wheels are drawn flat. Rows further from the middle are paler, but have the same
///   height.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Creates a picker without wheels. If the frame has no size, the picker is 320 points wide and
  /// 216 points high.
  public override init(frame: CGRect) {
    var frame = frame
    if frame.size == .zero { frame.size = UIPickerView.defaultSize }
    super.init(frame: frame)
    setUp()
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIPickerView.defaultSize
    setUp()
    coder.fill(self, as: UIPickerView.self)
  }

  private func setUp() {
    isOpaque = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  private static let defaultSize = CGSize(width: 320, height: 216)

  /// The value with which the delegate's default methods request the default width or height.
  internal static let automaticLength = -CGFloat.greatestFiniteMagnitude

  /// The view behind the selected rows.
  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var needsReload = true

  // MARK: Data source and delegate

  /// The data source, which provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }

  /// The delegate, which provides the content of rows, and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Reloads all wheels. Selected rows stay selected, if they still exist.
  open func reloadAllComponents() {
    needsReload = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(wheels.count, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { reload(wheel) }
    setNeedsLayout()
  }

  /// Reloads a wheel.
  open func reloadComponent(_ component: Int) {
    if needsReload { return reloadAllComponents() }
    reload(wheel(component))
  }

  private func reload(_ wheel: PickerWheel) {
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component)
    wheel.rowHeight = height.flatMap { $0 > 0 ? $0 : nil } ?? 32
    wheel.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0)
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if needsReload { reloadAllComponents() }
  }

  private func wheel(_ component: Int) -> PickerWheel {
    guard wheels.indices.contains(component) else {
      Misuse.trap(
        "UIPickerView: component \(component)", "there are \(wheels.count), counted from zero")
    }
    return wheels[component]
  }

  // MARK: Components and rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheel(component).count
  }

  /// Returns the size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    let wheel = wheel(component)
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view of a row, if it is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    layoutIfNeeded()
    return wheel(component).shownRows[row]
  }

  /// Whether the selected rows are highlighted. The value has no effect: selected rows are always
  /// highlighted.
  open var showsSelectionIndicator = true

  // MARK: Selection

  /// Selects a row of a wheel. The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    let wheel = wheel(component)
    guard row >= 0, row < wheel.count else {
      Misuse.trap(
        "UIPickerView.selectRow(_:inComponent:animated:)",
        "row \(row) of component \(component), which has \(wheel.count)")
    }
    wheel.select(row, animated: animated)
  }

  /// Returns the selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    let wheel = wheel(component)
    return wheel.count == 0 ? -1 : wheel.selected
  }

  /// Called when a wheel that the user has turned has stopped at another row.
  internal func userChose(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Rows

  /// Returns the delegate's view for a row.
  internal func rowView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    guard let delegate else { return view ?? UIView() }
    return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
  }

  /// The color of titles.
  ///
  /// UIKit does not document this property. Apps set it with `setValue(_:forKey:)`.
  internal final var textColor: UIColor? {
    didSet { if !wheels.isEmpty { reloadAllComponents() } }
  }

  /// Returns a label with the title that a delegate provides.
  internal func titleView(
    _ row: Int, _ component: Int, _ delegate: any UIPickerViewDelegate, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textColor = textColor ?? .label
    label.textAlignment = .center
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { UIPickerView.defaultSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.defaultSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let width = bounds.width - 18
    let height = wheels.map(\.rowHeight).max() ?? 32
    band.frame = CGRect(x: 9, y: (bounds.height - height) / 2, width: width, height: height)
    let ownWidths = wheels.map { wheel -> CGFloat? in
      delegate.flatMap {
        let width = $0.pickerView(self, widthForComponent: wheel.component)
        return width >= 0 ? width : nil
      }
    }
    // The wheels for which the delegate returns no width share the remaining width equally.
    let rest = max(width - ownWidths.compactMap { $0 }.reduce(0, +), 0)
    let share = rest / CGFloat(max(ownWidths.filter { $0 == nil }.count, 1))
    let whole = ownWidths.reduce(0) { $0 + ($1 ?? share) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = (bounds.width - whole) / 2
    for index in isMirrored ? Array(wheels.indices.reversed()) : Array(wheels.indices) {
      let width = ownWidths[index] ?? share
      wheels[index].frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}
