import Foundation

extension UIBarButtonItem {
  /// A mark at the corner of a bar button item.
  ///
  ///     inbox.badge = .count(3)
  ///
  /// - Unverified: its size and its position.
  public struct Badge: Hashable, Sendable {
    /// The text; empty for a dot.
    internal let text: String

    /// The text; `nil` for a dot.
    public var stringValue: String? { text.isEmpty ? nil : text }

    /// The color of the text.
    public var foregroundColor: UIColor?
    /// The color of the background.
    public var backgroundColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    private init(text: String) { self.text = text }

    /// A badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(text: "\(count)") }

    /// A badge with a text.
    public static func string(_ string: String) -> Badge { Badge(text: string) }

    /// A badge without a text.
    public static func indicator() -> Badge { Badge(text: "") }
  }
}

extension UIBarButtonItem.Badge {
  /// Returns a view that shows the badge.
  @MainActor
  internal func makeView() -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font ?? .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = foregroundColor ?? .white
    label.textAlignment = .center
    label.backgroundColor = backgroundColor ?? .systemRed
    label.clipsToBounds = true
    // The item has the text of the badge as its accessibility value, so VoiceOver must
    // not read the label, too.
    label.isAccessibilityElement = false
    let height: CGFloat = text.isEmpty ? 8 : 16
    let width = text.isEmpty ? height : max(label.intrinsicContentSize.width + 8, height)
    label.bounds.size = CGSize(width: width, height: height)
    label.layer.cornerRadius = height / 2
    return label
  }
}
