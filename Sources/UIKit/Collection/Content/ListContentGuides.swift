import Foundation

/// The guides of a list's content, made as they are asked for: they follow its parts.
@MainActor
internal final class ListContentGuides {
  /// What a guide follows.
  enum Part: Hashable, CaseIterable { case text, secondaryText, image }

  private var followers: [Part: Follower] = [:]

  /// The guide of a part; `nil` if there is no such part.
  func guide(_ part: Part, in view: UIListContentView) -> UILayoutGuide? {
    guard view.view(of: part) != nil else { return nil }
    if let follower = followers[part] { return follower.guide }
    view.layoutIfNeeded()
    let follower = Follower(in: view)
    followers[part] = follower
    if let target = view.view(of: part) { follower.follow(target.frame) }
    return follower.guide
  }

  /// Brings the guides to where the parts are.
  func follow(_ view: UIListContentView) {
    for part in Part.allCases {
      guard let follower = followers[part], let target = view.view(of: part) else { continue }
      follower.follow(target.frame)
    }
  }

  /// Takes the guides of missing parts away, with the constraints that they are in.
  func forgetMissing(in view: UIListContentView) {
    for part in Part.allCases where view.view(of: part) == nil {
      guard let follower = followers.removeValue(forKey: part) else { continue }
      view.removeLayoutGuide(follower.guide)
    }
  }
}

extension ListContentGuides {
  /// A guide that is held where something is.
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

    func follow(_ frame: CGRect) {
      for (edge, place) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height])
      where edge.constant != place {
        edge.constant = place
      }
    }
  }
}

extension UIListContentView {
  /// The view of a part; `nil` if there is no such part.
  fileprivate func view(of part: ListContentGuides.Part) -> UIView? {
    switch part {
    case .text: textLabel
    case .secondaryText: secondaryLabel
    case .image: imageView
    }
  }
}
