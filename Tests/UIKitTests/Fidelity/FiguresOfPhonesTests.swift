import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

/// The controls in Documentation/Fidelity/bars.tsv, and the same ones in lists.tsv. The titles have
/// the names of the figures.
@MainActor @Suite("Figures of real phones: controls")
struct FiguresOfPhonesTests {
  /// The rectangle of the pixels that a shape touches, in points.
  private func pixels(touchedBy frame: CGRect) -> CGRect {
    func down(_ length: CGFloat) -> CGFloat { (length * 3 + 1e-3).rounded(.down) / 3 }
    func up(_ length: CGFloat) -> CGFloat { (length * 3 - 1e-3).rounded(.up) / 3 }
    let (left, top) = (down(frame.minX), down(frame.minY))
    return CGRect(x: left, y: top, width: up(frame.maxX) - left, height: up(frame.maxY) - top)
  }

  // MARK: Switches

  @Test("switch-size of iOS 14.5 to 18.5: 51 x 31")
  func switches() {
    let control = UISwitch()
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test("switch-knob-on, switch-knob-off of iOS 17.5 and 18.5: 27 across, 2 from the edge")
  func switchKnobs() throws {
    let control = UISwitch()
    for (isOn, x) in [(true, 22.0), (false, 2)] {
      control.isOn = isOn
      let knob = try #require(PaintedParts(of: control).fills.first { $0.frame.width < 51 })
      let figure = CGRect(x: x, y: 2, width: 27, height: 27)
      #expect(isWithinHalfPixel(knob.frame, of: figure), "\(knob.frame)")
    }
  }

  @Test("sentry-switch-frame: 51 x 31 in any frame, the knob with its shadow at (-6, -3), 43 x 43")
  func switchesInFrames() throws {
    let control = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
    #expect(control.frame == CGRect(x: 10, y: 40, width: 51, height: 31))
    let knob = try #require(PaintedParts(of: control).fills.first { $0.frame.width < 51 })
    let shadow = try #require(knob.shadow)
    // A shadow reaches as far as its blur, which is twice its radius.
    let reach = CGFloat(shadow.radius) * 2
    let frame = knob.frame.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
      .insetBy(dx: -reach, dy: -reach)
    let figure = CGRect(x: -6, y: -3, width: 43, height: 43)
    #expect(isWithinHalfPixel(frame, of: figure), "\(frame)")
  }

  // MARK: Buttons

  @Test("button-custom-height: 34 high, as wide as the title of 18 points, in whole points")
  func plainButtons() {
    let button = UIButton()
    button.setTitle("No labels", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 75, height: 34))
  }

  // MARK: Steppers and sliders

