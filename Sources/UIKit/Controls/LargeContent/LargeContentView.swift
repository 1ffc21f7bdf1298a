import Foundation

/// A view that shows the large title and image of an item in the middle of a window.
///
/// - Unverified: the sizes and the colors.
internal final class LargeContentView: UIView {
  private static let margin: CGFloat = 24
  private static let largestWidth: CGFloat = 280
  private static let imageSide: CGFloat = 96

  private let picture = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 24
    picture.contentMode = .scaleAspectFit
    title.font = .systemFont(ofSize: 28, weight: .semibold)
    title.numberOfLines = 0
    title.textAlignment = .center
    addSubview(picture)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the title and the image of an item in the middle of an area.
  func show(_ item: any UILargeContentViewerItem, in area: CGRect) {
    picture.image = item.largeContentImage
    title.text = item.largeContentTitle
    let margin = LargeContentView.margin
    let width = max(min(area.width - 2 * margin, LargeContentView.largestWidth), 0)
    let image = imageSize(of: item, inWidth: width - 2 * margin)
    let room = CGSize(width: max(width - 2 * margin, 0), height: .greatestFiniteMagnitude)
    let text = title.text?.isEmpty == false ? title.sizeThatFits(room).height : 0
    let gap = image.height > 0 && text > 0 ? margin / 2 : 0
    let height = margin + image.height + gap + text + margin
    frame = CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    picture.frame = CGRect(
      x: (width - image.width) / 2, y: margin, width: image.width, height: image.height
    ).inset(by: item.largeContentImageInsets)
    title.frame = CGRect(
      x: margin, y: margin + image.height + gap, width: room.width, height: text)
  }

  /// Returns the size at which the image of an item is shown, at most as wide as the given width.
  ///
  /// If `scalesLargeContentImage` is `true`, the longer side of the image is scaled to 96 points.
  private func imageSize(of item: any UILargeContentViewerItem, inWidth width: CGFloat) -> CGSize {
    guard let size = item.largeContentImage?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    let side = LargeContentView.imageSide
    let enlarged = item.scalesLargeContentImage ? side / max(size.width, size.height) : 1
    let factor = min(enlarged, max(width, 0) / size.width)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
