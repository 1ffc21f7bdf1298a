import GalleyMotion
import Testing

@Suite("The buttons beside a row that is swiped aside")
struct SwipeGeometryTests {
  private let two = SwipeGeometry(widths: [74, 90], rowWidth: 390, performsFirst: true)
  private let quiet = SwipeGeometry(widths: [74, 90], rowWidth: 390, performsFirst: false)

  @Test("The buttons beside an open row have their own widths")
  func open() {
    #expect(two.openLength == 164)
    #expect(
      two.spans(at: 164) == [.init(start: 0, length: 74), .init(start: 74, length: 90)])
  }

  @Test("The buttons share any other space by their widths, without gaps")
  func share() {
    #expect(two.spans(at: 82) == [.init(start: 0, length: 37), .init(start: 37, length: 45)])
    for length in stride(from: Double(0), through: 233, by: 7) {
      let spans = two.spans(at: length)
      #expect(spans[1].start == spans[0].length)
      #expect(abs(spans[1].start + spans[1].length - length) < 1e-9)
    }
  }

  @Test("Many buttons leave a part of the row visible, by which it can be dragged")
  func many() {
    let many = SwipeGeometry(
      widths: Array(repeating: 100, count: 6), rowWidth: 390, performsFirst: false)
    #expect(many.openLength == 346)
    #expect(many.spans(at: 346).allSatisfy { $0.length < 58 })
  }

  @Test("The first button takes all the space when a full swipe would perform its action")
  func first() {
    #expect(two.fullLength == 234)
    #expect(
      two.spans(at: 234) == [.init(start: 0, length: 234), .init(start: 234, length: 0)])
    #expect(quiet.fullLength == nil)
    #expect(quiet.spans(at: 234)[1].length > 0)
  }

  @Test(
    "A swiped row follows the finger, and resists beyond its buttons if nothing can be performed")
  func pulling() {
    #expect(two.length(pulled: -20) == 0)
    #expect(two.length(pulled: 100) == 100)
    #expect(two.length(pulled: 300) == 300)
    #expect(two.length(pulled: 500) == 390)
    #expect(quiet.length(pulled: 164) == 164)
    let pulled = quiet.length(pulled: 264)
    #expect(pulled > 164 && pulled < 264)
    #expect(abs(quiet.pull(length: pulled) - 264) < 1e-9)
    #expect(two.pull(length: 300) == 300)
  }

  @Test("A row stays open if half of the buttons is shown, or moves in the direction of a flick")
  func ends() {
    #expect(two.end(from: 81, velocity: 0) == .closed)
    #expect(two.end(from: 82, velocity: 0) == .open)
    #expect(two.end(from: 20, velocity: 900) == .open)
    #expect(two.end(from: 160, velocity: -900) == .closed)
    #expect(two.end(from: 0, velocity: 900) == .closed)
  }

  @Test("A full swipe performs the first action if this is allowed and the row does not move back")
  func full() {
    #expect(two.end(from: 233, velocity: 0) == .open)
    #expect(two.end(from: 234, velocity: 0) == .full)
    #expect(two.end(from: 234, velocity: -900) == .closed)
    #expect(quiet.end(from: 300, velocity: 0) == .open)
  }
}
