import Foundation

/// The view of a search controller, which covers the searched content.
///
/// A tap on this view, outside the results, ends the search.
internal final class SearchCover: UIView, UIGestureRecognizerDelegate {
  private unowned let search: UISearchController

  init(of search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: SearchCover.tapped)
    tap.delegate = self
    addGestureRecognizer(tap)
    // This recognizer receives drags, which would otherwise scroll the content under this view.
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// The color of the dimming.
  /// - Unverified: its alpha, which equals the alpha of the dimming under a sheet.
  static var shade: UIColor { UIColor(white: 0, alpha: 0.2) }

  /// Adds this view to the searched view, so that it covers the visible part of that view.
  func fill(_ view: UIView) {
    frame = view.bounds
    view.addSubview(self)
    guard let scrollView = view as? UIScrollView else {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Returns whether a touch is outside the results, which handle their own touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view === self }

  private func tapped() {
    guard search.isActive else { return }
    search.isActive = false
  }
}
