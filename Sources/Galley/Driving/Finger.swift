import Foundation
import GalleyUIKit

/// A finger with which a test touches a screen.
///
///     Finger.tap(likeButton)
///     Finger.drag(collectionView, by: CGPoint(x: 0, y: -300), over: 0.2)
///     Finger.press(cell, for: 1)
///
/// Or step by step:
///
///     let finger = Finger(on: slider, at: CGPoint(x: 10, y: 22))
///     finger.move(by: CGPoint(x: 100, y: 0), over: 0.3)
///     #expect(slider.value > 0.5)
///     finger.lift()
///
/// The view has to be in a window. Time is the time of the window's frame clock, which advances
/// while the finger moves.
///
/// A finger that does not reach its view fails the test. The failure gives the reason: the view is
/// hidden, covered by another view, outside of the window, or does not receive touches. In this
/// case, the view under the finger still receives the touch. Labels and other views that do not
/// handle touches count as reached if their superview, or a view behind them, receives the touch.
/// To touch whatever view is at a point, touch the window:
///
///     Finger.tap(window, at: CGPoint(x: 160, y: 240))
@MainActor
public final class Finger {
  /// The window that the finger touches.
  public let window: UIWindow
  private let touch: UITouch

  /// Puts a finger down on a view, by default at its center.
  ///
  /// Fails the test if the finger does not reach the view. A view that is in no window can't be
  /// reached; the finger then touches an empty window.
  public init(
    on view: UIView, at place: CGPoint? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    window = Finger.window(of: view)
    let place = Finger.place(place, in: view)
    Finger.checkReach(of: view, at: [place], in: window, source)
    touch = window.putFinger(at: place)
  }

  /// The view that received the touch when the finger was put down.
  public var view: UIView? { touch.view }

  /// The position of the finger in the window.
  public var place: CGPoint { touch.location(in: nil) }

  /// Whether the finger touches the screen.
  public private(set) var isDown = true

  /// Moves the finger to a point in the coordinates of the window, frame by frame.
  public func move(to end: CGPoint, over seconds: TimeInterval = 0) {
    let start = place
    Finger.each(frameOf: seconds, on: window) { share in
      guard isDown else { return }
      window.moveFingers([
        touch: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      ])
    }
  }

  /// Moves the finger by a delta, frame by frame.
  public func move(by delta: CGPoint, over seconds: TimeInterval = 0) {
    move(to: CGPoint(x: place.x + delta.x, y: place.y + delta.y), over: seconds)
  }

  /// Keeps the finger in place for some time.
  public func rest(for seconds: TimeInterval) { window.frameClock.advance(by: seconds) }

  /// Lifts the finger.
  public func lift() {
    guard isDown else { return }
    isDown = false
    window.liftFingers([touch])
  }

  /// Cancels the touch, as the system does when the user gets a call.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    window.cancelFingers([touch])
  }

  // MARK: Gestures

  /// Taps a view, by default once and at its center.
  public static func tap(
    _ view: UIView, at place: CGPoint? = nil, times: Int = 1, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let window = window(of: view)
    for time in 0..<max(times, 0) {
      if time > 0 { window.frameClock.advance(by: 0.1) }
      // The first tap may have removed the view from its window.
      guard time == 0 || view.window != nil else { return }
      let finger = Finger(
        on: view, at: place, fileID: fileID, filePath: filePath, line: line, column: column)
      finger.rest(for: 0.05)
      finger.lift()
    }
  }

  /// Presses a view for some time.
  public static func press(
    _ view: UIView, at place: CGPoint? = nil, for seconds: TimeInterval = 0.6,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let finger = Finger(
      on: view, at: place, fileID: fileID, filePath: filePath, line: line, column: column)
    finger.rest(for: seconds)
    finger.lift()
  }

  /// Drags the content of a view by a delta.
  ///
  /// If the finger is lifted while it moves, the content continues to move with the velocity of the
  /// finger. If the finger rests first, the content does not move on.
  public static func drag(
    _ view: UIView, from place: CGPoint? = nil, by delta: CGPoint, over seconds: TimeInterval = 0.3,
    thenRest rest: TimeInterval = 0.2, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let finger = Finger(
      on: view, at: place, fileID: fileID, filePath: filePath, line: line, column: column)
    finger.move(by: delta, over: seconds)
    finger.rest(for: rest)
    finger.lift()
  }

  /// Drags the content of a view and lifts the finger while it moves, so that the content
  /// decelerates.
  public static func flick(
    _ view: UIView, from place: CGPoint? = nil, by delta: CGPoint, over seconds: TimeInterval = 0.1,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    drag(
      view, from: place, by: delta, over: seconds, thenRest: 0, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Pinches a view with two fingers around the center of the view. The fingers move apart if the
  /// scale is greater than 1, and otherwise towards each other.
  public static func pinch(
    _ view: UIView, to scale: CGFloat, over seconds: TimeInterval = 0.3, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let window = window(of: view)
    let middle = place(nil, in: view)
    let apart = min(view.bounds.width, view.bounds.height) / 4
    func places(_ scale: CGFloat) -> (CGPoint, CGPoint) {
      (
        CGPoint(x: middle.x - apart * scale, y: middle.y),
        CGPoint(x: middle.x + apart * scale, y: middle.y)
      )
    }
    let source = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    checkReach(of: view, at: [places(1).0, places(1).1], in: window, source)
    let first = window.putFinger(at: places(1).0)
    let second = window.putFinger(at: places(1).1)
    each(frameOf: seconds, on: window) { share in
      let (left, right) = places(1 + (scale - 1) * share)
      window.moveFingers([first: left, second: right])
    }
    window.liftFingers([first, second])
  }

  // MARK: Implementation

  private static func window(of view: UIView) -> UIWindow {
    guard let window = view.window else { return UIWindow(frame: .zero) }
    window.layoutIfNeeded()
    return window
  }

  /// Fails the test if a finger at one of the points in the window does not reach the view.
  private static func checkReach(
    of view: UIView, at places: [CGPoint], in window: UIWindow, _ source: ProofPlace
  ) {
    for place in places {
      guard let reason = FingerReach(view: view, window: window, place: place).obstacle else {
        continue
      }
      return source.fail("The finger does not reach \(FingerReach.name(view)): \(reason)")
    }
  }

  private static func place(_ place: CGPoint?, in view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.convert(place ?? middle, to: nil)
  }

  /// Calls a closure for each frame of a duration with the fraction that has passed.
  ///
  /// Calls the closure once, with 1, if the duration is zero or not a finite number.
  private static func each(
    frameOf seconds: TimeInterval, on window: UIWindow, _ body: (CGFloat) -> Void
  ) {
    let clock = window.frameClock
    let seconds = seconds.isFinite ? max(seconds, 0) : 0
    // A very long duration would take forever, so the number of frames is limited.
    let frames = Int(min(max((seconds / clock.frameDuration).rounded(), 1), 100_000))
    for frame in 1...frames {
      if seconds > 0 { clock.advance(by: seconds / Double(frames)) }
      body(CGFloat(frame) / CGFloat(frames))
    }
  }
}
