import Testing

@testable import GalleyUIKit

@MainActor @Suite("Movements of symbols")
struct SymbolEffectTests {
  @Test("An image view accepts symbol effects, and shows a replaced symbol at once")
  func effects() {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    var ended: [Bool] = []
    view.addSymbolEffect(.bounce)
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(3).speed(2), animated: true) {
      ended.append($0.isFinished && $0.effect as? BounceSymbolEffect == .bounce.byLayer.up)
    }
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.disappear)
    view.removeSymbolEffect(ofType: .scale)
    view.removeAllSymbolEffects()
    let star = UIImage(systemName: "star")!
    view.setSymbolImage(star, contentTransition: .replace.downUp) {
      ended.append($0.sender === view && $0.effect == nil)
    }
    #expect(view.image === star && ended == [true, true])
    #expect(SymbolEffectOptions.repeating != .nonRepeating)
    #expect(SymbolEffectOptions.repeat(2).speed(1) == .repeat(2))
  }
}
