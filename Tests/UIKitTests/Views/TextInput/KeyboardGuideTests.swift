import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The keyboard layout guide")
struct KeyboardGuideTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
  private let bar = UIView()

  private func screen(
    _ size: CGSize = CGSize(width: 375, height: 667), safeArea: UIEdgeInsets = .zero
  ) -> KeyboardScreen {
    let screen = KeyboardScreen(size, safeArea: safeArea)
    let view = screen.view
    view.addSubview(field)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    screen.window.layoutIfNeeded()
    return screen
  }

  @Test("A view above the guide goes up with the keyboard, animated, and comes down with it")
  func follows() {
    let screen = screen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(bar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    field.becomeFirstResponder()
    #expect(bar.frame == CGRect(x: 0, y: 363, width: 375, height: 44))
    #expect(
      screen.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    screen.clock.advance(by: 0.125)
    let shown = bar.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 400 && shown < 600)
    screen.clock.advance(by: 0.2)
    field.resignFirstResponder()
    #expect(bar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
  }

  @Test("Without a keyboard the guide is on the safe area, and no higher than the keyboard with it")
  func safeArea() {
    let screen = screen(
      CGSize(width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(bar.frame.maxY == 810)
    screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
    screen.window.layoutIfNeeded()
    #expect(bar.frame.maxY == 844)
    field.becomeFirstResponder()
    #expect(bar.frame.maxY == 508)
  }

  @Test(
    "The guide of a view that does not extend to the bottom is moved as far as that view is covered"
  )
  func covered() {
    let screen = screen()
    let small = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(small)
    small.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.bottomAnchor.constraint(equalTo: small.keyboardLayoutGuide.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 400)
    field.becomeFirstResponder()
    #expect(inner.frame.maxY == 307)
    small.frame.origin.y = 50
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 357)
    small.frame.origin.y = 0
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 400, "the view is above the keyboard")
    small.frame.origin.y = 100
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 307)
    small.frame.size.height = 200
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 200, "the view ends above the keyboard")
  }

  @Test("The guide follows the movements of the views around its view")
  func coveredInside() {
    let screen = screen()
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    let small = UIView(frame: outer.bounds)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(outer)
    outer.addSubview(small)
    small.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.bottomAnchor.constraint(equalTo: small.keyboardLayoutGuide.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 307)
    outer.frame.origin.y = 50
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 357)
    outer.bounds.origin.y = 10
    screen.window.layoutIfNeeded()
    #expect(inner.frame.maxY == 367)
  }

  @Test("The guide follows the keyboard of the device's orientation")
  func turns() {
    let screen = screen()
    field.becomeFirstResponder()
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
    screen.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(
      screen.ear.heard() == [
        "will change 407→169 of 206", "will show 407→169 of 206",
      ])
    #expect(bar.frame == CGRect(x: 0, y: 125, width: 667, height: 44))
    screen.clock.advance(by: 1)
    #expect(
      screen.ear.heard() == ["did change 407→169 of 206", "did show 407→169 of 206"])
  }

  @Test("The guide follows the keyboard of a tablet")
  func tablet() {
    let screen = screen(CGSize(width: 820, height: 1_180))
    field.becomeFirstResponder()
    #expect(
      screen.ear.heard() == ["will change 1180→868 of 312", "will show 1180→868 of 312"])
    #expect(bar.frame == CGRect(x: 0, y: 824, width: 820, height: 44))
  }

  @Test("The guide stays with a hardware keyboard")
  func hardware() {
    let screen = screen()
    screen.scene.hasHardwareKeyboard = true
    field.becomeFirstResponder()
    #expect(screen.ear.heard() == [])
    #expect(bar.frame.maxY == 667)
    screen.scene.hasHardwareKeyboard = false
    #expect(screen.ear.heard() == ["will change 667→407 of 260", "will show 667→407 of 260"])
    #expect(bar.frame.maxY == 407)
  }

  @Test("The guide comes down when the field is removed from its window")
  func removal() {
    let screen = screen()
    field.becomeFirstResponder()
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
    field.removeFromSuperview()
    screen.clock.advance(by: 1)
    #expect(
      screen.ear.heard() == [
        "will change 407→667 of 260", "will hide 407→667 of 260",
        "did change 407→667 of 260", "did hide 407→667 of 260",
      ])
    #expect(bar.frame.maxY == 667)
  }

  @Test("The guide of another scene does not follow the keyboard")
  func scenes() {
    let (screen, other) = (screen(), KeyboardScreen())
    field.becomeFirstResponder()
    #expect(screen.view.keyboardLayoutGuide.layoutFrame.height == 260)
    #expect(other.view.keyboardLayoutGuide.layoutFrame.height == 0)
    #expect(other.ear.heard() == [])
  }

  @Test("Without animation the guide follows in the next frame")
  func still() {
    let screen = screen()
    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    _ = screen.ear.heard()
    screen.clock.advance(by: 1 / 60)
    #expect(screen.ear.heard() == ["did change 667→407 of 260", "did show 667→407 of 260"])
  }

  @Test("A guide that is created later follows the last keyboard frame")
  func interrupted() {
    let screen = screen()
    field.becomeFirstResponder()
    screen.clock.advance(by: 0.1)
    field.resignFirstResponder()
    screen.clock.advance(by: 1)
    #expect(
      screen.ear.heard() == [
        "will change 667→407 of 260", "will show 667→407 of 260",
        "will change 407→667 of 260", "will hide 407→667 of 260",
        "did change 407→667 of 260", "did hide 407→667 of 260",
      ])
  }

  @Test("Constraints for the bottom edge and for being away from the others are active")
  func edges() {
    let screen = screen()
    let guide = screen.view.keyboardLayoutGuide
    let near = bar.widthAnchor.constraint(lessThanOrEqualToConstant: 600)
    let top = bar.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    let away = bar.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    #expect(near.isActive && !top.isActive && away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive && guide.constraintsActive(whenNearEdge: .top).isEmpty)
  }
}
