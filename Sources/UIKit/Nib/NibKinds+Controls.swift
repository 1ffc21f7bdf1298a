import Foundation
import GalleyNibs

extension NibKinds {
  /// Controls: what the user presses, types into and sets.
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
    "switch": NibKind(UISwitch.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      let element = part.element
      part.set(element.bool("on"), UISwitch.self) { $0.isOn = $1 }
      part.set(compiler.color(element, "onTintColor"), UISwitch.self) { $0.onTintColor = $1 }
      part.set(compiler.color(element, "thumbTintColor"), UISwitch.self) { $0.thumbTintColor = $1 }
    },
    "slider": NibKind(UISlider.self) { part, compiler in
      compiler.readView(part)
      compiler.readControl(part)
      let element = part.element
      // Xcode writes the range always, and a slider without it goes from 0 to 1.
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
          // The range is never empty in between.
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
      part.set(element.integer("numberOfPages"), UIPageControl.self) { $0.numberOfPages = $1 }
      part.set(element.integer("currentPage"), UIPageControl.self) { $0.currentPage = $1 }
      part.set(element.bool("hidesForSinglePage"), UIPageControl.self) {
        $0.hidesForSinglePage = $1
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
      part.set(compiler.attributedText(part.element, "attributedTitle"), UIRefreshControl.self) {
        $0.attributedTitle = $1
      }
    },
  ]
}

extension NibCompiler {
  func readControl(_ part: NibPart) {
    let element = part.element
    part.set(element.bool("enabled"), UIControl.self) { $0.isEnabled = $1 }
    part.set(element.bool("selected"), UIControl.self) { $0.isSelected = $1 }
    part.set(element.bool("highlighted"), UIControl.self) { $0.isHighlighted = $1 }
    let horizontal: UIControl.ContentHorizontalAlignment? =
      switch element.string("contentHorizontalAlignment") {
      case "left": .left
      case "right": .right
      case "fill": .fill
      case "leading": .leading
      case "trailing": .trailing
      case "center": .center
      default: nil
      }
    let vertical: UIControl.ContentVerticalAlignment? =
      switch element.string("contentVerticalAlignment") {
      case "top": .top
      case "bottom": .bottom
      case "fill": .fill
      case "center": .center
      default: nil
      }
    part.set(horizontal, UIControl.self) { $0.contentHorizontalAlignment = $1 }
    part.set(vertical, UIControl.self) { $0.contentVerticalAlignment = $1 }
    part.set(element.bool("showsMenuAsPrimaryAction"), UIControl.self) {
      $0.showsMenuAsPrimaryAction = $1
    }
    part.set(element.string("toolTip"), UIControl.self) { $0.toolTip = $1 }
  }

  // MARK: Buttons

