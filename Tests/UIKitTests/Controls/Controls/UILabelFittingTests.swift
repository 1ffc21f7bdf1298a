import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("The fitting size of a label")
struct UILabelFittingTests {
  private func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    return label
  }

  private func height(_ lines: CGFloat) -> CGFloat {
    (UIFont.systemFont(ofSize: 20).lineHeight * lines * 2).rounded(.up) / 2
  }

  @Test(
    "A given height does not limit the fitting size of a label, whatever the number of lines is")
  func heightDoesNotLimit() {
    UIView.withSquareText {
      for height in [-10, 0, 1, 5, 30, 1_000, CGFloat.infinity, .nan] as [CGFloat] {
        let room = CGSize(width: 70, height: height)
        @MainActor func size(_ lines: Int) -> CGSize {
          label("one two three", lines: lines).sizeThatFits(room)
        }
        #expect(size(0) == CGSize(width: 70, height: self.height(2)))
        #expect(size(1) == CGSize(width: 130, height: self.height(1)))
        #expect(size(2) == CGSize(width: 70, height: self.height(2)))
        let many = label("one two three four five", lines: 2)
        #expect(many.sizeThatFits(room).height == self.height(2))
      }
    }
  }

  @Test("A label without height shows all of its text after sizeToFit()")
  func sizeToFit() {
    UIView.withSquareText {
      let label = label("one two three", lines: 0)
      label.frame = CGRect(x: 5, y: 7, width: 70, height: 10)
      label.sizeToFit()
      #expect(label.frame == CGRect(x: 5, y: 7, width: 70, height: height(2)))
    }
  }

  @Test("The text rectangle of a label is limited by the height of the bounds")
  func textRect() {
    UIView.withSquareText {
      let label = label("one two three four", lines: 0)
      let bounds = CGRect(x: 3, y: 4, width: 70, height: 30)
      let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
      #expect(rect.height == height(1) && rect.origin == bounds.origin)
    }
  }

  @Test("Space that a subclass adds in textRect is part of the fitting size")
  func padded() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        let inner = super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
        return inner.insetBy(dx: -10, dy: -5)
      }
    }
    UIView.withSquareText {
      let label = Padded()
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      label.text = "one two three"
      let size = label.sizeThatFits(CGSize(width: 90, height: 12))
      #expect(size == CGSize(width: 90, height: height(2) + 10))
      #expect(label.intrinsicContentSize == CGSize(width: 150, height: height(1) + 10))
    }
  }
}
