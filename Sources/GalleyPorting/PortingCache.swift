import Foundation

/// What is kept of a target between two runs, so that only files that changed are read and ported anew.
public struct PortingCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    /// The number of the file's text.
    var text: UInt64
    /// The number of what the file says to other files.
    var outline: UInt64
    var facts: SourceFacts
    /// The line of a kept cache that says this.
    var bytes: Data?

    private enum CodingKeys: CodingKey { case text, outline, facts }
  }

  var options: Porting?
  var entries: [String: Entry] = [:]
  /// The number of what all files say to each other.
  var outline: UInt64 = 0

  /// Creates a cache of nothing.
  public init() {}
}

extension Porting {
  /// Ports those files of a target that have to be ported anew since the last time.
  ///
  /// - Parameters:
  ///   - files: The files of the target.
  ///   - others: Files of targets that it depends on and that are ported too. They are only looked at.
  ///   - cache: What the last call left. It is brought up to date.
  /// - Returns: One file for each of the target's; `nil` where it is as it was the last time.
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
  /// The number of what a file says to others: its types and members, wherever in the file they stand.
  var outline: UInt64 {
    var hasher = StableHasher()
    for name in imports.sorted() + declaredNames.sorted() { hasher.combine(name) }
    for type in types {
      hasher.combine(type.kind.rawValue + type.name + type.access)
      hasher.combine(type.objectiveCName)
      for name in type.inherited + type.attributes.sorted() + type.conditions {
        hasher.combine(name)
      }
      hasher.combine(
        (type.isConstrained ? 1 : 0) + (type.isGeneric ? 2 : 0) + (type.isUnavailable ? 4 : 0)
          + (type.isFinal ? 8 : 0) + (type.isLocal ? 16 : 0))
      for (name, bounds) in type.placeholders.sorted(by: { $0.key < $1.key }) {
        hasher.combine(name + ": " + bounds.joined(separator: " & "))
      }
      for member in type.members {
        hasher.combine(member.kind.rawValue + member.fullName + member.type + member.availability)
        hasher.combine(member.objectiveCName ?? "")
        hasher.combine(member.throwing + member.generics + member.condition)
        for word in member.attributes.sorted() + member.modifiers.sorted() + member.conditions {
          hasher.combine(word)
        }
        for parameter in member.parameters {
          hasher.combine(parameter.type + parameter.attributes + parameter.standard)
          hasher.combine((parameter.isInout ? 1 : 0) + (parameter.isVariadic ? 2 : 0))
        }
        let flags = [
          member.isAsync, member.isThrowing, member.isGeneric, member.isSettable, member.isStored,
          member.isFailable,
          member.observer?.willSet != nil, member.observer?.didSet != nil, member.observing != nil,
        ]
        hasher.combine(flags.reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
      }
    }
    hasher.combine((startsApplication ? 1 : 0) + (swiftUIImport != nil ? 2 : 0))
    for call in classValueCalls {
      hasher.combine(([call.property, call.initializer] + call.bounds).joined(separator: " "))
    }
    return hasher.value
  }
}

/// A number for what a file holds, the same in each run.
func stableHash(of file: SourceFile) -> UInt64 {
  var hasher = StableHasher()
  hasher.combine(file.text.withoutMark)
  if !file.isText { hasher.combine(0) }
  return hasher.value
}

/// Makes numbers of texts, the same ones in each run (FNV-1a).
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
