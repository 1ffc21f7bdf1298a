// The bundle of a module. The package manager declares `Bundle.module` for a target with resources,
// but that bundle does not contain the ported resources.

extension FilePorter {
  /// Replaces `Bundle.module` by the bundle with the ported resources of the module.
  ///
  /// Some apps declare `Bundle.module` themselves, for builds without a package. This declaration
  /// is renamed to `_module`, because the package manager may declare `Bundle.module`, too.
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
