import Foundation

// Key-value coding: access to properties by name.

extension NSObjectProtocol where Self: NSObject {
  /// Sets a property by its name.
  ///
  /// - Differs: the known keys are the `@objc` properties of ported sources, and those properties
  ///   of UIKit that nibs set. For other keys, `setValue(_:forUndefinedKey:)` is called on objects
  ///   that have it; otherwise this traps, as in UIKit.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, key, on: self)
  }

  /// Returns the value of a property by its name.
  ///
  /// An array or a set returns the values of its elements, and a dictionary its object for the key.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Sets a property by a path of names: the property with the last name, of the object to which
  /// the others lead.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    if KeyValueCoding.setPart(value, keyPath, of: self) { return }
    // A layer on the way sets parts of its properties.
    if let first = keyPath.firstIndex(of: "."), first < dot,
      let layer = self.value(forKey: String(keyPath[..<first])) as? CALayer
    {
      return layer.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: first)...]))
    }
    guard let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return }
    owner.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the value to which a path of names leads, for example `profile.name`.
  ///
  /// In the path, `@count`, `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects`, `@unionOfArrays` and
  /// their `distinct` forms compute a value of a collection: `orders.@sum.price`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath[...], of: self)
  }

  /// Sets several properties by their names.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of several properties by their names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// Checks a value before it is set, and may replace it. This implementation accepts all values;
  /// classes declare methods of their own.
  public func validateValue(
    _ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String
  ) throws {}
}

/// A pointer to an object that a function may replace. Without Objective-C it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UIApplication {
  /// Returns the application for the key path `sharedApplication`. Libraries that may be used in
  /// app extensions access it in this way.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Returns the application for the key `sharedApplication`.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

internal enum KeyValueCoding {
  static func set(_ value: Any?, _ key: String, on target: NSObject) {
    if let entry = entry(key, of: target) {
      if entry.set?(target, value) == true { return }
      // A number or a structure can't be `nil`. The class may say what is set in its place.
      let setNil = Selector("setNilValueForKey:")
      if value == nil, entry.set != nil, setNil.isKnown(to: target) {
        _ = setNil.sendFromAnywhere(to: target, SelectorArguments([key]))
        return
      }
      Misuse.trap(
        "[<\(type(of: target))> setValue:forUndefinedKey:]: the value for the key \(key) can't be set",
        entry.set == nil
          ? "the property can only be read"
          : "it is set to \(value.map { "a \(type(of: $0))" } ?? "nil")")
    }
    let undefined = Selector("setValue:forUndefinedKey:")
    guard undefined.isKnown(to: target) else {
      if store(value, key, in: target) { return }
      trap(key, target, "setValue:forUndefinedKey:")
    }
    _ = undefined.sendFromAnywhere(to: target, SelectorArguments([value, key]))
  }

  static func value(_ key: String, of target: NSObject) -> Any? {
    if isCollection(target) { return value(path: key[...], of: target) }
    if key == "self" { return target }
    if let entry = entry(key, of: target) { return entry.get(target) }
    let undefined = Selector("valueForUndefinedKey:")
    guard undefined.isKnown(to: target) else {
      if let stored = storedValue(key, of: target) { return stored }
      trap(key, target, "valueForUndefinedKey:")
    }
    return undefined.sendFromAnywhere(to: target, SelectorArguments([key]))
  }

  private static func entry(_ key: String, of target: NSObject) -> ValueTable.Entry? {
    ValueTable.entry(key, of: target)
      // A Boolean property has two names, with and without "is".
      ?? ValueTable.entry("is" + key.prefix(1).uppercased() + key.dropFirst(), of: target)
  }

  private static func trap(_ key: String, _ target: NSObject, _ method: String) -> Never {
    Misuse.trap(
      "[<\(type(of: target))> \(method)]: this class is not key value coding-compliant for the key \(key).",
      "known are the @objc properties of sources that were ported, and those of UIKit that nibs set"
    )
  }
}

extension ValueTable {
  /// The registration of the properties of UIKit's own classes, which is done once.
  internal static var registeredPlatformValues: Void { PlatformValues.register }
}

