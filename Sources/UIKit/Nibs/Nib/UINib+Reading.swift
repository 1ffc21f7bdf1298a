import Foundation

// The sources of a nib's objects: files and closures.

extension UINib {
  /// Creates the nib of a prototype: a cell or view inside another nib or a storyboard.
  ///
  /// - Parameter scene: The scene that contains the prototype, if there is one.
  internal convenience init(
    _ compiler: NibCompiler, _ part: NibPart, in scene: StoryboardScene? = nil
  ) {
    self.init(part.element.string("reuseIdentifier") ?? "", compiler.bundle) {
      // The reference is weak, because the controller retains the scene, and the controller's
      // view retains this nib.
      [weak scene] owner, _ in
      let load = scene?.makeLoad() ?? NibLoad(compiler, owner: owner as? NSObject)
      let object = load.make(part)
      load.finish()
      return object.map { [$0] } ?? []
    }
  }

  /// Reads the bytes of a `.xib` file, and returns a closure that creates the objects in it.
  internal static func maker(_ data: Data, _ bundle: Bundle) -> Maker {
    let file = NibSource.read(data, "a nib of \(data.count) bytes", bundle)
    return { file?.objects(owner: $0, external: $1) ?? [] }
  }

  /// Whether there is neither a file of the nib's name nor a closure that makes its objects.
  package var isMissing: Bool {
    contents == nil && NibSource.provided(name) == nil
      && NibSource.path(of: name, "xib", givenBundle) == nil
  }

  /// Creates the top-level objects; `nil` if there is no such nib.
  internal final func objects(_ owner: Any?, _ options: [OptionsKey: Any]? = nil) -> [Any]? {
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    if let contents { return contents(owner, external) }
    if let provided = NibSource.provided(name) {
      let objects = provided(owner)
      for object in objects { NibSource.awaken(object) }
      return objects
    }
    let language = GalleyLanguage.current
    if file?.language != language {
      file = NibSource.file(name, givenBundle).map { (language, $0) }
    }
    return file?.file.objects(owner: owner, external: external)
  }

  /// Records a report that there is no such nib.
  internal final func reportMissing() { NibSource.reportMissing(name, givenBundle ?? .main) }

  /// Adds classes that nibs may name.
  internal static func addClasses(_ types: [AnyClass]) { NibClasses.register(types) }
}

extension NibFile: NibObjects {}

extension Bundle {
  /// Creates the top-level objects of a nib in the bundle; `nil` if there is no such nib, which is
  /// reported.
  ///
  ///     let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? Card
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    // The main bundle of a test has no nibs. The nibs are in the bundles of packages beside it.
    let nib = UINib(nibName: name, bundle: self == .main ? nil : self)
    let objects = nib.objects(owner, options)
    if objects == nil { NibSource.reportMissing(name, self) }
    return objects
  }
}
