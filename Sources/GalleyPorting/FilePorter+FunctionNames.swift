// The uses of `#function` in members. The porting step, which rewrites sources of an app for Linux,
// renames some members. In these members, `#function` must still give the name before the renaming.

extension FilePorter {
  /// Replaces `#function` in a renamed member with the name that the member has in the sources.
  mutating func keepFunctionName(of member: MemberFacts) {
    let name = member.fullName.filter { $0 != "`" }
    for use in facts.functionNames where use.member == member.nameRange.lowerBound {
      replaceExpression(use.range, with: "\"\(name)\"")
    }
  }
}
