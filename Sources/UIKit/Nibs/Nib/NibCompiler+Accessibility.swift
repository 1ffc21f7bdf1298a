import Foundation
import GalleyNibs

// The accessibility attributes of views and bar items, and the attributes of views for the large
// content viewer.

extension NibCompiler {
  /// Reads the accessibility attributes of a view or of an item of a bar.
  func readAccessibility<Object: NSObject & UIAccessibilityIdentification>(
    of part: NibPart, _ type: Object.Type
  ) {
    guard let accessibility = part.element.value("accessibilityConfiguration") else { return }
    let id = part.element.id ?? ""
    part.set(accessibility.string("identifier"), type) { $0.accessibilityIdentifier = $1 }
    part.set(accessibility.bool("isElement"), type) { $0.isAccessibilityElement = $1 }
    if let label = accessibility.string("label") {
      part.text(label, "\(id).accessibilityLabel", type) { $0.accessibilityLabel = $1 }
    }
    if let hint = accessibility.string("hint") {
      part.text(hint, "\(id).accessibilityHint", type) { $0.accessibilityHint = $1 }
    }
    part.set(traits(of: accessibility), type) { $0.accessibilityTraits = $1 }
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
