import GalleyGeometry

/// The layout of a section: a group, repeated until every item has a position, and its boundary
/// items and decorations.
///
///     var section = LayoutSection(group: row)
///     section.interGroupSpacing = 8
///     section.boundaryItems = [header]
///
/// Copies share their storage, so that copies of one section are compared in constant time.
public struct LayoutSection: Sendable {
  private var storage: Storage

  /// Creates a section that repeats a group.
  public init(group: LayoutGroup) {
    storage = Storage(Fields(group: group))
  }

  /// The group that is repeated.
  public var group: LayoutGroup {
    get { storage.fields.group }
    set { update { $0.group = newValue } }
  }

  /// The space between two instances of the group.
  ///
  /// If the space is negative, the instances overlap.
  /// - Differs: an instance never starts before the preceding instance.
  public var interGroupSpacing: Double {
    get { storage.fields.interGroupSpacing }
    set { update { $0.interGroupSpacing = newValue } }
  }

  /// The insets of the cells inside of the section.
  public var contentInsets: DirectionalInsets {
    get { storage.fields.contentInsets }
    set { update { $0.contentInsets = newValue } }
  }

  /// The edges from which the content insets are measured, across the scroll axis.
  public var contentInsetsReference: ContentInsetsReference {
    get { storage.fields.contentInsetsReference }
    set { update { $0.contentInsetsReference = newValue } }
  }

  /// The headers, footers and other supplementary views at the edges.
  public var boundaryItems: [BoundarySupplementary] {
    get { storage.fields.boundaryItems }
    set { update { $0.boundaryItems = newValue } }
  }

  /// Whether the content insets apply to the boundary items, as they do to the cells.
  public var supplementariesFollowContentInsets: Bool {
    get { storage.fields.supplementariesFollowContentInsets }
    set { update { $0.supplementariesFollowContentInsets = newValue } }
  }

  /// The edges from which the boundary items' insets are measured, across the scroll axis.
  /// - Unverified: what UIKit does if both this and `supplementariesFollowContentInsets` are set.
  ///   Here this property sets the reference, and `supplementariesFollowContentInsets` decides
  ///   whether the content insets are added.
  public var supplementaryInsetsReference: ContentInsetsReference {
    get { storage.fields.supplementaryInsetsReference }
    set { update { $0.supplementaryInsetsReference = newValue } }
  }

  /// The decorations behind the section.
  public var decorations: [LayoutDecoration] {
    get { storage.fields.decorations }
    set { update { $0.decorations = newValue } }
  }

  /// The way in which the section scrolls across the layout's scroll axis.
  public var orthogonalScrolling: OrthogonalScrolling {
    get { storage.fields.orthogonalScrolling }
    set { update { $0.orthogonalScrolling = newValue } }
  }

  /// All properties, read without a copy, because the frames of a section are computed in less time
  /// than a copy of its properties takes.
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
  /// Whether two sections have the same layout.
  ///
  /// A section and its copy are compared in constant time.
  public static func == (left: LayoutSection, right: LayoutSection) -> Bool {
    if left.storage === right.storage { return true }
    // Properties that are likely to differ, and cheap to compare, come first.
    return left.storage.fields.contentInsets == right.storage.fields.contentInsets
      && left.storage.fields.group.size == right.storage.fields.group.size
      && left.storage.fields == right.storage.fields
  }

  /// Hashes the section's properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

  /// An identity that copies share, as long as one of them exists.
  internal var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension LayoutSection: CustomStringConvertible {
  /// For example `section of horizontal group (1 of the width) × (44), groups 8 apart`, followed by
  /// the properties that are not at their default.
  public var description: String {
    let spacing = interGroupSpacing.shortDescription
    let parts: [String?] = [
      "section of \(group)", interGroupSpacing == 0 ? nil : "groups \(spacing) apart",
      labeled("insets", contentInsets),
      labeled("insets from", contentInsetsReference, unless: .automatic),
    ]
    return phrase(
      parts + boundaryItems.map { "\($0)" } + [
        supplementariesFollowContentInsets ? nil : "supplementaries beside the insets",
        labeled("supplementary insets from", supplementaryInsetsReference, unless: .automatic),
      ] + decorations.map { "\($0)" } + [labeled("sideways", orthogonalScrolling, unless: .none)])
  }
}

extension LayoutSection {
  /// The properties of a section.
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

  /// The object that copies of a section share.
  fileprivate final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }
}

/// The edges from which insets are measured.
public enum ContentInsetsReference: Hashable, Sendable {
  /// The reference of the layout's configuration; for the configuration itself, the safe area.
  case automatic
  /// The container's edges.
  case none
  /// The edges of the safe area.
  case safeArea
  /// The container's margins.
  case layoutMargins
  /// The edges of the readable content guide, whose width suits the reading of text.
  case readableContent
}

/// The behavior of a section that scrolls across the layout's scroll axis.
public enum OrthogonalScrolling: Hashable, Sendable, CaseIterable {
  /// The section does not scroll.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely, and stops where a group begins.
  case continuousGroupLeadingBoundary
  /// The section scrolls by the width of the container at a time.
  case paging
  /// The section scrolls by one group at a time.
  case groupPaging
  /// The section scrolls by one group at a time, and stops with the group in the center.
  case groupPagingCentered
}
