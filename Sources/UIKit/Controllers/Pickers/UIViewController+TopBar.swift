import Foundation

extension UIViewController {
  /// Adds a bar at the top of the view, below the status bar.
  internal func addTopBar(_ bar: UINavigationBar) {
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.isAttachedToTop = true
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
