import Foundation

/// What bars cover at an edge of a controller's view: the way of before there was a safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered.
  var length: CGFloat { get }
  /// The upper edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How high what is covered is.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view that is outside of its safe area, at the top or at the bottom.
@MainActor
internal final class CoveredEdge: UILayoutGuide, @MainActor UILayoutSupport {
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
    preconditionFailure("CoveredEdge.init(coder:): a guide of the system is in no archive")
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}
