import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("The size that fits a view with text of many lines")
struct FittingTextTests {
  /// A cell as apps write it, with a label between margins of 10.
  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    var compressed: CGSize {
      contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func lines(_ count: CGFloat) -> CGFloat { (count * label.font.lineHeight * 2).rounded(.up) / 2 }
  }

  private func cell(_ text: String, width: CGFloat) -> Cell {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: width, height: 50))
    cell.label.text = text
    cell.layoutIfNeeded()
    return cell
  }

  private let words = "aaaa bbbb cccc dddd"

  @Test("A cell that has been laid out is fitted at its width, without a priority for it")
  func laidOutCell() {
    inSquares {
      let cell = cell(words, width: 120)
      #expect(cell.compressed == CGSize(width: 110, height: cell.lines(2) + 20))
      let target = CGSize(width: 120, height: 50)
      #expect(cell.contentView.systemLayoutSizeFitting(target).height == cell.lines(2) + 20)
      #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 110)
    }
  }

  @Test("A cell that is laid out at another width, or with another text, is measured again")
  func laidOutAgain() {
    inSquares {
      let cell = cell(words, width: 120)
      #expect(cell.compressed.height == cell.lines(2) + 20)
      cell.frame.size.width = 70
      cell.layoutIfNeeded()
      #expect(cell.compressed == CGSize(width: 60, height: cell.lines(4) + 20))
      cell.frame.size.width = 400
      cell.layoutIfNeeded()
      #expect(cell.compressed == CGSize(width: 210, height: cell.lines(1) + 20))
      cell.frame.size.width = 70
      cell.label.text = "aaaa bbbb"
      cell.layoutIfNeeded()
      #expect(cell.compressed == CGSize(width: 60, height: cell.lines(2) + 20))
      cell.label.text = "a"
      #expect(cell.compressed == CGSize(width: 30, height: cell.lines(1) + 20))
    }
  }

  @Test("A required width overrides the width on screen, before and after")
  func requiredWidth() {
    inSquares {
      let cell = cell(words, width: 120)
      @MainActor func height(_ width: CGFloat) -> CGFloat {
        cell.contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      for _ in 0..<2 {
        #expect(height(300) == cell.lines(1) + 20)
        #expect(height(70) == cell.lines(4) + 20)
        #expect(cell.compressed.height == cell.lines(2) + 20)
      }
    }
  }

  @Test("A text that has not been laid out is measured on one line")
  func notLaidOut() {
    inSquares {
      let cell = cell("", width: 120)
      cell.label.text = words
      #expect(cell.compressed == CGSize(width: 210, height: cell.lines(1) + 20))
    }
  }

  @Test("A text view that does not scroll is fitted at its width like a label")
  func textView() {
    inSquares {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 20)
      text.text = words
      text.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: root.topAnchor),
        text.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size.width <= 110)
      #expect(size.height == text.frame.height)
    }
  }

  private func inSquares(_ body: () -> Void) { UIView.withSquareText(body) }
}
