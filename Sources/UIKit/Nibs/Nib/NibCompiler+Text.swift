import Foundation
import GalleyNibs

// Text fields, text views and their text input traits.

extension NibCompiler {
  func readTextField(_ part: NibPart) {
    let element = part.element
    part.set(font(element, "fontDescription"), UITextField.self) { $0.font = $1 }
    part.set(color(element, "textColor"), UITextField.self) { $0.textColor = $1 }
    let alignment = word("textAlignment", of: element, NibNames.alignments) ?? .left
    part.set(UITextField.self) { $0.textAlignment = alignment }
    let border: UITextField.BorderStyle =
      word(
        "borderStyle", of: element,
        ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect, "none": .none]) ?? .none
    part.set(UITextField.self) { $0.borderStyle = border }
    readViewModes(of: part)
    part.set(element.bool("clearsOnBeginEditing"), UITextField.self) {
      $0.clearsOnBeginEditing = $1
    }
    // Without the attribute `adjustsFontSizeToFit`, a minimum font size means that the text
    // shrinks.
    let shrinks = element.bool("adjustsFontSizeToFit") ?? (element.number("minimumFontSize") != nil)
    part.set(UITextField.self) { $0.adjustsFontSizeToFitWidth = shrinks }
    part.set(element.bool("allowsEditingTextAttributes"), UITextField.self) {
      $0.allowsEditingTextAttributes = $1
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
    readInputTraits(of: part, UITextField.self)
  }

  /// Reads when the views at the ends of a text field are shown.
  private func readViewModes(of part: NibPart) {
    let element = part.element
    func mode(_ name: String) -> UITextField.ViewMode? {
      word(
        name, of: element,
        [
          "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
          "never": .never,
        ])
    }
    part.set(mode("clearButtonMode"), UITextField.self) { $0.clearButtonMode = $1 }
    part.set(mode("leftViewMode"), UITextField.self) { $0.leftViewMode = $1 }
    part.set(mode("rightViewMode"), UITextField.self) { $0.rightViewMode = $1 }
  }

  func readTextView(_ part: NibPart) {
    let element = part.element
    part.set(font(element, "fontDescription"), UITextView.self) { $0.font = $1 }
    part.set(color(element, "textColor"), UITextView.self) { $0.textColor = $1 }
    let alignment = word("textAlignment", of: element, NibNames.alignments) ?? .left
    part.set(UITextView.self) { $0.textAlignment = alignment }
    part.set(element.bool("editable"), UITextView.self) { $0.isEditable = $1 }
    part.set(element.bool("selectable"), UITextView.self) { $0.isSelectable = $1 }
    part.set(element.bool("findInteractionEnabled"), UITextView.self) {
      $0.isFindInteractionEnabled = $1
    }
    part.set(element.bool("allowsEditingTextAttributes"), UITextView.self) {
      $0.allowsEditingTextAttributes = $1
    }
    part.set(element.bool("adjustsFontForContentSizeCategory"), UITextView.self) {
      $0.adjustsFontForContentSizeCategory = $1
    }
    if let text = attributedText(element, "attributedText") {
      part.set(UITextView.self) { $0.attributedText = text }
    } else {
      part.text("text", UITextView.self) { $0.text = $1 }
    }
    readInputTraits(of: part, UITextView.self)
    if let types = element.value("dataDetectorTypes", "dataDetectorType")
      ?? element.value("dataDetectorType", "dataDetectorType")
    {
      let all: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
        ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
      ]
      let detected = all.reduce(into: UIDataDetectorTypes()) { sum, type in
        if types.bool(type.0) == true { sum.insert(type.1) }
      }
      part.set(UITextView.self) { $0.dataDetectorTypes = detected }
    }
  }

  /// Reads the text input traits.
  func readInputTraits<Input: UIView & UITextInputTraits>(of part: NibPart, _ type: Input.Type) {
    guard let traits = part.element.value("textInputTraits", "textInputTraits") else { return }
    part.set(keyboardType(traits), type) { $0.keyboardType = $1 }
    part.set(returnKeyType(traits), type) { $0.returnKeyType = $1 }
    let capitals: UITextAutocapitalizationType? = word(
      "autocapitalizationType", of: traits,
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
    // Xcode writes no attribute for "None", although fields that are created in code capitalize
    // sentences.
    part.set(type) { $0.autocapitalizationType = capitals ?? UITextAutocapitalizationType.none }
    let look: UIKeyboardAppearance? = word(
      "keyboardAppearance", of: traits,
      ["default": .default, "light": .light, "dark": .dark, "alert": .alert])
    part.set(look, type) { $0.keyboardAppearance = $1 }
    readCorrections(traits, of: part, type)
    part.set(traits.bool("secureTextEntry"), type) { $0.isSecureTextEntry = $1 }
    part.set(traits.bool("enablesReturnKeyAutomatically"), type) {
      $0.enablesReturnKeyAutomatically = $1
    }
    part.set(traits.string("textContentType"), type) {
      $0.textContentType = UITextContentType(rawValue: $1)
    }
  }

  /// Reads the traits for the correction of typed text.
  private func readCorrections<Input: UIView & UITextInputTraits>(
    _ traits: NibElement, of part: NibPart, _ type: Input.Type
  ) {
    func choice<Value>(_ name: String, _ usual: Value, _ no: Value, _ yes: Value) -> Value? {
      word(name, of: traits, ["default": usual, "no": no, "yes": yes])
    }
    part.set(
      choice("autocorrectionType", UITextAutocorrectionType.default, .no, .yes), type
    ) { $0.autocorrectionType = $1 }
    part.set(choice("spellCheckingType", UITextSpellCheckingType.default, .no, .yes), type) {
      $0.spellCheckingType = $1
    }
    part.set(choice("smartDashesType", UITextSmartDashesType.default, .no, .yes), type) {
      $0.smartDashesType = $1
    }
    part.set(choice("smartQuotesType", UITextSmartQuotesType.default, .no, .yes), type) {
      $0.smartQuotesType = $1
    }
    part.set(
      choice("smartInsertDeleteType", UITextSmartInsertDeleteType.default, .no, .yes), type
    ) { $0.smartInsertDeleteType = $1 }
  }

  private func keyboardType(_ traits: NibElement) -> UIKeyboardType? {
    word(
      "keyboardType", of: traits,
      [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ])
  }

  private func returnKeyType(_ traits: NibElement) -> UIReturnKeyType? {
    word(
      "returnKeyType", of: traits,
      [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
        "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
      ])
  }
}
