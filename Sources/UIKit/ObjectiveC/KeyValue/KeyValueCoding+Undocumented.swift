import Foundation

// Keys that UIKit does not document. Apps use the keys to set values without a public property.

extension PlatformValues {
  static func registerUndocumented() {
    _ = Ported.Members(of: UIAlertController.self) {
      $0.value("attributedTitle", { $0.attributedTitle }, { $0.attributedTitle = $1 })
      $0.value("attributedMessage", { $0.attributedMessage }, { $0.attributedMessage = $1 })
    }
    _ = Ported.Members(of: UIAlertAction.self) {
      $0.value("titleTextColor", { $0.titleTextColor }, { $0.titleTextColor = $1 })
      $0.value("image", { $0.image }, { $0.image = $1 })
      $0.value("checked", { $0.isChecked }, { $0.isChecked = $1 })
    }
    // In Galley, setting the orientation of the device does not rotate the interface.
    _ = Ported.Members(of: UIDevice.self) {
      $0.rawValue("orientation", { $0.orientation }, { $0.orientation = $1 })
    }
  }
}
