import Foundation

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Along or across.
  public enum Axis: Int, Sendable {
    /// From one side to the other.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// A part of an item that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// How wide it is.
    case width
    /// How high it is.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The base line of the last line of text.
    case lastBaseline
    /// The base line of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins
    /// None.
    case notAnAttribute = 0

    /// The name of `lastBaseline` before iOS 8.
    public static let baseline = Attribute.lastBaseline
  }

  /// How items in a visual format are aligned, and in which direction it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each alignment, and two for the direction.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All have the same upper edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All have the same lower edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All begin where the others do.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All end where the others do.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All have the same middle between left and right.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All have the same middle between top and bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All have the same last base line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All have the same first base line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From where reading begins; this is what is done where nothing is said.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number it is: only those of one kind can be compared.
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

  /// Whether it depends on the direction of reading.
  internal var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  internal var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// What it is of the margins' rectangle; `nil` if it is not of that.
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

  /// What it is called in a constraint's description.
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
