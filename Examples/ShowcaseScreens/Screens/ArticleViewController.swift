import UIKit

/// An article under a large title, with attributed strings, layers and scrolling.
final class ArticleViewController: UIViewController {
  let scrollView = UIScrollView()
  private let header = HeaderView()
  private let body = UILabel()
  private let quote = UILabel()
  private let bar = UIView()
  private let progress = UIProgressView(progressViewStyle: .default)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Galley proofs"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share")
    body.attributedText = ArticleViewController.text
    body.numberOfLines = 0
    quote.text = "What is not drawn can’t be seen, and what can’t be seen is not looked at."
    quote.font = .italicSystemFont(ofSize: 19)
    quote.textColor = .secondaryLabel
    quote.numberOfLines = 0
    bar.backgroundColor = .systemIndigo
    bar.layer.cornerRadius = 2
    progress.progress = 0.4
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for part in [header, progress, quote, bar, body] { scrollView.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width - 32
    header.frame = CGRect(x: 16, y: 12, width: width, height: 150)
    progress.frame = CGRect(x: 16, y: 174, width: width, height: 4)
    let quoteHeight = quote.sizeThatFits(CGSize(width: width - 20, height: .infinity)).height
    quote.frame = CGRect(x: 36, y: 192, width: width - 20, height: quoteHeight)
    bar.frame = CGRect(x: 20, y: 192, width: 4, height: quoteHeight)
    let top = quote.frame.maxY + 16
    let height = body.sizeThatFits(CGSize(width: width, height: .infinity)).height
    body.frame = CGRect(x: 16, y: top, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: top + height + 24)
  }

  private static var text: NSAttributedString {
    let spacing = NSMutableParagraphStyle()
    spacing.lineSpacing = 3
    spacing.paragraphSpacing = 10
    let text = NSMutableAttributedString(
      string: paragraphs.joined(separator: "\n"),
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        .paragraphStyle: spacing,
      ])
    let all = text.string as NSString
    func mark(_ words: String, _ attributes: [NSAttributedString.Key: Any]) {
      text.addAttributes(attributes, range: all.range(of: words))
    }
    mark("A galley proof", [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
    mark("before it goes to press", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    mark("type by type", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    mark("letter by letter", [.foregroundColor: UIColor.systemRed])
    mark("the same everywhere", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
    mark("assertProof(of:as:)", [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)])
    mark("outlined", [.strokeWidth: 3, .font: UIFont.systemFont(ofSize: 24, weight: .heavy)])
    return text
  }

  private static let paragraphs = [
    "A galley proof is the trial print that shows the page before it goes to press.",
    "It was read type by type letter by letter, and corrected in the margin.",
    "日本語の組版では、行の折り返しに禁則処理があります。",
    "يُقرأ هذا السطر من اليمين إلى اليسار، ومعه رقم 2026.",
    "हिन्दी के अक्षर एक रेखा पर टिके रहते हैं। 👩🏽‍🚀🎉",
    "Pictures here are the same everywhere: assertProof(of:as:) holds them against what was drawn "
      + "before. Letters may be outlined as well.",
    "And what does not fit on a screen is scrolled to, with an indicator at the side that shows how "
      + "much there is, and fades when nothing moves any more. The title above shrinks as the text "
      + "comes up under it, and grows again at the top.",
    "The end of it is down here.",
  ]
}

/// A gradient with shapes on it.
private final class HeaderView: UIView {
  private let gradient = CAGradientLayer()
  private let ring = CAShapeLayer()
  private let stamp = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    layer.masksToBounds = true
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    ring.fillColor = UIColor.white.withAlphaComponent(0.15).cgColor
    ring.strokeColor = UIColor.white.withAlphaComponent(0.8).cgColor
    ring.lineWidth = 3
    ring.lineDashPattern = [10, 6]
    stamp.text = "PROOF"
    stamp.font = .systemFont(ofSize: 34, weight: .black)
    stamp.textColor = .white
    stamp.textAlignment = .center
    layer.addSublayer(gradient)
    layer.addSublayer(ring)
    addSubview(stamp)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    ring.frame = bounds
    let path = UIBezierPath()
    for index in 0..<3 {
      let middle = CGPoint(x: bounds.width * (0.2 + 0.3 * CGFloat(index)), y: bounds.midY)
      path.move(to: CGPoint(x: middle.x + 60, y: middle.y))
      path.addArc(
        withCenter: middle, radius: 60, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    }
    ring.path = path.cgPath
    stamp.bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
    stamp.center = CGPoint(x: bounds.midX, y: bounds.midY)
    stamp.transform = CGAffineTransform(rotationAngle: -.pi / 16)
  }
}
