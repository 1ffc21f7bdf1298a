import Foundation

// The accessibility members of any object. Responders have these members in their class body, where
// they can be overridden. For all other objects, a table stores the values. The members are in an
// extension of the protocol, because responders could not override members in an extension of the
// class itself.

/// The values of objects that are not responders.
@MainActor private var besideObjects = WeakKeyTable<AccessibilityStorage>()

extension NSObjectProtocol {
  /// The accessibility values that were set on the object.
  @MainActor
  internal var accessibilityValues: AccessibilityStorage {
    get { (self as? UIResponder)?.accessibility ?? besideObjects[self] ?? AccessibilityStorage() }
    set {
      if let responder = self as? UIResponder {
        responder.accessibility = newValue
      } else {
        let removed = besideObjects.set(newValue, for: self)
        withExtendedLifetime(removed) {}
      }
    }
  }

  /// The object as a responder; `nil` for other objects, whose values are in the table.
  @MainActor private var responder: UIResponder? { self as? UIResponder }
}

extension NSObjectProtocol {
  /// Whether the object is an accessibility element.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get {
      responder?.isAccessibilityElement ?? accessibilityValues.isElement ?? false
    }
    set {
      if let responder {
        responder.isAccessibilityElement = newValue
      } else {
        accessibilityValues.isElement = newValue
      }
    }
  }

  /// The label: a short name of the element.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get {
      if let responder { return responder.accessibilityLabel }
      return accessibilityValues.label?.string
    }
    set {
      if let responder {
        responder.accessibilityLabel = newValue
      } else {
        accessibilityValues.label = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }

  /// The label with attributes that say how it is spoken.
  @preconcurrency @MainActor
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedLabel }
      return accessibilityValues.label
    }
    set {
      if let responder {
        responder.accessibilityAttributedLabel = newValue
      } else {
        accessibilityValues.label = newValue
      }
    }
  }

  /// The value of the element, for example a number or a state.
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get {
      if let responder { return responder.accessibilityValue }
      return accessibilityValues.value?.string
    }
    set {
      if let responder {
        responder.accessibilityValue = newValue
      } else {
        accessibilityValues.value = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }

  /// The value with attributes that say how it is spoken.
  @preconcurrency @MainActor
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedValue }
      return accessibilityValues.value
    }
    set {
      if let responder {
        responder.accessibilityAttributedValue = newValue
      } else {
        accessibilityValues.value = newValue
      }
    }
  }

  /// The hint: what happens when the element is activated.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get {
      if let responder { return responder.accessibilityHint }
      return accessibilityValues.hint?.string
    }
    set {
      if let responder {
        responder.accessibilityHint = newValue
      } else {
        accessibilityValues.hint = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }

  /// The hint with attributes that say how it is spoken.
  @preconcurrency @MainActor
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedHint }
      return accessibilityValues.hint
    }
    set {
      if let responder {
        responder.accessibilityAttributedHint = newValue
      } else {
        accessibilityValues.hint = newValue
      }
    }
  }

  /// The traits of the element.
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      responder?.accessibilityTraits ?? accessibilityValues.traits ?? .none
    }
    set {
      if let responder {
        responder.accessibilityTraits = newValue
      } else {
        accessibilityValues.traits = newValue
      }
    }
  }

  /// The language in which the element is spoken.
  @preconcurrency @MainActor
  public var accessibilityLanguage: String? {
    get {
      if let responder { return responder.accessibilityLanguage }
      return accessibilityValues.language
    }
    set {
      if let responder {
        responder.accessibilityLanguage = newValue
      } else {
        accessibilityValues.language = newValue
      }
    }
  }

  /// The frame of the element on the screen.
  @preconcurrency @MainActor
  public var accessibilityFrame: CGRect {
    get {
      responder?.accessibilityFrame ?? accessibilityValues.frame ?? .zero
    }
    set {
      if let responder {
        responder.accessibilityFrame = newValue
      } else {
        accessibilityValues.frame = newValue
      }
    }
  }

  /// Whether assistive technologies ignore the elements inside the object.
  @preconcurrency @MainActor
  public var accessibilityElementsHidden: Bool {
    get {
      responder?.accessibilityElementsHidden ?? accessibilityValues.elementsHidden ?? false
    }
    set {
      if let responder {
        responder.accessibilityElementsHidden = newValue
      } else {
        accessibilityValues.elementsHidden = newValue
      }
    }
  }

  /// Whether assistive technologies ignore the siblings of the view.
  @preconcurrency @MainActor
  public var accessibilityViewIsModal: Bool {
    get {
      responder?.accessibilityViewIsModal ?? accessibilityValues.viewIsModal ?? false
    }
    set {
      if let responder {
        responder.accessibilityViewIsModal = newValue
      } else {
        accessibilityValues.viewIsModal = newValue
      }
    }
  }

  /// Whether the children of the object are read together, before the elements beside them.
  @preconcurrency @MainActor
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      responder?.shouldGroupAccessibilityChildren ?? accessibilityValues.groupsChildren ?? false
    }
    set {
      if let responder {
        responder.shouldGroupAccessibilityChildren = newValue
      } else {
        accessibilityValues.groupsChildren = newValue
      }
    }
  }

  /// The elements of the container, in order.
  @preconcurrency @MainActor
  public var accessibilityElements: [Any]? {
    get {
      if let responder { return responder.accessibilityElements }
      return accessibilityValues.elements
    }
    set {
      if let responder {
        responder.accessibilityElements = newValue
      } else {
        accessibilityValues.elements = newValue
      }
    }
  }

  /// The custom actions of the element.
  @preconcurrency @MainActor
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let responder { return responder.accessibilityCustomActions }
      return accessibilityValues.customActions
    }
    set {
      if let responder {
        responder.accessibilityCustomActions = newValue
      } else {
        accessibilityValues.customActions = newValue
      }
    }
  }

  /// The rotors of the element.
  @preconcurrency @MainActor
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let responder { return responder.accessibilityCustomRotors }
      return accessibilityValues.customRotors
    }
    set {
      if let responder {
        responder.accessibilityCustomRotors = newValue
      } else {
        accessibilityValues.customRotors = newValue
      }
    }
  }
}
