import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("Hovering")
struct UIHoverGestureRecognizerTests {
  private final class Card: UIView {
    var told: [String] = []
    var allows = true

    func hovered(_ recognizer: UIGestureRecognizer) {
      let place = recognizer.location(in: self)
      told.append("\(recognizer.state) \(Int(place.x)),\(Int(place.y))")
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      allows
    }
  }

  @Test("A pointer enters a view, moves over it, and leaves it")
  func states() {
    let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let hover = UIHoverGestureRecognizer(target: card, action: Card.hovered)
    card.addGestureRecognizer(hover)
    hover.hover(at: CGPoint(x: 5, y: 6))
    hover.hover(at: CGPoint(x: 7, y: 8))
    hover.hover(at: CGPoint(x: 107, y: 8))
    hover.endHovering()
    #expect(card.told == ["began 5,6", "changed 7,8", "ended 7,8"])
    #expect(hover.state == .possible)
    card.told = []
    hover.hover(at: CGPoint(x: 107, y: 8))
    #expect(card.told.isEmpty)
    card.allows = false
    hover.hover(at: CGPoint(x: 5, y: 6))
    card.allows = true
    hover.isEnabled = false
    hover.hover(at: CGPoint(x: 5, y: 6))
    #expect(card.told.isEmpty)
  }

  @Test("Hovering is cancelled when the recognizer is disabled, or removed from its view")
  func cancelled() {
    let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let hover = UIHoverGestureRecognizer(target: card, action: Card.hovered)
    card.addGestureRecognizer(hover)
    hover.hover(at: CGPoint(x: 5, y: 6))
    hover.isEnabled = false
    #expect(card.told == ["began 5,6", "cancelled 5,6"])
    #expect(hover.state == .possible && hover.location(in: card) == .zero)
    hover.isEnabled = true
    hover.hover(at: CGPoint(x: 7, y: 8))
    card.removeGestureRecognizer(hover)
    #expect(card.told.dropFirst(2) == ["began 7,8", "cancelled 7,8"])
    hover.endHovering()
    hover.hover(at: CGPoint(x: 7, y: 8))
    #expect(card.told.count == 4 && hover.state == .possible)
  }

  @Test("Touches do not hover, and other gestures of the view go on")
  func touches() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let card = Card(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    window.addSubview(card)
    let hover = UIHoverGestureRecognizer(target: card, action: Card.hovered)
    let tap = UITapGestureRecognizer(target: card, action: Card.hovered)
    card.addGestureRecognizer(hover)
    card.addGestureRecognizer(tap)
    Finger.tap(card)
    #expect(card.told == ["ended 50,25"])
  }
}