  @Test("stepper-glyphs of iOS 17.5 and 18.5")
  func stepperSigns() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.value = 1
    let fills = PaintedParts(of: stepper).fills.map(\.frame)
    let signs = [
      CGRect(x: 16.333, y: 15.333, width: 13.667, height: 1.333),
      CGRect(x: 64, y: 9.333, width: 13.333, height: 13.333),
      CGRect(x: 46.333, y: 8, width: 1.333, height: 16),
    ]
    for sign in signs {
      #expect(fills.contains { isWithinHalfPixel($0, of: sign) }, "\(sign) is not in \(fills)")
    }
  }

  @Test("stepper-size of iOS 14.5 to 26.2: 94 x 32; slider-height: 34; slider tracks of 4")
  func steppersAndSliders() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    for width in [370.0, 373, 382] {
      let offered = CGSize(width: width, height: 100)
      #expect(UISlider().sizeThatFits(offered) == CGSize(width: width, height: 34))
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 373, height: 34))
    #expect(slider.trackRect(forBounds: slider.bounds).height == 4)
  }

  /// Returns a slider at three quarters of its range.
  private func slider(width: CGFloat) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    slider.maximumValue = 100
    slider.value = 75
    return slider
  }

  /// The frames of the painted track, with both of its parts, and of the knob.
  private func parts(of slider: UISlider) throws -> (track: CGRect, knob: CGRect) {
    let frames = PaintedParts(of: slider).fills.map(\.frame)
    let track = frames.filter { $0.height < 10 }.reduce(CGRect.null) { $0.union($1) }
    return (track, try #require(frames.first { $0.height > 10 }))
  }

  @Test("slider-track of iOS 14.5, 17.5 and 18.5: y 15 to 19, from x 3 to the width less 3")
  func sliderTracks() throws {
    for width in [370.0, 373, 382] {
      let track = try parts(of: slider(width: width)).track
      let figure = CGRect(x: 3, y: 15, width: width - 6, height: 4)
      #expect(isWithinHalfPixel(track, of: figure), "\(width): \(track)")
    }
  }

  @Test("slider-knob of iOS 14.5, 17.5 and 18.5: 27 across, from x 256, 259 and 265")
  func sliderKnobs() throws {
    for (width, x) in [(370.0, 256.0), (373, 259), (382, 265)] {
      let knob = try parts(of: slider(width: width)).knob
      #expect(isWithinHalfPixel(knob.minX, of: x), "\(width): \(knob)")
      #expect(isWithinHalfPixel(knob.width, of: 27), "\(width): \(knob)")
    }
  }

  @Test("sentry-slider-26-old-sdk: the look of before iOS 26, a track of 4 and a round knob of 27")
  func oldSliders() throws {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    let (track, knob) = try parts(of: slider)
    #expect(isWithinHalfPixel(track.height, of: 4), "\(track)")
    #expect(isWithinHalfPixel(knob.width, of: 27), "\(knob)")
    #expect(isWithinHalfPixel(knob.height, of: 27), "\(knob)")
  }

  // MARK: Segmented controls

  @Test("segmented-size, segmented-segments, seg-w, seg-h: 263 x 32, 87 wide each, 1 between them")
  func segments() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    #expect(control.sizeThatFits(.zero) == CGSize(width: 263, height: 32))
    control.frame = CGRect(x: 0, y: 0, width: 263, height: 32)
    #expect(control.segmentFrames.count == 3)
    for (frame, x) in zip(control.segmentFrames, [0.0, 88, 176]) {
      let figure = CGRect(x: x, y: 0, width: 87, height: 32)
      #expect(isWithinHalfPixel(frame, of: figure), "\(frame)")
    }
  }

  // MARK: Page controls

  /// Three pages, the second one shown.
  private func pageControl() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 1
    control.sizeToFit()
    return control
  }

  @Test("pagecontrol-height: 27⅓ on iOS 14.5, 26 on iOS 15.5 and 16.4, 25⅔ from iOS 17.5 on")
  func pages() {
    let heights: [(UIKitGeneration, CGFloat)] = [(.iOS14, 27.333), (.iOS15, 26), (.iOS18, 25.667)]
    for (generation, figure) in heights {
      let height = UIKitGeneration.$current.withValue(generation) { pageControl().bounds.height }
      #expect(isWithinHalfPixel(height, of: figure), "\(generation): \(height)")
    }
  }

  @Test("pagecontrol-dots: 7⅓ wide, 7⅓ high on iOS 14.5 and 7⅔ from iOS 17.5 on, 17⅔ apart")
  func dots() {
    let heights: [(UIKitGeneration, CGFloat)] = [(.iOS14, 7.333), (.iOS18, 7.667)]
    for (generation, figure) in heights {
      let dots = UIKitGeneration.$current.withValue(generation) {
        PaintedParts(of: pageControl()).fills.map { pixels(touchedBy: $0.frame) }
      }
      #expect(dots.count == 3)
      for dot in dots {
        #expect(isWithinHalfPixel(dot.width, of: 7.333), "\(generation): \(dot)")
        #expect(isWithinHalfPixel(dot.height, of: figure), "\(generation): \(dot)")
      }
      for (dot, next) in zip(dots, dots.dropFirst()) {
        #expect(isWithinHalfPixel(next.minX - dot.minX, of: 17.667), "\(generation): \(dots)")
      }
    }
  }

  // MARK: Text fields

  @Test("sentry-textfield-placeholder: 20⅓ high, 5 below the top of a field of 30")
  func placeholders() throws {
    let field = UITextField(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
    field.placeholder = "Edit Me"
    let text = try #require(PaintedParts(of: field).texts.first)
    #expect(isWithinHalfPixel(text.frame.minX, of: 0), "\(text)")
    #expect(isWithinHalfPixel(text.frame.minY, of: 5), "\(text)")
    #expect(isWithinHalfPixel(text.frame.height, of: 20.333), "\(text)")
  }
}
