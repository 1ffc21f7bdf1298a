import Foundation

/// A compact date picker: the chosen day and time on gray backgrounds.
@MainActor
internal enum CompactDate {
  private static let height: CGFloat = 34
  private static let gap: CGFloat = 6

  private static func text(_ string: String, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: color])
  }

  private static func width(of string: String) -> CGFloat {
    text(string, .label).size().width.rounded(.up) + 24
  }

  static func size(of texts: [String]) -> CGSize {
    let widths = texts.reduce(0) { $0 + width(of: $1) }
    return CGSize(width: widths + gap * CGFloat(max(texts.count - 1, 0)), height: height)
  }

  /// Draws the day and the time side by side, beginning at the leading edge.
  static func draw(_ texts: [String], in bounds: CGRect, isMirrored: Bool, color: UIColor) {
    var x = isMirrored ? bounds.maxX : bounds.minX
    for string in texts {
      let width = width(of: string)
      let frame = CGRect(
        x: isMirrored ? x - width : x, y: bounds.midY - height / 2, width: width, height: height)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: 8).fill()
      let text = text(string, color)
      let size = text.size()
      text.draw(
        at: CGPoint(x: frame.midX - size.width / 2, y: (frame.midY - size.height / 2).rounded()))
      x = isMirrored ? frame.minX - gap : frame.maxX + gap
    }
  }
}
