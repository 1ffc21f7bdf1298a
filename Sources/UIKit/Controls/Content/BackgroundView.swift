import Foundation

/// A view that shows a background configuration.
@MainActor
internal final class BackgroundView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { configurationChanged(from: oldValue) } }
  }

  /// The view of the visual effect, behind all other parts.
  private var effectView: UIVisualEffectView?
  /// An opaque view behind the effect of a pinned header. Visual effects do not blur in Galley, so
  /// the rows would be visible through the effect.
  private var opaqueBackdrop: UIView?
  private var imageView: UIImageView?
  /// The view of the color and the shadow.
  private let fill = UIView()
  private let stroke = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    for view in [fill, stroke] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    configurationChanged(from: nil)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("BackgroundView.init(coder:): Galley reads no archives")
  }

  private func configurationChanged(from old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration.customView {
      // The app may have moved the custom view to another background by now.
      if let view = old?.customView, view.superview === self { view.removeFromSuperview() }
      if let view = configuration.customView { insertSubview(view, belowSubview: stroke) }
    }
    if old?.visualEffect !== configuration.visualEffect {
      effectView?.removeFromSuperview()
      effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effectView { insertSubview(effectView, at: 0) }
      opaqueBackdrop?.removeFromSuperview()
      opaqueBackdrop =
        configuration.visualEffect === UIBackgroundConfiguration.pinnedEffect ? UIView() : nil
      if let opaqueBackdrop {
        opaqueBackdrop.backgroundColor = .systemBackground
        insertSubview(opaqueBackdrop, at: 0)
      }
    }
    if old?.image !== configuration.image {
      imageView?.removeFromSuperview()
      imageView = configuration.image.map { UIImageView(image: $0) }
      if let imageView { insertSubview(imageView, aboveSubview: fill) }
    }
    imageView?.contentMode = configuration.imageContentMode
    imageView?.clipsToBounds = true
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    stroke.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    stroke.layer.borderWidth = max(configuration.strokeWidth, 0)
    let shadow = configuration.shadowProperties
    fill.layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    fill.layer.shadowOpacity = Float(shadow.opacity)
    fill.layer.shadowRadius = shadow.radius
    fill.layer.shadowOffset = shadow.offset
    fill.layer.shadowPath = shadow.path?.cgPath
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  internal override func cachedTraitsWereRemoved() {
    super.cachedTraitsWereRemoved()
    updateColors()
  }

  internal override func superviewMarginsDidChange() {
    super.superviewMarginsDidChange()
    setNeedsLayout()
  }

  /// The bounds without the insets of the background. At some edges, the configuration adds the
  /// superview's layout margins to the insets.
  private var inside: CGRect {
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return bounds.inset(by: insets.physical(in: effectiveUserInterfaceLayoutDirection))
  }

  /// The corner radius, which is at most half of the shorter side.
  private var radius: CGFloat {
    let inside = inside
    return min(max(configuration.cornerRadius, 0), min(inside.width, inside.height) / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = [fill, opaqueBackdrop, effectView, imageView, configuration.customView]
    for view in parts.compactMap({ $0 }) where view.superview === self {
      view.frame = inside
      view.layer.cornerRadius = radius
    }
    effectView?.clipsToBounds = radius > 0
    let outset = configuration.strokeOutset
    stroke.frame = inside.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
  }
}
