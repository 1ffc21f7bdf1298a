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
  /// - Differs: The result has subpaths that overlap, so it must be filled with the winding rule.
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

  // MARK: The names before the Swift overlay

  /// Creates a path around the area that a stroke of another path covers.
  ///
  /// This is the name in C of `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
  ///
  ///     let area = CGPath(
  ///       __byStroking: line, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .miter,
  ///       miterLimit: 10)
  ///     layer.bounds = area!.boundingBoxOfPath
  ///
  /// - Parameter transform: Applied to the result.
  /// - Differs: The result has subpaths that overlap, so it must be filled with the winding rule.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let area = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(area.galley)
  }

  /// Creates a path of the dashes of another path.
  ///
  /// This is the name in C of `copy(dashingWithPhase:lengths:transform:)`.
  ///
  ///     let dashes = CGPath(
  ///       __byDashing: path, transform: nil, phase: 0, lengths: [4, 2], count: 2)
  ///
  /// - Parameters:
  ///   - transform: Applied to the result.
  ///   - phase: The position in the dashes at which the path begins.
  ///   - lengths: The lengths of dashes and gaps, alternating.
  ///   - count: The number of lengths.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let dashes = path.copy(
      dashingWithPhase: phase,
      lengths: Array(UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : count)),
      transform: transform?.pointee ?? .identity)
    self.init(dashes.galley)
  }
}
