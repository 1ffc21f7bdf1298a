import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A picker")
struct UIPickerViewTests {
  @MainActor
  private class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [20, 3]
    var told: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component)/\(row)" }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append("\(component)/\(row)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let picker = UIPickerView()
  private let source = Source()
  private let left = CGPoint(x: 80, y: 108)

  init() {
    picker.dataSource = source
    picker.delegate = source
    window.addSubview(picker)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func text(_ row: Int, _ component: Int) -> String? {
    (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
  }

  @Test("A picker asks for its components and visible rows only")
  func rows() {
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
    #expect(text(0, 0) == "0/0" && text(2, 1) == "1/2" && text(19, 0) == nil)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 151, height: 32))
  }

  @Test("A picker with a million rows costs no more than with a few")
  func many() {
    source.counts = [1_000_000]
    picker.reloadAllComponents()
    picker.selectRow(500_000, inComponent: 0, animated: false)
    #expect(text(500_000, 0) == "0/500000")
    #expect(picker.subviews.flatMap(\.subviews).count < 20)
  }

  @Test("A finger turns a wheel by rows, and the delegate is told when it rests")
  func drag() {
    Finger.drag(picker, from: left, by: CGPoint(x: 0, y: -70))
    #expect(source.told == [] || source.told == ["0/2"])
    window.frameClock.advanceUntilStill()
    #expect(source.told == ["0/2"] && picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test("A thrown wheel stops with a row in the center, and at its end")
  func flick() {
    Finger.flick(picker, from: left, by: CGPoint(x: 0, y: -60))
    window.frameClock.advanceUntilStill()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 2 && source.told == ["0/\(row)"])
    let view = picker.view(forRow: row, forComponent: 0)
    #expect(view?.convert(CGPoint(x: 0, y: 16), to: picker).y == 108)
    Finger.flick(picker, from: left, by: CGPoint(x: 0, y: 100))
    Finger.flick(picker, from: left, by: CGPoint(x: 0, y: 100))
    window.frameClock.advanceUntilStill()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("A tap on a row turns it to the center")
  func tap() {
    Finger.tap(picker, at: CGPoint(x: 80, y: 108 + 64))
    window.frameClock.advanceUntilStill()
    #expect(source.told == ["0/2"])
  }

  @Test("A row selected in code is not told to the delegate")
  func code() {
    picker.selectRow(2, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    window.frameClock.advanceUntilStill()
    #expect(source.told == [] && picker.selectedRow(inComponent: 1) == 2)
    source.counts = [5, 2]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    source.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.numberOfComponents == 1)
  }

  @Test("A picker shows views in place of titles, in the given size")
  func views() {
    final class Views: NSObject, UIPickerViewDelegate {
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView { view ?? UISwitch() }

      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        50
      }

      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 60 : 100
      }
    }
    let views = Views()
    picker.delegate = views
    #expect(picker.view(forRow: 0, forComponent: 0) is UISwitch)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 50))
    withExtendedLifetime(views) {}
  }

  @Test("Accessibility actions turn each wheel")
  func accessibility() {
    final class Named: Source, UIPickerViewAccessibilityDelegate {
      func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
      ) -> String? { "Wheel \(component)" }
      func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
      ) -> String? { "Hint \(component)" }
    }
    let named = Named()
    picker.delegate = named
    picker.dataSource = named
    window.layoutIfNeeded()
    let wheel = picker.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(wheel?.accessibilityLabel == "Wheel 0" && wheel?.accessibilityValue == "0/0")
    #expect(wheel?.accessibilityHint == "Hint 0")
    wheel?.accessibilityIncrement()
    window.frameClock.advanceUntilStill()
    wheel?.accessibilityDecrement()
    window.frameClock.advanceUntilStill()
    wheel?.accessibilityDecrement()
    window.frameClock.advanceUntilStill()
    #expect(named.told == ["0/1", "0/0"])
  }

  @Test("Selecting a row that does not exist traps")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = Source()
      let picker = UIPickerView()
      picker.dataSource = source
      picker.selectRow(20, inComponent: 0, animated: false)
    }
    expectTrap(result, says: "row 20 of component 0, which has 20")
  }
}
