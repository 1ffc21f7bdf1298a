import Foundation

/// The delegate of a large content viewer interaction.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger was lifted.
  ///
  /// - Parameter item: The item under the finger; `nil` if there is no item.
  @_disfavoredOverload
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point; `nil` if there is no item.
  @_disfavoredOverload
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { OptionalMember.noteDefault(self) }

  /// The default: returns `nil`.
  @_disfavoredOverload
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { OptionalMember.defaultValue(nil, of: self) }
}
