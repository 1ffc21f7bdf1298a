import Foundation

/// The accessibility values that were set on an object; `nil` for those that were not set.
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
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToUserInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var ignoresInvertColors: Bool?
}

/// The storage of an object's ``AccessibilityValues``.
///
/// Most objects set no accessibility values, so the storage is allocated only when the first value
/// is set.
@dynamicMemberLookup
internal struct AccessibilityStorage {
  private final class Box {
    var values = AccessibilityValues()
  }

  private var box: Box?

  /// Creates a storage without values.
  init() {}

  /// The value that was set for a property, or `nil`.
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
