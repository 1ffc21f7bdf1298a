import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("A list layout")
struct ListCollectionViewLayoutTests {
  private let third = BoxSection([(33, 33)])

  // MARK: Insets, headers and footers

  @Test("A list layout without sections has an empty content")
  func nothing() {
    let list = BoxList(sticky: true)
    #expect(list.layout.collectionView === list.view)
    #expect(list.view.contentSize == .zero)
  }

  /// Two sections with insets, of two items and of one, each item in a line of its own.
  private func uneven(header: CGFloat = 0, footer: CGFloat = 0) -> [BoxSection] {
    [[(85, 10), (85, 20)], [(85, 30)]].map {
      BoxSection($0, insets: .uneven, line: 10, header: header, footer: footer)
    }
  }

  @Test("A list layout places headers before the items, inside of the insets")
  func headers() {
    let list = BoxList(uneven(header: 10))
    #expect(list.view.contentSize.height == 120)
    #expect([list.header(0), list.header(1)] == [box(10, 10, 85, 10), box(10, 75, 85, 10)])
    #expect([list.item(0), list.item(0, 1)] == [box(10, 20, 85, 10), box(10, 40, 85, 20)])
    #expect(list.item(1) == box(10, 85, 85, 30))
  }

  @Test("A list layout places footers after the items")
  func footers() {
    let list = BoxList(uneven(footer: 10), size: CGSize(width: 100, height: 150))
    #expect(list.view.contentSize.height == 120)
    #expect([list.item(0), list.item(0, 1)] == [box(10, 10, 85, 10), box(10, 30, 85, 20)])
    #expect(list.item(1) == box(10, 75, 85, 30))
    #expect([list.footer(0), list.footer(1)] == [box(10, 50, 85, 10), box(10, 105, 85, 10)])
  }

  @Test("A list layout places headers and footers of one section")
  func headersAndFooters() {
    let list = BoxList(uneven(header: 10, footer: 10), size: CGSize(width: 100, height: 150))
    #expect(list.view.contentSize.height == 140)
    #expect([list.header(0), list.footer(0)] == [box(10, 10, 85, 10), box(10, 60, 85, 10)])
    #expect([list.header(1), list.footer(1)] == [box(10, 85, 85, 10), box(10, 125, 85, 10)])
    #expect([list.item(0), list.item(0, 1)] == [box(10, 20, 85, 10), box(10, 40, 85, 20)])
    #expect(list.item(1) == box(10, 95, 85, 30))
  }

  /// The same sections for a list that scrolls horizontally.
  private func narrow(header: CGFloat = 0, footer: CGFloat = 0) -> [BoxSection] {
    [[(45, 10), (45, 20)], [(45, 30)]].map {
      BoxSection($0, insets: .uneven, line: 10, header: header, footer: footer)
    }
  }

  @Test("A horizontal list layout places headers to the left of the items")
  func horizontalHeaders() {
    let list = BoxList(narrow(header: 10), horizontal: true)
    #expect(list.view.contentSize.width == 140)
    #expect([list.header(0), list.header(1)] == [box(10, 10, 10, 85), box(80, 10, 10, 85)])
    #expect([list.item(0), list.item(0, 1)] == [box(20, 10, 45, 10), box(20, 20, 45, 20)])
    #expect(list.item(1) == box(90, 10, 45, 30))
  }

  @Test("A horizontal list layout places footers after the items, and continues the column")
  func horizontalFooters() {
    let list = BoxList(narrow(footer: 10), horizontal: true)
    #expect(list.view.contentSize.width == 75)
    #expect([list.footer(0), list.footer(1)] == [box(60, 10, 10, 85), box(60, 10, 10, 85)])
    #expect([list.item(0), list.item(0, 1)] == [box(10, 10, 45, 10), box(10, 20, 45, 20)])
    #expect(list.item(1) == box(10, 55, 45, 30))
  }

  // MARK: Lines

  @Test("A list layout fills a line with items")
  func items() {
    let list = BoxList([BoxSection([(33, 33), (33, 33), (33, 33)]), third])
    #expect(list.view.contentSize == CGSize(width: 100, height: 66))
    #expect((0..<3).map { list.item(0, $0)?.minX } == [0, 33, 66])
    #expect((0..<3).map { list.item(0, $0)?.minY } == [0, 0, 0])
    #expect(list.item(1) == box(0, 33, 33, 33))
  }

  @Test("A list layout fills a line with sections")
  func sections() {
    let list = BoxList([third, third, third])
    #expect(list.view.contentSize.height == 33)
    #expect((0..<3).map { list.item($0) } == [0, 33, 66].map { box($0, 0, 33, 33) })
  }

  @Test("A horizontal list layout fills a column with sections")
  func horizontalSections() {
    let list = BoxList([third, third, third], horizontal: true)
    #expect(list.view.contentSize.width == 33)
    #expect((0..<3).map { list.item($0) } == [0, 33, 66].map { box(0, $0, 33, 33) })
  }

