import Foundation
import GalleyGeometry
import GalleyLayout

/// A view that shows a `UIListContentConfiguration`, in a cell or anywhere else.
///
///     var content = UIListContentConfiguration.subtitleCell()
///     content.text = "Kyoto"
///     let view = UIListContentView(configuration: content)
///     view.systemLayoutSizeFitting(
///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
///       verticalFittingPriority: .fittingSizeLevel)
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
    contentChanged()
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIListContentView.init(coder:): Galley reads no archives")
  }

  /// The configuration that the view shows, which must be a `UIListContentConfiguration`.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        Misuse.trap(
          "Unsupported configuration",
          "a UIListContentView shows a UIListContentConfiguration, and no \(type(of: newValue)). "
            + "Ask supports(_:) first")
      }
      guard new != content else { return }
      content = new
      contentChanged()
    }
  }

  internal final private(set) var content: UIListContentConfiguration

  // MARK: Guides

  /// The layout guide of the text; `nil` if the view shows no text.
  public var textLayoutGuide: UILayoutGuide? { guides.guide(.text, in: self) }
  /// The layout guide of the secondary text; `nil` if the view shows no secondary text.
  public var secondaryTextLayoutGuide: UILayoutGuide? { guides.guide(.secondaryText, in: self) }
  /// The layout guide of the image; `nil` if the view shows no image.
  public var imageLayoutGuide: UILayoutGuide? { guides.guide(.image, in: self) }

  /// The layout guides of the parts.
  internal let guides = ListContentGuides()

  // MARK: Parts

  internal final private(set) var imageView: UIImageView?
  internal final private(set) var textLabel: UILabel?
  internal final private(set) var secondaryLabel: UILabel?

  /// The margins of the cell that contains the view.
  internal final var cellMargins: DirectionalInsets? {
    didSet {
      guard cellMargins != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The arrangement of the two texts. Table view cells that show their text without a content
  /// configuration set the arrangement of their style, such as `value1`.
  internal final var textPlacement = TextPlacement.stackedUnlessFitting

  /// The metrics of the list for which the content is measured, while the view is not in a cell of
  /// the list.
  internal final var inheritedMetrics: ListMetrics?

  private func contentChanged() {
    alpha = content.shownAlpha
    updateImage()
    updateTexts()
    guides.forgetMissing(in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateTexts() {
    textLabel = label(textLabel, content.shownText, content.textProperties)
    secondaryLabel = label(
      secondaryLabel, content.shownSecondaryText, content.secondaryTextProperties)
  }

  /// Returns a label that shows a text, reusing an existing label; `nil` if the text is empty.
  private func label(
    _ old: UILabel?, _ text: UIListContentConfiguration.Text,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard !text.isEmpty else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    if old == nil { addSubview(label) }
    label.show(text, properties, in: traitCollection)
    label.semanticContentAttribute = semanticContentAttribute
    return label
  }

  private func updateImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { addSubview(view) }
    imageView = view
    let properties = content.imageProperties
    view.image = image
    view.isOpaque = false
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = max(properties.strokeWidth, 0)
    view.layer.borderColor =
      properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateImage()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    contentChanged()
  }

  // MARK: Layout: see `UIListContentView+Layout.swift`

  internal override func superviewMarginsDidChange() {
    super.superviewMarginsDidChange()
    guard cellMargins == nil, !content.axesPreservingSuperviewLayoutMargins.isEmpty else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    place(parts(in: bounds.size))
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalWidth
    let width = size.width > 0 ? min(size.width, natural) : natural
    return CGSize(width: width, height: height(forWidth: width))
  }

  open override var intrinsicContentSize: CGSize {
    let width = storage.layout?.foundWidth ?? naturalWidth
    return CGSize(width: naturalWidth, height: height(forWidth: width))
  }

  internal override var heightFollowsWidth: Bool { true }

  /// Returns the size of the view. The target width and the target height are used if their
  /// priorities are at least `.defaultHigh`. Otherwise, the width is the width without wrapped
  /// lines, and the height is the height for the width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority >= .defaultHigh && targetSize.width.isFinite
    let width = isWide ? max(targetSize.width, 0) : naturalWidth
    let isHigh = verticalFittingPriority >= .defaultHigh && targetSize.height.isFinite
    return CGSize(
      width: width, height: isHigh ? max(targetSize.height, 0) : height(forWidth: width))
  }
}

extension UILabel {
  /// Shows a text with properties.
  internal func show(
    _ text: UIListContentConfiguration.Text,
    _ properties: UIListContentConfiguration.TextProperties, in traits: UITraitCollection
  ) {
    let adjusts = properties.adjustsFontForContentSizeCategory
    font = adjusts ? properties.font.adjusted(to: traits) : properties.font
    adjustsFontForContentSizeCategory = adjusts
    textColor = properties.resolvedColor()
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    switch text {
    case .none: self.text = nil
    case .plain(let string): self.text = properties.transform(string)
    case .attributed(let string): attributedText = string
    }
  }
}
