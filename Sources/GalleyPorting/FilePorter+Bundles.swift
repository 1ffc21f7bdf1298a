// The bundle of a module. The package manager makes `Bundle.module` for a target with resources,
// but it does not know the resources that are ported.

extension FilePorter {
  /// Replaces `Bundle.module` by the bundle with the ported resources of the module.
  ///
  /// The sources' own `Bundle.module`, which apps declare for builds without a package, gets
  /// another name, since the package manager may declare one, too.
  mutating func replaceModuleBundles() {
    guard let module = options.resourceModule else { return }
    for range in facts.moduleBundles {
      imports.insert("UIKit")
      replaceExpression(range, with: "UIKit.Ported.bundle(ofModule: \"\(module)\")")
    }
    for type in facts.types
    where type.kind == .extension && SourceReader.bundleNames.contains(type.name) {
      for member in type.members
      where member.kind == .variable && member.isStatic && member.name == "module" {
        edits.append(
          Edit(
            start: member.nameRange.lowerBound, end: member.nameRange.upperBound, text: "_module"))
      }
    }
  }
}
