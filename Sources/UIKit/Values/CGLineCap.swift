import Foundation
import GalleyDrawing

/// How a line ends.
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

/// How two lines meet.
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
