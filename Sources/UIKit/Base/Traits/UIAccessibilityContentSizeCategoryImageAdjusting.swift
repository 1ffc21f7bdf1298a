/// A view whose image may be larger with a text size for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the image is larger with a text size for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
