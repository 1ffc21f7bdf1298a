import Foundation

/// The facts about the files of a target from the last run. The facts about a file are its types,
/// their members, the edits to make, and everything else that porting has to know.
///
/// With a cache, only files that have changed are read and ported again.
public struct PortingCache: Codable, Sendable {
  /// The facts about one file.
  struct Entry: Codable, Sendable {
    /// The hash of the file's text.
    var text: UInt64
    /// The hash of the facts that other files depend on.
    var outline: UInt64
    var facts: SourceFacts
    /// The line of this entry in the stored cache.
    var bytes: Data?

    private enum CodingKeys: CodingKey { case text, outline, facts }
  }

  var options: Porting?
  var entries: [String: Entry] = [:]
  /// The hash of the facts of all files, without the facts that no other file depends on.
  var outline: UInt64 = 0

  /// Creates an empty cache.
  public init() {}
}

extension Porting {
  /// Ports the files of a target that have changed or that depend on changes since the last run.
  ///
  /// - Parameters:
  ///   - files: The files of the target.
  ///   - others: The files of ported targets that this target depends on. These files are only
  ///     read.
  ///   - cache: The cache of the last run, which is updated.
  /// - Returns: One file for each file of the target; `nil` for a file whose copy is up to date.
  public func port(
    _ files: [SourceFile], others: [SourceFile] = [], cache: inout PortingCache
  ) -> [PortedFile?] {
    let old = cache
    let all = files + others
    let isSame = old.options == self
    let entries = concurrentMap(all) { file in
      let number = stableHash(of: file)
      if isSame, let entry = old.entries[file.path], entry.text == number { return entry }
      let facts = SourceFacts(of: file, modules)
      return PortingCache.Entry(text: number, outline: facts.outline, facts: facts)
    }
    var outline = StableHasher()
    for (file, entry) in zip(all, entries) {
      outline.combine(file.path)
      outline.combine(file.module)
      outline.combine(entry.outline)
    }
    cache.options = self
    cache.outline = outline.value
    cache.entries = Dictionary(zip(all.map(\.path), entries)) { $1 }
    let target = TargetFacts(
      entries.map(\.facts), ownCount: files.count, modules: all.map(\.module))
    let isOutlineSame = isSame && cache.outline == old.outline
    return concurrentMap(Array(files.indices)) { index in
      let file = files[index]
      if isOutlineSame, old.entries[file.path]?.text == entries[index].text { return nil }
      return port(file, at: index, in: target)
    }
  }
}

extension SourceFacts {
  /// A hash of the facts that other files depend on.
  ///
  /// These facts include the types and members, but not their positions in the file.
  var outline: UInt64 {
    var hasher = StableHasher()
    for names in [imports, declaredNames, outerNames] {
      for name in names.sorted() { hasher.combine(name) }
    }
    for (name, words) in aliases.sorted(by: { $0.key < $1.key }) {
      hasher.combine(([name] + words).joined(separator: " "))
    }
    for type in types { type.combineOutline(into: &hasher) }
    hasher.combine(swiftUIImport != nil ? 1 : 0)
    for (payload, names) in classPayloads.sorted(by: { $0.key < $1.key }) {
      hasher.combine(payload + ": " + names.joined(separator: " "))
    }
    // Other files depend only on the classes in these calls, and not on the number of the calls.
    let values = Set(
      classValueCalls.map {
        ([$0.property, $0.initializer] + $0.bounds + $0.scope).joined(separator: " ")
      })
    for value in values.sorted() { hasher.combine(value) }
    return hasher.value
  }
}

extension TypeFacts {
  /// Adds the facts that other files depend on to a hash.
  fileprivate func combineOutline(into hasher: inout StableHasher) {
    hasher.combine(kind.rawValue + name + access)
    hasher.combine(objectiveCName)
    for name in inherited + attributes.sorted() + conditions { hasher.combine(name) }
    hasher.combine(
      (isConstrained ? 1 : 0) + (isGeneric ? 2 : 0) + (isUnavailable ? 4 : 0) + (isFinal ? 8 : 0)
        + (isLocal ? 16 : 0))
    for (name, bounds) in placeholders.sorted(by: { $0.key < $1.key }) {
      hasher.combine(name + ": " + bounds.joined(separator: " & "))
    }
    for member in members { member.combineOutline(into: &hasher) }
  }
}

extension MemberFacts {
  /// Adds the facts that other files depend on to a hash.
  fileprivate func combineOutline(into hasher: inout StableHasher) {
    hasher.combine(kind.rawValue + fullName + type + availability)
    hasher.combine(objectiveCName ?? "")
    hasher.combine(throwing + generics + condition)
    for word in attributes.sorted() + modifiers.sorted() + conditions { hasher.combine(word) }
    for parameter in parameters {
      hasher.combine(parameter.type + parameter.attributes + parameter.standard)
      hasher.combine((parameter.isInout ? 1 : 0) + (parameter.isVariadic ? 2 : 0))
    }
    let flags = [
      isAsync, isThrowing, isGeneric, isSettable, isStored, isFailable, observer?.willSet != nil,
      observer?.didSet != nil, observing != nil,
    ]
    hasher.combine(flags.reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
  }
}

/// Returns a hash of a file that is the same in each run.
func stableHash(of file: SourceFile) -> UInt64 {
  var hasher = StableHasher()
  hasher.combine(file.text.withoutMark)
  if !file.isText { hasher.combine(0) }
  return hasher.value
}

/// Computes hashes that are the same in each run (FNV-1a).
struct StableHasher {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { for byte in $0 { add(byte) } }
    add(0xFF)
  }

  mutating func combine(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
