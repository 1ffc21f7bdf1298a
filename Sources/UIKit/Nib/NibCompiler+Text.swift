import Foundation
import GalleyNibs

// Text fields and text views, and how text is typed into them.

extension NibCompiler {
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
  private static func apply<Input: UITextInputTraits>(_ traits: NibElement, to input: Input) {
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
}
