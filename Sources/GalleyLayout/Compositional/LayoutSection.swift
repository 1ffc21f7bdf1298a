import GalleyGeometry

/// How the items of a section are laid out: a group, repeated until every item has a place, and what
/// stands around it.
///
///     var section = LayoutSection(group: row)
///     section.interGroupSpacing = 8
///     section.boundaryItems = [header]
///
/// Copies share their storage, so that a layout which gives the same section a thousand times is
/// recognized at a glance.
public struct LayoutSection: Sendable {
  private var storage: Storage

  /// A section that repeats a group.
  public init(group: LayoutGroup) {
    storage = Storage(Fields(group: group))
  }

  /// What is repeated.
  public var group: LayoutGroup {
    get { storage.fields.group }
    set { update { $0.group = newValue } }
  }

  /// Room between two instances of the group. Where it is negative they overlap.
  /// - Differs: the start of an instance is never before that of the one before it.
  public var interGroupSpacing: Double {
    get { storage.fields.interGroupSpacing }
    set { update { $0.interGroupSpacing = newValue } }
  }

  /// How far the cells stay inside of the section.
  public var contentInsets: DirectionalInsets {
    get { storage.fields.contentInsets }
    set { update { $0.contentInsets = newValue } }
  }

  /// What the content insets are measured from, across the scroll axis.
  public var contentInsetsReference: ContentInsetsReference {
    get { storage.fields.contentInsetsReference }
    set { update { $0.contentInsetsReference = newValue } }
  }

  /// The headers and footers, and what else is at an edge.
  public var boundaryItems: [BoundarySupplementary] {
    get { storage.fields.boundaryItems }
    set { update { $0.boundaryItems = newValue } }
  }

  /// Whether boundary items stay inside of the content insets too.
  public var supplementariesFollowContentInsets: Bool {
    get { storage.fields.supplementariesFollowContentInsets }
    set { update { $0.supplementariesFollowContentInsets = newValue } }
  }

  /// What the boundary items' insets are measured from, across the scroll axis.
  /// - Unverified: what UIKit does where both this and `supplementariesFollowContentInsets` are set.
  ///   Here this names the reference, and the other tells whether the content insets are added.
  public var supplementaryInsetsReference: ContentInsetsReference {
    get { storage.fields.supplementaryInsetsReference }
    set { update { $0.supplementaryInsetsReference = newValue } }
  }

  /// The views behind the section.
  public var decorations: [LayoutDecoration] {
    get { storage.fields.decorations }
    set { update { $0.decorations = newValue } }
  }

  /// Whether and how the section scrolls across the layout's scroll axis.
  public var orthogonalScrolling: OrthogonalScrolling {
    get { storage.fields.orthogonalScrolling }
    set { update { $0.orthogonalScrolling = newValue } }
  }

  /// All of it, lent and not copied: sections are solved in less time than a copy takes.
  internal var fields: Fields {
    _read { yield storage.fields }
  }

  private mutating func update(_ change: (inout Fields) -> Void) {
    var fields = storage.fields
    change(&fields)
    storage = Storage(fields)
  }
}

extension LayoutSection: Hashable {
  /// Whether two sections are laid out alike. A section and its copy are told apart at a glance.
  public static func == (left: LayoutSection, right: LayoutSection) -> Bool {
    if left.storage === right.storage { return true }
    // What is likely to differ, and cheap to compare, comes first.
    return left.storage.fields.contentInsets == right.storage.fields.contentInsets
      && left.storage.fields.group.size == right.storage.fields.group.size
      && left.storage.fields == right.storage.fields
  }

  /// Hashes what lays the section out.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

  /// The same for copies of each other, as long as one of them is there.
  internal var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension LayoutSection: CustomStringConvertible {
  /// For example `section of horizontal group (1 of the width) × (44), groups 8 apart`, and what
  /// else there is beside its group.
  public var description: String {
    let spacing = interGroupSpacing.shortDescription
    let parts: [String?] = [
      "section of \(group)", interGroupSpacing == 0 ? nil : "groups \(spacing) apart",
      said("insets", contentInsets),
      said("insets from", contentInsetsReference, unless: .automatic),
    ]
    return phrase(
      parts + boundaryItems.map { "\($0)" } + [
        supplementariesFollowContentInsets ? nil : "supplementaries beside the insets",
        said("supplementary insets from", supplementaryInsetsReference, unless: .automatic),
      ] + decorations.map { "\($0)" } + [said("sideways", orthogonalScrolling, unless: .none)])
  }
}

extension LayoutSection {
  internal struct Fields: Hashable, Sendable {
    var group: LayoutGroup
    var interGroupSpacing = 0.0
    var contentInsets = DirectionalInsets.zero
    var contentInsetsReference = ContentInsetsReference.automatic
    var boundaryItems: [BoundarySupplementary] = []
    var supplementariesFollowContentInsets = true
    var supplementaryInsetsReference = ContentInsetsReference.automatic
    var decorations: [LayoutDecoration] = []
    var orthogonalScrolling = OrthogonalScrolling.none
  }

  fileprivate final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }
}

/// What insets are measured from.
public enum ContentInsetsReference: Hashable, Sendable {
  /// What the layout's configuration says; for the configuration itself, the safe area.
  case automatic
  /// The container's edges.
  case none
  /// What bars leave free.
  case safeArea
  /// The container's margins.
  case layoutMargins
  /// A width at which text reads well.
  case readableContent
}

/// How a section scrolls across the layout's scroll axis.
public enum OrthogonalScrolling: Hashable, Sendable, CaseIterable {
  /// It does not.
  case none
  /// Freely.
  case continuous
  /// Freely, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// A container's width at a time.
  case paging
  /// A group at a time.
  case groupPaging
  /// A group at a time, which comes to rest in the middle.
  case groupPagingCentered
}
