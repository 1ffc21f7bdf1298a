import Foundation

/// A view whose bounds move over content that has a size of its own: a scroll view.
@MainActor
internal protocol ScrollingContent: UIView {
  /// The size of the content.
  var contentSize: CGSize { get set }
}
