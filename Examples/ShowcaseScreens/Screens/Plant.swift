import UIKit

/// A place to go.
package struct Venue: Equatable, Identifiable {
  var photo: UIImage?
  var name: String

  package var id: String { name }

  package init(photo: UIImage?, name: String) {
    self.photo = photo
    self.name = name
  }
}

/// What somebody says of a place, once.
package struct Review: Equatable, Identifiable {
  var authorImage: UIImage?
  var authorName: String
  var body: String

  package var id: String { authorName }

  package init(authorImage: UIImage?, authorName: String, body: String) {
    self.authorImage = authorImage
    self.authorName = authorName
    self.body = body
  }
}

extension Venue {
  @MainActor static let kaminarimon = Venue(photo: photo(.systemRed), name: "Kaminarimon")

  @MainActor static let related = [
    Venue(photo: photo(.systemOrange), name: "Nakamise"),
    Venue(photo: photo(.systemTeal), name: "Sumida Park"),
    Venue(photo: photo(.systemIndigo), name: "Skytree"),
  ]

  /// A gate before a sky.
  @MainActor
  private static func photo(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 120, height: 80)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      color.setFill()
      context.fill(CGRect(x: 20, y: 20, width: 80, height: 12))
      context.fill(CGRect(x: 30, y: 32, width: 10, height: 48))
      context.fill(CGRect(x: 80, y: 32, width: 10, height: 48))
    }
  }
}

extension Review {
  static let all = [
    Review(
      authorImage: nil, authorName: "Ada",
      body:
        "The gate is lit until late, and by then the crowds have gone. Come from the river side."),
    Review(
      authorImage: nil, authorName: "Kenji",
      body: "The lantern is larger than it looks in any picture."),
    Review(
      authorImage: nil, authorName: "Mira",
      body:
        "Start here in the morning, walk up to the temple, and have breakfast on the way back. There "
        + "is a bakery on the left that opens at seven."),
  ]
}
