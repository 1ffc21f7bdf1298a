/// Gives each identity a small number, its *handle*, and finds the handle of an identity.
///
/// Handles count up from zero in the order in which identities were added. Snapshots store handles.
/// So an identity is hashed only once, when it is first added to a snapshot, and two snapshots are
/// compared four bytes at a time.
///
/// An index only grows, and only while a single snapshot refers to it. A copy of that snapshot that
/// needs new handles adds its own layer on top and shares the layers below. Equal handles refer to
/// the same identity in an index and in each index that has grown from this index; see
/// `isContained(in:)`.
@usableFromInline
internal final class IdentityIndex<ID: Hashable> {
  /// The layer below.
  ///
  /// The layer below does not change as long as this layer refers to it.
  @usableFromInline internal let base: IdentityIndex?
  /// The first handle of this layer. Smaller handles belong to the layers below.
  @usableFromInline internal let start: Int
  /// The number of layers below.
  @usableFromInline internal let depth: Int
  /// The identities of this layer; the first has the handle `start`.
  @usableFromInline internal var layer = IdentityLayer<ID>()
  /// Identifies the handles that this index has now.
  @usableFromInline internal var mark = Mark()
  /// The marks of the indices that this index grew from, oldest first.
  @usableFromInline internal var ancestors: [Mark] = []

  /// An object whose identity marks a state of an index.
  @usableFromInline
  internal final class Mark: Sendable {
    @usableFromInline
    internal init() {}
  }

  @inlinable
  internal init() {
    base = nil
    start = 0
    depth = 0
  }

  /// Creates an empty layer on top of `base`.
  @inlinable
  internal init(on base: IdentityIndex) {
    self.base = base
    start = base.count
    depth = base.depth + 1
    ancestors = base.ancestors.suffix(IdentityIndex.ancestorLimit - 1) + [base.mark]
  }

  /// Creates an index with all identities of `other` in one layer, under their handles.
  @inlinable
  internal init(flattening other: IdentityIndex) {
    base = nil
    start = 0
    depth = 0
    ancestors = other.ancestors.suffix(IdentityIndex.ancestorLimit - 1) + [other.mark]
    var layers = [other]
    while let base = layers[layers.count - 1].base { layers.append(base) }
    layer.reserve(other.count)
    for below in layers.reversed() {
      _ = layer.add(below.layer.identities)
    }
  }

  /// The number of marks that are remembered.
  ///
  /// Snapshots whose common origin is older are compared by identity instead of by handle.
  @inlinable
  internal static var ancestorLimit: Int { 16 }

  /// The largest number of layers. If there would be more layers, they are merged.
  ///
  /// A look-up searches one layer after another, so each layer makes look-ups slower.
  @inlinable
  internal static var depthLimit: Int { 3 }

  @inlinable
  internal var count: Int { start + layer.count }

  /// Whether every handle of this index refers to the same identity in `other`.
  @inlinable
  internal func isContained(in other: IdentityIndex) -> Bool {
    other === self || other.ancestors.contains { $0 === mark }
  }
}

// An index changes only while a single snapshot refers to the index, and only in a method that has
// exclusive access to this snapshot. So other threads never see an index change.
extension IdentityIndex: @unchecked Sendable where ID: Sendable {}

extension IdentityIndex {
  @inlinable
  internal subscript(handle: UInt32) -> ID {
    var index = self
    while Int(handle) < index.start, let base = index.base { index = base }
    return index.layer.memory[Int(handle) - index.start]
  }

  /// Replaces the mark if another index has stored it, because the two indices may differ from now
  /// on.
  @inlinable
  internal func renewMark() {
    if isKnownUniquelyReferenced(&mark) { return }
    ancestors = ancestors.suffix(IdentityIndex.ancestorLimit - 1) + [mark]
    mark = Mark()
  }

  /// Returns the handle of `identity`, if it has one.
  @inlinable
  internal func handle(of identity: ID) -> UInt32? {
    var index: IdentityIndex? = self
    while let current = index {
      if let position = current.layer.position(of: identity) {
        return UInt32(current.start + position)
      }
      index = current.base
    }
    return nil
  }

  /// Gives the next handles to the identities that have none, in their order.
  ///
  /// - Returns: The identities that already have a handle. The `position` of each is its handle.
  @inlinable
  internal func addHandles(of identities: [ID]) -> [KnownIdentity] {
    identities.withUnsafeBufferPointer { identities in
      guard let base else { return layer.add(identities) }
      return identities.indices.compactMap { offset in
        if let handle = base.handle(of: identities[offset]) {
          return KnownIdentity(offset: offset, position: Int(handle))
        }
        let single = UnsafeBufferPointer(rebasing: identities[offset...offset])
        return layer.add(single).first.map {
          KnownIdentity(offset: offset, position: start + $0.position)
        }
      }
    }
  }
}
