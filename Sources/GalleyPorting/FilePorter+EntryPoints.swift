// The entry point of a program. Without Objective-C a delegate can't be created from its class
// alone, so a program gets a function `main` that creates the delegate.

extension FilePorter {
  /// Replaces `@UIApplicationMain` by `@main`, and adds the function `main`. In a library, removes
  /// both attributes.
  mutating func replaceEntryPoints() {
    for point in facts.entryPoints {
      switch options.entryPoint {
      case .removed: edits.append(.replace(point.range, with: ""))
      case .kept where isLeftOut(point): addMain(inPlaceOf: point)
      case .kept:
        if !point.isModern { edits.append(.replace(point.range, with: "@main")) }
        addMain(to: point.type)
      }
    }
  }

  /// Adds the function `main` to a delegate.
  private mutating func addMain(to type: Int) {
    guard facts.types.indices.contains(type) else { return }
    let delegate = facts.types[type]
    let parts = target.parts(of: TargetFacts.Place(file: index, type: type)).map { target[$0] }
    guard parts.contains(where: { $0.inherited.contains("UIApplicationDelegate") }),
      !parts.contains(where: { $0.members.contains { $0.name == "main" && $0.isStatic } })
    else { return }
    tail.append(
      "extension \(delegate.name) { @MainActor static func main() { UIApplication.launch(\(delegate.name)()) } }"
    )
  }

  /// Whether the type with the attribute `@main` is left out of the ported file. For example, the
  /// `App` of a SwiftUI app is left out.
  private func isLeftOut(_ point: SourceFacts.EntryPoint) -> Bool {
    facts.types.indices.contains(point.type) && facts.types[point.type].isUnavailable
  }

  /// Adds an entry point that launches the delegate of a SwiftUI app.
  ///
  /// The app names its delegate with `@UIApplicationDelegateAdaptor`. An app without a delegate
  /// gets no entry point, because it has nothing to launch.
  private mutating func addMain(inPlaceOf point: SourceFacts.EntryPoint) {
    guard let delegate = point.delegate else { return }
    imports.insert("UIKit")
    let conditions = facts.types[point.type].conditions
    tail += conditions.map { "#if \($0)" }
    tail.append(
      "@main enum _PortedApp { @MainActor static func main() { UIApplication.launch(\(delegate)()) } }"
    )
    tail += conditions.map { _ in "#endif" }
  }
}
