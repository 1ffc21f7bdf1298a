import Foundation
import GalleyDrawing

/// A layer that only moves the layers in it, and shows nothing of its own.
///
/// - Differs: what is in it is drawn flat, as in any other layer.
open class CATransformLayer: CALayer {
  internal override var showsItself: Bool { false }
}
