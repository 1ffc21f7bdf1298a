// Overrides of UIKit's members by their names from before Swift 4.2.

extension TargetFacts {
  /// Renames the members that override a member of UIKit by its old name. A renamed member has the
  /// current name.
  ///
  /// An occurrence of an old name is ignored if the ported sources themselves declare a member with
  /// that name.
  mutating func renameOldOverrides() {
    for file in files.indices where !files[file].oldNames.isEmpty {
      let uses = files[file].oldNames.filter { !isIntroduced($0, in: file) }
      files[file].oldNames = uses
      let names = Set(uses.map(\.name))
      for type in files[file].types.indices {
        for (number, member) in files[file].types[type].members.enumerated()
        where member.isOverride && names.contains(member.fullName) {
          guard let new = SourceReader.currentName(of: member),
            uses.contains(where: { $0.name == member.fullName && isUse($0, in: member) })
          else { continue }
          files[file].types[type].members[number].name = new.name
          if let label = new.label {
            files[file].types[type].members[number].parameters[0].label = label
          }
          memberNames.insert(new.name)
        }
      }
    }
  }

  /// Whether an occurrence of an old name lies within a member.
  private func isUse(_ use: SourceFacts.OldName, in member: MemberFacts) -> Bool {
    use.edits.first.map { member.range.contains($0.start) } == true
  }

  /// Whether the class around an occurrence of an old name, or one of its superclasses, declares a
  /// member with the old name that is not an override.
  private func isIntroduced(_ use: SourceFacts.OldName, in file: Int) -> Bool {
    let around = files[file].types.indices.compactMap { type -> (start: Int, type: Int)? in
      let starts = files[file].types[type].members.lazy.filter { isUse(use, in: $0) }
        .map(\.range.lowerBound)
      return starts.max().map { ($0, type) }
    }
    // If types are nested, the occurrence belongs to the innermost type.
    guard let inner = around.max(by: { $0.start < $1.start }) else { return false }
    let place = Place(file: file, type: inner.type)
    let owner = theClass(of: place) ?? place
    let ancestors = ancestry(from: owner)
    let platform = platformClass(above: owner).map(PlatformClass.names) ?? []
    let all = ancestors.flatMap(parts) + platform.flatMap { extensions[$0] ?? [] }
    return all.contains { part in
      self[part].members.contains { $0.fullName == use.name && !$0.isOverride }
    }
  }
}
