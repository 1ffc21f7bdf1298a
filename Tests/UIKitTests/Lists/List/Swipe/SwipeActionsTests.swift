import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("Swiping a row of a list")
@MainActor
struct SwipeActionsTests {
  private let list = SwipeList()

  @Test("A swipe to the left shows the trailing actions")
  func trailing() throws {
    let finger = Finger(on: try list.cell(1))
    finger.move(by: CGPoint(x: -60, y: 0), over: 0.2)
    #expect(list.log == ["trailing of Oslo?"])
    // The first ten points of the movement are needed to recognize the swipe.
    #expect(try list.shift(1) == -50)
    #expect(try list.shift(0) == 0)
    #expect(list.buttons.map(\.action.title) == ["Delete", "Flag"])
    #expect(try list.button("Delete").superview?.frame.maxX == 390)
    #expect(try list.button("Delete").superview?.frame.width == 50)
    #expect(try list.cell(1).configurationState.isSwiped)
    #expect(try !list.cell(0).configurationState.isSwiped)
  }

  @Test("A swipe to the right shows the leading actions")
  func leading() throws {
    try list.drag(1, by: 60)
    #expect(list.log == ["leading of Oslo?"])
    let star = try list.button("Star")
    #expect(try list.shift(1) == star.naturalWidth)
    #expect(star.superview?.frame.minX == 0)
  }

  @Test(
    "A button has the accessibility label of its action, or else its title or its image's label")
  func accessibilityLabels() {
    let image = UIImage()
    image.accessibilityLabel = "A star"
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    action.image = image
    #expect(SwipeActionButton.label(of: action) == "A star")
    action.title = "Star"
    #expect(SwipeActionButton.label(of: action) == "Star")
    action.accessibilityLabel = "Add a star"
    #expect(SwipeActionButton.label(of: action) == "Add a star")
  }

  @Test("From right to left, a swipe to the right shows the trailing actions")
  func rightToLeft() throws {
    let list = SwipeList(isRightToLeft: true)
    try list.drag(1, by: 100)
    #expect(list.log == ["trailing of Oslo?"])
    let (delete, flag) = (try list.button("Delete"), try list.button("Flag"))
    #expect(try list.shift(1) == delete.naturalWidth + flag.naturalWidth)
    #expect(delete.frame.minX == 0)
    #expect(flag.frame.minX == delete.frame.maxX)
    try list.drag(2, by: -60)
    #expect(list.log.last == "leading of Lima?")
  }

  @Test("A row stays open after a swipe over half of the buttons, and closes after a shorter one")
  func threshold() throws {
    try list.drag(1, by: -50)
    #expect(try list.shift(1) == 0)
    #expect(list.buttons.isEmpty)
    #expect(try !list.cell(1).configurationState.isSwiped)
    try list.drag(1, by: -100)
    let (delete, flag) = (try list.button("Delete"), try list.button("Flag"))
    #expect(try list.shift(1) == -delete.naturalWidth - flag.naturalWidth)
    #expect(delete.frame.width == delete.naturalWidth)
    #expect(delete.backgroundColor == .systemRed)
    #expect(flag.backgroundColor == .systemOrange)
    #expect(delete.frame.minX == flag.frame.maxX)
    #expect(try list.cell(1).configurationState.isSwiped)
  }

  @Test("A second swipe continues from the open position, and can close the row")
  func again() throws {
    try list.drag(1, by: -100)
    let open = try list.shift(1)
    let finger = Finger(on: try list.cell(1), at: CGPoint(x: 180, y: 20))
    finger.move(by: CGPoint(x: 40, y: 0), over: 0.2)
    #expect(try list.shift(1) == open + 30)
    finger.move(by: CGPoint(x: 100, y: 0), over: 0.2)
    finger.rest(for: 0.2)
    finger.lift()
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(list.log == ["trailing of Oslo?"])
  }

  @Test("A row opens after a flick in a smooth animation")
  func thrown() throws {
    Finger.flick(try list.cell(1), by: CGPoint(x: -60, y: 0))
    var places: [CGFloat] = []
    for _ in 0..<10 {
      list.window.frameClock.advance(by: 1 / 60)
      places.append(try list.shift(1))
    }
    #expect(places == places.sorted(by: >))
    #expect(Set(places).count == 10)
    list.settle()
    #expect(try list.shift(1) < places[9])
  }

  @Test("A row that is opening is open as soon as its list moves to another window")
  func otherWindow() throws {
    Finger.flick(try list.cell(1), by: CGPoint(x: -60, y: 0))
    list.window.frameClock.advance(by: 1 / 60)
    let window = UIWindow(frame: list.window.frame)
    window.addSubview(list.view)
    window.layoutIfNeeded()
    let (delete, flag) = (try list.button("Delete"), try list.button("Flag"))
    #expect(try list.shift(1) == -delete.naturalWidth - flag.naturalWidth)
    #expect(try list.cell(1).configurationState.isSwiped)
  }

  @Test("A button performs its action, and the row closes when the action calls its completion")
  func button() throws {
    try list.drag(1, by: -100)
    var done: ((Bool) -> Void)?
    list.finish = { done = $0 }
    Finger.tap(try list.button("Flag"))
    list.settle()
    #expect(list.log == ["trailing of Oslo?", "Flag Oslo"])
    #expect(try list.shift(1) < 0)
    done?(true)
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(list.buttons.isEmpty)
    // A second call of the completion does not close another row.
    try list.drag(2, by: -100)
    done?(true)
    list.settle()
    #expect(try list.shift(2) < 0)
  }

