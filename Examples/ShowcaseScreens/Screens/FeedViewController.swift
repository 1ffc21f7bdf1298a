import UIKit

/// A feed in a scroll view, without a list: the frames of its views are computed here.
final class FeedViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let posts = Post.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scrollView)
    for post in posts { scrollView.addSubview(PostView(post)) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    var y: CGFloat = 16
    for card in scrollView.subviews.compactMap({ $0 as? PostView }) {
      let width = view.bounds.width - 32
      let height = card.sizeThatFits(CGSize(width: width, height: .infinity)).height
      card.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + 12
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 4)
  }
}

/// One post of the feed.
struct Post {
  var author: String
  var text: String
  var color: UIColor

  static var samples: [Post] {
    [
      Post(
        author: "Ada", text: "The first list that I ever tested without a phone. It took a second.",
        color: .systemIndigo),
      Post(author: "健太", text: "日本語の文章も、折り返して表示されます。", color: .systemOrange),
      Post(author: "ليلى", text: "مرحبا بالعالم، هذا نص من اليمين إلى اليسار.", color: .systemTeal),
      Post(author: "आशा", text: "देवनागरी में भी लिखा जा सकता है 🎉", color: .systemPink),
      Post(
        author: "Grace",
        text: "A longer text, which wraps over several lines and is cut off behind the third one, "
          + "because a label with three lines shows no more than that, however much there is to say "
          + "about it all.", color: .systemGreen),
    ]
  }
}

/// A card with a round picture, a name and some lines.
private final class PostView: UIView {
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let textLabel = UILabel()

  init(_ post: Post) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    avatar.image = UIImage(systemName: "person.fill")
    avatar.contentMode = .center
    avatar.tintColor = .white
    avatar.backgroundColor = post.color
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    nameLabel.text = post.author
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.text = post.text
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 3
    for view in [avatar, nameLabel, textLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(layOut(width: size.width), 64))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width)
  }

  /// Sets the frames of the subviews, and returns the height of the view.
  private func layOut(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 80, height: .infinity)
    avatar.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
    nameLabel.frame = CGRect(
      x: 64, y: 12, width: room.width, height: nameLabel.sizeThatFits(room).height)
    textLabel.frame = CGRect(
      x: 64, y: nameLabel.frame.maxY + 2, width: room.width,
      height: textLabel.sizeThatFits(room).height)
    return textLabel.frame.maxY + 12
  }
}
