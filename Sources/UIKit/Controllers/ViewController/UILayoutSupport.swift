import Foundation

/// The part of a controller's view that bars cover at an edge. Since iOS 11, apps use the safe area
/// instead.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the covered part.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view outside its safe area, at the top or at the bottom.
@MainActor
internal final class LayoutSupportGuide: UILayoutGuide, @MainActor UILayoutSupport {
  private let isAtTop: Bool

  init(ofTop isAtTop: Bool, in view: UIView) {
    self.isAtTop = isAtTop
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) {
    preconditionFailure("LayoutSupportGuide.init(coder:): a guide of the system is in no archive")
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}
