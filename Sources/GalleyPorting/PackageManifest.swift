import SwiftParser
import SwiftSyntax

/// What the manifest of a package says about its targets, as far as it is written in literals.
///
///     let manifest = PackageManifest(reading: text)
///     manifest.variable        // "package"
///     manifest.targets[0].name // "Feed"
public struct PackageManifest: Hashable, Sendable {
  /// A target of the package.
  public struct Target: Hashable, Sendable {
    /// What a target is made for.
    public enum Kind: String, Hashable, Sendable {
      /// Other targets and packages import it.
      case library = "target"
      /// It is a program.
      case program = "executableTarget"
      /// It holds tests.
      case test = "testTarget"
    }

    /// The target's name.
    public var name: String
    /// What the target is made for.
    public var kind: Kind
    /// The folder that the manifest names; none if the target lies where SwiftPM looks for it.
    public var path: String?
  }

  /// The name of the variable that holds the package; none if there is no such variable.
  public private(set) var variable: String?
  /// The targets with Swift sources, each name once.
  public private(set) var targets: [Target] = []

  /// Reads a manifest.
  public init(reading text: String) {
    let reader = ManifestReader()
    reader.walk(Parser.parse(source: text))
    variable = reader.variable
    targets = reader.targets
  }

  /// Whether a file in the top folder of a package is a manifest, be it for one version of Swift only.
  public static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }
}

/// The places in which SwiftPM looks for the folders of targets.
extension PackageManifest.Target {
  /// The folder of the target in its package.
  ///
  /// - Parameters:
  ///   - folders: The paths of all folders in the package.
  ///   - isAlone: Whether no other target of the package is made for the same purpose. Its sources may lie
  ///     directly in `Sources`.
  /// - Returns: The path, without a slash at its end; it is empty for the package's own folder. `nil` if there
  ///   is no such folder.
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
    // `.target(name:)` among the dependencies of a target only names another one.
    node.label?.text == "dependencies" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["", "Target"].contains(member.base?.trimmedDescription ?? ""),
      let kind = PackageManifest.Target.Kind(rawValue: member.declName.baseName.text),
      let name = node.literal(labeled: "name"), !targets.contains(where: { $0.name == name })
    {
      targets.append(.init(name: name, kind: kind, path: node.literal(labeled: "path")))
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The text of an argument that is a literal.
  fileprivate func literal(labeled label: String) -> String? {
    arguments.first { $0.label?.text == label }?
      .expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
