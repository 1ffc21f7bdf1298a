import SwiftSyntax

// The uses of `#function` in members. The porting step, which rewrites sources of an app for Linux,
// renames some members. In these members, `#function` still gives the name before the renaming.

extension SourceReader {
  /// Reads `#function` in the body of a member.
  func readFunctionName(_ node: MacroExpansionExprSyntax) {
    guard let name = nameOfMember(around: Syntax(node)) else { return }
    facts.functionNames.append(.init(range: node.bytes, member: name))
  }

  /// Returns the offset of the name of the member whose body contains a node.
  ///
  /// The result is `nil` if the node is in a function within the body, or in no body.
  private func nameOfMember(around node: Syntax) -> Int? {
    var child = node
    while let parent = child.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        guard function.body?.id == child.id, isMember(parent) else { return nil }
        return function.name.bytes.lowerBound
      }
      if let initializer = parent.as(InitializerDeclSyntax.self) {
        guard initializer.body?.id == child.id, isMember(parent) else { return nil }
        return initializer.initKeyword.bytes.lowerBound
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        let isAccessor = binding.accessorBlock?.id == child.id
        // The variable is the parent of the list with the binding.
        let isOfMember = binding.parent?.parent.map(isMember) == true
        // A local constant has no name of its own in `#function`.
        if isAccessor || isOfMember {
          return isAccessor && isOfMember ? binding.pattern.bytes.lowerBound : nil
        }
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      child = parent
    }
    return nil
  }

  private func isMember(_ node: Syntax) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) == true
  }
}
