// Written by `script/docs --optional-calls`: edit UIViewControllerTransitioningDelegate, not this file.
import Foundation

extension UIViewControllerTransitioningDelegate {
  /// The optional spelling, `delegate?.animationController?(…)`.
  @_disfavoredOverload
  public var animationController:
    _UIViewControllerTransitioningDelegateCalls.AnimationControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.interactionControllerForPresentation?(…)`.
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    _UIViewControllerTransitioningDelegateCalls.InteractionControllerForPresentationCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.interactionControllerForDismissal?(…)`.
  @_disfavoredOverload
  public var interactionControllerForDismissal:
    _UIViewControllerTransitioningDelegateCalls.InteractionControllerForDismissalCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentationController?(…)`.
  @_disfavoredOverload
  public var presentationController:
    _UIViewControllerTransitioningDelegateCalls.PresentationControllerCall?
  { .init(target: self) }
}

/// The optional calls of `UIViewControllerTransitioningDelegate`.
public enum _UIViewControllerTransitioningDelegateCalls {
  /// `delegate?.animationController?`.
  @preconcurrency @MainActor
  public struct AnimationControllerCall: _OptionalCall {
    internal let target: any UIViewControllerTransitioningDelegate

    /// `animationController(forPresented:presenting:source:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      OptionalMember.ownResult(of: target, "animationController(forPresented:presenting:source:)") {
        target.animationController(forPresented: presented, presenting: presenting, source: source)
      } ?? nil
    }

    /// `animationController(forDismissed:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? {
      OptionalMember.ownResult(of: target, "animationController(forDismissed:)") {
        target.animationController(forDismissed: dismissed)
      } ?? nil
    }

  }

  /// `delegate?.interactionControllerForPresentation?`.
  @preconcurrency @MainActor
  public struct InteractionControllerForPresentationCall: _OptionalCall {
    internal let target: any UIViewControllerTransitioningDelegate

    /// `interactionControllerForPresentation(using:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      OptionalMember.ownResult(of: target, "interactionControllerForPresentation(using:)") {
        target.interactionControllerForPresentation(using: animator)
      } ?? nil
    }

    /// `interactionControllerForPresentation(using:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      self(using: animator)
    }

  }

  /// `delegate?.interactionControllerForDismissal?`.
  @preconcurrency @MainActor
  public struct InteractionControllerForDismissalCall: _OptionalCall {
    internal let target: any UIViewControllerTransitioningDelegate

    /// `interactionControllerForDismissal(using:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      OptionalMember.ownResult(of: target, "interactionControllerForDismissal(using:)") {
        target.interactionControllerForDismissal(using: animator)
      } ?? nil
    }

    /// `interactionControllerForDismissal(using:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      self(using: animator)
    }

  }

  /// `delegate?.presentationController?`.
  @preconcurrency @MainActor
  public struct PresentationControllerCall: _OptionalCall {
    internal let target: any UIViewControllerTransitioningDelegate

    /// `presentationController(forPresented:presenting:source:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      OptionalMember.ownResult(
        of: target, "presentationController(forPresented:presenting:source:)"
      ) {
        target.presentationController(
          forPresented: presented, presenting: presenting, source: source)
      } ?? nil
    }

    /// `presentationController(forPresented:presenting:source:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(
      _ presented: UIViewController, _ presenting: UIViewController?, _ source: UIViewController
    ) -> UIPresentationController? {
      self(forPresented: presented, presenting: presenting, source: source)
    }

  }
}
