import Foundation
import GalleyNibs

extension NibKinds {
  /// The kinds of elements in nibs that are controls, by the names of the elements.
  static let controls: [String: NibKind] = [
    "control": NibKind(UIControl.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
    },
    "button": NibKind(UIButton.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      compiler.readButton(part)
    },
    "colorWell": NibKind(UIColorWell.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      part.text("title", UIColorWell.self) { $0.title = $1 }
      part.set(part.element.bool("supportsAlpha"), UIColorWell.self) { $0.supportsAlpha = $1 }
      part.set(compiler.color(part.element, "selectedColor"), UIColorWell.self) {
        $0.selectedColor = $1
      }
    },
    "switch": NibKind(UISwitch.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      let element = part.element
      part.set(element.bool("on"), UISwitch.self) { $0.isOn = $1 }
      part.set(compiler.color(element, "onTintColor"), UISwitch.self) { $0.onTintColor = $1 }
      part.set(compiler.color(element, "thumbTintColor"), UISwitch.self) { $0.thumbTintColor = $1 }
      let style: UISwitch.Style? = compiler.word(
        "preferredStyle", of: element,
        ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding])
      part.set(style, UISwitch.self) { $0.preferredStyle = $1 }
      part.text("title", UISwitch.self) { $0.title = $1 }
    },
    "slider": NibKind(UISlider.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      let element = part.element
      // Xcode always writes the range. In a file without a range, the slider keeps its default
      // range of 0 to 1.
      part.set(element.number("minValue"), UISlider.self) { $0.minimumValue = Float($1) }
      part.set(element.number("maxValue"), UISlider.self) { $0.maximumValue = Float($1) }
      part.set(element.number("value"), UISlider.self) { $0.value = Float($1) }
      part.set(element.bool("continuous"), UISlider.self) { $0.isContinuous = $1 }
      part.set(compiler.color(element, "minimumTrackTintColor"), UISlider.self) {
        $0.minimumTrackTintColor = $1
      }
      part.set(compiler.color(element, "maximumTrackTintColor"), UISlider.self) {
        $0.maximumTrackTintColor = $1
      }
      part.set(compiler.color(element, "thumbTintColor"), UISlider.self) { $0.thumbTintColor = $1 }
      part.set(compiler.image(element, "minimumValueImage"), UISlider.self) {
        $0.minimumValueImage = $1
      }
      part.set(compiler.image(element, "maximumValueImage"), UISlider.self) {
        $0.maximumValueImage = $1
      }
    },
    "stepper": NibKind(UIStepper.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      let element = part.element
      let least = element.number("minimumValue") ?? 0
      let most = element.number("maximumValue") ?? 100
      if least < most {
        part.set(UIStepper.self) { stepper in
          // The maximum is set first if it is higher than the present minimum, so that the range is
          // never empty.
          if most > stepper.minimumValue { stepper.maximumValue = most }
          stepper.minimumValue = least
          stepper.maximumValue = most
        }
      } else {
        compiler.report(element, "a stepper from \(least) to \(most) has no values")
      }
      part.set(element.number("stepValue").flatMap { $0 > 0 ? $0 : nil }, UIStepper.self) {
        $0.stepValue = $1
      }
      part.set(element.number("value"), UIStepper.self) { $0.value = $1 }
      part.set(element.bool("wraps"), UIStepper.self) { $0.wraps = $1 }
      part.set(element.bool("autorepeat"), UIStepper.self) { $0.autorepeat = $1 }
      part.set(element.bool("continuous"), UIStepper.self) { $0.isContinuous = $1 }
    },
    "segmentedControl": NibKind(UISegmentedControl.self) { part, compiler in
      compiler.readSegments(part)
      compiler.readView(part)
      compiler.readControl(part)
    },
    "pageControl": NibKind(UIPageControl.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      let element = part.element
      // The number is limited, because drawing a dot for each of very many pages would take too
      // long.
      part.set(element.integer("numberOfPages"), UIPageControl.self) {
        $0.numberOfPages = min(max($1, 0), 10_000)
      }
      part.set(element.integer("currentPage"), UIPageControl.self) { $0.currentPage = $1 }
      part.set(element.bool("hidesForSinglePage"), UIPageControl.self) {
        $0.hidesForSinglePage = $1
      }
      let background: UIPageControl.BackgroundStyle? = compiler.word(
        "backgroundStyle", of: element,
        ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal])
      part.set(background, UIPageControl.self) { $0.backgroundStyle = $1 }
      part.set(element.bool("allowsContinuousInteraction"), UIPageControl.self) {
        $0.allowsContinuousInteraction = $1
      }
      part.set(compiler.image(element, "preferredIndicatorImage"), UIPageControl.self) {
        $0.preferredIndicatorImage = $1
      }
      part.set(compiler.color(element, "pageIndicatorTintColor"), UIPageControl.self) {
        $0.pageIndicatorTintColor = $1
      }
      part.set(compiler.color(element, "currentPageIndicatorTintColor"), UIPageControl.self) {
        $0.currentPageIndicatorTintColor = $1
      }
    },
    "textField": NibKind(UITextField.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      compiler.readTextField(part)
    },
    "textView": NibKind(UITextView.self) { part, compiler in
      compiler.readScrollView(part)
      compiler.readView(part)
      compiler.readTextView(part)
    },
    "datePicker": NibKind(UIDatePicker.self) { part, compiler in
      compiler.readDatePicker(part)
      compiler.readView(part)
      compiler.readControl(part)
    },
    "searchBar": NibKind(UISearchBar.self) { part, compiler in
      compiler.readView(part)
      compiler.readSearchBar(part)
    },
    "refreshControl": NibKind(UIRefreshControl.self) { part, compiler in
      compiler.readControl(part)
      part.set(compiler.color(part.element, "tintColor"), UIRefreshControl.self) {
        $0.tintColor = $1
      }
      part.set(compiler.color(part.element, "backgroundColor"), UIRefreshControl.self) {
        $0.backgroundColor = $1
      }
      part.set(compiler.attributedText(part.element, "attributedTitle"), UIRefreshControl.self) {
        $0.attributedTitle = $1
      }
    },
  ]
}
