import UIKit

/// An ordinary UIKit screen: nothing in it is written for Linux.
public final class FeedViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  /// The cards, from the top.
  public private(set) var cards: [CardView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    view.addSubview(scrollView)
    for text in ["One", "Two", "Three"] {
      let card = CardView(frame: .zero)
      card.titleLabel.text = text
      cards.append(card)
      scrollView.addSubview(card)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 16, y: 16 + CGFloat(index) * 76, width: view.bounds.width - 32, height: 64)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: cards.last?.frame.maxY ?? 0)
  }

  /// The screen conforms to the delegate protocol, and ignores scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view with the usual two initializers.
public class CardView: UIView {
  /// The label that shows the title of the card.
  public let titleLabel = UILabel()

  /// A card with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .white }
    layer.cornerRadius = 12
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.separator.cgColor
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    addSubview(titleLabel)
  }

  /// Cards are made in code.
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: 12, dy: 12)
  }
}
