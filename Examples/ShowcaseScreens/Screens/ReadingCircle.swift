import IGListKit
import UIKit

// The models of a family's feed, as they were written for IGListKit 2: classes, each of which says what it
// is told by and what it is equal to.

/// Someone of the family.
final class User {
  let id: String
  let nickname: String
  let color: UIColor

  init(id: String, nickname: String, color: UIColor) {
    self.id = id
    self.nickname = nickname
    self.color = color
  }
}

extension User: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
    (object as? User)?.id == id
  }
}

/// Who has looked at the album, the latest first.
final class UserHistory {
  let users: [User]

  init(users: [User]) { self.users = users }
}

extension UserHistory: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { "history" as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
    (object as? UserHistory)?.users.map(\.id) == users.map(\.id)
  }
}

/// A comment on a picture.
final class Feed {
  let id: String
  let user: User
  let comment: String
  let image: UIImage

  init(id: String, user: User, comment: String, image: UIImage) {
    self.id = id
    self.user = user
    self.comment = comment
    self.image = image
  }
}

extension Feed: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
    (object as? Feed)?.id == id
  }
}

/// What the product owner wants everybody to see.
final class Promotion {
  let title: String
  let detail: String

  init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }
}

extension Promotion: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { title as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
    (object as? Promotion)?.detail == detail
  }
}

/// The family, and what they have to say: in an order that looks like none, and is the same each time.
@MainActor
final class Family {
  let users: [User]
  private var random = RepeatableRandom(state: 2016)
  private var commentCount = 0

  private static let nicknames: [(String, UIColor)] = [
    ("radioboo", .systemOrange), ("ainame", .systemTeal), ("はなこ", .systemPink),
    ("けんた", .systemGreen), ("みどり", .systemIndigo), ("そら", .systemBlue),
    ("ゆき", .systemPurple), ("たろう", .systemBrown),
  ]
  private static let comments = [
    "かわいい！", "大きくなったね", "この日は暑かった", "また遊びに来てね", "寝顔がそっくり", "はい、チーズ",
    "おかわり！",
  ]

  init() {
    users = Self.nicknames.enumerated().map { index, name in
      User(id: "user-\(index)", nickname: name.0, color: name.1)
    }
  }

  /// A comment on a picture that was just taken.
  func feed(by user: User, comment: String) -> Feed {
    commentCount += 1
    return Feed(
      id: "feed-\(commentCount)", user: user, comment: comment,
      image: .landscape(number: commentCount))
  }

  /// Somebody says something.
  func randomFeed() -> Feed {
    let user = users[Int.random(in: 0..<users.count, using: &random)]
    let comment = Self.comments[Int.random(in: 0..<Self.comments.count, using: &random)]
    return feed(by: user, comment: comment)
  }

  /// Any place in a list of so many.
  func randomPlace(among count: Int) -> Int { Int.random(in: 0...count, using: &random) }
}

extension UIImage {
  /// A picture of hills under a sun, of which there are many.
  fileprivate static func landscape(number: Int) -> UIImage {
    let size = CGSize(width: 80, height: 80)
    let hue = CGFloat(number * 5 % 17) / 17
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.85).setFill()
      UIBezierPath(ovalIn: CGRect(x: 12 + number * 13 % 44, y: 12, width: 16, height: 16)).fill()
      for (index, brightness) in [0.75, 0.55].enumerated() {
        UIColor(hue: hue, saturation: 0.6, brightness: brightness, alpha: 1).setFill()
        let x = CGFloat((number * 29 + index * 50) % 80) - 60
        let y = CGFloat(44 + index * 16)
        UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 120, height: 90)).fill()
      }
    }
  }
}
