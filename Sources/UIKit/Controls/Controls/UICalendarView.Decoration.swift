import Foundation

extension UICalendarView {
  /// A decoration below the number of a day.
  ///
  ///     func calendarView(
  ///       _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ///     ) -> UICalendarView.Decoration? {
  ///       dateComponents.day == 1 ? .default(color: .systemRed, size: .large) : nil
  ///     }
  ///
  /// - Unverified: the sizes of dots and images.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case dot(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private let content: Content

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// Creates a dot of medium size in the color of system fills.
    public override convenience init() { self.init(.dot(nil, .medium)) }

    /// Creates an image, which is drawn in a color: the color of system fills, if `nil`.
    ///
    /// Without an image there is no decoration, but space for it.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) { self.init(.image(image, color, size)) }

    /// Creates a decoration with a view of the app's own.
    ///
    /// The closure is called each time when the decoration is loaded. The view is clipped to the
    /// space of the decoration, and receives no touches. Without a size of its own, the view has
    /// the size that its constraints or its content give it.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.view(customViewProvider))
    }

    /// Returns a dot in a color: the color of system fills, if `nil`.
    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(.dot(color, size)) }

    /// Returns an image, which is drawn in a color: the color of system fills, if `nil`.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a decoration with a view of the app's own.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Returns a view with the decoration.
    internal final func makeView() -> UIView {
      switch content {
      case .dot(let color, let size):
        let diameter = size.dotDiameter
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = diameter / 2
        return dot
      case .image(let image, let color, let size):
        let view = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: size.imageLength, height: size.imageLength)
        return view
      case .view(let provider): return provider()
      }
    }
  }
}

extension UICalendarView.DecorationSize {
  fileprivate var dotDiameter: CGFloat {
    switch self {
    case .small: 4
    case .medium: 6
    case .large: 8
    }
  }

  fileprivate var imageLength: CGFloat {
    switch self {
    case .small: 10
    case .medium: 13
    case .large: 16
    }
  }
}
