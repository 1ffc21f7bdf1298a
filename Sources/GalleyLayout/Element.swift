import GalleyGeometry

/// The position of an element in the list: its section, and its index in that section.
public struct ElementPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index in the section.
  ///
  /// Elements that belong to the whole layout are in section 0, counted down from `Int.max`.
  public var item: Int

  /// Creates a path from the indices of a section and an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ElementPath {
  /// Creates the path of an element that belongs to the whole layout.
  ///
  /// Each kind is numbered separately.
  package init(global number: Int) { self.init(section: 0, item: .max - number) }

  /// Whether this is the path of an element that belongs to the whole layout.
  ///
  /// No section has that many items.
  package var isGlobal: Bool { item > .max / 2 }

  /// The number of the element among the elements of its kind that belong to the whole layout.
  package var globalNumber: Int { .max - item }
}

extension ElementPath: Comparable {
  /// Whether the first path comes before the second.
  public static func < (left: ElementPath, right: ElementPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ElementPath: CustomStringConvertible {
  /// For example `0.3`; `0.all` for an element that belongs to the whole layout, `0.all.1` for the
  /// second of its kind.
  public var description: String {
    guard isGlobal else { return "\(section).\(item)" }
    return globalNumber == 0 ? "\(section).all" : "\(section).all.\(globalNumber)"
  }
}

/// An element of a layout: a cell, a supplementary view or a decoration, with its frame.
public struct Element: Hashable, Sendable {
  /// The kind of an element.
  public enum Kind: Hashable, Sendable {
    /// A cell.
    case item
    /// A supplementary view, such as a header or a badge, with the kind that is passed to the data
    /// source.
    case supplementary(String)
    /// A decoration behind a section, with the kind under which it is registered with the layout.
    case decoration(String)

    /// UIKit's name for the header of a section.
    ///
    /// Flow layouts, list layouts and list configurations use this name.
    public static let headerName = "UICollectionElementKindSectionHeader"
    /// UIKit's name for the footer of a section; see `headerName`.
    public static let footerName = "UICollectionElementKindSectionFooter"

    /// A section's header.
    public static let sectionHeader = Kind.supplementary(headerName)
    /// A section's footer.
    public static let sectionFooter = Kind.supplementary(footerName)
  }

  /// The item or group that a supplementary view is attached to, if it is not attached to its
  /// section.
  public enum Host: Hashable, Sendable {
    /// An item, by its index in the section.
    case item(Int)
    /// A group of items.
    case group
  }

  /// The identity of an element, unique in an arrangement.
  ///
  ///     arrangement.element(.item(3, in: 0))
  ///     arrangement.element(.header(ofSection: 0))
  ///     arrangement.element(.supplementary("badge", number: 3, in: 0))
  ///     arrangement.element(.global("banner"))
  public struct ID: Hashable, Sendable {
    /// The kind of the element.
    public var kind: Kind
    /// The path of the element.
    ///
    /// Supplementary views are numbered in each section, kind by kind: first the views at the
    /// section's edges, then the views of its groups and cells. A decoration has its index among
    /// the decorations of its section.
    public var path: ElementPath

    /// Creates the identity of an element of a kind at a path.
    public init(_ kind: Kind, at path: ElementPath) {
      self.kind = kind
      self.path = path
    }

    /// Returns the identity of a cell.
    public static func item(_ item: Int, in section: Int) -> ID {
      ID(.item, at: ElementPath(section: section, item: item))
    }

    /// Returns the identity of a section's header under UIKit's name; see
    /// ``Element/Kind/headerName``.
    public static func header(ofSection section: Int) -> ID {
      ID(.sectionHeader, at: ElementPath(section: section, item: 0))
    }

    /// Returns the identity of a section's footer under UIKit's name; see
    /// ``Element/Kind/footerName``.
    public static func footer(ofSection section: Int) -> ID {
      ID(.sectionFooter, at: ElementPath(section: section, item: 0))
    }

    /// Returns the identity of a supplementary view at an edge or on a cell of a section; by
    /// default the first of its kind.
    public static func supplementary(_ kind: String, number: Int = 0, in section: Int) -> ID {
      ID(.supplementary(kind), at: ElementPath(section: section, item: number))
    }

    /// Returns the identity of a decoration of a section, by its index among all decorations of the
    /// section; by default the first.
    public static func decoration(_ kind: String, number: Int = 0, in section: Int) -> ID {
      ID(.decoration(kind), at: ElementPath(section: section, item: number))
    }

    /// Returns the identity of a boundary item of the whole layout; by default the first of its
    /// kind.
    public static func global(_ kind: String, number: Int = 0) -> ID {
      ID(.supplementary(kind), at: ElementPath(global: min(max(number, 0), 1_000_000)))
    }
  }

  /// The identity of the element.
  public var id: ID
  /// The frame in the content, from the upper left corner.
  ///
  /// In a layout that is mirrored because text runs from right to left, this is the mirrored frame,
  /// and `minX` is the trailing edge.
  ///
  /// In a section that scrolls orthogonally, this is the frame at an orthogonal offset of zero, so
  /// it may lie beyond the content's edge; `Arrangement.frame(of:in:)` moves it to the visible
  /// position of the element. A mirrored section starts at its largest offset, so the frame of its
  /// first item lies to the right of the visible position by that offset.
  public var frame: Rect
  /// The position in front of or behind other elements: a higher number is further in front.
  ///
  /// Of two elements with equal numbers, the later element in the list is in front.
  public var zIndex: Int
  /// The axes on which the element's content decides its size.
  public var estimatedAxes: Axes
  /// Whether the element lies in a section that scrolls orthogonally.
  public var scrollsSideways: Bool
  /// The item or group that the element is attached to.
  ///
  /// `nil` for a cell, and for an element that is attached to its section or to the whole layout.
  /// The number in the element's path does not identify the host: after an insertion or deletion,
  /// the same number may belong to another item.
  public var host: Host?

  /// Creates an element.
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
  /// The set as bits, one for each axis.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one axis.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// The axis from left to right.
  public static let horizontal = Axes(rawValue: 1)
  /// The axis from top to bottom.
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
  /// For example `item`, `header`, `badge`, `decoration background`.
  ///
  /// Each kind has its own name; UIKit's header and footer are shortened.
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
  /// For example `item 0.3 (0, 44, 320, 44)`, followed by the z index if that is not zero.
  public var description: String { zIndex == 0 ? "\(id) \(frame)" : "\(id) \(frame) z \(zIndex)" }
}
