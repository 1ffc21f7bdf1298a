import UIKit

/// A control, a bar or a layout of the gallery, which shows each of them in a picture.
package struct GalleryEntry: Sendable {
  /// What an entry shows.
  package enum Kind: String, CaseIterable, Sendable {
    /// A view that a user reads or touches.
    case control = "Controls and views"
    /// A bar at an edge of a screen.
    case bar = "Bars"
    /// A list.
    case layout = "Lists and layouts"
  }

  /// The name of the class, or the words for the layout.
  package var title: String
  package var kind: Kind
  /// The height of the picture in points. The width is always 320 points.
  internal var height: CGFloat
  internal var make: @MainActor @Sendable () -> UIView

  internal init(
    _ title: String, _ kind: Kind, height: CGFloat,
    make: @escaping @MainActor @Sendable () -> UIView
  ) {
    (self.title, self.kind, self.height, self.make) = (title, kind, height, make)
  }

  /// The path of the picture's file: `gallery/UISlider.png`.
  package var file: String {
    "gallery/\(title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")).png"
  }

  /// The folder of all pictures.
  package static let folder = "gallery"

  /// Draws the entry in the light style and, at its right, in the dark style.
  @MainActor
  package func picture() -> Data? {
    let size = CGSize(width: 320, height: height)
    let images = [UIUserInterfaceStyle.light, .dark].compactMap { style in
      window(of: size, style).galleyPNG(scale: 1).flatMap { UIImage(data: $0, scale: 1) }
    }
    guard images.count == 2 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let both = CGSize(width: 640, height: height)
    return UIGraphicsImageRenderer(size: both, format: format).pngData { _ in
      images[0].draw(at: .zero)
      images[1].draw(at: CGPoint(x: 320, y: 0))
    }
  }

  /// Returns a window that shows the entry.
  @MainActor
  private func window(of size: CGSize, _ style: UIUserInterfaceStyle) -> UIWindow {
    let window = UIWindow(
      windowScene: UIWindowScene(screen: UIScreen(size: size, scale: 1)))
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.rootViewController = GalleryViewController(make())
    window.makeKeyAndVisible()
    window.frameClock.advanceUntilStill()
    return window
  }
}

/// A controller that shows a view at its size in the middle, or in the whole window if the view has
/// no size.
private final class GalleryViewController: UIViewController {
  private let shown: UIView

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(shown)
    guard shown.bounds.isEmpty else { return }
    shown.translatesAutoresizingMaskIntoConstraints = false
    let isWhole = shown is UIScrollView && !(shown is UITextView)
    NSLayoutConstraint.activate(
      [
        shown.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        shown.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ]
        + (isWhole
          ? [
            shown.widthAnchor.constraint(equalTo: view.widthAnchor),
            shown.heightAnchor.constraint(equalTo: view.heightAnchor),
          ] : []))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !shown.bounds.isEmpty, shown.translatesAutoresizingMaskIntoConstraints else { return }
    shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
