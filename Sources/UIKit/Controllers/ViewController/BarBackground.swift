import Foundation

/// The background of a bar: a blur, a color, an image, and a line at the edge.
internal final class BarBackground: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(image: nil)
  private let line = UIImageView(image: nil)
  private let isAtTop: Bool
  /// Whether the appearance has a line.
  private var hasLine = false

  /// Whether the line is hidden whatever the appearance is.
  ///
  /// In UIKit, bars have an undocumented property `hidesShadow`, which apps set with key-value
  /// coding. In Galley, the key `hidesShadow` of a bar sets this property.
  var hidesLine = false { didSet { line.isHidden = hidesLine || !hasLine } }

  /// Creates the background of a bar at the top or at the bottom.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the background of an appearance.
  func show(_ look: UIBarAppearance) {
    blur.effect = look.backgroundEffect
    blur.isHidden = look.backgroundEffect == nil
    backgroundColor = look.backgroundEffect == nil ? look.backgroundColor : nil
    blur.contentView.backgroundColor = look.backgroundColor
    picture.image = look.backgroundImage
    picture.contentMode = look.backgroundImageContentMode
    picture.isHidden = look.backgroundImage == nil
    line.image = look.shadowImage
    line.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
    hasLine = look.shadowImage != nil || look.shadowColor != nil
    line.isHidden = hidesLine || !hasLine
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    picture.frame = bounds
    let height = line.image.map(\.size.height) ?? traitCollection.pixelLength
    line.frame = CGRect(
      x: 0, y: isAtTop ? bounds.height : -height, width: bounds.width, height: height)
  }
}
