import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A color well")
struct UIColorWellTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(well)
  }

  private var picker: UIColorPickerViewController? {
    controller.presentedViewController as? UIColorPickerViewController
  }

  @Test("A tap presents a picker with the title and the color, and the chosen color is reported")
  func choosing() throws {
    var chosen: [UIColor?] = []
    well.title = "Background"
    well.supportsAlpha = false
    well.selectedColor = .systemTeal
    well.addAction(
      UIAction { chosen.append(($0.sender as? UIColorWell)?.selectedColor) }, for: .valueChanged)
    Finger.tap(well)
    window.frameClock.advanceUntilStill()
    let picker = try #require(picker)
    #expect(picker.title == "Background" && picker.selectedColor == .systemTeal)
    #expect(!picker.supportsAlpha)
    picker.choose(.systemRed)
    #expect(chosen.count == 1 && well.selectedColor == picker.selectedColor)
    picker.finish()
    window.frameClock.advanceUntilStill()
    #expect(controller.presentedViewController == nil)
    Finger.tap(well)
    #expect(self.picker?.selectedColor == well.selectedColor)
  }

  @Test("A color that is set in code is not reported")
  func code() {
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    well.selectedColor = .red
    #expect(changes == 0)
  }

  @Test("A disabled well presents nothing")
  func disabled() {
    well.isEnabled = false
    Finger.tap(controller.view, at: CGPoint(x: 114, y: 114))
    #expect(picker == nil)
  }

  @Test("The middle of a color well has the selected color")
  func drawing() {
    well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let text = well.layer.recordInside().description
    #expect(text.contains("#0000FF"), "\(text)")
  }
}
