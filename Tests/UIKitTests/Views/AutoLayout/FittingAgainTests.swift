import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Repeated fitting of a view")
struct FittingAgainTests {
  /// A card with a picture and a text beside it.
  @MainActor
  private final class Card: UIView {
    let picture = SizedView(30, 30)
    let text = UILabel()
    let inner = UIView()
    let gap: NSLayoutConstraint
    let end: NSLayoutConstraint

    init() {
      gap = text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10)
      gap.priority = UILayoutPriority(999)
      end = inner.layoutMarginsGuide.bottomAnchor.constraint(equalTo: text.bottomAnchor)
      super.init(frame: rect(0, 0, 100, 100))
      inner.frame = bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(inner)
      text.font = .systemFont(ofSize: 20)
      text.numberOfLines = 0
      text.text = "aaaa bbbb cccc"
      for view in [picture, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(view)
      }
      let guide = inner.layoutMarginsGuide
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        picture.topAnchor.constraint(equalTo: guide.topAnchor),
        gap, text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        text.topAnchor.constraint(equalTo: guide.topAnchor), end,
      ])
    }

    required init?(coder: NSCoder) { nil }

    func sizes() -> [CGSize] {
      [300, 155, 120].map { width in
        systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      } + [systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)]
    }
  }

  private let edits: [(Card) -> Void] = [
    { $0.text.text = "aa bbbbbbbbb c" },
    { $0.text.font = .systemFont(ofSize: 30) },
    { $0.text.numberOfLines = 1 },
    { $0.picture.size = CGSize(width: 50, height: 90) },
    { $0.gap.constant = 25 },
    { $0.gap.priority = UILayoutPriority(40) },
    { $0.inner.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40) },
    { $0.picture.setContentHuggingPriority(UILayoutPriority(20), for: .horizontal) },
    { $0.text.setContentCompressionResistancePriority(UILayoutPriority(20), for: .vertical) },
    { $0.end.isActive = false },
    {
      $0.end.isActive = false
      $0.picture.bottomAnchor.constraint(equalTo: $0.inner.bottomAnchor).isActive = true
    },
    { $0.picture.removeFromSuperview() },
    {
      $0.inner.insertSubview($0.text, at: 0)
      let more = SizedView(10, 10)
      more.translatesAutoresizingMaskIntoConstraints = false
      $0.inner.addSubview(more)
      more.topAnchor.constraint(equalTo: $0.text.bottomAnchor, constant: 4).isActive = true
      $0.inner.bottomAnchor.constraint(equalTo: more.bottomAnchor, constant: 90).isActive = true
    },
  ]

  @Test("A changed view has the fitting size of one that was changed before its first fitting")
  func changes() {
    inSquares {
      for (index, edit) in edits.enumerated() {
        let (asked, fresh) = (Card(), Card())
        let before = asked.sizes()
        #expect(before == fresh.sizes() && before == Card().sizes())
        edit(asked)
        let new = Card()
        edit(new)
        #expect(asked.sizes() == new.sizes(), "edit \(index)")
      }
    }
  }

  @Test("Unchanged subviews are not measured again")
  func noNeed() {
    final class Counting: UIView {
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return CGSize(width: 20, height: 20)
      }
    }
    inSquares {
      let card = Card()
      let view = Counting()
      view.translatesAutoresizingMaskIntoConstraints = false
      card.inner.addSubview(view)
      view.topAnchor.constraint(equalTo: card.inner.topAnchor).isActive = true
      _ = card.sizes()
      view.count = 0
      _ = card.sizes()
      #expect(view.count == 0)
      view.invalidateIntrinsicContentSize()
      _ = card.sizes()
      #expect(view.count > 0)
    }
  }
}
