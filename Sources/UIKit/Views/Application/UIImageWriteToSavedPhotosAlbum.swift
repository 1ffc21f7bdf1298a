import Foundation

/// Adds an image to the photos of the device, and calls a method of a target when that is done:
///
///     UIImageWriteToSavedPhotosAlbum(
///       image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
///
/// - Differs: there are no photos here. In the next turn the method is told the error that it gets
///   on a phone whose user denies access.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(image, completionTarget, completionSelector, contextInfo)
}

/// Adds a film to the photos of the device, and calls a method of a target when that is done.
///
/// - Differs: there are no photos here. The method is told an error.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(videoPath, completionTarget, completionSelector, contextInfo)
}

/// Whether a film can be added to the photos of the device.
///
/// - Differs: always `false`, because there are no photos.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private enum SavedPhotos {
  /// Tells a target in the next turn that something could not be added.
  static func refuse(
    _ thing: Any, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let target, let selector else { return }
    let object = target as AnyObject
    MainTurn.schedule {
      // The error of the assets library for denied access.
      let error = NSError(
        domain: "ALAssetsLibraryErrorDomain", code: -3311,
        userInfo: [NSLocalizedDescriptionKey: "User denied access"])
      _ = selector.sendFromAnywhere(to: object, SelectorArguments([thing, error, context]))
    }
  }
}