  /// At one pixel a point 33.5 is rounded down to 33; at two it is a whole pixel.
  @Test("Origins are rounded down to pixels, and rounding errors do not add up", arguments: [1, 2])
  func halfPoints(scale: CGFloat) {
    let half: CGFloat = scale == 1 ? 33 : 33.5
    let one = BoxList()
    one.setScale(scale)
    one.show([BoxSection([(33, 33), (33, 33), (33, 33)], gap: 0.5)])
    #expect(one.view.contentSize.height == 33)
    #expect((0..<3).map { one.item(0, $0) } == [0, half, 67].map { box($0, 0, 33, 33) })

    let three = BoxList()
    three.setScale(scale)
    three.show(Array(repeating: BoxSection([(33, 33)], gap: 0.5), count: 3))
    #expect((0..<3).map { three.item($0) } == [0, half, 67].map { box($0, 0, 33, 33) })
  }

  @Test("A column begins when the last one is full, with the line spacing between them")
  func columns() {
    let section = BoxSection([(33, 33), (33, 33), (33, 33)], line: 10, gap: 5)
    let list = BoxList([section], horizontal: true)
    #expect(list.view.contentSize.width == 76)
    #expect(
      (0..<3).map { list.item(0, $0) }
        == [box(0, 0, 33, 33), box(0, 38, 33, 33), box(43, 0, 33, 33)])
  }

  @Test("Insets move a section within its line, and the next line begins below the lowest one")
  func insetAmongOthers() {
    let inset = BoxSection(
      [(13, 50)], insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let list = BoxList([third, inset, third, third], size: CGSize(width: 100, height: 120))
    #expect(list.view.contentSize.height == 103)
    #expect(list.item(0) == box(0, 0, 33, 33))
    #expect(list.item(1) == box(43, 10, 13, 50))
    #expect(list.item(2) == box(66, 0, 33, 33))
    #expect(list.item(3) == box(0, 70, 33, 33))
  }

  @Test("A section that does not fit in the line begins a new one, inside of its insets")
  func wrappedSection() {
    let list = BoxList([third, BoxSection([(85, 50)], insets: .uneven)])
    #expect(list.view.contentSize.height == 98)
    #expect([list.item(0), list.item(1)] == [box(0, 0, 33, 33), box(10, 43, 85, 50)])
  }

  @Test("A section with a header begins a new line", arguments: [false, true])
  func headerBeginsLine(horizontal: Bool) {
    let list = BoxList([third, BoxSection([(33, 33)], header: 10)], horizontal: horizontal)
    #expect(list.item(0) == box(0, 0, 33, 33))
    if horizontal {
      #expect(list.view.contentSize.width == 76)
      #expect(list.item(1) == box(43, 0, 33, 33))
    } else {
      #expect(list.view.contentSize.height == 76)
      #expect(list.item(1) == box(0, 43, 33, 33))
    }
  }

  @Test("Sections with insets of their own form a grid")
  func grid() {
    let square = BoxSection(
      [(136, 136)], insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let list = BoxList(
      Array(repeating: square, count: 6), size: CGSize(width: 414, height: 736))
    #expect(list.view.contentSize.height == 276)
    #expect((0..<6).map { list.item($0)?.minX } == [1, 139, 277, 1, 139, 277])
    #expect((0..<6).map { list.item($0)?.minY } == [1, 1, 1, 139, 139, 139])
    #expect(list.item(5)?.size == CGSize(width: 136, height: 136))
  }

  // MARK: The end of a line

  @Test("With stretchToEdge, an item that ends at most a point before the edge is stretched")
  func stretches() {
    let thirds = BoxSection([(33, 33), (33, 33), (33, 33)])
    #expect(BoxList([thirds], stretches: true).item(0, 2) == box(66, 0, 34, 33))
    #expect(BoxList([thirds]).item(0, 2) == box(66, 0, 33, 33))
    let gap = BoxList([BoxSection([(33, 33), (65, 33)])], stretches: true)
    #expect([gap.item(0), gap.item(0, 1)] == [box(0, 0, 33, 33), box(33, 0, 65, 33)])
  }

  @Test("An item may extend beyond its line by one point, and no more")
  func limit() {
    #expect(BoxList([BoxSection([(50, 50), (51, 50)])]).item(0, 1) == box(50, 0, 51, 50))
    #expect(BoxList([BoxSection([(50, 50), (52, 50)])]).item(0, 1) == box(0, 50, 52, 50))
  }

  // MARK: The view

  @Test("Lines are broken again when the view becomes narrower")
  func narrower() {
    let list = BoxList([third, third, third])
    list.view.frame.size.width = 70
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize == CGSize(width: 70, height: 66))
    #expect(
      (0..<3).map { list.item($0) }
        == [box(0, 0, 33, 33), box(33, 0, 33, 33), box(0, 33, 33, 33)])
  }

  @Test("Lines do not extend into the content insets")
  func contentInset() {
    let list = BoxList([BoxSection([(40, 10), (40, 20)], header: 10)]) { view, _ in
      view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    }
    #expect(list.view.contentSize == CGSize(width: 40, height: 40))
    #expect(list.header(0) == box(0, 0, 40, 10))
    #expect([list.item(0), list.item(0, 1)] == [box(0, 10, 40, 10), box(0, 20, 40, 20)])

    list.asked = []
    list.view.contentInset = .zero
    list.view.layoutIfNeeded()
    #expect([list.item(0), list.item(0, 1)] == [box(0, 10, 40, 10), box(40, 10, 40, 20)])
    #expect(list.asked == [0], "in longer lines the delegate may want other sizes")
  }
}

extension BoxList {
  /// Sets the number of pixels per point of the screen that shows the view.
  fileprivate func setScale(_ scale: CGFloat) { view.traitOverrides.displayScale = scale }
}
