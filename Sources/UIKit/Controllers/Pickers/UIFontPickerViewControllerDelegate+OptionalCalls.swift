// Written by `script/docs --optional-calls`: edit UIFontPickerViewControllerDelegate, not this file.
import Foundation

extension UIFontPickerViewControllerDelegate {
  /// The optional spelling, `delegate?.fontPickerViewControllerDidPickFont?(…)`.
  @_disfavoredOverload
  public var fontPickerViewControllerDidPickFont:
    _UIFontPickerViewControllerDelegateCalls.FontPickerViewControllerDidPickFontCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.fontPickerViewControllerDidCancel?(…)`.
  @_disfavoredOverload
  public var fontPickerViewControllerDidCancel:
    _UIFontPickerViewControllerDelegateCalls.FontPickerViewControllerDidCancelCall?
  { .init(target: self) }
}

/// The optional calls of `UIFontPickerViewControllerDelegate`.
public enum _UIFontPickerViewControllerDelegateCalls {
  /// `delegate?.fontPickerViewControllerDidPickFont?`.
  @preconcurrency @MainActor
  public struct FontPickerViewControllerDidPickFontCall: _OptionalCall {
    internal let target: any UIFontPickerViewControllerDelegate

    /// `fontPickerViewControllerDidPickFont(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ viewController: UIFontPickerViewController) -> Void? {
      OptionalMember.ownResult(of: target, "fontPickerViewControllerDidPickFont(_:)") {
        target.fontPickerViewControllerDidPickFont(viewController)
      }
    }

  }

  /// `delegate?.fontPickerViewControllerDidCancel?`.
  @preconcurrency @MainActor
  public struct FontPickerViewControllerDidCancelCall: _OptionalCall {
    internal let target: any UIFontPickerViewControllerDelegate

    /// `fontPickerViewControllerDidCancel(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ viewController: UIFontPickerViewController) -> Void? {
      OptionalMember.ownResult(of: target, "fontPickerViewControllerDidCancel(_:)") {
        target.fontPickerViewControllerDidCancel(viewController)
      }
    }

  }
}
