import Foundation

// What any object is to those who don't see it. Responders have these members in their class body,
// where they can be overridden; for all others they are kept beside the object. The members stand in
// an extension of the protocol, because one of the class itself would not let responders override
// them.

@MainActor private var besideObjects = WeakKeyTable<AccessibilityStorage>()

extension NSObjectProtocol {
  /// What was set, wherever it is kept.
  @MainActor
  internal var accessibilityValues: AccessibilityStorage {
    get { (self as? UIResponder)?.accessibility ?? besideObjects[self] ?? AccessibilityStorage() }
    set {
      if let responder = self as? UIResponder {
        responder.accessibility = newValue
      } else {
        besideObjects.set(newValue, for: self)
      }
    }
  }

  @MainActor private var responder: UIResponder? { self as? UIResponder }
}

@MainActor
extension NSObjectProtocol {
  /// Whether those who don't see it come to it as to one thing.
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

  /// What it is called.
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

  /// What it is called, and how that is spoken.
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

  /// What it says now: a number, a state.
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

  /// What it says now, and how that is spoken.
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

  /// What happens when it is used.
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

  /// What happens when it is used, and how that is spoken.
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

  /// What it is.
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

  /// In which language it is spoken.
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

  /// Where it is on the screen.
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

  /// Whether what is in it is left out.
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

  /// Whether what is beside it is left out.
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

  /// Whether what is in it is read before what is beside it.
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

  /// What is in it, in order.
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

  /// More that can be done with it.
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
}
