import Foundation

/// What an object was told about itself for those who don't see it. What it was not told is `nil`.
internal struct AccessibilityValues {
  var isElement: Bool?
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsHidden: Bool?
  var viewIsModal: Bool?
  var groupsChildren: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToUserInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var ignoresInvertColors: Bool?
}

/// Where an object keeps its ``AccessibilityValues``. It takes the room of a pointer as long as there
/// are none: most views have none.
@dynamicMemberLookup
internal struct AccessibilityStorage {
  private final class Box {
    var values = AccessibilityValues()
  }

  private var box: Box?

  /// Nothing.
  init() {}

  /// What was told; `nil`, if nothing.
  subscript<Value>(dynamicMember path: WritableKeyPath<AccessibilityValues, Value?>) -> Value? {
    get { box?.values[keyPath: path] }
    set {
      if box == nil {
        guard newValue != nil else { return }
        box = Box()
      }
      box?.values[keyPath: path] = newValue
    }
  }
}
