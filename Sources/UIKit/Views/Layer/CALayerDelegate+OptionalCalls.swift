// Written by `script/docs --optional-calls`: edit CALayerDelegate, not this file.
import Foundation

extension CALayerDelegate {
  /// The optional spelling, `delegate?.display?(…)`.
  @_disfavoredOverload
  public var display: _CALayerDelegateCalls.DisplayCall? { .init(target: self) }

  /// The optional spelling, `delegate?.draw?(…)`.
  @_disfavoredOverload
  public var draw: _CALayerDelegateCalls.DrawCall? { .init(target: self) }

  /// The optional spelling, `delegate?.layerWillDraw?(…)`.
  @_disfavoredOverload
  public var layerWillDraw: _CALayerDelegateCalls.LayerWillDrawCall? { .init(target: self) }

  /// The optional spelling, `delegate?.layoutSublayers?(…)`.
  @_disfavoredOverload
  public var layoutSublayers: _CALayerDelegateCalls.LayoutSublayersCall? { .init(target: self) }

  /// The optional spelling, `delegate?.action?(…)`.
  @_disfavoredOverload
  public var action: _CALayerDelegateCalls.ActionCall? { .init(target: self) }
}

/// The optional calls of `CALayerDelegate`.
public enum _CALayerDelegateCalls {
  /// `delegate?.display?`.
  @preconcurrency @MainActor
  public struct DisplayCall: _OptionalCall {
    internal let target: any CALayerDelegate

    /// `display(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ layer: CALayer) -> Void? {
      OptionalMember.ownResult(of: target, "display(_:)") { target.display(layer) }
    }

  }

  /// `delegate?.draw?`.
  @preconcurrency @MainActor
  public struct DrawCall: _OptionalCall {
    internal let target: any CALayerDelegate

    /// `draw(_:in:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ layer: CALayer, in ctx: CGContext) -> Void? {
      OptionalMember.ownResult(of: target, "draw(_:in:)") { target.draw(layer, in: ctx) }
    }

    /// `draw(_:in:)` as a value, which is called without labels.
    public func callAsFunction(_ layer: CALayer, _ ctx: CGContext) {
      target.draw(layer, in: ctx)
    }

  }

  /// `delegate?.layerWillDraw?`.
  @preconcurrency @MainActor
  public struct LayerWillDrawCall: _OptionalCall {
    internal let target: any CALayerDelegate

    /// `layerWillDraw(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ layer: CALayer) -> Void? {
      OptionalMember.ownResult(of: target, "layerWillDraw(_:)") { target.layerWillDraw(layer) }
    }

  }

  /// `delegate?.layoutSublayers?`.
  @preconcurrency @MainActor
  public struct LayoutSublayersCall: _OptionalCall {
    internal let target: any CALayerDelegate

    /// `layoutSublayers(of:)`, or `nil` where it is not implemented.
    public func callAsFunction(of layer: CALayer) -> Void? {
      OptionalMember.ownResult(of: target, "layoutSublayers(of:)") {
        target.layoutSublayers(of: layer)
      }
    }

    /// `layoutSublayers(of:)` as a value, which is called without labels.
    public func callAsFunction(_ layer: CALayer) {
      target.layoutSublayers(of: layer)
    }

  }

  /// `delegate?.action?`.
  @preconcurrency @MainActor
  public struct ActionCall: _OptionalCall {
    internal let target: any CALayerDelegate

    /// `action(for:forKey:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      OptionalMember.ownResult(of: target, "action(for:forKey:)") {
        target.action(for: layer, forKey: event)
      } ?? nil
    }

    /// `action(for:forKey:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ layer: CALayer, _ event: String) -> (any CAAction)? {
      self(for: layer, forKey: event)
    }

  }
}
