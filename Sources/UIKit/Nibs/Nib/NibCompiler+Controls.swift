import Foundation
import GalleyNibs

// The attributes of all controls, and the special attributes of segmented controls, date pickers
// and search bars.

extension NibCompiler {
  func readControl(_ part: NibPart) {
    let element = part.element
    part.set(element.bool("enabled"), UIControl.self) { $0.isEnabled = $1 }
    part.set(element.bool("selected"), UIControl.self) { $0.isSelected = $1 }
    part.set(element.bool("highlighted"), UIControl.self) { $0.isHighlighted = $1 }
    let horizontal: UIControl.ContentHorizontalAlignment? = word(
      "contentHorizontalAlignment", of: element,
      [
        "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        "center": .center,
      ])
    let vertical: UIControl.ContentVerticalAlignment? = word(
      "contentVerticalAlignment", of: element,
      ["top": .top, "bottom": .bottom, "fill": .fill, "center": .center])
    part.set(horizontal, UIControl.self) { $0.contentHorizontalAlignment = $1 }
    part.set(vertical, UIControl.self) { $0.contentVerticalAlignment = $1 }
    part.set(element.bool("showsMenuAsPrimaryAction"), UIControl.self) {
      $0.showsMenuAsPrimaryAction = $1
    }
    part.set(element.string("toolTip"), UIControl.self) { $0.toolTip = $1 }
  }

  func readSegments(_ part: NibPart) {
    let element = part.element
    let id = element.id ?? ""
    for (index, segment) in element.list("segments").enumerated() {
      if let image = image(segment, "image") {
        part.set(UISegmentedControl.self) {
          $0.insertSegment(with: image, at: index, animated: false)
        }
      } else {
        part.text(
          segment.string("title") ?? "", "\(id).segmentTitles[\(index)]", UISegmentedControl.self
        ) { $0.insertSegment(withTitle: $1, at: index, animated: false) }
      }
      part.set(segment.bool("enabled"), UISegmentedControl.self) {
        $0.setEnabled($1, forSegmentAt: index)
      }
      part.set(segment.number("width"), UISegmentedControl.self) {
        $0.setWidth($1, forSegmentAt: index)
      }
      part.set(segment.size("contentOffset").map { CGSize($0) }, UISegmentedControl.self) {
        $0.setContentOffset($1, forSegmentAt: index)
      }
    }
    part.set(element.integer("selectedSegmentIndex"), UISegmentedControl.self) {
      if $1 >= 0, $1 < $0.numberOfSegments { $0.selectedSegmentIndex = $1 }
    }
    part.set(element.bool("momentary"), UISegmentedControl.self) { $0.isMomentary = $1 }
    part.set(element.bool("apportionsSegmentWidthsByContent"), UISegmentedControl.self) {
      $0.apportionsSegmentWidthsByContent = $1
    }
    part.set(color(element, "selectedSegmentTintColor"), UISegmentedControl.self) {
      $0.selectedSegmentTintColor = $1
    }
  }

