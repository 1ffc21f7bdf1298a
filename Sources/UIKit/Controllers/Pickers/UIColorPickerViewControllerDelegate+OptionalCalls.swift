// Written by `script/docs --optional-calls`: edit UIColorPickerViewControllerDelegate, not this file.
import Foundation

extension UIColorPickerViewControllerDelegate {
  /// The optional spelling, `delegate?.colorPickerViewControllerDidSelectColor?(…)`.
  @_disfavoredOverload
  public var colorPickerViewControllerDidSelectColor:
    _UIColorPickerViewControllerDelegateCalls.ColorPickerViewControllerDidSelectColorCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.colorPickerViewController?(…)`.
  @_disfavoredOverload
  public var colorPickerViewController:
    _UIColorPickerViewControllerDelegateCalls.ColorPickerViewControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.colorPickerViewControllerDidFinish?(…)`.
  @_disfavoredOverload
  public var colorPickerViewControllerDidFinish:
    _UIColorPickerViewControllerDelegateCalls.ColorPickerViewControllerDidFinishCall?
  { .init(target: self) }
}

/// The optional calls of `UIColorPickerViewControllerDelegate`.
public enum _UIColorPickerViewControllerDelegateCalls {
  /// `delegate?.colorPickerViewControllerDidSelectColor?`.
  @preconcurrency @MainActor
  public struct ColorPickerViewControllerDidSelectColorCall: _OptionalCall {
    internal let target: any UIColorPickerViewControllerDelegate

    /// `colorPickerViewControllerDidSelectColor(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ viewController: UIColorPickerViewController) -> Void? {
      OptionalMember.ownResult(of: target, "colorPickerViewControllerDidSelectColor(_:)") {
        target.colorPickerViewControllerDidSelectColor(viewController)
      }
    }

  }

  /// `delegate?.colorPickerViewController?`.
  @preconcurrency @MainActor
  public struct ColorPickerViewControllerCall: _OptionalCall {
    internal let target: any UIColorPickerViewControllerDelegate

    /// `colorPickerViewController(_:didSelect:continuously:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "colorPickerViewController(_:didSelect:continuously:)") {
        target.colorPickerViewController(
          viewController, didSelect: color, continuously: continuously)
      }
    }

    /// `colorPickerViewController(_:didSelect:continuously:)` as a value, which is called without labels.
    public func callAsFunction(
      _ viewController: UIColorPickerViewController, _ color: UIColor, _ continuously: Bool
    ) {
      target.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
    }

  }

  /// `delegate?.colorPickerViewControllerDidFinish?`.
  @preconcurrency @MainActor
  public struct ColorPickerViewControllerDidFinishCall: _OptionalCall {
    internal let target: any UIColorPickerViewControllerDelegate

    /// `colorPickerViewControllerDidFinish(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ viewController: UIColorPickerViewController) -> Void? {
      OptionalMember.ownResult(of: target, "colorPickerViewControllerDidFinish(_:)") {
        target.colorPickerViewControllerDidFinish(viewController)
      }
    }

  }
}
