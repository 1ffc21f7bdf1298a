// Written by `script/docs --optional-calls`: edit UISplitViewControllerDelegate, not this file.
import Foundation

extension UISplitViewControllerDelegate {
  /// The optional spelling, `delegate?.splitViewController?(…)`.
  @_disfavoredOverload
  public var splitViewController: _UISplitViewControllerDelegateCalls.SplitViewControllerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.targetDisplayModeForAction?(…)`.
  @_disfavoredOverload
  public var targetDisplayModeForAction:
    _UISplitViewControllerDelegateCalls.TargetDisplayModeForActionCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.primaryViewController?(…)`.
  @_disfavoredOverload
  public var primaryViewController: _UISplitViewControllerDelegateCalls.PrimaryViewControllerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.splitViewControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload
  public var splitViewControllerSupportedInterfaceOrientations:
    _UISplitViewControllerDelegateCalls.SplitViewControllerSupportedInterfaceOrientationsCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload
  public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    _UISplitViewControllerDelegateCalls
      .SplitViewControllerPreferredInterfaceOrientationForPresentationCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.splitViewControllerDidCollapse?(…)`.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse:
    _UISplitViewControllerDelegateCalls.SplitViewControllerDidCollapseCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.splitViewControllerDidExpand?(…)`.
  @_disfavoredOverload
  public var splitViewControllerDidExpand:
    _UISplitViewControllerDelegateCalls.SplitViewControllerDidExpandCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.splitViewControllerInteractivePresentationGestureWillBegin?(…)`.
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureWillBegin:
    _UISplitViewControllerDelegateCalls
      .SplitViewControllerInteractivePresentationGestureWillBeginCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.splitViewControllerInteractivePresentationGestureDidEnd?(…)`.
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureDidEnd:
    _UISplitViewControllerDelegateCalls.SplitViewControllerInteractivePresentationGestureDidEndCall?
  { .init(target: self) }
}

/// The optional calls of `UISplitViewControllerDelegate`.
public enum _UISplitViewControllerDelegateCalls {
  /// `delegate?.splitViewController?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewController(_:willChangeTo:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) -> Void? {
      OptionalMember.ownResult(of: target, "splitViewController(_:willChangeTo:)") {
        target.splitViewController(svc, willChangeTo: displayMode)
      }
    }

    /// `splitViewController(_:show:sender:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
      target.splitViewController(splitViewController, show: vc, sender: sender)
    }

    /// `splitViewController(_:showDetail:sender:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      target.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }

    /// `splitViewController(_:collapseSecondary:onto:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      target.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController
      )
    }

    /// `splitViewController(_:separateSecondaryFrom:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      OptionalMember.ownResult(of: target, "splitViewController(_:separateSecondaryFrom:)") {
        target.splitViewController(
          splitViewController, separateSecondaryFrom: primaryViewController)
      } ?? nil
    }

    /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }

    /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode {
      target.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }

    /// `splitViewController(_:willShow:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) -> Void? {
      OptionalMember.ownResult(of: target, "splitViewController(_:willShow:)") {
        target.splitViewController(svc, willShow: column)
      }
    }

    /// `splitViewController(_:willHide:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) -> Void? {
      OptionalMember.ownResult(of: target, "splitViewController(_:willHide:)") {
        target.splitViewController(svc, willHide: column)
      }
    }

  }

  /// `delegate?.targetDisplayModeForAction?`.
  @preconcurrency @MainActor
  public struct TargetDisplayModeForActionCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `targetDisplayModeForAction(in:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      target.targetDisplayModeForAction(in: svc)
    }

    /// `targetDisplayModeForAction(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      target.targetDisplayModeForAction(in: svc)
    }

  }

  /// `delegate?.primaryViewController?`.
  @preconcurrency @MainActor
  public struct PrimaryViewControllerCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `primaryViewController(forCollapsing:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    {
      OptionalMember.ownResult(of: target, "primaryViewController(forCollapsing:)") {
        target.primaryViewController(forCollapsing: splitViewController)
      } ?? nil
    }

    /// `primaryViewController(forExpanding:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(forExpanding splitViewController: UISplitViewController)
      -> UIViewController?
    {
      OptionalMember.ownResult(of: target, "primaryViewController(forExpanding:)") {
        target.primaryViewController(forExpanding: splitViewController)
      } ?? nil
    }

  }

  /// `delegate?.splitViewControllerSupportedInterfaceOrientations?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerSupportedInterfaceOrientationsCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewControllerSupportedInterfaceOrientations(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ splitViewController: UISplitViewController)
      -> UIInterfaceOrientationMask
    {
      target.splitViewControllerSupportedInterfaceOrientations(splitViewController)
    }

  }

  /// `delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerPreferredInterfaceOrientationForPresentationCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ splitViewController: UISplitViewController)
      -> UIInterfaceOrientation
    {
      target.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
    }

  }

  /// `delegate?.splitViewControllerDidCollapse?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerDidCollapseCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewControllerDidCollapse(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ svc: UISplitViewController) -> Void? {
      OptionalMember.ownResult(of: target, "splitViewControllerDidCollapse(_:)") {
        target.splitViewControllerDidCollapse(svc)
      }
    }

  }

  /// `delegate?.splitViewControllerDidExpand?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerDidExpandCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewControllerDidExpand(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ svc: UISplitViewController) -> Void? {
      OptionalMember.ownResult(of: target, "splitViewControllerDidExpand(_:)") {
        target.splitViewControllerDidExpand(svc)
      }
    }

  }

  /// `delegate?.splitViewControllerInteractivePresentationGestureWillBegin?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerInteractivePresentationGestureWillBeginCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewControllerInteractivePresentationGestureWillBegin(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ svc: UISplitViewController) -> Void? {
      OptionalMember.ownResult(
        of: target, "splitViewControllerInteractivePresentationGestureWillBegin(_:)"
      ) { target.splitViewControllerInteractivePresentationGestureWillBegin(svc) }
    }

  }

  /// `delegate?.splitViewControllerInteractivePresentationGestureDidEnd?`.
  @preconcurrency @MainActor
  public struct SplitViewControllerInteractivePresentationGestureDidEndCall: _OptionalCall {
    internal let target: any UISplitViewControllerDelegate

    /// `splitViewControllerInteractivePresentationGestureDidEnd(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ svc: UISplitViewController) -> Void? {
      OptionalMember.ownResult(
        of: target, "splitViewControllerInteractivePresentationGestureDidEnd(_:)"
      ) { target.splitViewControllerInteractivePresentationGestureDidEnd(svc) }
    }

  }
}

