import Foundation

// Keys for key-value coding that UIKit does not document. Apps use them to set values without a
// public property.

extension PlatformValues {
  static func registerUndocumentedValues() {
    registerAlerts()
    registerTargets()
  }

  private static func registerAlerts() {
    _ = Ported.Members(of: UIAlertController.self) {
      $0.value("attributedTitle", { $0.attributedTitle }, { $0.attributedTitle = $1 })
      $0.value("attributedMessage", { $0.attributedMessage }, { $0.attributedMessage = $1 })
      $0.value(
        "contentViewController", { $0.contentViewController }, { $0.contentViewController = $1 })
    }
    _ = Ported.Members(of: UIAlertAction.self) {
      for key in ["titleTextColor", "_titleTextColor"] {
        $0.value(key, { $0.titleTextColor }, { $0.titleTextColor = $1 })
      }
      $0.value("image", { $0.image }, { $0.image = $1 })
      $0.value("imageTintColor", { $0.imageTintColor }, { $0.imageTintColor = $1 })
      $0.value("checked", { $0.isChecked }, { $0.isChecked = $1 })
      $0.value(
        "titleTextAlignment", { $0.titleTextAlignment.rawValue as Any? },
        { $0.titleTextAlignment = PlatformValues.alignment($1) })
    }
    _ = Ported.Members(of: UIActivityViewController.self) {
      $0.value("subject", { $0.subject }, { $0.subject = $1 })
    }
  }

  /// Returns the alignment for a number or a text.
  ///
  /// In Objective-C, a text that is no number counts as 0, which is `left`. Apps pass such a text,
  /// `CATextLayerAlignmentMode.left`.
  private static func alignment(_ value: Any?) -> NSTextAlignment {
    if let value = value as? NSTextAlignment { return value }
    return converted(value, to: Int.self).flatMap { NSTextAlignment(rawValue: $0) } ?? .left
  }

  /// Registers the targets of gesture recognizers, so that another recognizer can get the targets
  /// of the one that pops a controller.
  private static func registerTargets() {
    _ = Ported.Members(of: GestureTarget.self) {
      for key in ["target", "_target"] { $0.value(key, { $0.target.target }) }
    }
  }
}

extension Ported.Members.List where Owner == UIGestureRecognizer {
  /// Adds the keys `targets` and `_targets`.
  internal func targets() {
    for key in ["targets", "_targets"] {
      value(
        key, { $0.targets.map(GestureTarget.init) },
        { $0.targets = $1.map { (target: GestureTarget) in target.target } })
    }
  }
}

/// A target of a gesture recognizer, as an object.
internal final class GestureTarget: NSObject {
  internal let target: UIGestureRecognizer.Target

  internal init(_ target: UIGestureRecognizer.Target) {
    self.target = target
    super.init()
  }
}
