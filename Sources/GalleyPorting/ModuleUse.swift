import SwiftParser
import SwiftSyntax

/// The parts of a module that sources use, as far as they can be found without its interface.
public struct ModuleUse: Hashable, Sendable {
  /// A call of a function or an initializer.
  struct Call: Hashable, Sendable {
    /// The name; `init` for an initializer.
    var name: String
    var arguments: [Argument]

    /// Whether the call returns the shared object of its class, such as
    /// `AVAudioSession.sharedInstance()`.
    var isSingleton: Bool { arguments.isEmpty && singletons.contains(name) }

    /// The name with the labels: `load(_:using:)`.
    var fullName: String {
      "\(name)(\(arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()))"
    }
  }

  /// An argument of a call.
  struct Argument: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case value
      /// A closure with the given number of parameters.
      case closure(Int)
      /// An argument such as `.name`, whose type depends on the function.
      case implicitMember
    }

    var label: String
    var kind: Kind
  }

  /// A type of the module.
  struct TypeUse: Hashable, Sendable {
    /// The name, preceded by the names of the types around the type: `["MKMapView", "Camera"]`.
    var path: [String]
    var isProtocol = false
    /// Whether the type must be a class.
    ///
    /// The type must be a class if another class inherits from it, or if a weak property contains
    /// it.
    var isClass = false
    /// Calls of initializers by their full names.
    var initializers: [String: Call] = [:]
    var staticCalls: [String: Call] = [:]
    var staticValues: Set<String> = []
    /// Methods whose result is not used.
    var methods: [String: Call] = [:]
    /// Members of unknown type, with the location of the first use.
    var unclear: [String: String] = [:]

    var name: String { path.joined(separator: ".") }

    /// Adds a member of unknown type.
    mutating func note(_ member: String, at place: String) {
      if unclear[member] == nil { unclear[member] = place }
    }
  }

  /// The module's name.
  public private(set) var module: String
  /// The types by their names.
  private(set) var types: [String: TypeUse] = [:]
  /// The number of files that import the module.
  public private(set) var fileCount = 0

  /// Collects the parts of a module that the files of a package use.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - files: All sources of the package. Types that these sources declare do not belong to the
  ///     module.
  public init(of module: String, in files: [SourceFile]) {
    self.module = module
    let trees = concurrentMap(files) { Parser.parse(source: $0.text.withoutMark) }
    let declared = concurrentMap(trees) { declaredTypeNames(in: $0) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    for (file, tree) in zip(files, trees) {
      let imports = importedModules(in: tree)
      guard imports.contains(module) else { continue }
      fileCount += 1
      let reader = ModuleUseReader(file: file) { name in
        guard !declared.contains(name), name.first?.isUppercase == true else { return false }
        guard ModulePrefixes.allow(name, in: module, besides: imports) else { return false }
        return ModulePrefixes.isInTable(name, of: module) || !KnownNames.contains(name)
      }
      reader.use = self
      reader.findVariables(in: tree)
      reader.walk(tree)
      self = reader.use ?? self
    }
  }

  /// Names of functions and properties that return the shared object of a class.
  static let singletons: Set<String> = [
    "shared", "default", "main", "current", "standard", "sharedInstance", "general",
  ]

  /// The names of the types. The name of a nested type begins with the name of the outer type.
  public var typeNames: [String] { types.keys.sorted() }

  /// Updates the entry of a type, and adds entries for the types around it.
  mutating func update(_ path: [String], _ change: (inout TypeUse) -> Void = { _ in }) {
    for count in 1...path.count {
      let part = Array(path.prefix(count))
      let name = part.joined(separator: ".")
      if types[name] == nil { types[name] = TypeUse(path: part) }
    }
    change(&types[path.joined(separator: "."), default: TypeUse(path: path)])
  }
}
