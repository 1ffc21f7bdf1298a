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
      case image(UIImage, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private let content: Content
    /// The app's custom view, once it has been created.
    private var customView: UIView?

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// Creates a dot of medium size in the color of system fills.
    public override init() {
      content = .dot(nil, .medium)
      super.init()
    }

    /// Creates a decoration with an image. Without an image, the decoration is a dot.
    ///
    /// Symbols and templates are drawn in the color; `nil` means the color of system fills. Other
    /// images are drawn in their own colors.
    public init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) {
      content = image.map { Content.image($0, color, size) } ?? .dot(color, size)
      super.init()
    }

    /// Creates a decoration with a custom view.
    ///
    /// The closure is called once, when the decoration is first loaded, so a decoration belongs to
    /// one day. The view is clipped to the space of the decoration, and receives no touches.
    /// If the view's bounds are empty, its constraints or its content determine its size.
    public init(customViewProvider: @escaping () -> UIView) {
      content = .view(customViewProvider)
      super.init()
    }

    /// Returns a dot in a color; `nil` means the color of system fills.
    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(.dot(color, size)) }

    /// Returns a decoration with an image. Without an image, the decoration is a dot.
    ///
    /// Symbols and templates are drawn in the color; `nil` means the color of system fills.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a decoration with a custom view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Returns a view that shows the decoration.
    internal final func makeView() -> UIView {
      switch content {
      case .dot(let color, let size):
        let diameter = size.dotDiameter
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = diameter / 2
        return dot
      case .image(let image, let color, let size):
        let view = UIImageView(image: image)
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: size.imageLength, height: size.imageLength)
        return view
      case .view(let provider):
        let view = customView ?? provider()
        customView = view
        return view
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
