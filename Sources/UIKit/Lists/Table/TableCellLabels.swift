import Foundation
import GalleyGeometry
import GalleyLayout

/// The labels and the image view of a cell, a header or a footer without a content configuration.
///
/// The labels are laid out like a content configuration with the same content.
@MainActor
internal final class TableCellLabels {
  let text = UILabel()
  /// The label of the secondary text; `nil` if the style has none.
  let detail: UILabel?
  private(set) lazy var image = makeImage()
  private var hasImage = false
  private var configuration: UIListContentConfiguration
  private weak var container: UIView?
  /// A view that lays out the content of the labels. This view is never shown.
  private let ruler: UIListContentView
  /// The look that was applied to each label last. Properties that differ from this look were set
  /// by the app.
  private var given: (text: Look?, detail: Look?)
  /// The style of the cell; `nil` in a header or footer.
  private let cellStyle: UITableViewCell.CellStyle?

  init(
    _ configuration: UIListContentConfiguration, of cellStyle: UITableViewCell.CellStyle? = nil,
    hasDetail: Bool, in container: UIView
  ) {
    self.configuration = configuration
    self.cellStyle = cellStyle
    self.container = container
    ruler = UIListContentView(configuration: configuration)
    detail = hasDetail ? UILabel() : nil
    text.show(.none, configuration.textProperties, in: container.traitCollection)
    detail?.show(.none, configuration.secondaryTextProperties, in: container.traitCollection)
    updateLook()
    container.addSubview(text)
    if let detail { container.addSubview(detail) }
    for label in [text, detail] {
      label?.onTextChange = { [weak container] in container?.superview?.setNeedsLayout() }
    }
  }

  /// Applies the look of a configuration to the labels, except for properties that the app has set.
  func style(as new: UIListContentConfiguration) {
    configuration = new
    updateLook()
  }

  /// Applies the look for the current traits to the labels, except for properties that the app has
  /// set.
  ///
  /// - Unverified: that in a cell at accessibility sizes labels have any number of lines, and are
  ///   one below the other.
  func updateLook() {
    let traits = container?.traitCollection ?? .current
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let isMirrored = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var look = (
      text: Look(configuration.textProperties, in: traits),
      detail: Look(configuration.secondaryTextProperties, in: traits)
    )
    if let cellStyle, !isLarge {
      (look.text.lineCount, look.detail.lineCount) = (1, 1)
      if cellStyle == .value2 { look.text.alignment = isMirrored ? .left : .right }
    }
    if let cellStyle {
      ruler.textPlacement = isLarge ? .stackedUnlessFitting : cellStyle.textPlacement
    }
    look.text.apply(to: text, insteadOf: given.text, in: traits)
    if let detail { look.detail.apply(to: detail, insteadOf: given.detail, in: traits) }
    given = look
  }

  private func makeImage() -> UIImageView {
    let view = UIImageView(frame: .zero)
    hasImage = true
    view.contentMode = .scaleAspectFit
    view.isOpaque = false
    container?.addSubview(view)
    (container?.superview as? UITableViewCell)?.updateHighlights()
    return view
  }

  /// Removes the views, because a configuration is shown instead.
  func remove() {
    text.removeFromSuperview()
    detail?.removeFromSuperview()
    if hasImage { image.removeFromSuperview() }
  }

  /// Whether the labels and the image have no content.
  var isEmpty: Bool {
    text.isBlank && detail?.isBlank != false && !(hasImage && image.image != nil)
  }

  // MARK: Layout

  /// The content of the labels as a configuration.
  private var shown: UIListContentConfiguration {
    var shown = configuration
    if let string = text.attributedText, !text.isBlank {
      shown.attributedText = string
      shown.textProperties.apply(text)
    }
    if let detail, let string = detail.attributedText, !detail.isBlank {
      shown.secondaryAttributedText = string
      shown.secondaryTextProperties.apply(detail)
    }
    if hasImage { shown.image = image.image }
    return shown
  }

  private func measure(_ margins: DirectionalInsets, in view: _ListElementView) -> UIListContentView
  {
    ruler.configuration = shown
    ruler.cellMargins = margins
    ruler.inheritedMetrics = view.listMetrics
    ruler.semanticContentAttribute =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .forceRightToLeft : .forceLeftToRight
    return ruler
  }

