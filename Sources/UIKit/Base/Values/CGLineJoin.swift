import Foundation
import GalleyDrawing

/// The shape of the joint of two lines.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  internal var galley: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
