import SwiftSyntax

// Names that belong to modules, and modules that names are qualified with.

extension SourceReader {
  /// Records the modules that a name belongs to.
  func mention(_ name: String) {
    if Self.networking.contains(name) { facts.mentions.insert(.networking) }
    if Self.xml.contains(name) { facts.mentions.insert(.xml) }
    if Self.runtime.contains(name) || Self.isOfCoreFrameworks(name) || Self.isOfSecurity(name) {
      facts.mentions.insert(.runtime)
    }
    if Self.isOfFoundation(name) { facts.mentions.insert(.foundation) }
    if Self.combine.contains(name) { facts.mentions.insert(.combine) }
    if PlatformTypes.looksLikeUIKit(name)
      || modulesInUIKit.contains(where: { PlatformTypes.looksLike(name, of: $0) })
    {
      facts.platformNames.insert(name)
    }
  }

  /// The modules that on Linux only re-export names of other modules.
  private static let exporting: Set<String> = [
    "CoreFoundation", "CoreGraphics", "QuartzCore", "Darwin",
  ]

  /// Replaces the module in names like `Foundation.URLSession`, which are in another module on
  /// Linux.
  ///
  /// The names of `ObjectiveC` are in UIKit.
  func readQualified(_ name: String, _ module: TokenSyntax) {
    if module.text == "ObjectiveC" {
      facts.mentions.insert(.runtime)
      facts.edits.append(
        Edit(start: module.bytes.lowerBound, end: module.bytes.upperBound, text: "UIKit"))
    }
    guard module.text == "Foundation" else { return }
    mention(name)
    let parts = [(Self.networking, "FoundationNetworking"), (Self.xml, "FoundationXML")]
    for (names, part) in parts where names.contains(name) {
      facts.edits.append(
        Edit(start: module.bytes.lowerBound, end: module.bytes.upperBound, text: part))
    }
  }

  /// Removes or replaces the module before a member, as in `CoreGraphics.round(x)`.
  func replaceModule(_ base: DeclReferenceExprSyntax, of node: MemberAccessExprSyntax) {
    guard Self.exporting.contains(base.baseName.text) else { return replaceModule(base.baseName) }
    if isFunctionOfC(node) {
      // Without a module before it, the name could refer to a member, such as `round` in an
      // extension of `CGFloat`. So `Foundation` replaces the module.
      facts.mentions.insert(.foundation)
      facts.edits.append(.replace(base.bytes, with: "Foundation"))
    } else {
      facts.edits.append(.remove(base.bytes.lowerBound..<node.period.bytes.upperBound))
    }
  }
}

/// Whether a member of a module is a function that Foundation exports, such as `round`.
///
/// The name of such a function begins with a lowercase letter, and the function is called.
private func isFunctionOfC(_ node: MemberAccessExprSyntax) -> Bool {
  node.declName.baseName.text.first?.isLowercase == true
    && node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
}
