import GalleyMotion
import Testing

@Suite("The buttons beside a row that is swiped aside")
struct SwipeGeometryTests {
  private let two = SwipeGeometry(widths: [74, 90], rowWidth: 390, performsFirst: true)
  private let quiet = SwipeGeometry(widths: [74, 90], rowWidth: 390, performsFirst: false)

  @Test("Are as wide as they want to be while the row is open")
  func open() {
    #expect(two.openLength == 164)
    #expect(
      two.spans(at: 164) == [.init(start: 0, length: 74), .init(start: 74, length: 90)])
  }

  @Test("Share less room, and more, by their widths, and never leave a gap")
  func share() {
    #expect(two.spans(at: 82) == [.init(start: 0, length: 37), .init(start: 37, length: 45)])
    for length in stride(from: Double(0), through: 233, by: 7) {
      let spans = two.spans(at: length)
      #expect(spans[1].start == spans[0].length)
      #expect(abs(spans[1].start + spans[1].length - length) < 1e-9)
    }
  }

  @Test("Leave some of the row to be taken hold of, however many they are")
  func many() {
    let many = SwipeGeometry(
      widths: Array(repeating: 100, count: 6), rowWidth: 390, performsFirst: false)
    #expect(many.openLength == 346)
    #expect(many.spans(at: 346).allSatisfy { $0.length < 58 })
  }

  @Test("Give all of it to the first one, where that is about to be done")
  func first() {
    #expect(two.fullLength == 234)
    #expect(
      two.spans(at: 234) == [.init(start: 0, length: 234), .init(start: 234, length: 0)])
    #expect(quiet.fullLength == nil)
    #expect(quiet.spans(at: 234)[1].length > 0)
  }

  @Test("The row follows a finger, and resists where there is nothing more to do")
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

  @Test("A row let go stays open from the half on, or goes where it is thrown")
  func ends() {
    #expect(two.end(from: 81, velocity: 0) == .closed)
    #expect(two.end(from: 82, velocity: 0) == .open)
    #expect(two.end(from: 20, velocity: 900) == .open)
    #expect(two.end(from: 160, velocity: -900) == .closed)
    #expect(two.end(from: 0, velocity: 900) == .closed)
  }

  @Test("Far enough aside the first action is done, unless it is on its way back, or never to be")
  func full() {
    #expect(two.end(from: 233, velocity: 0) == .open)
    #expect(two.end(from: 234, velocity: 0) == .full)
    #expect(two.end(from: 234, velocity: -900) == .closed)
    #expect(quiet.end(from: 300, velocity: 0) == .open)
  }
}
