// `#function` in members that the porting step renames. It has to be the name that the member has
// in the sources.

extension FilePorter {
  /// Replaces `#function` in a member that is renamed by the member's name in the sources.
  mutating func keepFunctionName(of member: MemberFacts) {
    let name = member.fullName.filter { $0 != "`" }
    for use in facts.functionNames where use.member == member.nameRange.lowerBound {
      replaceExpression(use.range, with: "\"\(name)\"")
    }
  }
}
