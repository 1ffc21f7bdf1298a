import Foundation

/// A view that shows the title, the host and the picture of a web page.
///
///     let link = LPLinkView(url: url)
///     link.metadata = metadata
///
/// - Differs: A video is not shown, and a tap does not open the page.
/// - Unverified: the margins, and that the picture is half as high as it is wide.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// The metadata of the page.
  open var metadata: LPLinkMetadata { didSet { metadataChanged() } }

  /// Called when the picture, and with it the height of the view, has changed.
  internal final var pictureDidChange: () -> Void = {}

  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()
  /// The number of times that the metadata was set.
  ///
  /// A picture is shown only if this number has not changed while the picture was loaded. Otherwise
  /// the picture belongs to earlier metadata.
  private var version = 0

  /// Creates a view for an address. The view shows the address until `metadata` is set.
  public init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    self.metadata = metadata
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view for metadata.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without metadata.
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    prepare()
  }

  /// Creates the view that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // A nib may have set another color.
    if backgroundColor == nil { backgroundColor = .secondarySystemBackground }
    layer.cornerRadius = 12
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 2
    hostLabel.font = .preferredFont(forTextStyle: .footnote)
    hostLabel.textColor = .secondaryLabel
    for view in [picture, titleLabel, hostLabel] { addSubview(view) }
    metadataChanged()
  }

  // MARK: Content

  private func metadataChanged() {
    version += 1
    let link = metadata.originalURL ?? metadata.url
    titleLabel.text = metadata.title ?? link?.absoluteString
    hostLabel.text = link?.host
    setPicture(nil)
    let providers = [metadata.imageProvider, metadata.iconProvider].compactMap { $0 }
    guard let provider = providers.first(where: { $0.canLoadObject(ofClass: UIImage.self) })
    else { return }
    let version = version
    _ = provider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
      let image = object as? UIImage
      MainTurn.scheduleFromAnywhere { [weak self] in
        if let self, self.version == version { setPicture(image) }
      }
    }
  }

  private func setPicture(_ image: UIImage?) {
    picture.image = image
    picture.isHidden = image == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    pictureDidChange()
  }

  // MARK: Layout

  private static let margin: CGFloat = 12
  private static let usualWidth: CGFloat = 300
  /// The width of the last layout. The height of the view follows its width.
  private var measuredWidth: CGFloat = 0

  private func pictureHeight(inWidth width: CGFloat) -> CGFloat {
    picture.image == nil ? 0 : (width / 2).rounded()
  }

  /// Returns the heights of the title and the host.
  private func textHeights(inWidth width: CGFloat) -> (title: CGFloat, host: CGFloat) {
    let room = CGSize(
      width: max(width - 2 * LPLinkView.margin, 0), height: .greatestFiniteMagnitude)
    return (titleLabel.sizeThatFits(room).height, hostLabel.sizeThatFits(room).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width =
      size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : LPLinkView.usualWidth
    let texts = textHeights(inWidth: width)
    return CGSize(
      width: width,
      height: pictureHeight(inWidth: width) + 2 * LPLinkView.margin + texts.title + texts.host)
  }

  /// The usual width, and the height of the texts and the picture in the width of the view.
  open override var intrinsicContentSize: CGSize {
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    return CGSize(width: LPLinkView.usualWidth, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    if width != measuredWidth {
      measuredWidth = width
      invalidateIntrinsicContentSize()
    }
    let texts = textHeights(inWidth: width)
    let height = pictureHeight(inWidth: width)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let margin = LPLinkView.margin
    let textWidth = max(width - 2 * margin, 0)
    titleLabel.frame = CGRect(
      x: margin, y: height + margin, width: textWidth, height: texts.title)
    hostLabel.frame = CGRect(
      x: margin, y: titleLabel.frame.maxY, width: textWidth, height: texts.host)
  }
}
