import Foundation
import GalleyDrawing

/// A layer that only transforms its sublayers. Its own background, border and contents are not
/// shown.
///
/// - Differs: its sublayers are drawn flat, as in any other layer.
open class CATransformLayer: CALayer {
  internal override var showsItself: Bool { false }
}
