import IGListKit
import UIKit

// The models of a reading circle's list, spelled as for IGListKit 2: classes that conform to
// `IGListDiffable`.

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

/// The members who have read since the last meeting, the latest first.
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

/// A reader's remark about a book.
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

/// The time and place of the circle's next meeting.
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

/// The members of the circle and their remarks. The order is random, but the same each time.
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

  /// Returns a new remark by the reader at an index.
  func remark(by index: Int, _ text: String) -> Remark {
    remarkCount += 1
    return Remark(
      number: remarkCount, reader: readers[index], text: text, cover: .cover(number: remarkCount))
  }

  /// Returns a new remark by a random reader.
  func someRemark() -> Remark {
    remark(
      by: Int.random(in: readers.indices, using: &random),
      Self.sayings[Int.random(in: Self.sayings.indices, using: &random)])
  }

  /// Returns a random index at which an element can be inserted into a list of `count` elements.
  func somePlace(among count: Int) -> Int { Int.random(in: 0...count, using: &random) }
}

extension UIImage {
  /// Returns the cover of the book with a number.
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
