import GalleyGeometry

/// Where an element stands in the list: in which section, and at which place in it.
public struct ElementPath: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The place in the section. What belongs to the layout as a whole is in section 0 at `Int.max`.
  public var item: Int

  /// A place in a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ElementPath {
  /// The path of what belongs to the layout as a whole, counted kind by kind.
  internal init(global number: Int) { self.init(section: 0, item: .max - number) }

  /// Whether it is that of something that belongs to the layout as a whole. Lists are not that long.
  internal var isGlobal: Bool { item > .max / 2 }

  internal var globalNumber: Int { .max - item }
}

extension ElementPath: Comparable {
  /// Whether one stands before the other.
  public static func < (left: ElementPath, right: ElementPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ElementPath: CustomStringConvertible {
  /// For example `0.3`; `0.all` for what belongs to the layout as a whole.
  public var description: String { isGlobal ? "\(section).all" : "\(section).\(item)" }
}

/// Something that is laid out: a cell, a supplementary view or a decoration, and where it is.
public struct Element: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case item
    case supplementary(String)
    case decoration(String)

    /// UIKit's names of a section's header and footer.
    public static let headerName = "UICollectionElementKindSectionHeader"
    /// See `headerName`.
    public static let footerName = "UICollectionElementKindSectionFooter"

    /// A section's header.
    public static let sectionHeader = Kind.supplementary(headerName)
    /// A section's footer.
    public static let sectionFooter = Kind.supplementary(footerName)
  }

  /// What tells it from all others of an arrangement.
  public struct ID: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Where it stands. Supplementary views are numbered in each section, kind by kind.
    public var path: ElementPath

    /// The element of a kind at a path.
    public init(_ kind: Kind, at path: ElementPath) {
      self.kind = kind
      self.path = path
    }

    /// A cell.
    public static func item(_ item: Int, in section: Int) -> ID {
      ID(.item, at: ElementPath(section: section, item: item))
    }
  }

  /// What tells it from all others.
  public var id: ID
  /// Where it is in the content. That of an element in a section that scrolls sideways is where it
  /// is while the section has not been scrolled.
  public var frame: Rect
  /// What is in front of what: higher numbers; of two equal ones, what comes later in the list.
  public var zIndex: Int
  /// The axes on which what the element holds decides its size.
  public var estimatedAxes: Axes
  /// Whether it lies in a section that scrolls sideways.
  public var scrollsSideways: Bool

  /// An element.
  public init(
    _ id: ID, frame: Rect, zIndex: Int = 0, estimatedAxes: Axes = [], scrollsSideways: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
    self.estimatedAxes = estimatedAxes
    self.scrollsSideways = scrollsSideways
  }
}

/// A set of axes.
public struct Axes: OptionSet, Hashable, Sendable {
  /// One bit an axis.
  public var rawValue: UInt8

  /// The axes of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Only one axis.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// Left and right.
  public static let horizontal = Axes(rawValue: 1)
  /// Up and down.
  public static let vertical = Axes(rawValue: 2)
}

extension Element.Kind: CustomStringConvertible {
  /// For example `item`, `header`, `decoration background`.
  public var description: String {
    switch self {
    case .item: "item"
    case .supplementary(let kind): kind
    case .decoration(let kind): "decoration \(kind)"
    }
  }
}

extension Element.ID: CustomStringConvertible {
  /// For example `item 0.3`.
  public var description: String { "\(kind) \(path)" }
}

extension Element: CustomStringConvertible {
  /// For example `item 0.3 (0, 44, 320, 44)`, with its z index if that is not zero.
  public var description: String { zIndex == 0 ? "\(id) \(frame)" : "\(id) \(frame) z \(zIndex)" }
}