  func readDatePicker(_ part: NibPart) {
    let element = part.element
    let mode: UIDatePicker.Mode =
      word(
        "datePickerMode", of: element,
        [
          "time": .time, "date": .date, "countDownTimer": .countDownTimer,
          "dateAndTime": .dateAndTime, "yearAndMonth": .yearAndMonth,
        ]) ?? .dateAndTime
    let style: UIDatePickerStyle =
      word(
        "style", of: element,
        ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic])
      ?? .automatic
    part.set(UIDatePicker.self) {
      $0.datePickerMode = mode
      $0.preferredDatePickerStyle = style
    }
    part.set(element.integer("minuteInterval"), UIDatePicker.self) { $0.minuteInterval = $1 }
    part.set(
      element.value("locale", "locale")?.string("localeIdentifier").map { Locale(identifier: $0) },
      UIDatePicker.self
    ) { $0.locale = $1 }
    part.set(
      element.value("timeZone", "timeZone")?.string("name").flatMap { TimeZone(identifier: $0) },
      UIDatePicker.self
    ) { $0.timeZone = $1 }
    part.set(element.bool("roundsToMinuteInterval"), UIDatePicker.self) {
      $0.roundsToMinuteInterval = $1
    }
    readDates(of: part)
    if mode == .countDownTimer {
      part.set(element.number("countDownDuration"), UIDatePicker.self) { $0.countDownDuration = $1 }
    }
  }

  /// Reads the range of a date picker, and its date.
  private func readDates(of part: NibPart) {
    let element = part.element
    func date(_ key: String) -> Date? {
      element.value(key, "date")?.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: $0)
      }
    }
    part.set(date("minimumDate"), UIDatePicker.self) { $0.minimumDate = $1 }
    part.set(date("maximumDate"), UIDatePicker.self) { $0.maximumDate = $1 }
    // Xcode also writes the day on which the file was saved, even for a picker with
    // `useCurrentDate`. Such a picker ignores the day in the file.
    if element.bool("useCurrentDate") != true {
      part.set(date("date"), UIDatePicker.self) { $0.date = $1 }
    }
  }

  func readSearchBar(_ part: NibPart) {
    let element = part.element
    let style: UISearchBar.Style =
      word(
        "searchBarStyle", of: element,
        ["prominent": .prominent, "minimal": .minimal, "default": .default]) ?? .default
    part.set(UISearchBar.self) { $0.searchBarStyle = style }
    part.text("text", UISearchBar.self) { $0.text = $1 }
    part.text("placeholder", UISearchBar.self) { $0.placeholder = $1 }
    part.text("prompt", UISearchBar.self) { $0.prompt = $1 }
    part.set(element.bool("showsCancelButton"), UISearchBar.self) { $0.showsCancelButton = $1 }
    part.set(element.bool("showsBookmarkButton"), UISearchBar.self) { $0.showsBookmarkButton = $1 }
    part.set(element.bool("showsScopeBar"), UISearchBar.self) { $0.showsScopeBar = $1 }
    part.set(element.bool("showsSearchResultsButton"), UISearchBar.self) {
      $0.showsSearchResultsButton = $1
    }
    part.set(element.bool("searchResultsButtonSelected"), UISearchBar.self) {
      $0.isSearchResultsButtonSelected = $1
    }
    part.set(barStyle(element), UISearchBar.self) { $0.barStyle = $1 }
    part.set(element.integer("selectedScopeButtonIndex"), UISearchBar.self) {
      $0.selectedScopeButtonIndex = $1
    }
    part.set(image(element, "backgroundImage"), UISearchBar.self) { $0.backgroundImage = $1 }
    part.set(image(element, "scopeBarBackgroundImage"), UISearchBar.self) {
      $0.scopeBarBackgroundImage = $1
    }
    part.set(element.offset("searchTextPositionAdjustment"), UISearchBar.self) {
      $0.searchTextPositionAdjustment = $1
    }
    part.set(element.offset("searchFieldBackgroundPositionAdjustment"), UISearchBar.self) {
      $0.searchFieldBackgroundPositionAdjustment = $1
    }
    readInputTraits(of: part, UISearchBar.self)
    readScopes(of: part)
    part.set(color(element, "barTintColor"), UISearchBar.self) { $0.barTintColor = $1 }
    part.set(element.bool("translucent"), UISearchBar.self) { $0.isTranslucent = $1 }
  }

  private func readScopes(of part: NibPart) {
    let element = part.element
    let titles = element.strings("scopeButtonTitles")
    let id = element.id ?? ""
    if !titles.isEmpty {
      part.add { bar, load in
        (bar as? UISearchBar)?.scopeButtonTitles = titles.enumerated().map {
          load.text($1, key: "\(id).scopeButtonTitles[\($0)]")
        }
      }
    }
  }
}
