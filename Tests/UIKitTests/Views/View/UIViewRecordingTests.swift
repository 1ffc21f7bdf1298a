@testable import GalleyUIKit
import GalleyDrawing
import TestSupport
import Testing

@MainActor @Suite("Recording the content of a view")
struct UIViewRecordingTests {
  @Test("A view is recorded from back to front: background, subviews, border")
  func order() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.backgroundColor = .white
    view.layer.borderWidth = 2
    view.layer.cornerRadius = 8
    let badge = UIView(frame: CGRect(x: 80, y: 4, width: 16, height: 16))
    badge.backgroundColor = .red
    badge.alpha = 0.5
    view.addSubview(badge)
    let hidden = UIView(frame: view.bounds)
    hidden.backgroundColor = .blue
    hidden.isHidden = true
    view.addSubview(hidden)
    #expect(
      view.displayList().description == """
        fill rounded rect (0, 0, 100, 44) radius 8 #FFFFFF
        UIView, at (80, 4), opacity 0.5
          fill rect (0, 0, 16, 16) #FF0000
        stroke rounded rect (1, 1, 98, 42) radius 7 #000000, 2 wide
        """)
    view.clipsToBounds = true
    view.layer.shadowOpacity = 0.25
    #expect(
      view.displayList().description == """
        fill rounded rect (0, 0, 100, 44) radius 8 #FFFFFF
        clip, clipped to rounded rect (0, 0, 100, 44) radius 8
          UIView, at (80, 4), opacity 0.5
            fill rect (0, 0, 16, 16) #FF0000
        stroke rounded rect (1, 1, 98, 42) radius 7 #000000, 2 wide
        """)
  }

  /// The changed view is in a view that was hidden during the recording before, or was not.
  @Test(
    "A change deep in a hierarchy is recorded, whatever was drawn before", arguments: [true, false])
  func deepChange(wasHidden: Bool) {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    func shown() -> String { views[0].displayList().description }
    views[2].isHidden = wasHidden
    #expect(shown() == "")
    views[3].backgroundColor = .red
    views[2].isHidden = false
    #expect(shown().contains("#FF0000"))
    views[2].isHidden = true
    #expect(shown() == "")
    views[3].backgroundColor = .blue
    #expect(shown() == "")
    views[2].isHidden = false
    #expect(shown().contains("#0000FF"))
    let mask = CALayer()
    views[1].layer.mask = mask
    let masked = shown()
    mask.frame = views[1].bounds
    mask.backgroundColor = UIColor.black.cgColor
    #expect(shown() != masked)
    mask.opacity = 0
    #expect(shown() == masked)
    views[1].layer.mask = nil
    #expect(shown().contains("#0000FF") && shown() != masked)
  }

  @Test("A view is recorded again only where something has changed")
  func reuse() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    left.backgroundColor = .red
    right.backgroundColor = .blue
    view.addSubview(left)
    view.addSubview(right)
    let before = view.displayList()
    let kept = right.layer.recorded
    left.backgroundColor = .green
    let after = view.displayList()
    #expect(before != after)
    #expect(right.layer.recorded?.identity == kept?.identity)
    // The view is moved, and not recorded again.
    right.frame.origin.x = 10
    #expect(view.displayList() != after)
    #expect(right.layer.recorded?.identity == kept?.identity)
  }

  @Test("A view in dark mode is recorded with dark colors")
  func dark() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: window.bounds)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    window.addSubview(view)
    #expect(view.displayList().description == "fill rect (0, 0, 10, 10) #FFFFFF")
    window.overrideUserInterfaceStyle = .dark
    #expect(view.displayList().description == "fill rect (0, 0, 10, 10) #000000")
    view.overrideUserInterfaceStyle = .light
    #expect(view.displayList().description == "fill rect (0, 0, 10, 10) #FFFFFF")
  }

  @Test("A mask, a shape and a gradient are recorded")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let fade = CAGradientLayer()
    fade.frame = view.bounds
    fade.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    view.layer.addSublayer(fade)
    #expect(
      view.displayList().description
        == """
        group, at (0, 0)
          fill rect (0, 0, 20, 20) #FFFFFF at 0, #000000 at 1 from (10, 0) to (10, 20)
        """.replacingOccurrences(of: ", at (0, 0)", with: ""))
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    mask.backgroundColor = .black
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .red
    inner.mask = mask
    view.addSubview(inner)
    #expect(
      inner.layer.recordItem().map { DisplayList([$0]).description } == """
        UIView
          mask
            UIView, at (5, 5)
              fill rect (0, 0, 10, 10) #000000
          fill rect (0, 0, 20, 20) #FF0000
        """)
  }
}
