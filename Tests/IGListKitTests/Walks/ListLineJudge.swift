import Foundation
import UIKit

/// A slow line breaker for vertical lists, with whose results those of the layout are compared.
struct ListLineJudge {
  var sections: [BoxSection]
  var width: CGFloat
  var stretches = false
  var showsEmpty = false

  struct Section: Equatable {
    var items: [CGRect] = []
    var header: CGRect?
    var footer: CGRect?
  }

  /// The lower end of an element, or of a section with its inset.
  private struct Reach {
    var end: CGFloat
  }

  func places() -> [Section] {
    var placed: [Section] = []
    // The elements below which the next line begins.
    var below: [Reach] = []
    // The used width of the line, and its top.
    var taken: CGFloat = 0
    var line: CGFloat = 0
    // The end of the last section's content.
    var lastEnd: CGFloat = 0

    func nextLine() -> CGFloat { below.map(\.end).max() ?? 0 }

    for section in sections {
      var result = Section()
      let isBare = section.items.isEmpty && !showsEmpty
      let header = isBare ? 0 : section.header
      let footer = isBare ? 0 : section.footer
      let room = max(width - section.insets.left - section.insets.right, 0)
      let bar = { (y: CGFloat, height: CGFloat) -> CGRect in
        CGRect(x: section.insets.left, y: y, width: room, height: height)
      }
      line += header
      below = [Reach(end: nextLine() + header)]
      taken += section.insets.left
      for (number, size) in section.items.enumerated() {
        let breadth = min(size.width, room)
        let isTooLong = taken + breadth > width - section.insets.right + 1
        if isTooLong || number == 0 && header > 0 {
          line = nextLine() + (number == 0 ? 0 : section.lineSpacing)
          taken = section.insets.left
        }
        let rest = room - (taken + breadth)
        let length = stretches && rest > 0 && rest <= 1 ? room - taken : breadth
        // Frames are rounded to pixels, of which there are two in a point.
        let frame = CGRect(
          x: (taken * 2).rounded(.down) / 2,
          y: ((line + section.insets.top) * 2).rounded(.down) / 2,
          width: (length * 2).rounded(.up) / 2, height: (size.height * 2).rounded(.up) / 2)
        result.items.append(frame)
        below.append(Reach(end: frame.maxY - section.insets.top))
        taken += length + section.itemSpacing
      }
      var end = lastEnd
      if let top = result.items.map(\.minY).min(), let bottom = result.items.map(\.maxY).max() {
        if header > 0 { result.header = bar(top - header, header) }
        end = bottom
      } else if header > 0 {
        result.header = bar(lastEnd, header)
        end = lastEnd + header
      }
      if footer > 0 {
        result.footer = bar(end, footer)
        end += footer
      }
      // A header or footer without a width is left out.
      if room == 0 { (result.header, result.footer) = (nil, nil) }
      below.append(Reach(end: end + section.insets.bottom))
      taken += section.insets.right
      lastEnd = end
      placed.append(result)
    }
    return placed
  }
}
