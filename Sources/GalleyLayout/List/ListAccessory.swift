import GalleyGeometry

/// Something that stands beside the content of a list cell: `UICellAccessory`, as far as it makes a
/// difference to where things are.
///
///     let checkmark = ListAccessory(.checkmark)
///     let count = ListAccessory(.label, size: Size(width: 9, height: 20))
///
/// - Unverified: where `detail`, `popUpMenu` and `headerDisclosure` stand among the others.
public struct ListAccessory: Hashable, Sendable {
  /// What it is. They stand in this order, from the edge where reading begins to the one where it
  /// ends, with the content after the leading ones.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// Leading, and only while editing: what deletes the row.
    case delete
    /// Leading, and only while editing: what inserts a row.
    case insert
    /// Leading, and only while editing: what selects several rows.
    case multiselect
    /// Leading: what folds and unfolds a row in an outline.
    case outlineDisclosure
    /// Leading: a view of the app's.
    case leadingCustom
    /// Trailing: a view of the app's.
    case trailingCustom
    /// Trailing: a text.
    case label
    /// Trailing: a sign that the row is chosen.
    case checkmark
    /// Trailing: what shows more about the row.
    case detail
    /// Trailing: an arrow to more.
    case disclosureIndicator
    /// Trailing: what opens a menu.
    case popUpMenu
    /// Trailing: what folds and unfolds a section.
    case headerDisclosure
    /// Trailing, and only while editing: a grip to move the row.
    case reorder

    /// Whether it stands before the content.
    public var isLeading: Bool { rawValue <= Kind.leadingCustom.rawValue }

    /// Whether it is a view of the app's.
    public var isCustom: Bool { self == .leadingCustom || self == .trailingCustom }

    /// When it is shown, unless the app says otherwise.
    public var usuallyDisplayed: Displayed {
      switch self {
      case .delete, .insert, .multiselect, .reorder: .whenEditing
      default: .always
      }
    }
  }

  /// When it is shown.
  public enum Displayed: Hashable, Sendable {
    /// Always.
    case always
    /// Only while the list is being edited.
    case whenEditing
    /// Only while the list is not being edited.
    case whenNotEditing
  }

  /// How much room it gets. It stands in the middle of it, and may be wider.
  public enum ReservedWidth: Hashable, Sendable {
    /// As usual for its kind.
    case automatic
    /// As much as most, so that those of several rows stand below one another.
    case standard
    /// As much as it takes.
    case actual
    /// This much.
    case points(Double)
  }

  /// What it is.
  public var kind: Kind
  /// When it is shown.
  public var displayed: Displayed
  /// Whether it is left out. It then takes no room.
  public var isHidden = false
  /// How large it is; as usual for its kind if `nil`. A label and a view of the app's have no usual
  /// size.
  public var size: Size?
  /// How much room it gets.
  public var reservedWidth = ReservedWidth.automatic
  /// For a view of the app's, its position among the accessories on its side; behind those that
  /// come before it as a rule if `nil`.
  public var position: Int?
  /// For a reorder grip, whether there is a line between it and what stands before it.
  public var showsVerticalSeparator = true

  /// An accessory, shown when its kind usually is.
  public init(_ kind: Kind, size: Size? = nil) {
    self.kind = kind
    self.size = size
    displayed = kind.usuallyDisplayed
  }
}

extension ListAccessory: CustomStringConvertible {
  /// For example `checkmark`, `label 9 × 20`, and what is not as usual for its kind.
  public var description: String {
    phrase(
      size.map { "\(kind) \($0)" } ?? "\(kind)",
      displayed == kind.usuallyDisplayed ? nil : "\(displayed)", isHidden ? "hidden" : nil,
      said("reserved width", reservedWidth, unless: .automatic),
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

/// The figures of accessories. Unless said otherwise they are as measured on Mac Catalyst.
public struct ListAccessoryMetrics: Hashable, Sendable {
  /// How large they are. A label and a view of the app's bring their own size.
  public var sizes: [ListAccessory.Kind: Size] = [
    .delete: Size(width: 26, height: 26), .insert: Size(width: 26, height: 26),
    .multiselect: Size(width: 26, height: 26), .outlineDisclosure: Size(width: 14, height: 14),
    .checkmark: Size(width: 19, height: 18), .detail: Size(width: 24, height: 24),
    .disclosureIndicator: Size(width: 14, height: 14), .popUpMenu: Size(width: 14, height: 14),
    .headerDisclosure: Size(width: 14, height: 14), .reorder: Size(width: 27, height: 15),
  ]
  /// How much room most of them get.
  public var standardWidth = 24.0
  /// How much room the arrows get that point to more.
  public var disclosureWidth = 14.0
  /// Room between two leading ones.
  public var leadingSpacing = 16.0
  /// Room between two trailing ones, and on both sides of the line before a reorder grip.
  public var trailingSpacing = 8.0
  /// How wide the line before a reorder grip is.
  public var reorderSeparatorWidth = 1.0
  /// How far the outermost ones stay away from the edges of their cell.
  public var edge = 8.0
  /// The same, for a cell in a list section.
  public var edgeInList = 16.0
  /// How far a level of indentation moves the content, and what stands before it.
  public var indentationWidth = 10.0

  /// The figures measured on Mac Catalyst.
  ///
  /// - Unverified: sizes of `detail`, `popUpMenu` and `headerDisclosure`.
  public init() {}

  /// How large an accessory is.
  internal func size(of accessory: ListAccessory) -> Size {
    (accessory.size ?? sizes[accessory.kind] ?? .zero).clean
  }

  /// How much room an accessory gets.
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
