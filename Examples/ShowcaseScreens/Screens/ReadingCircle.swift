import IGListKit
import UIKit

// The models of a reading circle's list, spelled as for IGListKit 2: classes, each of which says what its
// identity is and what it is equal to.

/// A member of the circle.
final class Reader {
  let id: String
  let name: String
  let color: UIColor

  init(id: String, name: String, color: UIColor) {
    self.id = id
    self.name = name
    self.color = color
  }
}

extension Reader: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool { object === self }
}

/// The members who have read on since the last evening, the latest first.
final class RecentReaders {
  let readers: [Reader]

  init(readers: [Reader]) { self.readers = readers }
}

extension RecentReaders: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { "recent readers" as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
    (object as? RecentReaders)?.readers.map(\.id) == readers.map(\.id)
  }
}

/// What a reader says about a book.
final class Remark {
  let number: Int
  let reader: Reader
  let text: String
  let cover: UIImage

  init(number: Int, reader: Reader, text: String, cover: UIImage) {
    self.number = number
    self.reader = reader
    self.text = text
    self.cover = cover
  }
}

extension Remark: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { number as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool { object === self }
}

/// When and where the circle meets next.
final class Notice {
  let title: String
  let detail: String

  init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }
}

extension Notice: IGListDiffable {
  func diffIdentifier() -> NSObjectProtocol { title as NSObjectProtocol }

  func isEqual(toDiffableObject object: IGListDiffable?) -> Bool {
    (object as? Notice)?.detail == detail
  }
}

/// The circle, and what its members say: in an order that looks like none, and is the same each time.
@MainActor
final class ReadingCircle {
  let readers: [Reader]
  private var random = RepeatableRandom(state: 41)
  private var remarkCount = 0

  private static let members: [(String, UIColor)] = [
    ("しおり", .systemOrange), ("つばめ", .systemTeal), ("すみれ", .systemPurple),
    ("あかり", .systemYellow), ("こだま", .systemIndigo), ("なぎさ", .systemBlue),
    ("もみじ", .systemRed), ("いぶき", .systemGreen),
  ]
  private static let sayings = [
    "一気に読みました", "結末に驚きました", "表紙がきれい", "二回目のほうが好き", "猫の章が最高",
    "夜ふかししました", "次も貸してください",
  ]

  init() {
    readers = Self.members.map { Reader(id: $0.0, name: $0.0, color: $0.1) }
  }

  /// A remark by the reader at an index.
  func remark(by index: Int, _ text: String) -> Remark {
    remarkCount += 1
    return Remark(
      number: remarkCount, reader: readers[index], text: text, cover: .cover(number: remarkCount))
  }

  /// A remark by any reader.
  func someRemark() -> Remark {
    remark(
      by: Int.random(in: readers.indices, using: &random),
      Self.sayings[Int.random(in: Self.sayings.indices, using: &random)])
  }

  /// Any place in a list of so many.
  func somePlace(among count: Int) -> Int { Int.random(in: 0...count, using: &random) }
}

extension UIImage {
  /// The cover of a book, of which there are many.
  fileprivate static func cover(number: Int) -> UIImage {
    let size = CGSize(width: 60, height: 80)
    let hue = CGFloat(number * 7 % 19) / 19
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.45, brightness: 0.85, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: hue, saturation: 0.6, brightness: 0.6, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 80))
      UIColor(white: 1, alpha: 0.85).setFill()
      context.fill(CGRect(x: 18, y: 16, width: 30, height: 5))
      context.fill(CGRect(x: 18, y: 26, width: 20, height: 5))
      let side = CGFloat(14 + number * 5 % 16)
      UIBezierPath(
        ovalIn: CGRect(x: 33 - side / 2, y: 56 - side / 2, width: side, height: side)
      ).fill()
    }
  }
}