  func readButton(_ part: NibPart) {
    let element = part.element
    let type: UIButton.ButtonType =
      switch element.string("buttonType") {
      case "system", "roundedRect": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
    part.set(UIButton.self) { $0.become(type) }
    part.set(font(element, "fontDescription"), UIButton.self) { $0.titleLabel?.font = $1 }
    part.set(element.string("lineBreakMode").flatMap { NibNames.breaks[$0] }, UIButton.self) {
      $0.titleLabel?.lineBreakMode = $1
    }
    part.set(element.insets("contentEdgeInsets").map { UIEdgeInsets($0) }, UIButton.self) {
      $0.contentEdgeInsets = $1
    }
    part.set(element.insets("titleEdgeInsets").map { UIEdgeInsets($0) }, UIButton.self) {
      $0.titleEdgeInsets = $1
    }
    part.set(element.insets("imageEdgeInsets").map { UIEdgeInsets($0) }, UIButton.self) {
      $0.imageEdgeInsets = $1
    }
    part.set(element.bool("adjustsImageWhenHighlighted"), UIButton.self) {
      $0.adjustsImageWhenHighlighted = $1
    }
    part.set(element.bool("adjustsImageWhenDisabled"), UIButton.self) {
      $0.adjustsImageWhenDisabled = $1
    }
    part.set(element.bool("changesSelectionAsPrimaryAction"), UIButton.self) {
      $0.changesSelectionAsPrimaryAction = $1
    }
    for state in element.children where state.kind == "state" { readState(state, of: part) }
    if let configuration = element.value("configuration", "buttonConfiguration") {
      readConfiguration(configuration, of: part)
    }
    set("menu", of: part, UIButton.self, UIMenu.self) { $0.menu = $1 }
  }

  private func readState(_ element: NibElement, of part: NibPart) {
    let (state, prefix): (UIControl.State, String)
    switch element.key {
    case "highlighted": (state, prefix) = (.highlighted, "highlighted")
    case "disabled": (state, prefix) = (.disabled, "disabled")
    case "selected": (state, prefix) = (.selected, "selected")
    case "focused": (state, prefix) = (.focused, "focused")
    default: (state, prefix) = (.normal, "normal")
    }
    let id = part.element.id ?? ""
    if let title = element.string("title") {
      part.text(title, "\(id).\(prefix)Title", UIButton.self) { $0.setTitle($1, for: state) }
    }
    part.set(attributedText(element, "attributedTitle"), UIButton.self) {
      $0.setAttributedTitle($1, for: state)
    }
    part.set(color(element, "titleColor"), UIButton.self) { $0.setTitleColor($1, for: state) }
    part.set(color(element, "titleShadowColor"), UIButton.self) {
      $0.setTitleShadowColor($1, for: state)
    }
    part.set(image(element, "image"), UIButton.self) { $0.setImage($1, for: state) }
    part.set(image(element, "backgroundImage"), UIButton.self) {
      $0.setBackgroundImage($1, for: state)
    }
    part.set(
      element.value("preferredSymbolConfiguration").flatMap { symbolConfiguration($0) },
      UIButton.self
    ) { $0.setPreferredSymbolConfiguration($1, forImageIn: state) }
  }

  private func readConfiguration(_ element: NibElement, of part: NibPart) {
    var configuration: UIButton.Configuration =
      switch element.string("style") {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "bordered": .bordered()
      case "borderedProminent": .borderedProminent()
      case "borderedTinted": .borderedTinted()
      case "borderless": .borderless()
      default: .plain()
      }
    configuration.image = image(element, "image")
    switch element.string("imagePlacement") {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "leading": configuration.imagePlacement = .leading
    default: break
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    switch element.string("cornerStyle") {
    case "fixed": configuration.cornerStyle = .fixed
    case "dynamic": configuration.cornerStyle = .dynamic
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch element.string("buttonSize") {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    case "medium": configuration.buttonSize = .medium
    default: break
    }
    switch element.string("titleAlignment") {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    if let color = color(element, "baseForegroundColor") {
      configuration.baseForegroundColor = color
    }
    if let color = color(element, "baseBackgroundColor") {
      configuration.baseBackgroundColor = color
    }
    if let insets = element.value("contentInsets").flatMap({ _ in element.insets("contentInsets") })
    {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if element.bool("showsActivityIndicator") == true {
      configuration.showsActivityIndicator = true
    }
    if let symbols = element.value("preferredSymbolConfigurationForImage").flatMap({
      symbolConfiguration($0)
    }) {
      configuration.preferredSymbolConfigurationForImage = symbols
    }
    readBackground(element, into: &configuration)
    if let font = font(element, "titleFontDescription") ?? font(element, "fontDescription") {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var container = $0
        container.font = font
        return container
      }
    }
    let id = part.element.id ?? ""
    let base = configuration
    let title = element.string("title")
    let subtitle = element.string("subtitle")
    let attributedTitle = attributedText(element, "attributedTitle")
    let attributedSubtitle = attributedText(element, "attributedSubtitle")
    part.add { button, load in
      var configuration = base
      configuration.title = title.map { load.text($0, key: "\(id).configuration.title") }
      configuration.subtitle = subtitle.map { load.text($0, key: "\(id).configuration.subtitle") }
      if let attributedTitle {
        configuration.attributedTitle = AttributedString(attributedTitle)
      }
      if let attributedSubtitle {
        configuration.attributedSubtitle = AttributedString(attributedSubtitle)
      }
      (button as? UIButton)?.configuration = configuration
    }
  }

  private func readBackground(
    _ element: NibElement, into configuration: inout UIButton.Configuration
  ) {
    guard let background = element.value("background", "backgroundConfiguration") else { return }
    if let color = color(background, "backgroundColor") {
      configuration.background.backgroundColor = color
    }
    if let color = color(background, "strokeColor") {
      configuration.background.strokeColor = color
    }
    if let width = background.number("strokeWidth") {
      configuration.background.strokeWidth = width
    }
    if let radius = background.number("cornerRadius") {
      configuration.background.cornerRadius = radius
    }
    if let image = image(background, "image") { configuration.background.image = image }
  }

  // MARK: Text

  func readTextField(_ part: NibPart) {
    let element = part.element
    part.set(font(element, "fontDescription"), UITextField.self) { $0.font = $1 }
    part.set(color(element, "textColor"), UITextField.self) { $0.textColor = $1 }
    let alignment = element.string("textAlignment").flatMap { NibNames.alignments[$0] } ?? .left
    part.set(UITextField.self) { $0.textAlignment = alignment }
    let border: UITextField.BorderStyle =
      switch element.string("borderStyle") {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
    part.set(UITextField.self) { $0.borderStyle = border }
    func mode(_ name: String) -> UITextField.ViewMode? {
      switch element.string(name) {
      case "always": .always
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "never": .never
      default: nil
      }
    }
    part.set(mode("clearButtonMode"), UITextField.self) { $0.clearButtonMode = $1 }
    part.set(mode("leftViewMode"), UITextField.self) { $0.leftViewMode = $1 }
    part.set(mode("rightViewMode"), UITextField.self) { $0.rightViewMode = $1 }
    part.set(element.bool("clearsOnBeginEditing"), UITextField.self) {
      $0.clearsOnBeginEditing = $1
    }
    part.set(element.bool("adjustsFontSizeToFit"), UITextField.self) {
      $0.adjustsFontSizeToFitWidth = $1
    }
    part.set(element.number("minimumFontSize"), UITextField.self) { $0.minimumFontSize = $1 }
    part.set(element.bool("adjustsFontForContentSizeCategory"), UITextField.self) {
      $0.adjustsFontForContentSizeCategory = $1
    }
    part.set(image(element, "background"), UITextField.self) { $0.background = $1 }
    part.set(image(element, "disabledBackground"), UITextField.self) { $0.disabledBackground = $1 }
    if let text = attributedText(element, "attributedText") {
      part.set(UITextField.self) { $0.attributedText = text }
    } else {
      part.text("text", UITextField.self) { $0.text = $1 }
    }
    if let text = attributedText(element, "attributedPlaceholder") {
      part.set(UITextField.self) { $0.attributedPlaceholder = text }
    } else {
      part.text("placeholder", UITextField.self) { $0.placeholder = $1 }
    }
    if let traits = element.value("textInputTraits", "textInputTraits") {
      part.set(UITextField.self) { NibCompiler.apply(traits, to: $0) }
    }
  }

  func readTextView(_ part: NibPart) {
    let element = part.element
    part.set(font(element, "fontDescription"), UITextView.self) { $0.font = $1 }
    part.set(color(element, "textColor"), UITextView.self) { $0.textColor = $1 }
    let alignment = element.string("textAlignment").flatMap { NibNames.alignments[$0] } ?? .left
    part.set(UITextView.self) { $0.textAlignment = alignment }
    part.set(element.bool("editable"), UITextView.self) { $0.isEditable = $1 }
    part.set(element.bool("selectable"), UITextView.self) { $0.isSelectable = $1 }
    part.set(element.bool("adjustsFontForContentSizeCategory"), UITextView.self) {
      $0.adjustsFontForContentSizeCategory = $1
    }
    if let text = attributedText(element, "attributedText") {
      part.set(UITextView.self) { $0.attributedText = text }
    } else {
      part.text("text", UITextView.self) { $0.text = $1 }
    }
    if let traits = element.value("textInputTraits", "textInputTraits") {
      part.set(UITextView.self) { NibCompiler.apply(traits, to: $0) }
    }
    if let types = element.value("dataDetectorType", "dataDetectorType") {
      var all: UIDataDetectorTypes = []
      if types.bool("phoneNumber") == true { all.insert(.phoneNumber) }
      if types.bool("link") == true { all.insert(.link) }
      if types.bool("address") == true { all.insert(.address) }
      if types.bool("calendarEvent") == true { all.insert(.calendarEvent) }
      part.set(UITextView.self) { [all] in $0.dataDetectorTypes = all }
    }
  }

  /// Sets how text is typed.
  private static func apply(_ traits: NibElement, to input: UITextField) {
    if let type = keyboardType(traits) { input.keyboardType = type }
    if let type = returnKeyType(traits) { input.returnKeyType = type }
    if let type = capitalization(traits) { input.autocapitalizationType = type }
    if let type = correction(traits) { input.autocorrectionType = type }
    if let isSecure = traits.bool("secureTextEntry") { input.isSecureTextEntry = isSecure }
    if let isAutomatic = traits.bool("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = isAutomatic
    }
    if let type = contentType(traits) { input.textContentType = type }
  }

  private static func apply(_ traits: NibElement, to input: UITextView) {
    if let type = keyboardType(traits) { input.keyboardType = type }
    if let type = returnKeyType(traits) { input.returnKeyType = type }
    if let type = capitalization(traits) { input.autocapitalizationType = type }
    if let type = correction(traits) { input.autocorrectionType = type }
    if let isSecure = traits.bool("secureTextEntry") { input.isSecureTextEntry = isSecure }
    if let type = contentType(traits) { input.textContentType = type }
  }

  private static func contentType(_ traits: NibElement) -> UITextContentType? {
    traits.string("textContentType").map { UITextContentType(rawValue: $0) }
  }

  private static func keyboardType(_ traits: NibElement) -> UIKeyboardType? {
    switch traits.string("keyboardType") {
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    case "ASCIICapableNumberPad": .asciiCapableNumberPad
    default: nil
    }
  }

  private static func returnKeyType(_ traits: NibElement) -> UIReturnKeyType? {
    switch traits.string("returnKeyType") {
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "yahoo": .yahoo
    case "done": .done
    case "emergencyCall": .emergencyCall
    case "continue": .continue
    default: nil
    }
  }

  private static func capitalization(_ traits: NibElement) -> UITextAutocapitalizationType? {
    switch traits.string("autocapitalizationType") {
    case "words": .words
    case "sentences": .sentences
    case "allCharacters": .allCharacters
    case "none": UITextAutocapitalizationType.none
    default: nil
    }
  }

  private static func correction(_ traits: NibElement) -> UITextAutocorrectionType? {
    switch traits.string("autocorrectionType") {
    case "yes": .yes
    case "no": .no
    default: nil
    }
  }

  // MARK: Others

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
    }
    part.set(element.integer("selectedSegmentIndex"), UISegmentedControl.self) {
      if $1 >= 0, $1 < $0.numberOfSegments { $0.selectedSegmentIndex = $1 }
    }
    part.set(element.bool("momentary"), UISegmentedControl.self) { $0.isMomentary = $1 }
    part.set(color(element, "selectedSegmentTintColor"), UISegmentedControl.self) {
      $0.selectedSegmentTintColor = $1
    }
  }

  func readDatePicker(_ part: NibPart) {
    let element = part.element
    let mode: UIDatePicker.Mode =
      switch element.string("datePickerMode") {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    let style: UIDatePickerStyle =
      switch element.string("style") {
      case "wheels": .wheels
      case "compact": .compact
      case "inline": .inline
      default: .automatic
      }
    part.set(UIDatePicker.self) {
      $0.datePickerMode = mode
      $0.preferredDatePickerStyle = style
    }
    part.set(element.integer("minuteInterval"), UIDatePicker.self) { $0.minuteInterval = $1 }
    func date(_ key: String) -> Date? {
      element.value(key, "date")?.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: $0)
      }
    }
    part.set(date("minimumDate"), UIDatePicker.self) { $0.minimumDate = $1 }
    part.set(date("maximumDate"), UIDatePicker.self) { $0.maximumDate = $1 }
    // Xcode also notes the day on which the file was saved; such a picker shows the present.
    if element.bool("useCurrentDate") != true {
      part.set(date("date"), UIDatePicker.self) { $0.date = $1 }
    }
  }

  func readSearchBar(_ part: NibPart) {
    let element = part.element
    let style: UISearchBar.Style =
      switch element.string("searchBarStyle") {
      case "prominent": .prominent
      case "minimal": .minimal
      default: .default
      }
    part.set(UISearchBar.self) { $0.searchBarStyle = style }
    part.text("text", UISearchBar.self) { $0.text = $1 }
    part.text("placeholder", UISearchBar.self) { $0.placeholder = $1 }
    part.text("prompt", UISearchBar.self) { $0.prompt = $1 }
    part.set(element.bool("showsCancelButton"), UISearchBar.self) { $0.showsCancelButton = $1 }
    part.set(element.bool("showsBookmarkButton"), UISearchBar.self) { $0.showsBookmarkButton = $1 }
    part.set(element.bool("showsScopeBar"), UISearchBar.self) { $0.showsScopeBar = $1 }
    let titles = element.value("scopeButtonTitles")?.children.map(\.xml.text)
    part.set(titles, UISearchBar.self) { $0.scopeButtonTitles = $1 }
    part.set(color(element, "barTintColor"), UISearchBar.self) { $0.barTintColor = $1 }
    part.set(element.bool("translucent"), UISearchBar.self) { $0.isTranslucent = $1 }
  }
}
