import GalleyGeometry

/// An accessory beside the content of a list cell: the properties of `UICellAccessory` that affect
/// frames.
///
///     let checkmark = ListAccessory(.checkmark)
///     let count = ListAccessory(.label, size: Size(width: 9, height: 20))
///
/// - Unverified: the position of `detail`, `popUpMenu` and `headerDisclosure` among the others.
public struct ListAccessory: Hashable, Sendable {
  /// The kind of an accessory.
  ///
  /// Accessories are placed in this order from the leading to the trailing edge. The content is
  /// between the leading and the trailing accessories.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// Leading, only while editing: a button that deletes the row.
    case delete
    /// Leading, only while editing: a button that inserts a row.
    case insert
    /// Leading, only while editing: a mark that selects several rows.
    case multiselect
    /// Leading: a button that expands and collapses a row of an outline.
    case outlineDisclosure
    /// Leading: a custom view.
    case leadingCustom
    /// Trailing: a custom view.
    case trailingCustom
    /// Trailing: a text.
    case label
    /// Trailing: a checkmark for a chosen row.
    case checkmark
    /// Trailing: a button that shows details of the row.
    case detail
    /// Trailing: a disclosure indicator.
    case disclosureIndicator
    /// Trailing: a button that opens a menu.
    case popUpMenu
    /// Trailing: a button that expands and collapses a section.
    case headerDisclosure
    /// Trailing, only while editing: a grip to move the row.
    case reorder

    /// Whether the accessory is placed before the content.
    public var isLeading: Bool { rawValue <= Kind.leadingCustom.rawValue }

    /// Whether the accessory is a custom view.
    public var isCustom: Bool { self == .leadingCustom || self == .trailingCustom }

    /// The default state of the list in which the accessory is shown.
    public var usuallyDisplayed: Displayed {
      switch self {
      case .delete, .insert, .multiselect, .reorder: .whenEditing
      default: .always
      }
    }
  }

  /// The state of the list in which an accessory is shown.
  public enum Displayed: Hashable, Sendable {
    /// The accessory is always shown.
    case always
    /// The accessory is shown only while the list is being edited.
    case whenEditing
    /// The accessory is shown only while the list is not being edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory.
  ///
  /// The accessory is centered in that width, and may be wider.
  public enum ReservedWidth: Hashable, Sendable {
    /// The default width of the kind.
    case automatic
    /// The width that most kinds have, so that accessories of several rows are aligned.
    case standard
    /// The accessory's own width.
    case actual
    /// A number of points.
    case points(Double)
  }

  /// The kind of the accessory.
  public var kind: Kind
  /// The state of the list in which the accessory is shown.
  public var displayed: Displayed
  /// Whether the accessory is invisible.
  ///
  /// An invisible accessory keeps its space.
  public var isHidden = false
  /// The size of the accessory; `nil` for the default of its kind.
  ///
  /// A label and a custom view have no default.
  public var size: Size?
  /// The width that is reserved for the accessory.
  public var reservedWidth = ReservedWidth.automatic
  /// For a custom view, its position among the accessories on its side; `nil` for the default
  /// position of its kind.
  public var position: Int?
  /// For a reorder grip, whether a line separates it from the accessory before it.
  public var showsVerticalSeparator = true

  /// Creates an accessory that is shown in the default state of its kind.
  public init(_ kind: Kind, size: Size? = nil) {
    self.kind = kind
    self.size = size
    displayed = kind.usuallyDisplayed
  }
}

extension ListAccessory: CustomStringConvertible {
  /// For example `checkmark`, `label 9 × 20`, followed by the properties that are not the default
  /// of its kind.
  public var description: String {
    phrase(
      size.map { "\(kind) \($0)" } ?? "\(kind)",
      displayed == kind.usuallyDisplayed ? nil : "\(displayed)", isHidden ? "hidden" : nil,
      labeled("reserved width", reservedWidth, unless: .automatic),
      position.map { "position \($0)" }, showsVerticalSeparator ? nil : "no vertical separator")
  }
}

extension ListAccessory.ReservedWidth: CustomStringConvertible {
  /// `automatic`, `standard`, `actual`, or the points.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .standard: "standard"
    case .actual: "actual"
    case .points(let points): points.shortDescription
    }
  }
}

/// The metrics of accessories.
///
/// The default values are as measured on Mac Catalyst.
public struct ListAccessoryMetrics: Hashable, Sendable {
  /// The sizes of accessories.
  ///
  /// A label and a custom view have their own size.
  public var sizes: [ListAccessory.Kind: Size] = [
    .delete: Size(width: 26, height: 26), .insert: Size(width: 26, height: 26),
    .multiselect: Size(width: 26, height: 26), .outlineDisclosure: Size(width: 14, height: 14),
    .checkmark: Size(width: 19, height: 18), .detail: Size(width: 24, height: 24),
    .disclosureIndicator: Size(width: 14, height: 14), .popUpMenu: Size(width: 14, height: 14),
    .headerDisclosure: Size(width: 14, height: 14), .reorder: Size(width: 27, height: 15),
  ]
  /// The width that is reserved for most accessories.
  public var standardWidth = 24.0
  /// The width that is reserved for disclosure indicators.
  public var disclosureWidth = 14.0
  /// The space between two leading accessories.
  public var leadingSpacing = 16.0
  /// The space between two trailing accessories, and on both sides of the line before a reorder
  /// grip.
  public var trailingSpacing = 8.0
  /// The width of the line before a reorder grip.
  public var reorderSeparatorWidth = 1.0
  /// The distance of the outermost accessories from the edges of their cell.
  public var edge = 8.0
  /// The distance of the outermost accessories from the edges of a cell in a list section.
  public var edgeInList = 16.0
  /// The distance by which each level of indentation moves the content and the leading accessories.
  public var indentationWidth = 10.0

  /// Creates the metrics measured on Mac Catalyst.
  ///
  /// - Unverified: the sizes of `detail`, `popUpMenu` and `headerDisclosure`.
  public init() {}

  /// Returns the size of an accessory.
  internal func size(of accessory: ListAccessory) -> Size {
    (accessory.size ?? sizes[accessory.kind] ?? .zero).clean
  }

  /// Returns the width that is reserved for an accessory.
  internal func width(of accessory: ListAccessory) -> Double {
    switch accessory.reservedWidth {
    case .standard: return standardWidth
    case .actual: return size(of: accessory).width
    case .points(let points): return points.asLength
    case .automatic: break
    }
    switch accessory.kind {
    case .label: return size(of: accessory).width
    case .outlineDisclosure, .disclosureIndicator, .popUpMenu, .headerDisclosure:
      return disclosureWidth
    default: return standardWidth
    }
  }
}
