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
  package var isGlobal: Bool { item > .max / 2 }

  internal var globalNumber: Int { .max - item }
}

extension ElementPath: Comparable {
  /// Whether one stands before the other.
  public static func < (left: ElementPath, right: ElementPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ElementPath: CustomStringConvertible {
  /// For example `0.3`; `0.all` for what belongs to the layout as a whole, `0.all.1` for the second
  /// of its kind.
  public var description: String {
    guard isGlobal else { return "\(section).\(item)" }
    return globalNumber == 0 ? "\(section).all" : "\(section).all.\(globalNumber)"
  }
}

/// Something that is laid out: a cell, a supplementary view or a decoration, and where it is.
public struct Element: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A cell.
    case item
    /// A view beside the cells, by what the data source is asked for: a header, a badge.
    case supplementary(String)
    /// A view behind a section, by what is registered with the layout.
    case decoration(String)

    /// UIKit's name of a section's header. A flow layout, a list layout and a list configuration call
    /// theirs so.
    public static let headerName = "UICollectionElementKindSectionHeader"
    /// UIKit's name of a section's footer; see `headerName`.
    public static let footerName = "UICollectionElementKindSectionFooter"

    /// A section's header.
    public static let sectionHeader = Kind.supplementary(headerName)
    /// A section's footer.
    public static let sectionFooter = Kind.supplementary(footerName)
  }

  /// What a view beside the cells hangs on, if that is no section.
  public enum Host: Hashable, Sendable {
    /// An item, by its place in the section.
    case item(Int)
    /// A group of items.
    case group
  }

  /// What tells it from all others of an arrangement.
  ///
  ///     arrangement.element(.item(3, in: 0))
  ///     arrangement.element(.header(ofSection: 0))
  ///     arrangement.element(.supplementary("badge", number: 3, in: 0))
  ///     arrangement.element(.global("banner"))
  public struct ID: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// Where it stands. Supplementary views are numbered in each section, kind by kind: those at its
    /// edges first, then what hangs on its groups and cells. A decoration has its place among those of
    /// its section.
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

    /// A section's header, where it goes by UIKit's name; see ``Element/Kind/headerName``.
    public static func header(ofSection section: Int) -> ID {
      ID(.sectionHeader, at: ElementPath(section: section, item: 0))
    }

    /// A section's footer, where it goes by UIKit's name; see ``Element/Kind/footerName``.
    public static func footer(ofSection section: Int) -> ID {
      ID(.sectionFooter, at: ElementPath(section: section, item: 0))
    }

    /// A supplementary view of a section, at an edge or on a cell; the first of its kind, unless said
    /// otherwise.
    public static func supplementary(_ kind: String, number: Int = 0, in section: Int) -> ID {
      ID(.supplementary(kind), at: ElementPath(section: section, item: number))
    }

    /// A decoration of a section, by its place among all of them; the first, unless said otherwise.
    public static func decoration(_ kind: String, number: Int = 0, in section: Int) -> ID {
      ID(.decoration(kind), at: ElementPath(section: section, item: number))
    }

    /// A view at an edge of the layout as a whole; the first of its kind, unless said otherwise.
    public static func global(_ kind: String, number: Int = 0) -> ID {
      ID(.supplementary(kind), at: ElementPath(global: min(max(number, 0), 1_000_000)))
    }
  }

  /// What tells it from all others.
  public var id: ID
  /// Where it is in the content, from its upper left corner. Where a layout is mirrored because text
  /// runs from right to left, this is the mirrored frame, and `minX` is the trailing edge.
  ///
  /// In a section that scrolls sideways it is where the element would be at a sideways offset of
  /// zero, so it may lie beyond the content's edge; `Arrangement.frame(of:in:)` moves it to where it
  /// is seen. Mirrored, such a section is at its start at its largest offset, and the frame of its
  /// first item lies that much further to the right than the item is seen.
  public var frame: Rect
  /// What is in front of what: higher numbers; of two equal ones, what comes later in the list.
  public var zIndex: Int
  /// The axes on which what the element holds decides its size.
  public var estimatedAxes: Axes
  /// Whether it lies in a section that scrolls sideways.
  public var scrollsSideways: Bool
  /// What it hangs on. Its number says nothing of that: it belongs to another item when items come or go.
  /// `nil` for a cell, and for what stands in its section or around everything.
  public var host: Host?

  /// An element.
  public init(
    _ id: ID, frame: Rect, zIndex: Int = 0, estimatedAxes: Axes = [], scrollsSideways: Bool = false,
    host: Host? = nil
  ) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
    self.estimatedAxes = estimatedAxes
    self.scrollsSideways = scrollsSideways
    self.host = host
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

extension Axes: CustomStringConvertible {
  /// `none`, `horizontal`, `vertical` or `horizontal and vertical`.
  public var description: String {
    let named = [Axis.horizontal, .vertical].filter { contains(Axes($0)) }
    return named.isEmpty ? "none" : named.map { "\($0)" }.joined(separator: " and ")
  }
}

extension Element.Kind: CustomStringConvertible {
  /// For example `item`, `header`, `badge`, `decoration background`. Kinds go by their own name, but
  /// for UIKit's header and footer.
  public var description: String {
    switch self {
    case .item: "item"
    case .supplementary(Element.Kind.headerName): "header"
    case .supplementary(Element.Kind.footerName): "footer"
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
