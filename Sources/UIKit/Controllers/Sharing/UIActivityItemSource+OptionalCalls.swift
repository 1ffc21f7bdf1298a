// Written by `script/docs --optional-calls`: edit UIActivityItemSource, not this file.
import Foundation

extension UIActivityItemSource {
  /// The optional spelling, `delegate?.activityViewController?(…)`.
  @_disfavoredOverload
  public var activityViewController: _UIActivityItemSourceCalls.ActivityViewControllerCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.activityViewControllerLinkMetadata?(…)`.
  @_disfavoredOverload
  public var activityViewControllerLinkMetadata:
    _UIActivityItemSourceCalls.ActivityViewControllerLinkMetadataCall?
  { .init(target: self) }
}

/// The optional calls of `UIActivityItemSource`.
public enum _UIActivityItemSourceCalls {
  /// `delegate?.activityViewController?`.
  @preconcurrency @MainActor
  public struct ActivityViewControllerCall: _OptionalCall {
    internal let target: any UIActivityItemSource

    /// `activityViewController(_:subjectForActivityType:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      target.activityViewController(activityViewController, subjectForActivityType: activityType)
    }

    /// `activityViewController(_:dataTypeIdentifierForActivityType:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      target.activityViewController(
        activityViewController, dataTypeIdentifierForActivityType: activityType)
    }

    /// `activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
      suggestedSize size: CGSize
    ) -> UIImage? {
      OptionalMember.ownResult(
        of: target, "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)"
      ) {
        target.activityViewController(
          activityViewController, thumbnailImageForActivityType: activityType, suggestedSize: size)
      } ?? nil
    }

  }

  /// `delegate?.activityViewControllerLinkMetadata?`.
  @preconcurrency @MainActor
  public struct ActivityViewControllerLinkMetadataCall: _OptionalCall {
    internal let target: any UIActivityItemSource

    /// `activityViewControllerLinkMetadata(_:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ activityViewController: UIActivityViewController)
      -> LPLinkMetadata?
    {
      OptionalMember.ownResult(of: target, "activityViewControllerLinkMetadata(_:)") {
        target.activityViewControllerLinkMetadata(activityViewController)
      } ?? nil
    }

  }
}

extension _OptionalCall where Self == _UIActivityItemSourceCalls.ActivityViewControllerCall {
  /// `activityViewController(_:subjectForActivityType:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String? {
    OptionalMember.ownResult(of: self.target, "activityViewController(_:subjectForActivityType:)") {
      self.target.activityViewController(
        activityViewController, subjectForActivityType: activityType)
    }
  }

  /// `activityViewController(_:dataTypeIdentifierForActivityType:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String? {
    OptionalMember.ownResult(
      of: self.target, "activityViewController(_:dataTypeIdentifierForActivityType:)"
    ) {
      self.target.activityViewController(
        activityViewController, dataTypeIdentifierForActivityType: activityType)
    }
  }
}
