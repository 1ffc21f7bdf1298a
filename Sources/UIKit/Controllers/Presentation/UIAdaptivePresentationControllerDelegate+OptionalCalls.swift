// Written by `script/docs --optional-calls`: edit UIAdaptivePresentationControllerDelegate, not this file.
import Foundation

extension UIAdaptivePresentationControllerDelegate {
  /// The optional spelling, `delegate?.adaptivePresentationStyle?(…)`.
  @_disfavoredOverload
  public var adaptivePresentationStyle:
    _UIAdaptivePresentationControllerDelegateCalls.AdaptivePresentationStyleCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentationControllerShouldDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss:
    _UIAdaptivePresentationControllerDelegateCalls.PresentationControllerShouldDismissCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentationControllerWillDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerWillDismiss:
    _UIAdaptivePresentationControllerDelegateCalls.PresentationControllerWillDismissCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentationControllerDidDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerDidDismiss:
    _UIAdaptivePresentationControllerDelegateCalls.PresentationControllerDidDismissCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentationControllerDidAttemptToDismiss?(…)`.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    _UIAdaptivePresentationControllerDelegateCalls.PresentationControllerDidAttemptToDismissCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentationController?(…)`.
  @_disfavoredOverload
  public var presentationController:
    _UIAdaptivePresentationControllerDelegateCalls.PresentationControllerCall?
  { .init(target: self) }
}

/// The optional calls of `UIAdaptivePresentationControllerDelegate`.
public enum _UIAdaptivePresentationControllerDelegateCalls {
  /// `delegate?.adaptivePresentationStyle?`.
  @preconcurrency @MainActor
  public struct AdaptivePresentationStyleCall: _OptionalCall {
    internal let target: any UIAdaptivePresentationControllerDelegate

    /// `adaptivePresentationStyle(for:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle
    {
      target.adaptivePresentationStyle(for: controller)
    }

    /// `adaptivePresentationStyle(for:traitCollection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

  }

  /// `delegate?.presentationControllerShouldDismiss?`.
  @preconcurrency @MainActor
  public struct PresentationControllerShouldDismissCall: _OptionalCall {
    internal let target: any UIAdaptivePresentationControllerDelegate

    /// `presentationControllerShouldDismiss(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ presentationController: UIPresentationController) -> Bool {
      target.presentationControllerShouldDismiss(presentationController)
    }

  }

  /// `delegate?.presentationControllerWillDismiss?`.
  @preconcurrency @MainActor
  public struct PresentationControllerWillDismissCall: _OptionalCall {
    internal let target: any UIAdaptivePresentationControllerDelegate

    /// `presentationControllerWillDismiss(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
      OptionalMember.ownResult(of: target, "presentationControllerWillDismiss(_:)") {
        target.presentationControllerWillDismiss(presentationController)
      }
    }

  }

  /// `delegate?.presentationControllerDidDismiss?`.
  @preconcurrency @MainActor
  public struct PresentationControllerDidDismissCall: _OptionalCall {
    internal let target: any UIAdaptivePresentationControllerDelegate

    /// `presentationControllerDidDismiss(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
      OptionalMember.ownResult(of: target, "presentationControllerDidDismiss(_:)") {
        target.presentationControllerDidDismiss(presentationController)
      }
    }

  }

  /// `delegate?.presentationControllerDidAttemptToDismiss?`.
  @preconcurrency @MainActor
  public struct PresentationControllerDidAttemptToDismissCall: _OptionalCall {
    internal let target: any UIAdaptivePresentationControllerDelegate

    /// `presentationControllerDidAttemptToDismiss(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
      OptionalMember.ownResult(of: target, "presentationControllerDidAttemptToDismiss(_:)") {
        target.presentationControllerDidAttemptToDismiss(presentationController)
      }
    }

  }

  /// `delegate?.presentationController?`.
  @preconcurrency @MainActor
  public struct PresentationControllerCall: _OptionalCall {
    internal let target: any UIAdaptivePresentationControllerDelegate

    /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      OptionalMember.ownResult(
        of: target, "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
      ) {
        target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
      } ?? nil
    }

    /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
      ) {
        target.presentationController(
          presentationController, willPresentWithAdaptiveStyle: style,
          transitionCoordinator: transitionCoordinator)
      }
    }

    /// `presentationController(_:prepare:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) -> Void? {
      OptionalMember.ownResult(of: target, "presentationController(_:prepare:)") {
        target.presentationController(
          presentationController, prepare: adaptivePresentationController)
      }
    }

  }
}

extension _OptionalCall
where Self == _UIAdaptivePresentationControllerDelegateCalls.AdaptivePresentationStyleCall {
  /// `adaptivePresentationStyle(for:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle?
  {
    OptionalMember.ownResult(of: self.target, "adaptivePresentationStyle(for:)") {
      self.target.adaptivePresentationStyle(for: controller)
    }
  }

  /// `adaptivePresentationStyle(for:traitCollection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle? {
    OptionalMember.ownResult(of: self.target, "adaptivePresentationStyle(for:traitCollection:)") {
      self.target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
}

extension _OptionalCall
where Self == _UIAdaptivePresentationControllerDelegateCalls.PresentationControllerShouldDismissCall
{
  /// `presentationControllerShouldDismiss(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? {
    OptionalMember.ownResult(of: self.target, "presentationControllerShouldDismiss(_:)") {
      self.target.presentationControllerShouldDismiss(presentationController)
    }
  }
}
