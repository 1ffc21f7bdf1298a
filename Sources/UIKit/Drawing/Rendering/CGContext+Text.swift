import Foundation
import GalleyDrawing

/// The ways in which letters are drawn.
///
/// - Differs: Letters are not added to the clip. So `clip` draws nothing, and `fillClip`, for
///   example, is the same as `fill`.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Letters are filled.
  case fill
  /// The outlines of letters are drawn.
  case stroke
  /// Letters are filled and outlined.
  case fillStroke
  /// Letters are not drawn.
  case invisible
  /// Letters are filled, and added to the clip.
  case fillClip
  /// The outlines of letters are drawn, and letters are added to the clip.
  case strokeClip
  /// Letters are filled and outlined, and added to the clip.
  case fillStrokeClip
  /// Letters are added to the clip.
  case clip

  /// Whether letters are filled, and whether they are outlined.
  fileprivate var ink: (fills: Bool, strokes: Bool) {
    switch self {
    case .fill, .fillClip: (true, false)
    case .stroke, .strokeClip: (false, true)
    case .fillStroke, .fillStrokeClip: (true, true)
    case .invisible, .clip: (false, false)
    }
  }
}

extension CGContext {
  /// Sets whether letters are filled or outlined. Outlines have the line width of the context and
  /// the color of the text.
  ///
  ///     override func drawText(in rect: CGRect) {   // of a label
  ///       let context = UIGraphicsGetCurrentContext()
  ///       context?.setLineWidth(2)
  ///       context?.setTextDrawingMode(.stroke)
  ///       super.drawText(in: rect)
  ///     }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Returns a text as the text drawing mode shows it; `nil` if nothing is shown.
  internal func inTextDrawingMode(_ layout: TextLayout) -> TextLayout? {
    let ink = state.textMode.ink
    guard ink.strokes else { return ink.fills ? layout : nil }
    let stroke = TextStyle.Stroke(width: state.style.width, isFilled: ink.fills)
    let text = SharedText(layout.text.changingStyles { $0.stroke = stroke })
    return layout.replacingLetters(by: text.layout(in: layout.container))
  }
}
