import Foundation

/// A view whose content continues under the bars at its edges.
///
///     let background = UIBackgroundExtensionView()
///     background.contentView = UIImageView(image: photo)
///
/// - Differs: the content fills the safe area, and nothing is drawn beyond it.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content fills the safe area. Otherwise the app places it.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}
