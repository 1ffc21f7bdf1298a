import Foundation
import GalleyDrawing

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  internal var galley: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
