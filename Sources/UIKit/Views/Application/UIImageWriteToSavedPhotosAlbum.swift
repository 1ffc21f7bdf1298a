import Foundation

/// Adds an image to the photos of the device, and calls a method of a target when that is done:
///
///     UIImageWriteToSavedPhotosAlbum(
///       image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
///
/// - Differs: There are no photos here. In the next turn of the main queue, the method is called
///   with the error that UIKit reports if the user has denied access.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(image, completionTarget, completionSelector, contextInfo)
}

/// Adds a video to the photos of the device, and calls a method of a target when that is done.
///
/// - Differs: There are no photos here. The method is called with an error.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.refuse(videoPath, completionTarget, completionSelector, contextInfo)
}

/// Whether a video can be added to the photos of the device.
///
/// - Differs: always `false`, because there are no photos.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The photos of the device, to which nothing can be added.
@MainActor
private enum SavedPhotos {
  /// Calls a target's method asynchronously on the main queue, with the error for denied access.
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