  /// Sets the frames of the views in a container.
  func place(in container: UIView, margins: DirectionalInsets, of view: _ListElementView) {
    if cellStyle == .value2 { updateLook() }
    let ruler = measure(margins, in: view)
    ruler.frame = container.bounds
    ruler.layoutIfNeeded()
    let parts = ruler.parts(in: container.bounds.size)
    ruler.place(parts)
    func follow(_ view: UIView, _ other: UIView?) {
      let frame = other?.frame ?? .zero
      if view.frame != frame { view.frame = frame }
    }
    follow(text, ruler.textLabel)
    if let detail { follow(detail, ruler.secondaryLabel) }
    if hasImage { follow(image, ruler.imageView) }
    switch cellStyle {
    case .default:
      // The label is as high as the content view, and draws its text in the middle.
      text.frame.origin.y = 0
      text.frame.size.height = container.bounds.height
    case .subtitle:
      separateLines(in: container.bounds.height)
      for label in [text, detail] { label?.narrowToText(in: view) }
    case .value1:
      // Even if the detail label is empty, the text label is only as wide as its text, as in a cell
      // with a detail text.
      if let detail, detail.isBlank { text.narrowToText(in: view) }
    case .value2, nil: break
    }
  }

  /// Centers the two lines of a cell that is too low for its margins. The margins become smaller
  /// first, and then the lines and the space between the lines. The lines do not overlap.
  private func separateLines(in height: CGFloat) {
    guard let detail, !text.isBlank, !detail.isBlank, text.frame.width == detail.frame.width
    else { return }
    let gap = max(detail.frame.minY - text.frame.maxY, 0)
    let full = [text, detail].map {
      $0.sizeThatFits(CGSize(width: $0.bounds.width, height: .greatestFiniteMagnitude)).height
    }
    let isCut =
      full[0] + gap + full[1] <= height
      && (text.frame.height < full[0] - 0.01 || detail.frame.height < full[1] - 0.01)
    guard
      isCut || text.frame.maxY > detail.frame.minY
        || text.frame.minY > height - detail.frame.maxY + 1
    else { return }
    let heights =
      isCut ? full : [text, detail].map { $0.sizeThatFits($0.bounds.size).height }
    let free = height - heights[0] - heights[1] - gap
    // In the frames that Xcode saves in nibs, the first line begins at a whole point, so round up.
    let start = (free / 2).rounded(.up)
    text.frame.origin.y = start
    text.frame.size.height = heights[0]
    detail.frame.origin.y = start + heights[0] + gap
    detail.frame.size.height = heights[1]
  }

  /// Returns the height of the content in a width.
  func height(forWidth width: CGFloat, margins: DirectionalInsets, of view: _ListElementView)
    -> CGFloat
  {
    measure(margins, in: view).height(forWidth: width)
  }

  /// Returns the distance of the text from the leading edge.
  func textStart(in size: CGSize, margins: DirectionalInsets, of view: _ListElementView) -> CGFloat
  {
    measure(margins, in: view).parts(in: size).textStart
  }
}

extension TableCellLabels {
  /// The properties of a label that depend on the style, the list or the traits.
  @MainActor
  private struct Look {
    var font: UIFont
    var color: UIColor
    var lineCount: Int
    /// Whether the app has set the number of lines.
    ///
    /// The value remains `true` even if another look happens to have the same number of lines, as
    /// at accessibility sizes.
    var isLineCountOfApp = false
    var alignment = NSTextAlignment.natural

    init(_ properties: UIListContentConfiguration.TextProperties, in traits: UITraitCollection) {
      font =
        properties.adjustsFontForContentSizeCategory
        ? properties.font.adjusted(to: traits) : properties.font
      color = properties.resolvedColor()
      lineCount = properties.numberOfLines
    }

    /// Sets the properties of a label that still have the values of the old look. The app has set
    /// the other properties.
    mutating func apply(to label: UILabel, insteadOf old: Look?, in traits: UITraitCollection) {
      if let old {
        isLineCountOfApp = old.isLineCountOfApp || label.numberOfLines != old.lineCount
      }
      label.withoutChangingAttributedText { replace(old, in: label, traits) }
    }

    private func replace(_ old: Look?, in label: UILabel, _ traits: UITraitCollection) {
      // A label may have adjusted its font to the content size category by itself. Such a font was
      // not set by the app.
      let own = label.plainFont
      if old.map({ own == $0.font || own == $0.font.adjusted(to: traits) }) ?? true {
        label.font = font
      }
      if old.map({ label.plainColor == $0.color }) ?? true { label.textColor = color }
      if !isLineCountOfApp { label.numberOfLines = lineCount }
      if old.map({ label.plainAlignment == $0.alignment }) ?? true {
        label.textAlignment = alignment
      }
    }
  }
}

