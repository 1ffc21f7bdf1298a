import Foundation
import GalleyDrawing
import GalleyGeometry

// Strokes and dashes as paths.

extension CGPath {
  /// Returns a path around the area that a stroke of this path covers.
  ///
  ///     let finger = line.copy(
  ///       strokingWithWidth: 44, lineCap: .round, lineJoin: .round, miterLimit: 10)
  ///     finger.contains(touch.location(in: view))
  ///
  /// - Parameter transform: Applied to the result.
  /// - Differs: The result has subpaths that overlap. Its area is that of the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.galley, join: lineJoin.galley,
      miterLimit: Double(miterLimit))
    return CGPath(galley.outlined(style).applying(transform.galley))
  }

  /// Returns the dashes of the path.
  ///
  ///     let dashes = path.copy(dashingWithPhase: 0, lengths: [4, 2])
  ///
  /// - Parameters:
  ///   - phase: The position in the dashes at which the path begins.
  ///   - lengths: The lengths of dashes and gaps, alternating.
  ///   - transform: Applied to the result.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = galley.dashed(lengths.map { Double($0) }, from: Double(phase))
    return CGPath(dashes.applying(transform.galley))
  }
}