/// The properties of UIKit's own classes that can be accessed by name.
internal enum PlatformValues {
  static let register: Void = {
    _ = Ported.Members(of: UIView.self) {
      $0.value("alpha", { $0.alpha }, { $0.alpha = $1 })
      $0.value("hidden", { $0.isHidden }, { $0.isHidden = $1 })
      $0.value("opaque", { $0.isOpaque }, { $0.isOpaque = $1 })
      $0.value("frame", { $0.frame }, { $0.frame = $1 })
      $0.value("bounds", { $0.bounds }, { $0.bounds = $1 })
      $0.value("center", { $0.center }, { $0.center = $1 })
      $0.value("tag", { $0.tag }, { $0.tag = $1 })
      $0.value("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 })
      $0.value("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
      $0.value("tintColor", { $0.tintColor }, { $0.tintColor = $1 })
      $0.value(
        "userInteractionEnabled", { $0.isUserInteractionEnabled },
        { $0.isUserInteractionEnabled = $1 })
      $0.value(
        "accessibilityIdentifier", { $0.accessibilityIdentifier },
        { $0.accessibilityIdentifier = $1 })
      $0.value("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 })
      $0.value("layer", { $0.layer })
      $0.value("superview", { $0.superview })
      $0.value("subviews", { $0.subviews })
      $0.value("window", { $0.window })
    }
    _ = Ported.Members(of: CALayer.self) {
      $0.value("hidden", { $0.isHidden }, { $0.isHidden = $1 })
      $0.value("frame", { $0.frame }, { $0.frame = $1 })
      $0.value("bounds", { $0.bounds }, { $0.bounds = $1 })
      $0.value("position", { $0.position }, { $0.position = $1 })
      $0.value("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
      $0.value("transform", { $0.transform }, { $0.transform = $1 })
      $0.value("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 })
      $0.value("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
      $0.value("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
      $0.value("contents", { $0.contents }, { $0.contents = $1 })
      $0.value("name", { $0.name }, { $0.name = $1 })
      $0.value("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
      $0.value("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 })
      $0.value("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 })
      $0.value("borderColor", { $0.borderColor }, { $0.borderColor = $1 })
      $0.value("opacity", { $0.opacity }, { $0.opacity = $1 })
      $0.value("shadowOpacity", { $0.shadowOpacity }, { $0.shadowOpacity = $1 })
      $0.value("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 })
      $0.value("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 })
      $0.value("zPosition", { $0.zPosition }, { $0.zPosition = $1 })
    }
    _ = Ported.Members(of: UILabel.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("attributedText", { $0.attributedText }, { $0.attributedText = $1 })
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
      $0.value("numberOfLines", { $0.numberOfLines }, { $0.numberOfLines = $1 })
    }
    _ = Ported.Members(of: UITextField.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
    }
    _ = Ported.Members(of: UITextView.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("font", { $0.font }, { $0.font = $1 })
      $0.value("textColor", { $0.textColor }, { $0.textColor = $1 })
    }
    _ = Ported.Members(of: UIImageView.self) {
      $0.value("image", { $0.image }, { $0.image = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    }
    _ = Ported.Members(of: UIControl.self) {
      $0.value("enabled", { $0.isEnabled }, { $0.isEnabled = $1 })
      $0.value("selected", { $0.isSelected }, { $0.isSelected = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    }
    // Apps reach the parts of a search bar by these names, which UIKit does not document.
    _ = Ported.Members(of: UISearchBar.self) {
      $0.value("text", { $0.text }, { $0.text = $1 })
      $0.value("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
      $0.value("searchField", { $0.searchTextField })
      $0.value("cancelButton", { $0.cancelButton })
    }
    _ = Ported.Members(of: UIScrollView.self) {
      $0.value("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 })
      $0.value("contentSize", { $0.contentSize }, { $0.contentSize = $1 })
      $0.value("contentInset", { $0.contentInset }, { $0.contentInset = $1 })
    }
    _ = Ported.Members(of: UIViewController.self) {
      $0.value("title", { $0.title }, { $0.title = $1 })
      $0.value("view", { $0.view })
    }
    registerLayers()
    registerEmitters()
    registerOutlets()
  }()
}
