// Lookup of classes and protocols by name, of superclasses, and of the extensions of a class.

extension TargetFacts {
  /// Returns the class to which a name in a file refers. `scope` contains the names of the types in
  /// which the name is written, from the outermost to the innermost.
  func classNamed(_ name: String, in scope: [String], of file: Int) -> Place? {
    resolve(name, in: scope) { theClass(named: $0, of: file) }
  }

  /// Returns the class with a full name, in the file's module or in a module that it depends on.
  func theClass(named name: String, of file: Int) -> Place? {
    let module = modules[file]
    if let own = classes[module][name] { return own }
    return classes.dropFirst().lazy.compactMap { $0[name] }.first
  }

  /// Returns the protocol with a full name, in the file's module or in a module that it depends on.
  func theProtocol(named name: String, of file: Int) -> Place? {
    if let own = protocols[modules[file]][name] { return own }
    return protocols.dropFirst().lazy.compactMap { $0[name] }.first
  }

  /// Returns the first result of a closure for the full names that a written name may refer to.
  ///
  /// These are the names in the types of the scope, from the innermost to the outermost, and then
  /// the name itself.
  func resolve<Result>(
    _ written: String, in scope: [String], _ find: (String) -> Result?
  ) -> Result? {
    let name = plain(written)
    for outer in scope.reversed() {
      var parts = outer.split(separator: ".")
      while !parts.isEmpty {
        if let found = find(parts.joined(separator: ".") + "." + name) { return found }
        parts.removeLast()
      }
    }
    if let found = find(name) { return found }
    // The name may begin with the name of its module.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return find(String(name[name.index(after: dot)...]))
  }

  /// Returns a name without generic arguments, white space and backticks.
  func plain(_ name: String) -> String {
    var depth = 0
    var result = ""
    for character in name where !character.isWhitespace && character != "`" {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result
  }

  /// Whether the files of two types belong to the same module.
  func areInSameModule(_ one: Place, _ other: Place) -> Bool {
    modules[one.file] == modules[other.file]
  }

  /// Returns the class that a type is or extends, if it is in the same module.
  func theClass(of place: Place) -> Place? {
    let type = self[place]
    switch type.kind {
    case .class: return place
    case .extension:
      return classNamed(type.name, in: [], of: place.file).flatMap {
        areInSameModule($0, place) ? $0 : nil
      }
    default: return nil
    }
  }

  /// Whether a class is the class to which its name refers.
  ///
  /// The same class under another condition of `#if` counts, too.
  func isDeclaration(_ place: Place) -> Bool {
    let type = self[place]
    guard type.kind == .class, let first = theClass(named: type.name, of: place.file)
    else { return false }
    return place == first
      || areInSameModule(first, place) && !type.conditions.isEmpty
        && !self[first].conditions.isEmpty
  }

  /// Returns the superclass of a class, if it is in the ported sources.
  func superclass(of place: Place) -> Place? {
    let type = self[place]
    for name in type.inherited {
      let outer = type.name.split(separator: ".").dropLast().joined(separator: ".")
      if let found = classNamed(name, in: outer.isEmpty ? [] : [outer], of: place.file),
        found != place
      {
        return found
      }
    }
    return nil
  }

  /// Returns a class and its superclasses in the ported sources.
  func ancestry(from place: Place) -> [Place] {
    var result = [place]
    var seen: Set<Place> = [place]
    while let next = superclasses[result[result.count - 1]], seen.insert(next).inserted {
      result.append(next)
    }
    return result
  }

  /// Returns the declaration of a class and its extensions.
  func parts(of place: Place) -> [Place] {
    guard !self[place].isLocal, let all = extensions[self[place].name] else { return [place] }
    // The extensions may belong to a class with the same name in another module.
    return [place]
      + all.filter { part in
        areInSameModule(part, place)
          || theClass(named: self[place].name, of: part.file).map { areInSameModule($0, place) }
            == true
      }
  }
}
