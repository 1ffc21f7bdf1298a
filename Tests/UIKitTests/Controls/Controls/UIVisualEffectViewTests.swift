import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A visual effect view")
struct UIVisualEffectViewTests {
  private func list(_ effect: UIVisualEffect?, _ style: UIUserInterfaceStyle = .light) -> String {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.overrideUserInterfaceStyle = style
    return view.displayList().items.first.map { "\(DisplayList([$0]))" } ?? ""
  }

  @Test(
    "A visual effect view covers what is behind it with a veil, by style and in light and dark mode"
  )
  func veil() {
    #expect(list(UIBlurEffect(style: .systemMaterial)) == "fill rect (0, 0, 10, 10) #F5F5F5C7")
    #expect(
      list(UIBlurEffect(style: .systemMaterial), .dark) == "fill rect (0, 0, 10, 10) #262626C7")
    #expect(
      list(UIBlurEffect(style: .systemMaterialLight), .dark)
        == "fill rect (0, 0, 10, 10) #F5F5F5C7")
    #expect(list(UIBlurEffect(style: .dark)) == "fill rect (0, 0, 10, 10) #1C1C1CBA")
    #expect(list(UIGlassEffect()) == "fill rect (0, 0, 10, 10) #F5F5F5A6")
    let red = UIGlassEffect(style: .clear)
    red.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(list(red) == "fill rect (0, 0, 10, 10) #FF000080")
  }

  @Test("Every blur style has a veil")
  func styles() {
    for number in 0...20 where number != 3 {
      let style = UIBlurEffect.Style(rawValue: number)
      #expect(style.map { list(UIBlurEffect(style: $0)).hasPrefix("fill") } == true, "\(number)")
    }
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
  }

  @Test("A visual effect view without an effect, or with a vibrancy effect, draws nothing")
  func none() {
    #expect(list(nil) == "")
    let blur = UIBlurEffect(style: .light)
    #expect(list(UIVibrancyEffect(blurEffect: blur)) == "")
    #expect(list(UIVibrancyEffect(blurEffect: blur, style: .label)) == "")
  }

  @Test("The content view of a visual effect view fills it, in front of the veil")
  func content() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.contentView.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      "\(view.displayList())" == """
        fill rect (0, 0, 10, 10) #FFFFFF99
        UIView
          fill rect (0, 0, 10, 10) #FF0000
        """)
    view.layer.cornerRadius = 5
    view.clipsToBounds = true
    #expect(
      "\(view.displayList())".hasPrefix("clip, clipped to rounded rect (0, 0, 10, 10) radius 5"))
  }

  @Test("The veil that was drawn follows the corners of its view")
  func corners() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect("\(view.displayList())" == "fill rect (0, 0, 20, 10) #FFFFFF99")
    view.layer.cornerRadius = 3
    let round = "\(view.displayList())"
    #expect(round == "fill rounded rect (0, 0, 20, 10) radius 3 #FFFFFF99")
    view.cornerConfiguration = .capsule()
    #expect("\(view.displayList())" != round)
  }

  @Test("Blur effects of one style are equal")
  func equal() {
    #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
    #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .light).copy() as? UIBlurEffect == UIBlurEffect(style: .light))
  }
}
