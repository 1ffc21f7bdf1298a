import Foundation
import GalleyDrawing

/// A layer that only transforms its sublayers, and shows nothing of its own.
///
/// - Differs: its sublayers are drawn flat, as in any other layer.
open class CATransformLayer: CALayer {
  internal override var showsItself: Bool { false }
}
