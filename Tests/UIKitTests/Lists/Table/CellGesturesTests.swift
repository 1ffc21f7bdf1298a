import Foundation
import Galley
import Testing
import UIKit

/// A cell that decides about the gesture recognizers in it, as UIKit lets a subclass do.
private final class PickyCell: UITableViewCell {
  var isBlind = false
  var isSociable = false
  var beginnings = 0

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    beginnings += 1
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !isBlind && super.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSociable }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}

/// A target that counts the calls of gesture recognizers that have ended.
@MainActor
private final class Count: NSObject {
  var ended = 0

  func note(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .ended { ended += 1 }
  }
}

@MainActor @Suite("A cell as the delegate of gesture recognizers")
struct CellGesturesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cell = PickyCell(style: .default, reuseIdentifier: nil)
  private let count = Count()

  init() {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    window.addSubview(cell)
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.addTarget(count, action: Count.note)
    view.addGestureRecognizer(recognizer)
  }

  @Test("A subclass of a cell refuses touches, and is asked once whether a gesture may begin")
  func touches() {
    let tap = UITapGestureRecognizer()
    tap.delegate = cell
    add(tap, to: cell)
    Finger.tap(cell)
    #expect(count.ended == 1 && cell.beginnings == 1)
    cell.isBlind = true
    Finger.tap(cell)
    #expect(count.ended == 1)
  }

  @Test("A subclass of a cell lets two gestures be recognized simultaneously")
  func together() {
    let inner = UIPanGestureRecognizer()
    inner.delegate = cell
    add(inner, to: cell)
    add(UIPanGestureRecognizer(), to: window)
    Finger.drag(cell, by: CGPoint(x: 50, y: 0))
    #expect(count.ended == 1)
    cell.isSociable = true
    Finger.drag(cell, by: CGPoint(x: 50, y: 0))
    #expect(count.ended == 3)
  }

  @Test("Gesture methods of a cell that no subclass overrides count as not implemented")
  func plain() {
    let tap = UITapGestureRecognizer()
    let delegate: any UIGestureRecognizerDelegate = UITableViewCell()
    #expect(delegate.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) == nil)
    #expect(delegate.gestureRecognizer?(tap, shouldRequireFailureOf: tap) == nil)
    let picky: any UIGestureRecognizerDelegate = cell
    #expect(picky.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) != nil)
  }
}
