import Foundation

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Sendable {
    /// The axis from side to side.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }

  /// The attribute of an item in a constraint.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins
    /// No attribute.
    case notAnAttribute = 0

    /// The name of `lastBaseline` before iOS 8.
    public static let baseline = Attribute.lastBaseline
  }

  /// The alignment of items in a visual format, and the direction in which it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, one for each alignment and two for the direction.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All items have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All items have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All items have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All items have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All items have the same leading edge.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All items have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All items have the same horizontal center.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All items have the same vertical center.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All items have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All items have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The mask of the bits for alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From the leading to the trailing edge.
    ///
    /// This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the bits for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute. Only attributes of the same kind can be compared.
  internal enum Kind { case horizontal, vertical, size, none }

  internal var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  internal var axis: NSLayoutConstraint.Axis {
    kind == .horizontal || self == .width ? .horizontal : .vertical
  }

  /// Whether the attribute depends on the direction of reading.
  internal var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  internal var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute without the margin, such as `left` for `leftMargin`; `nil` if the attribute does
  /// not refer to margins.
  internal var withoutMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name in a constraint's description.
  internal var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
