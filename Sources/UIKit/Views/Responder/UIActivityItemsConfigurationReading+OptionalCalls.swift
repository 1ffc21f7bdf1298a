// Written by `script/docs --optional-calls`: edit UIActivityItemsConfigurationReading, not this file.
import Foundation

extension UIActivityItemsConfigurationReading {
  /// The optional spelling, `delegate?.activityItemsConfigurationSupports?(…)`.
  @_disfavoredOverload
  public var activityItemsConfigurationSupports:
    _UIActivityItemsConfigurationReadingCalls.ActivityItemsConfigurationSupportsCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.activityItemsConfigurationMetadata?(…)`.
  @_disfavoredOverload
  public var activityItemsConfigurationMetadata:
    _UIActivityItemsConfigurationReadingCalls.ActivityItemsConfigurationMetadataCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.activityItemsConfigurationMetadataForItem?(…)`.
  @_disfavoredOverload
  public var activityItemsConfigurationMetadataForItem:
    _UIActivityItemsConfigurationReadingCalls.ActivityItemsConfigurationMetadataForItemCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.activityItemsConfigurationPreviewForItem?(…)`.
  @_disfavoredOverload
  public var activityItemsConfigurationPreviewForItem:
    _UIActivityItemsConfigurationReadingCalls.ActivityItemsConfigurationPreviewForItemCall?
  { .init(target: self) }
}

/// The optional calls of `UIActivityItemsConfigurationReading`.
public enum _UIActivityItemsConfigurationReadingCalls {
  /// `delegate?.activityItemsConfigurationSupports?`.
  @preconcurrency @MainActor
  public struct ActivityItemsConfigurationSupportsCall: _OptionalCall {
    internal let target: any UIActivityItemsConfigurationReading

    /// `activityItemsConfigurationSupports(interaction:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
      target.activityItemsConfigurationSupports(interaction: interaction)
    }

    /// `activityItemsConfigurationSupports(interaction:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ interaction: UIActivityItemsConfigurationInteraction) -> Bool {
      target.activityItemsConfigurationSupports(interaction: interaction)
    }

  }

  /// `delegate?.activityItemsConfigurationMetadata?`.
  @preconcurrency @MainActor
  public struct ActivityItemsConfigurationMetadataCall: _OptionalCall {
    internal let target: any UIActivityItemsConfigurationReading

    /// `activityItemsConfigurationMetadata(key:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
      OptionalMember.ownResult(of: target, "activityItemsConfigurationMetadata(key:)") {
        target.activityItemsConfigurationMetadata(key: key)
      } ?? nil
    }

    /// `activityItemsConfigurationMetadata(key:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ key: UIActivityItemsConfigurationMetadataKey) -> Any? {
      self(key: key)
    }

  }

  /// `delegate?.activityItemsConfigurationMetadataForItem?`.
  @preconcurrency @MainActor
  public struct ActivityItemsConfigurationMetadataForItemCall: _OptionalCall {
    internal let target: any UIActivityItemsConfigurationReading

    /// `activityItemsConfigurationMetadataForItem(at:key:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    {
      OptionalMember.ownResult(of: target, "activityItemsConfigurationMetadataForItem(at:key:)") {
        target.activityItemsConfigurationMetadataForItem(at: index, key: key)
      } ?? nil
    }

    /// `activityItemsConfigurationMetadataForItem(at:key:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ index: Int, _ key: UIActivityItemsConfigurationMetadataKey) -> Any?
    {
      self(at: index, key: key)
    }

  }

  /// `delegate?.activityItemsConfigurationPreviewForItem?`.
  @preconcurrency @MainActor
  public struct ActivityItemsConfigurationPreviewForItemCall: _OptionalCall {
    internal let target: any UIActivityItemsConfigurationReading

    /// `activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
      OptionalMember.ownResult(
        of: target, "activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)"
      ) {
        target.activityItemsConfigurationPreviewForItem(
          at: index, intent: intent, suggestedSize: suggestedSize)
      } ?? nil
    }

    /// `activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(
      _ index: Int, _ intent: UIActivityItemsConfigurationPreviewIntent, _ suggestedSize: CGSize
    ) -> NSItemProvider? {
      self(at: index, intent: intent, suggestedSize: suggestedSize)
    }

  }
}

extension _OptionalCall
where Self == _UIActivityItemsConfigurationReadingCalls.ActivityItemsConfigurationSupportsCall {
  /// `activityItemsConfigurationSupports(interaction:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(interaction: UIActivityItemsConfigurationInteraction) -> Bool? {
    OptionalMember.ownResult(of: self.target, "activityItemsConfigurationSupports(interaction:)") {
      self.target.activityItemsConfigurationSupports(interaction: interaction)
    }
  }
}
