import Foundation

// The title of a bar, and the subtitle below it.

extension UINavigationBar {
  /// The height that a subtitle below the large title adds.
  ///
  /// - Unverified: the height, and the fonts of subtitles.
  internal var largeSubtitleHeight: CGFloat {
    guard let subtitle = topItem.flatMap({ largeSubtitle(of: $0) }) else { return 0 }
    return max(subtitle.sizeInBar(fitting: bounds.size).height.rounded(.up) + 2, 20)
  }

  /// Returns the view of the small title; `nil` if the item has none.
  internal func smallTitle(of item: UINavigationItem, _ look: UINavigationBarAppearance) -> UIView?
  {
    let title = titleLabel(of: item, look)
    guard let subtitle = subtitle(of: item) else { return title }
    return BarTitle(title ?? UILabel(), subtitle)
  }

  /// Returns the width of the small title; `nil` if the item has none.
  ///
  /// Unlike `smallTitle(of:_:)`, this does not move the item's own subtitle view into another view.
  internal func smallTitleWidth(
    of item: UINavigationItem, _ look: UINavigationBarAppearance
  ) -> CGFloat? {
    let views = [titleLabel(of: item, look), subtitle(of: item)].compactMap { $0 }
    return views.map { $0.sizeInBar(fitting: bounds.size).width }.max()
  }

  /// Returns the subtitle below the large title; `nil` if the item has none.
  internal func largeSubtitle(of item: UINavigationItem) -> UIView? {
    item.largeSubtitleView
      ?? subtitleLabel(item.largeAttributedSubtitle, item.largeSubtitle, 15)
      ?? subtitleLabel(item.attributedSubtitle, item.subtitle, 15)
  }

  /// Returns the label of the small title; `nil` if the title is empty.
  private func titleLabel(
    of item: UINavigationItem, _ look: UINavigationBarAppearance
  ) -> UILabel? {
    barLabel(
      item.attributedTitle, item.title, .systemFont(ofSize: 17, weight: .semibold), .label,
      look.titleTextAttributes)
  }

  private func subtitle(of item: UINavigationItem) -> UIView? {
    item.subtitleView ?? subtitleLabel(item.attributedSubtitle, item.subtitle, 12)
  }

  private func subtitleLabel(
    _ attributed: AttributedString?, _ text: String?, _ size: CGFloat
  ) -> UILabel? {
    barLabel(attributed, text, .systemFont(ofSize: size), .secondaryLabel, [:])
  }

  /// Returns a label with the attributed text or, if it is empty, with the plain text; `nil` if
  /// both are empty.
  private func barLabel(
    _ attributed: AttributedString?, _ text: String?, _ font: UIFont, _ color: UIColor,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel? {
    if let attributed, !attributed.characters.isEmpty {
      let label = UILabel()
      label.font = font
      label.textColor = color
      label.attributedText = NSAttributedString(attributed)
      return label
    }
    guard let text, !text.isEmpty else { return nil }
    return BarItemView.label(text, font, color, attributes)
  }
}

/// A view with the title of a bar and the subtitle below it.
internal final class BarTitle: UIView {
  let title: UILabel
  private let subtitle: UIView

  init(_ title: UILabel, _ subtitle: UIView) {
    self.title = title
    self.subtitle = subtitle
    super.init(frame: .zero)
    addSubview(title)
    addSubview(subtitle)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (above, below) = (title.sizeInBar(fitting: size), subtitle.sizeInBar(fitting: size))
    return CGSize(width: max(above.width, below.width), height: above.height + below.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in [title, subtitle] {
      let size = view.sizeInBar(fitting: bounds.size)
      let width = min(size.width, bounds.width)
      view.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: size.height)
      y += size.height
    }
  }
}
