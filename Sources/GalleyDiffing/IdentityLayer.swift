/// Identities in the order in which they were added, and a table that finds them.
@usableFromInline
internal struct IdentityLayer<ID: Hashable>: ~Copyable {
  /// The memory for the identities. This memory is not an array, because the loop that fills the
  /// memory also reads it in each step, and an array would add reference counting and a bounds
  /// check to each step.
  @usableFromInline internal var memory: UnsafeMutablePointer<ID>
  /// The number of identities for which there is memory.
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var count = 0
  /// The positions of the identities in `memory`.
  @usableFromInline internal var table = IdentityTable(capacity: 0, positionLimit: 0)
  /// The kind of the identities.
  ///
  /// The kind is stored, because for most types it has to be looked up at run time.
  @usableFromInline internal let kind = IdentityKind(of: ID.self)

  @inlinable
  internal init() {
    capacity = 4
    memory = .allocate(capacity: 4)
  }

  @inlinable
  deinit {
    memory.deinitialize(count: count)
    memory.deallocate()
  }

  /// The identities, in order.
  @inlinable
  internal var identities: UnsafeBufferPointer<ID> {
    UnsafeBufferPointer(start: memory, count: count)
  }

  /// Returns the position of `identity`.
  @inlinable
  internal func position(of identity: ID) -> Int? {
    switch kind {
    case .word: position(of: identity, WordScheme<ID>.self)
    case .wordPair: position(of: identity, WordPairScheme<ID>.self)
    case .text: position(of: identity, TextScheme<ID>.self)
    case .hashable: position(of: identity, HashableScheme<ID>.self)
    }
  }

  @inlinable @inline(__always)
  internal func position<Scheme: IdentityScheme<ID>>(of identity: ID, _ scheme: Scheme.Type) -> Int?
  {
    let key = Scheme.key(identity)
    return table.position(hash: Scheme.hash(key, seed: .process)) {
      Scheme.difference(Scheme.key(memory[$0]), key) == 0
    }
  }

  /// Appends the identities that are not in the layer yet, in their order.
  ///
  /// - Returns: The identities that were in the layer already or occur earlier in `identities`,
  ///   with their positions.
  @inlinable
  internal mutating func add(_ identities: UnsafeBufferPointer<ID>) -> [KnownIdentity] {
    switch kind {
    case .word: add(identities, WordScheme<ID>.self)
    case .wordPair: add(identities, WordPairScheme<ID>.self)
    case .text: add(identities, TextScheme<ID>.self)
    case .hashable: add(identities, HashableScheme<ID>.self)
    }
  }

  @inlinable
  internal mutating func add<Scheme: IdentityScheme<ID>>(
    _ identities: UnsafeBufferPointer<ID>, _ scheme: Scheme.Type
  ) -> [KnownIdentity] {
    reserve(identities.count)
    let memory = memory
    let seed = HashSeed.process
    var count = count
    var known: [KnownIdentity] = []
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { hashes in
      let hashes = hashes.baseAddress!
      var start = 0
      while start < identities.count {
        let size = min(16, identities.count &- start)
        _ = Scheme.forEachHash(
          at: 0..<size, seed: seed, key: { Scheme.key(identities[start &+ $0]) }
        ) { offset, hash in
          hashes[offset] = hash
          return true
        }
        // A large table is not in the processor's cache. Sixteen slots are requested together, so
        // that the processor waits for memory only once.
        table.touch(hashes, count: size)
        for offset in 0..<size {
          let position = table.position(hash: hashes[offset], orInsert: count) {
            Scheme.difference(
              Scheme.key(memory[$0]), Scheme.key(identities[start &+ offset])) == 0
          }
          if let position {
            known.append(KnownIdentity(offset: start &+ offset, position: position))
          } else {
            (memory + count).initialize(to: identities[start &+ offset])
            count &+= 1
          }
        }
        start &+= size
      }
    }
    self.count = count
    checkInvariants()
    return known
  }

  /// Reserves memory for `additional` identities.
  @inlinable
  internal mutating func reserve(_ additional: Int) {
    let total = count + additional
    if total > capacity {
      // The first allocation is exactly as large as needed. Later allocations at least double the
      // capacity.
      capacity = count == 0 ? total : max(total, capacity * 2)
      let larger = UnsafeMutablePointer<ID>.allocate(capacity: capacity)
      larger.moveInitialize(from: memory, count: count)
      memory.deallocate()
      memory = larger
    }
    if total > table.limit || total >= Int(table.positionMask) {
      let memory = memory
      switch kind {
      case .word: grow(total, memory, WordScheme<ID>.self)
      case .wordPair: grow(total, memory, WordPairScheme<ID>.self)
      case .text: grow(total, memory, TextScheme<ID>.self)
      case .hashable: grow(total, memory, HashableScheme<ID>.self)
      }
    }
  }

  /// Replaces the table by a table with space for `total` identities.
  @inlinable
  internal mutating func grow<Scheme: IdentityScheme<ID>>(
    _ total: Int, _ memory: UnsafeMutablePointer<ID>, _ scheme: Scheme.Type
  ) {
    table.grow(capacity: total, positionLimit: capacity) {
      Scheme.hash(Scheme.key(memory[$0]), seed: .process)
    }
  }
}

/// An identity that was already in the layer when it was to be added.
@frozen @usableFromInline
internal struct KnownIdentity {
  /// The index of the identity among the identities that were to be added.
  @usableFromInline internal let offset: Int
  /// The position of the identity in the layer.
  @usableFromInline internal let position: Int

  @inlinable
  internal init(offset: Int, position: Int) {
    self.offset = offset
    self.position = position
  }
}
