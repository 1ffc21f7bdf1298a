import Foundation
import GalleyMotion
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Animations that begin and end with calls")
struct OldAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }
  private var x: CGFloat { view.layer.presentation()!.frame.minX }

  init() { window.addSubview(view) }

  @Test("An animation takes 0.2 seconds by default, and its duration, delay and curve can be set")
  func style() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    clock.advance(by: 0.1)
    #expect(abs(x - 50) < 1e-9)
    clock.advance(by: 0.1)
    #expect(x == 100 && view.layer.motion == nil)

    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    view.frame.origin.x = 0
    UIView.commitAnimations()
    clock.advance(by: 0.5)
    #expect(x == 100)
    clock.advance(by: 0.25)
    #expect(abs(x - 100 * (1 - TimingCurve.easeInOut.value(at: 0.25))) < 1e-6)
    clock.advance(by: 0.75)
    #expect(x == 0)
  }

  @Test("Changes before beginAnimations and after commitAnimations are not animated")
  func border() {
    view.frame.origin.x = 10
    UIView.beginAnimations(nil, context: nil)
    UIView.commitAnimations()
    view.frame.origin.x = 20
    #expect(view.layer.motion == nil)
    UIView.commitAnimations()
    UIView.setAnimationDuration(5)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("An animation inside of another one has its own duration and curve")
  func nested() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(other)
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    #expect(UIView.inheritedAnimationDuration == 1)
    UIView.beginAnimations("inner", context: nil)
    other.frame.origin.x = 100
    UIView.commitAnimations()
    view.frame.origin.x = 100
    UIView.commitAnimations()
    clock.advance(by: 0.2)
    #expect(other.layer.motion == nil && abs(x - 20) < 1e-9)
  }

  @Test("An animation repeats, and runs backward after each repetition")
  func repeats() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    clock.advance(by: 1.25)
    #expect(abs(x - 75) < 1e-6)
    clock.advance(by: 1.25)
    #expect(abs(x - 50) < 1e-6 && view.layer.motion != nil)
  }

  private final class Listener: NSObject {
    var heard: [String] = []

    private let _portedListener = GalleyUIKit.Ported.Members(of: Listener.self) {
      $0.method("willStart:context:") { listener, arguments in
        listener.heard.append("start \(arguments[0, String?.self] ?? "nothing")")
      }
      $0.method("didStop:finished:context:") { listener, arguments in
        let context = arguments[2, UnsafeMutableRawPointer?.self]
        listener.heard.append(
          "stop \(arguments[0, String.self]) \(arguments[1, NSNumber.self].boolValue) "
            + "\(context.map { Int(bitPattern: $0) } ?? 0)")
      }
    }
  }

  @Test("The delegate's methods are called at the start and at the end")
  func delegate() {
    let listener = Listener()
    UIView.beginAnimations("fade", context: UnsafeMutableRawPointer(bitPattern: 7))
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("willStart:context:"))
    UIView.setAnimationDidStop(Selector("didStop:finished:context:"))
    view.alpha = 0
    UIView.commitAnimations()
    #expect(listener.heard == ["start fade"])
    clock.advance(by: 0.2)
    #expect(listener.heard == ["start fade", "stop fade true 7"])
  }

  @Test("A transition shows the old appearance, which fades out")
  func transition() {
    view.backgroundColor = .red
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    view.backgroundColor = .blue
    UIView.commitAnimations()
    clock.advance(by: 0.1)
    #expect("\(window.displayList())".contains("#FF0000"))
    clock.advance(by: 0.2)
    #expect(!"\(window.displayList())".contains("#FF0000"))
  }
}
