import Foundation
import Testing
import UIKit

/// Figures of Documentation/Fidelity, each by the name that it has there.
@MainActor @Suite("Figures of real phones")
struct FiguresOfPhonesTests {
  // MARK: Controls (bars.tsv)

  @Test("switch-size, switch-knob")
  func switches() {
    let control = UISwitch()
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(
      UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30)).frame.size == control.bounds.size
    )
  }

  @Test("stepper-size, slider-height")
  func steppersAndSliders() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    let slider = UISlider()
    #expect(slider.sizeThatFits(CGSize(width: 370, height: 100)).height == 34)
    slider.frame = CGRect(x: 0, y: 0, width: 370, height: 34)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == 4 && track.minY == 15 && track.midX == 185)
  }

  @Test("segmented-size")
  func segments() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test("pagecontrol-height")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(abs(control.sizeThatFits(CGSize(width: 370, height: 100)).height - 25.667) < 0.4)
  }

  // MARK: Bars (bars.tsv)

  @Test("navbar-title: 20⅓ high, 11⅔ below the top of a bar of 44")
  func title() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = UIViewController()
    screen.title = "Second"
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 44)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0].compactMap { $0 as? UILabel } + labels(in: $0) }
    }
    let label = try #require(labels(in: bar).first { $0.text == "Second" })
    let frame = label.convert(label.bounds, to: bar)
    #expect(abs(frame.minY - 11.667) < 0.5)
    #expect(abs(frame.height - 20.333) < 0.5)
    #expect(abs(frame.midX - 195) < 0.5)
  }

  // MARK: Text (text.tsv)

  private struct Line {
    let text: String
    let size: CGFloat
    let weight: String
    let width: CGFloat
    let generation: Int
  }

  /// The sheet stands beside the sources.
  private static func lines(from path: String = #filePath) throws -> [Line] {
    let root = URL(fileURLWithPath: path).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sheet = root.appendingPathComponent("Documentation/Fidelity/text.tsv")
    return try String(contentsOf: sheet, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let parts = $0.split(separator: "\t", omittingEmptySubsequences: false)
      let numbers = [1, 3, 5].compactMap { Double(parts[$0]) }
      try #require(numbers.count == 3, "\($0)")
      return Line(
        text: String(parts[0]), size: numbers[0], weight: String(parts[2]), width: numbers[1],
        generation: Int(numbers[2]))
    }
  }

  /// How much wider lines of a size are here than on phones.
  private func excess(of lines: [Line]) -> CGFloat {
    let label = UILabel()
    var (here, there): (CGFloat, CGFloat) = (0, 0)
    for line in lines {
      label.font = .systemFont(
        ofSize: line.size, weight: line.weight == "semibold" ? .semibold : .regular)
      label.text = line.text
      here += label.intrinsicContentSize.width
      there += line.width
    }
    return here / there - 1
  }

  @Test("Lines of 11 and 12 points are as wide, to a hundredth in sum")
  func smallText() throws {
    let lines = try Self.lines().filter { $0.generation >= 14 && $0.size <= 12 }
    #expect(lines.count > 30)
    #expect(abs(excess(of: lines)) < 0.012)
  }

  // The difference that Documentation/Fidelity.md names. Whoever mends it takes this test with it.
  @Test("Lines of 17 and 18 points are between three and seven hundredths wider, as the sheet says")
  func largeText() throws {
    let lines = try Self.lines().filter { $0.generation >= 14 && $0.size >= 17 }
    #expect(lines.count > 30)
    let excess = excess(of: lines)
    #expect(excess > 0.03 && excess < 0.07, "\(excess)")
  }
}
