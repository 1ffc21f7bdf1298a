import Foundation
import Galley
import GalleyProofFiles
import Synchronization
import TestSupport
import Testing
import UIKit

private struct Post: Hashable {
  var number: Int
  var isNew = false
}

/// A feed with a bug: the badge of a new post is never hidden again.
@MainActor
private final class FeedViewController: UIViewController {
  private let posts: [Post]
  private lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var source = makeSource()

  init(posts: [Post]) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    show(posts, animated: false)
  }

  func show(_ posts: [Post], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    snapshot.appendSections([0])
    snapshot.appendItems(posts)
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Post> {
    let cell = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
      cell.show(post)
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, post in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: post)
    }
  }
}

private final class PhotoCell: UICollectionViewCell {
  private let photo = UIView()
  private let title = UILabel()
  private let badge = UIImageView(image: UIImage(systemName: "star.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.layer.cornerRadius = 8
    badge.tintColor = .systemOrange
    badge.isHidden = true
    for part in [photo, title, badge] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      photo.widthAnchor.constraint(equalToConstant: 40),
      photo.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      title.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      badge.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  func show(_ post: Post) {
    photo.backgroundColor = UIColor(
      hue: CGFloat(post.number % 10) / 10, saturation: 0.5, brightness: 0.8, alpha: 1)
    title.text = "Photo \(post.number)"
    if post.isNew { badge.isHidden = false }
  }
}

/// The failure that README.md shows. With `GALLEY_RECORD=all` the text and the picture are written
/// there.
@MainActor
@Suite("The failure in the README")
struct ReadmeFailureTests {
  private static let readme = packageFolder().appendingPathComponent("README.md")
  private static let picture = packageFolder().appendingPathComponent("Documentation/failure.png")
  private static let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "all"

  private var screen: LabScreen<[Post]> {
    let few = (1...4).map { Post(number: $0, isNew: $0 == 2) }
    let many = (5...12).map { Post(number: $0) }
    var screen = LabScreen(states: [few, many]) { posts in
      FeedViewController(posts: posts)
    } update: { screen, posts, animated in
      screen.show(posts, animated: animated)
    }
    screen.size = CGSize(width: 240, height: 280)
    return screen
  }

  @Test("The failure in the README is that of fuzz, word for word and pixel for pixel")
  func feed() throws {
    let feed = screen
    let text = Mutex("")
    withKnownIssue {
      fuzz(feed)
    } matching: { issue in
      text.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    let mark = "The fresh screen, this screen, and the differences: "
    let lines = text.withLock { $0 }.split(separator: "\n", omittingEmptySubsequences: false)
    let path = try #require(lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count), "\(lines)")
    let found = lines.filter { !$0.hasPrefix(mark) }.joined(separator: "\n")
    let drawn = try Data(contentsOf: URL(fileURLWithPath: String(path)))

    var page = try String(contentsOf: Self.readme, encoding: .utf8)
    let block = try #require(
      page.firstMatch(of: /never hide it again:\n\n```\n([^`]*)\n```/), "README.md shows no failure"
    )
    if Self.isRecording {
      page.replaceSubrange(block.1.startIndex..<block.1.endIndex, with: found)
      try page.write(to: Self.readme, atomically: true, encoding: .utf8)
      try drawn.write(to: Self.picture)
      return
    }
    #expect(String(block.1) == found, "write it anew with GALLEY_RECORD=all")
    let difference = PictureDifference.describe(
      try Data(contentsOf: Self.picture), drawn, tolerance: .init())
    #expect(difference == nil, "\(difference ?? ""): draw it anew with GALLEY_RECORD=all")
  }
}
