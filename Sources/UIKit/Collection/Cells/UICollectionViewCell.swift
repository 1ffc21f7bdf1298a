import Foundation

/// The view of an item in a collection view.
///
///     final class NameCell: UICollectionViewCell {
///       let label = UILabel()
///
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         contentView.addSubview(label)
///       }
///
///       required init?(coder: NSCoder) { fatalError("not from an archive") }
///     }
///
/// What a cell shows stands in its `contentView`; behind that are `selectedBackgroundView`, while the
/// cell is selected or highlighted, and `backgroundView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UICollectionViewCell.init(coder:): Galley reads no archives")
  }

  /// What the cell shows.
  open var contentView: UIView { content }

  private let content = UIView()

  // MARK: State

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }

  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  private func stateChanged() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }

  // MARK: Background

  /// Behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundChanged(from: oldValue) } }
  }

  /// In front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      backgroundChanged(from: oldValue)
      stateChanged()
    }
  }

  private func backgroundChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Places the content and what is behind it.
  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = bounds
    super.layoutSubviews()
  }

  /// How large the cell would be by the constraints of its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  internal override var measuredView: UIView { contentView }

  // MARK: Dragging

  /// Called when the cell is lifted, dragged or let go.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether a cell is dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting
    /// It is.
    case dragging
  }
}
