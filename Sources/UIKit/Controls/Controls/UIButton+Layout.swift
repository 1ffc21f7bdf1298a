import Foundation

// The frames of a button's parts, and its size.

extension UIButton {
  /// Returns the size of the button for its content. With a configuration, the texts wrap at the
  /// given width.
  internal func fittingSize(width: CGFloat) -> CGSize {
    contentMayBeLate()
    if let configuration { return ButtonBlock(of: self, configuration).size(width: width) }
    let title = titleSize(width: .infinity)
    let image = imageSize
    let around = contentEdgeInsets
    // The width of a title is rounded up to whole points, as in UIKit. A button with an image is at
    // least as high as a line of a title.
    let line = image == .zero ? 0 : emptyHeight
    var size = CGSize(
      width: image.width + title.width.rounded(.up), height: max(image.height, title.height, line))
    let isPlain = around == .zero && image == .zero
    if isPlain {
      // A button with only a title has additional space for a finger.
      size.height = max(size.height, emptyHeight) + 12
      size.width = max(size.width, 30)
    }
    size.width += around.left + around.right
    size.height += around.top + around.bottom
    if let background = backgroundImages[state]?.size {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  /// The height of a line of the title.
  private var emptyHeight: CGFloat { parts.title.font.lineHeight.rounded(.up) }

  /// Returns the size of the title for a maximum width of its lines. Infinity means a single line.
  private func titleSize(width: CGFloat) -> CGSize {
    guard let text = parts.title.text, !text.isEmpty else { return .zero }
    return parts.title.sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
  }

  private var imageSize: CGSize { shownImage.map { shownSize(of: $0) } ?? .zero }

  // MARK: Rectangles

  internal func defaultContentRect(in bounds: CGRect) -> CGRect {
    if let configuration {
      let direction = effectiveUserInterfaceLayoutDirection
      return bounds.inset(by: configuration.contentInsets.physical(in: direction))
    }
    return bounds.inset(by: contentEdgeInsets)
  }

  internal func defaultTitleRect(_ contentRect: CGRect) -> CGRect {
    contentMayBeLate()
    if let configuration {
      return ButtonBlock(of: self, configuration).frames(in: contentRect).title
    }
    return block(in: contentRect.inset(by: titleEdgeInsets)).title
  }

  internal func defaultImageRect(_ contentRect: CGRect) -> CGRect {
    contentMayBeLate()
    if let configuration {
      return ButtonBlock(of: self, configuration).frames(in: contentRect).image
    }
    return block(in: contentRect.inset(by: imageEdgeInsets)).image
  }

  /// Returns the frames of the image and the title side by side in a rectangle.
  private func block(in rect: CGRect) -> (title: CGRect, image: CGRect) {
    var image = imageSize
    image.width = min(image.width, max(rect.width, 0))
    image.height = min(image.height, max(rect.height, 0))
    let titleSpace = max(rect.width - image.width, 0)
    let breaks = parts.title.numberOfLines != 1 && titleSpace > 0
    var title = titleSize(width: breaks ? titleSpace : .infinity)
    title.width = min(title.width, titleSpace)
    title.height = min(title.height, max(rect.height, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = effectiveContentHorizontalAlignment
    if alignment == .fill, image == .zero { title.width = max(rect.width, 0) }
    let width = image.width + title.width
    let x: CGFloat =
      switch alignment {
      case .left, .fill, .leading: rect.minX
      case .right, .trailing: rect.maxX - width
      case .center: rect.minX + (rect.width - width) / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.minY + (rect.height - height) / 2
      }
    }
    if contentVerticalAlignment == .fill {
      title.height = max(rect.height, 0)
      if image != .zero { image.height = max(rect.height, 0) }
    }
    return (
      CGRect(
        origin: CGPoint(x: isMirrored ? x : x + image.width, y: y(title.height)), size: title),
      CGRect(
        origin: CGPoint(x: isMirrored ? x + title.width : x, y: y(image.height)), size: image)
    )
  }

  // MARK: Placing

  /// Allows any number of lines if the title wraps. A number of lines that the app has set for the
  /// label does not change.
  private func allowLinesOfTitle() {
    let title = parts.title
    guard title.numberOfLines == 1 else { return }
    switch title.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: title.numberOfLines = 0
    default: break
    }
  }

  internal func placeParts() {
    contentMayBeLate()
    let background = backgroundRect(forBounds: bounds)
    parts.madeBackgroundImage?.frame = background
    parts.madeBackground?.frame = background
    if configuration == nil { allowLinesOfTitle() }
    let content = contentRect(forBounds: bounds)
    let grid = max(traitCollection.displayScale, 1)
    func onGrid(_ rect: CGRect) -> CGRect {
      CGRect(
        x: (rect.minX * grid).rounded() / grid, y: (rect.minY * grid).rounded() / grid,
        width: rect.width, height: rect.height)
    }
    parts.title.frame = onGrid(titleRect(forContentRect: content))
    let image = onGrid(imageRect(forContentRect: content))
    if parts.hasImage { parts.image.frame = image }
    parts.madeSpinner?.frame = image
    guard let configuration else { return }
    let frames = ButtonBlock(of: self, configuration).frames(in: content)
    if parts.hasSubtitle { parts.subtitle.frame = onGrid(frames.subtitle) }
    parts.madeIndicator?.frame = onGrid(frames.indicator)
  }
}

/// The layout of a button with a configuration: the image, title, subtitle, and menu indicator.
@MainActor
private struct ButtonBlock {
  /// The frames of the parts.
  struct Frames {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
    var indicator = CGRect.zero
  }

  private let button: UIButton
  private let configuration: UIButton.Configuration
  private let direction: UIUserInterfaceLayoutDirection
  private let image: CGSize
  private let indicator: CGSize

  init(of button: UIButton, _ configuration: UIButton.Configuration) {
    self.button = button
    self.configuration = configuration
    direction = button.effectiveUserInterfaceLayoutDirection
    let parts = button.parts
    var image = CGSize.zero
    if configuration.showsActivityIndicator {
      image = parts.spinner.intrinsicContentSize
    } else if parts.hasImage, !parts.image.isHidden, let shown = parts.image.image {
      image = button.shownSize(of: shown)
    }
    if image != .zero { image.width = max(image.width, configuration.imageReservation) }
    self.image = image
    indicator =
      parts.madeIndicator.map { $0.isHidden ? .zero : $0.image?.size ?? .zero } ?? .zero
  }

  /// The height of the image in the size of the button. The symbol of a button's type is drawn
  /// larger than a line, but the button is not higher than with a line of text.
  private var imageHeight: CGFloat {
    let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd]
    guard types.contains(button.buttonType), configuration.image == nil,
      button.image(for: .normal) === button.typeSymbol
    else { return image.height }
    return min(image.height, 20)
  }

  /// Whether the image is beside the texts, and not above or below them.
  private var isSideways: Bool {
    configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
  }

  /// Returns the space between image and text, if both exist.
  private func gap(_ text: CGSize) -> CGFloat {
    image != .zero && text != .zero ? configuration.imagePadding : 0
  }

  /// The width of the menu indicator and of the space before it.
  private var indicatorSpace: CGFloat { indicator == .zero ? 0 : indicator.width + 6 }

  /// Returns the sizes of the title and the subtitle for a width.
  private func lines(width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    func size(_ label: UILabel?) -> CGSize {
      guard let label, !label.isHidden, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: max(width, 1), height: .infinity))
      return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }
    return (size(button.parts.title), size(button.parts.hasSubtitle ? button.parts.subtitle : nil))
  }

  /// Returns the size of the title and the subtitle together.
  private func text(_ lines: (title: CGSize, subtitle: CGSize)) -> CGSize {
    let both = lines.title != .zero && lines.subtitle != .zero
    return CGSize(
      width: max(lines.title.width, lines.subtitle.width),
      height: lines.title.height + lines.subtitle.height + (both ? configuration.titlePadding : 0))
  }

  /// Returns the width for the texts: the width without the indicator, and without an image that is
  /// beside the texts.
  private func textWidth(in width: CGFloat) -> CGFloat {
    var free = width - indicatorSpace
    if isSideways, image != .zero { free -= image.width + configuration.imagePadding }
    return free
  }

  func size(width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let text = text(lines(width: textWidth(in: width - insets.leading - insets.trailing)))
    let gap = gap(text)
    let content =
      isSideways
      ? CGSize(
        width: image.width + gap + text.width + indicatorSpace,
        height: max(imageHeight, text.height))
      : CGSize(
        width: max(image.width, text.width) + indicatorSpace,
        height: imageHeight + gap + text.height)
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  func frames(in rect: CGRect) -> Frames {
    let lines = lines(width: textWidth(in: rect.width))
    let text = text(lines)
    let gap = gap(text)
    let isMirrored = direction == .rightToLeft
    // The content is laid out from left to right, and mirrored at the end.
    let size =
      isSideways
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    let content = CGRect(origin: contentOrigin(size, in: rect, isMirrored: isMirrored), size: size)
    let (imageOrigin, textOrigin) = origins(in: content, text: text, gap: gap)
    var frames = Frames()
    frames.image = CGRect(origin: imageOrigin, size: image)
    // The title and the subtitle both have the width of the wider text. The alignment of their
    // labels determines where each text begins.
    frames.title = CGRect(
      x: textOrigin.x, y: textOrigin.y, width: text.width, height: lines.title.height)
    frames.subtitle = CGRect(
      x: textOrigin.x, y: textOrigin.y + text.height - lines.subtitle.height, width: text.width,
      height: lines.subtitle.height)
    frames.indicator = CGRect(
      x: rect.width - indicator.width, y: (rect.height - indicator.height) / 2,
      width: indicator.width, height: indicator.height)
    func placed(_ frame: CGRect) -> CGRect {
      CGRect(
        x: rect.minX + (isMirrored ? rect.width - frame.maxX : frame.minX),
        y: rect.minY + frame.minY, width: frame.width, height: frame.height)
    }
    return Frames(
      title: placed(frames.title), subtitle: placed(frames.subtitle), image: placed(frames.image),
      indicator: placed(frames.indicator))
  }

  /// Returns the origin of the content, relative to the origin of a rectangle that is laid out from
  /// left to right.
  private func contentOrigin(_ size: CGSize, in rect: CGRect, isMirrored: Bool) -> CGPoint {
    let free = rect.width - indicatorSpace
    let side = button.effectiveContentHorizontalAlignment
    let isAtStart = side == (isMirrored ? .right : .left) || side == .fill
    let isAtEnd = side == (isMirrored ? .left : .right)
    let x = isAtStart ? 0 : isAtEnd ? free - size.width : (free - size.width) / 2
    let y: CGFloat =
      switch button.contentVerticalAlignment {
      case .top: 0
      case .bottom: rect.height - size.height
      case .center, .fill: (rect.height - size.height) / 2
      }
    return CGPoint(x: x, y: y)
  }

  /// Returns the origins of the image and the texts in the frame of the content.
  private func origins(
    in content: CGRect, text: CGSize, gap: CGFloat
  ) -> (image: CGPoint, text: CGPoint) {
    let (x, y, size) = (content.origin.x, content.origin.y, content.size)
    switch configuration.imagePlacement {
    case .trailing:
      return (
        CGPoint(x: x + text.width + gap, y: y + (size.height - image.height) / 2),
        CGPoint(x: x, y: y + (size.height - text.height) / 2)
      )
    case .top:
      return (
        CGPoint(x: x + (size.width - image.width) / 2, y: y),
        CGPoint(x: x + (size.width - text.width) / 2, y: y + image.height + gap)
      )
    case .bottom:
      return (
        CGPoint(x: x + (size.width - image.width) / 2, y: y + text.height + gap),
        CGPoint(x: x + (size.width - text.width) / 2, y: y)
      )
    default:
      return (
        CGPoint(x: x, y: y + (size.height - image.height) / 2),
        CGPoint(x: x + image.width + gap, y: y + (size.height - text.height) / 2)
      )
    }
  }
}