extension _OptionalCall where Self == _UISplitViewControllerDelegateCalls.SplitViewControllerCall {
  /// `splitViewController(_:show:sender:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "splitViewController(_:show:sender:)") {
      self.target.splitViewController(splitViewController, show: vc, sender: sender)
    }
  }

  /// `splitViewController(_:showDetail:sender:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "splitViewController(_:showDetail:sender:)") {
      self.target.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }
  }

  /// `splitViewController(_:collapseSecondary:onto:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "splitViewController(_:collapseSecondary:onto:)") {
      self.target.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController
      )
    }
  }

  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    OptionalMember.ownResult(
      of: self.target, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    ) {
      self.target.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
  }

  /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode? {
    OptionalMember.ownResult(
      of: self.target, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
    ) {
      self.target.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }
  }
}

extension _OptionalCall
where Self == _UISplitViewControllerDelegateCalls.TargetDisplayModeForActionCall {
  /// `targetDisplayModeForAction(in:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode? {
    OptionalMember.ownResult(of: self.target, "targetDisplayModeForAction(in:)") {
      self.target.targetDisplayModeForAction(in: svc)
    }
  }
}

extension _OptionalCall
where
  Self == _UISplitViewControllerDelegateCalls.SplitViewControllerSupportedInterfaceOrientationsCall
{
  /// `splitViewControllerSupportedInterfaceOrientations(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask?
  {
    OptionalMember.ownResult(
      of: self.target, "splitViewControllerSupportedInterfaceOrientations(_:)"
    ) { self.target.splitViewControllerSupportedInterfaceOrientations(splitViewController) }
  }
}

extension _OptionalCall
where
  Self == _UISplitViewControllerDelegateCalls
    .SplitViewControllerPreferredInterfaceOrientationForPresentationCall
{
  /// `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation?
  {
    OptionalMember.ownResult(
      of: self.target, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      self.target.splitViewControllerPreferredInterfaceOrientationForPresentation(
        splitViewController)
    }
  }
}
