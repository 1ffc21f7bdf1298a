// Written by `script/docs --optional-calls`: edit UIImagePickerControllerDelegate, not this file.
import Foundation

extension UIImagePickerControllerDelegate {
  /// The optional spelling, `delegate?.imagePickerController?(…)`.
  @_disfavoredOverload
  public var imagePickerController: _UIImagePickerControllerDelegateCalls.ImagePickerControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.imagePickerControllerDidCancel?(…)`.
  @_disfavoredOverload
  public var imagePickerControllerDidCancel:
    _UIImagePickerControllerDelegateCalls.ImagePickerControllerDidCancelCall?
  { .init(target: self) }
}

/// The optional calls of `UIImagePickerControllerDelegate`.
public enum _UIImagePickerControllerDelegateCalls {
  /// `delegate?.imagePickerController?`.
  @preconcurrency @MainActor
  public struct ImagePickerControllerCall: _OptionalCall {
    internal let target: any UIImagePickerControllerDelegate

    /// `imagePickerController(_:didFinishPickingMediaWithInfo:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "imagePickerController(_:didFinishPickingMediaWithInfo:)"
      ) { target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
    }

    /// `imagePickerController(_:didFinishPickingMediaWithInfo:)` as a value, which is called without labels.
    public func callAsFunction(
      _ picker: UIImagePickerController, _ info: [UIImagePickerController.InfoKey: Any]
    ) {
      target.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }

  }

  /// `delegate?.imagePickerControllerDidCancel?`.
  @preconcurrency @MainActor
  public struct ImagePickerControllerDidCancelCall: _OptionalCall {
    internal let target: any UIImagePickerControllerDelegate

    /// `imagePickerControllerDidCancel(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ picker: UIImagePickerController) -> Void? {
      OptionalMember.ownResult(of: target, "imagePickerControllerDidCancel(_:)") {
        target.imagePickerControllerDidCancel(picker)
      }
    }

  }
}
