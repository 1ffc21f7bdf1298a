import Foundation
import GalleyNibs

// The accessibility attributes of views and bar items, and the attributes of views for the large
// content viewer.

extension NibCompiler {
  /// Reads the accessibility attributes of a view.
  func readAccessibility(of part: NibPart) {
    guard let accessibility = part.element.value("accessibilityConfiguration") else { return }
    let id = part.element.id ?? ""
    part.set(accessibility.string("identifier"), UIView.self) { $0.accessibilityIdentifier = $1 }
    part.set(accessibility.bool("isElement"), UIView.self) { $0.isAccessibilityElement = $1 }
    if let label = accessibility.string("label") {
      part.text(label, "\(id).accessibilityLabel", UIView.self) { $0.accessibilityLabel = $1 }
    }
    if let hint = accessibility.string("hint") {
      part.text(hint, "\(id).accessibilityHint", UIView.self) { $0.accessibilityHint = $1 }
    }
    part.set(traits(of: accessibility), UIView.self) { $0.accessibilityTraits = $1 }
  }

  /// Reads the accessibility attributes of an item of a bar.
  func readItemAccessibility(of part: NibPart) {
    guard let accessibility = part.element.value("accessibilityConfiguration") else { return }
    let id = part.element.id ?? ""
    part.set(accessibility.string("identifier"), UIBarItem.self) { $0.accessibilityIdentifier = $1 }
    part.set(accessibility.bool("isElement"), UIBarItem.self) { $0.isAccessibilityElement = $1 }
    if let label = accessibility.string("label") {
      part.text(label, "\(id).accessibilityLabel", UIBarItem.self) { $0.accessibilityLabel = $1 }
    }
    if let hint = accessibility.string("hint") {
      part.text(hint, "\(id).accessibilityHint", UIBarItem.self) { $0.accessibilityHint = $1 }
    }
    part.set(traits(of: accessibility), UIBarItem.self) { $0.accessibilityTraits = $1 }
  }

  private func traits(of accessibility: NibElement) -> UIAccessibilityTraits? {
    guard let traits = accessibility.value("traits") else { return nil }
    let all: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
      ("notEnabled", .notEnabled), ("adjustable", .adjustable),
      ("summaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
      ("startsMediaSession", .startsMediaSession),
      ("allowsDirectInteraction", .allowsDirectInteraction),
      ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
    ]
    var result: UIAccessibilityTraits = []
    for (name, trait) in all where traits.bool(name) == true { result.insert(trait) }
    return result
  }

  /// Reads the attributes of a view for the large content viewer.
  func readLargeContent(of part: NibPart) {
    let element = part.element
    part.set(element.bool("showsLargeContentViewer"), UIView.self) {
      $0.showsLargeContentViewer = $1
    }
    part.text("largeContentTitle", UIView.self) { $0.largeContentTitle = $1 }
    part.set(image(element, "largeContentImage"), UIView.self) { $0.largeContentImage = $1 }
    part.set(element.bool("scalesLargeContentImage"), UIView.self) {
      $0.scalesLargeContentImage = $1
    }
  }
}
