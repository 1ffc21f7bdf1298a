import Foundation
import GalleyDrawing

/// The appearance of a layer, apart from its position.
internal struct LayerLook: Equatable {
  var isHidden = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var borderWidth: CGFloat = 0
  var borderColor = EdgeColor.black
  var masksToBounds = false
  var shadowColor = EdgeColor.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?
  var shouldRasterize = false
  var blend = BlendMode.normal
}

/// The color of a layer's border or shadow.
internal enum EdgeColor: Equatable {
  /// Black, the default.
  case black
  /// The color that was set; `nil` for no border or no shadow.
  case given(CGColor?)

  var value: CGColor? {
    switch self {
    case .black: .black
    case .given(let color): color
    }
  }
}