extension UILabel {
  /// Whether the label has no text.
  fileprivate var isBlank: Bool { (attributedText?.length ?? 0) == 0 }

  /// Makes the label only as wide as its text. The leading edge of the label does not move.
  fileprivate func narrowToText(in view: UIView) {
    let width = min(sizeThatFits(frame.size).width, frame.width)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = frame.maxX - width
    }
    frame.size.width = width
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Sets the properties from a label.
  @MainActor
  fileprivate mutating func apply(_ label: UILabel) {
    numberOfLines = label.numberOfLines
    lineBreakMode = label.plainLineBreakMode
    adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    minimumScaleFactor = label.minimumScaleFactor
    font = label.plainFont
    adjustsFontForContentSizeCategory = false
  }
}

// MARK: - In cells

extension UITableViewCell {
  /// The labels, created when they are first used; `nil` if there is a content configuration.
  internal var labels: TableCellLabels? {
    guard configurations.content == nil else { return nil }
    if let ownLabels { return ownLabels }
    let made = TableCellLabels(
      style.configuration, of: style, hasDetail: style != .default, in: contentView)
    ownLabels = made
    updateHighlights()
    return made
  }

  /// The labels; `nil` if they have no content, or if the content view has constraints of the app.
  internal var shownLabels: TableCellLabels? {
    ownLabels.flatMap { $0.isEmpty || contentView.storage.hasConstrainedSubviews ? nil : $0 }
  }

  internal func dropLabels() {
    ownLabels?.remove()
    ownLabels = nil
  }

  /// The margins of the labels, which are indented in the content view.
  internal var labelMargins: DirectionalInsets {
    var margins = contentMargins
    margins.leading += indentation - shift
    return margins
  }

  /// The margins where the labels are placed. A separator inset that the app has set on the cell
  /// moves the labels inward, and may move them out of the cell.
  ///
  /// - Unverified: that the separator inset of the table does not move them.
  internal var placedLabelMargins: DirectionalInsets {
    guard let inset = ownSeparatorInset?.directional(in: effectiveUserInterfaceLayoutDirection),
      inset.leading.isFinite
    else { return labelMargins }
    var margins = labelMargins
    let start = min(inset.leading, 100_000) - (contentInsets.start - shift)
    margins.leading = max(contentMargins.leading, start) + indentation - shift
    return margins
  }

  /// The margins of the cell, less the insets of the content view.
  internal var contentMargins: DirectionalInsets {
    let insets = contentInsets
    var margins = keptMargins
    margins.leading = max(margins.leading - (insets.start - shift), 0)
    margins.trailing = max(margins.trailing - insets.end, 0)
    return margins
  }
}

extension TableCellLabels {
  @MainActor
  internal func place(in cell: UITableViewCell) {
    guard !isEmpty else { return }
    place(in: cell.contentView, margins: cell.placedLabelMargins, of: cell)
  }

  internal func fittingSize(of cell: UITableViewCell, around size: CGSize) -> CGSize {
    let insets = cell.contentInsets
    let width = max(size.width - insets.start - insets.end, 0)
    // A separator inset as wide as the cell hides the separator and moves the labels out of the
    // cell. The height of the row does not change.
    let placed = cell.placedLabelMargins
    let fits = placed.leading + placed.trailing < width
    let height = height(
      forWidth: width, margins: fits ? placed : cell.labelMargins, of: cell)
    return CGSize(width: size.width, height: max(height, cell.leastHeight))
  }
}

extension UITableViewCell.CellStyle {
  /// The arrangement of the labels.
  ///
  /// - Unverified: the width and the space of `value2`, and how texts are truncated in `value1`.
  internal var textPlacement: UIListContentView.TextPlacement {
    switch self {
    case .default, .subtitle: .stackedUnlessFitting
    case .value1: .sideBySide
    case .value2: .column(width: 91, space: 6)
    }
  }

  /// The content configuration with the same fonts, colors and margins.
  ///
  /// - Unverified: the fonts of `value2`.
  internal var configuration: UIListContentConfiguration {
    switch self {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1: return .valueCell()
    case .value2:
      var configuration = UIListContentConfiguration.valueCell()
      configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
      configuration.textProperties.color = .tintColor
      configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      configuration.secondaryTextProperties.color = .label
      return configuration
    }
  }
}