  @Test("A full swipe performs the first action, unless the configuration disables it")
  func full() throws {
    list.finish = { [list] done in
      list.cities.remove(at: 1)
      list.view.deleteItems(at: [IndexPath(0, 1)])
      done(true)
    }
    Finger.drag(try list.cell(1), by: CGPoint(x: -300, y: 0))
    #expect(list.log == ["trailing of Oslo?", "Delete Oslo"])
    list.settle()
    #expect(list.buttons.isEmpty)
    #expect(list.view.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
    #expect(list.view.numberOfItems(inSection: 0) == 4)

    list.performsFirst = false
    list.log = []
    try list.drag(1, by: -300)
    #expect(list.log == ["trailing of Lima?"])
    #expect(list.buttons.count == 2)
  }

  @Test("A tap on another row closes an open row, and selects nothing")
  func elsewhere() throws {
    try list.drag(1, by: -100)
    Finger.tap(try list.cell(3))
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(list.log == ["trailing of Oslo?"])
    Finger.tap(try list.cell(3))
    #expect(list.log.last == "select Bern")
  }

  @Test("A tap on an open row closes it, and does not select it")
  func onRow() throws {
    try list.drag(1, by: -100)
    Finger.tap(try list.cell(1), at: CGPoint(x: 200, y: 20))
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(list.log == ["trailing of Oslo?"])
  }

  @Test("A swipe on another row closes the open row")
  func another() throws {
    try list.drag(1, by: -100)
    try list.drag(3, by: -100)
    #expect(try list.shift(1) == 0)
    #expect(try list.shift(3) < 0)
    #expect(list.buttons.count == 2)
  }

  @Test("Vertical scrolling closes an open row")
  func scrolling() throws {
    try list.drag(1, by: -100)
    Finger.drag(try list.cell(1), from: CGPoint(x: 200, y: 20), by: CGPoint(x: -4, y: -30))
    list.settle()
    #expect(list.view.contentOffset.y > 0)
    #expect(try list.shift(1) == 0)
    #expect(list.log == ["trailing of Oslo?"])
  }

  @Test("A swipe does not scroll the list")
  func noScrolling() throws {
    Finger.drag(try list.cell(1), by: CGPoint(x: -100, y: -20))
    list.settle()
    #expect(list.view.contentOffset.y == 0)
    #expect(try list.shift(1) < 0)
  }

  @Test("An open row that scrolls out of sight is closed when it comes back")
  func outOfSight() throws {
    list.cities += (0..<40).map { "City \($0)" }
    list.view.reloadData()
    list.settle()
    try list.drag(1, by: -100)
    list.view.contentOffset.y = 900
    list.settle()
    #expect(list.buttons.isEmpty)
    #expect(list.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
    list.view.contentOffset.y = 0
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(try !list.cell(1).configurationState.isSwiped)
  }

  @Test("A reload closes an open row")
  func reload() throws {
    try list.drag(1, by: -100)
    list.view.reloadData()
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(list.buttons.isEmpty)
  }

  @Test("An open row stays open when an update moves it, and its buttons go when it is deleted")
  func updates() throws {
    try list.drag(1, by: -100)
    let open = try list.shift(1)
    list.cities.insert("Kyoto", at: 0)
    list.view.insertItems(at: [IndexPath(0, 0)])
    list.settle()
    #expect(try list.shift(1) == 0)
    #expect(try list.shift(2) == open)
    #expect(try list.button("Flag").superview?.frame.minY == list.cell(2).frame.minY)
    #expect(try list.cell(2).configurationState.isSwiped)

    list.cities.remove(at: 2)
    list.view.deleteItems(at: [IndexPath(0, 2)])
    list.settle()
    #expect(list.buttons.isEmpty)
    #expect(list.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("The buttons of a row in an inset group have its round corners")
  func card() throws {
    let list = SwipeList(.insetGrouped)
    try list.drag(0, by: -100)
    let first = try #require(try list.button("Delete").superview).layer
    #expect(first.maskedCorners == .layerMaxXMinYCorner)
    #expect(try first.cornerRadius == list.cell(0).layer.cornerRadius)
    try list.drag(1, by: -100)
    #expect(try list.button("Delete").superview?.layer.cornerRadius == 0)
  }

  @Test("A row without swipe actions does not move")
  func nothing() throws {
    let list = SwipeList(providers: false)
    let finger = Finger(on: try list.cell(1))
    finger.move(by: CGPoint(x: -100, y: 0), over: 0.2)
    #expect(try list.shift(1) == 0)
    finger.lift()
    #expect(list.view.swiping?.row == nil)
    // A cell may set its actions itself, without a provider of the list.
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    try list.cell(1).trailingSwipeActionsConfiguration = .init(actions: [delete])
    try list.drag(1, by: -100)
    #expect(try list.shift(1) < 0)
  }

  @Test("A tap on the delete accessory without a handler opens the row")
  func delete() throws {
    list.view.isEditing = true
    list.settle()
    try list.drag(1, by: -100)
    #expect(list.log == [])
    Finger.tap(try list.cell(1), at: CGPoint(x: 30, y: 22))
    list.settle()
    #expect(list.log == ["trailing of Oslo?"])
    #expect(try list.shift(1) < 0)
    list.view.isEditing = false
    list.settle()
    #expect(try list.shift(1) == 0)
  }
}
