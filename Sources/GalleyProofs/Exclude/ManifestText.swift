/// The text of a package's manifest, whose targets can exclude folders from their sources.
///
///     var manifest = ManifestText(text)
///     manifest.exclude(["__Proofs__"], from: "FeedTests")
internal struct ManifestText {
  /// A target that the manifest declares with a literal name.
  struct Target: Equatable {
    var name: String
    /// The literal path of the target's folder; `nil` for the usual folder.
    var path: String?
    var isTest: Bool
    /// The paths that the target excludes, if these are literals.
    var excluded: [String]
    /// The arguments of the target's declaration.
    fileprivate var arguments: [ManifestScanner.Argument]
  }

  private var bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The targets, in the order of the text.
  var targets: [Target] {
    let calls = ["testTarget", "target", "executableTarget"].map { Array(".\($0)(".utf8) }
    var (found, scanner) = ([Target](), ManifestScanner(bytes))
    while scanner.index < bytes.count {
      if scanner.skipComment() || scanner.skipString() { continue }
      guard let call = calls.first(where: { bytes[scanner.index...].starts(with: $0) }) else {
        scanner.index += 1
        continue
      }
      scanner.index += call.count
      var inner = scanner
      if let arguments = inner.arguments(), let target = target(arguments, call == calls[0]) {
        found.append(target)
      }
    }
    return found
  }

  /// Returns the target with these arguments; `nil` without a literal name.
  ///
  /// `.target(name: "Feed")` may also be a dependency of another target. It then has no folder of
  /// its own to exclude, and is the same target.
  private func target(_ arguments: [ManifestScanner.Argument], _ isTest: Bool) -> Target? {
    guard let name = arguments.first(where: { $0.label == "name" }).flatMap(literals)?.first else {
      return nil
    }
    return Target(
      name: name, path: arguments.first { $0.label == "path" }.flatMap(literals)?.first,
      isTest: isTest,
      excluded: arguments.first { $0.label == "exclude" }.flatMap(literals) ?? [],
      arguments: arguments)
  }

  /// Returns the string literals of an argument; `nil` if it has other parts than literals.
  private func literals(_ argument: ManifestScanner.Argument) -> [String]? {
    var (found, scanner) = ([String](), ManifestScanner(bytes, at: argument.value.lowerBound))
    while scanner.index < argument.value.upperBound {
      let start = scanner.index
      if scanner.skipComment() { continue }
      if scanner.skipString() {
        let literal = bytes[start..<scanner.index].dropFirst().dropLast()
        guard !literal.contains(UInt8(ascii: "\\")) else { return nil }
        found.append(String(decoding: literal, as: UTF8.self))
        continue
      }
      guard ManifestScanner.isSpace(bytes[start]) || "[],".utf8.contains(bytes[start]) else {
        return nil
      }
      scanner.index += 1
    }
    return found
  }

  /// Adds paths to those that a target excludes.
  ///
  /// - Returns: Whether the target was found, and its declaration could be changed.
  mutating func exclude(_ paths: [String], from name: String) -> Bool {
    guard let target = targets.first(where: { $0.name == name && $0.isDeclaration }) else {
      return false
    }
    let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    if let known = target.arguments.first(where: { $0.label == "exclude" }) {
      guard literals(known) != nil, bytes[known.range.upperBound - 1] == UInt8(ascii: "]") else {
        return false
      }
      insert(target.excluded.isEmpty ? list : "\(list), ", at: afterBracket(of: known))
      return true
    }
    // The order of a target's arguments is fixed.
    let before = target.arguments.last { ["name", "dependencies", "path"].contains($0.label) }
    guard let before else { return false }
    insert(",\(separator(before: before))exclude: [\(list)]", at: before.range.upperBound)
    return true
  }

  private mutating func insert(_ text: String, at index: Int) {
    bytes.insert(contentsOf: Array(text.utf8), at: index)
  }

  /// The index behind the opening bracket of an array.
  private func afterBracket(of argument: ManifestScanner.Argument) -> Int {
    (bytes[argument.value].firstIndex(of: UInt8(ascii: "[")) ?? argument.value.lowerBound) + 1
  }

  /// The line end and the indentation before an argument that begins a line; otherwise a space.
  private func separator(before argument: ManifestScanner.Argument) -> String {
    let start = argument.range.lowerBound
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = bytes[line..<start]
    let isFirst = indentation.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isFirst ? "\n" + String(decoding: indentation, as: UTF8.self) : " "
  }
}

extension ManifestText.Target {
  /// Whether the call declares the target. The other calls are dependencies of targets, which have
  /// no arguments but a name and a condition.
  var isDeclaration: Bool {
    isTest || arguments.contains { !["name", "condition"].contains($0.label) }
  }
}
