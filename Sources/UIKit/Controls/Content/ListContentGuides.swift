import Foundation

/// The layout guides of list content, which are created when they are first used.
@MainActor
internal final class ListContentGuides {
  /// A part of the content that a guide follows.
  enum Part: Hashable, CaseIterable { case text, secondaryText, image }

  /// The guides that have been requested, by the part that they follow.
  private var followers: [Part: Follower] = [:]

  /// Returns the guide of a part; `nil` if the content has no such part.
  func guide(_ part: Part, in view: UIListContentView) -> UILayoutGuide? {
    guard view.view(of: part) != nil else { return nil }
    if let follower = followers[part] { return follower.guide }
    view.layoutIfNeeded()
    let follower = Follower(in: view)
    followers[part] = follower
    if let target = view.view(of: part) { follower.follow(target.frame) }
    return follower.guide
  }

  /// Moves the guides to the frames of their parts.
  func follow(_ view: UIListContentView) {
    for part in Part.allCases {
      guard let follower = followers[part], let target = view.view(of: part) else { continue }
      follower.follow(target.frame)
    }
  }

  /// Removes the guides of parts that the content no longer has. Constraints to these guides are
  /// removed, too.
  func forgetMissing(in view: UIListContentView) {
    for part in Part.allCases where view.view(of: part) == nil {
      guard let follower = followers.removeValue(forKey: part) else { continue }
      view.removeLayoutGuide(follower.guide)
    }
  }
}

extension ListContentGuides {
  /// A layout guide, with the constraints that set its frame in the content view.
  @MainActor
  fileprivate final class Follower {
    let guide = UILayoutGuide()
    private let edges: [NSLayoutConstraint]

    init(in view: UIView) {
      view.addLayoutGuide(guide)
      edges = [
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: 0),
      ]
      NSLayoutConstraint.activate(edges)
    }

    /// Moves the guide to a frame.
    func follow(_ frame: CGRect) {
      for (edge, place) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height])
      where edge.constant != place {
        edge.constant = place
      }
    }
  }
}

extension UIListContentView {
  /// Returns the view of a part; `nil` if the content has no such part.
  fileprivate func view(of part: ListContentGuides.Part) -> UIView? {
    switch part {
    case .text: textLabel
    case .secondaryText: secondaryLabel
    case .image: imageView
    }
  }
}
