// The bundle of a module. The package manager declares `Bundle.module` only for a target whose
// manifest lists resources, and that bundle does not contain the ported resources.

extension FilePorter {
  /// Replaces `Bundle.module` by the bundle with the resources of the module.
  ///
  /// Some apps declare `Bundle.module` themselves, for builds without a package. This declaration
  /// is renamed to `_module`, because the package manager may declare `Bundle.module`, too.
  mutating func replaceModuleBundles() {
    guard let bundle = moduleBundle else { return }
    for range in facts.moduleBundles {
      imports.insert("UIKit")
      replaceExpression(range, with: bundle)
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

  /// The expression for the bundle of the module; `nil` if the package manager declares the bundle.
  private var moduleBundle: String? {
    switch options.moduleBundle {
    case .kept: nil
    case .named(let module): "UIKit.Ported.bundle(ofModule: \"\(module)\")"
    // `#fileID` begins with the name of the module for which the ported file is compiled.
    case .searched: "UIKit.Ported.bundle(ofFile: #fileID)"
    }
  }
}
