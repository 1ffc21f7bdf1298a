import SwiftParser
import SwiftSyntax

/// The targets in the manifest of a package, as far as they are written as literals.
///
///     let manifest = PackageManifest(reading: text)
///     manifest.variable        // "package"
///     manifest.targets[0].name // "Feed"
public struct PackageManifest: Hashable, Sendable {
  /// A target of the package.
  public struct Target: Hashable, Sendable {
    /// The kind of a target.
    public enum Kind: String, Hashable, Sendable {
      /// A target that other targets and packages import.
      case library = "target"
      /// A target that is a program.
      case program = "executableTarget"
      /// A target that contains tests.
      case test = "testTarget"
    }

    /// The target's name.
    public var name: String
    /// The kind of the target.
    public var kind: Kind
    /// The folder that the manifest names; `nil` if the target is in SwiftPM's default folder.
    public var path: String?
    /// Whether the manifest lists the resources of the target.
    public var hasResources: Bool
  }

  /// Whether the manifest is for a version of SwiftPM that knows resources, which is 5.3 or newer.
  public let knowsResources: Bool
  /// The name of the variable that contains the package; `nil` if there is no such variable.
  public private(set) var variable: String?
  /// The targets with Swift sources, each name once.
  public private(set) var targets: [Target] = []

  /// Reads a manifest.
  public init(reading text: String) {
    let reader = ManifestReader()
    reader.walk(Parser.parse(source: text))
    variable = reader.variable
    targets = reader.targets
    // "// swift-tools-version: 5.5"
    let line = text.prefix { !$0.isNewline }
    let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
    knowsResources =
      line.contains("swift-tools-version") && !numbers.lexicographicallyPrecedes([5, 3])
  }

  /// Returns whether a file in the top folder of a package is a manifest.
  ///
  /// A manifest may be for one version of Swift only.
  public static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }
}

/// The paths at which SwiftPM looks for the folders of targets.
extension PackageManifest.Target {
  /// Returns the folder of the target in its package.
  ///
  /// - Parameters:
  ///   - folders: The paths of all folders in the package.
  ///   - isAlone: Whether the target is the only one of its kind in the package. Then its sources
  ///     may be directly in `Sources`.
  /// - Returns: The path without a slash at its end, empty for the package's own folder; `nil` if
  ///   there is no such folder.
  public func folder(among folders: Set<String>, isAlone: Bool) -> String? {
    if let path {
      let parts = path.split(separator: "/").filter { $0 != "." }
      let folder = parts.joined(separator: "/")
      return folder.isEmpty || folders.contains(folder) ? folder : nil
    }
    let parents = kind == .test ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    if let parent = parents.first(where: { folders.contains("\($0)/\(name)") }) {
      return "\(parent)/\(name)"
    }
    return isAlone ? parents.first(where: folders.contains) : nil
  }
}

/// Finds the package's variable and the targets in the syntax tree of a manifest.
private final class ManifestReader: SyntaxVisitor {
  var variable: String?
  var targets: [PackageManifest.Target] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Package", variable == nil
    {
      variable = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // `.target(name:)` among the dependencies of a target refers to another target.
    node.label?.text == "dependencies" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["", "Target"].contains(member.base?.trimmedDescription ?? ""),
      let kind = PackageManifest.Target.Kind(rawValue: member.declName.baseName.text),
      let name = node.literal(labeled: "name"), !targets.contains(where: { $0.name == name })
    {
      targets.append(
        .init(
          name: name, kind: kind, path: node.literal(labeled: "path"),
          hasResources: node.arguments.contains { $0.label?.text == "resources" }))
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Returns the text of an argument that is a literal.
  fileprivate func literal(labeled label: String) -> String? {
    arguments.first { $0.label?.text == label }?
      .expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
