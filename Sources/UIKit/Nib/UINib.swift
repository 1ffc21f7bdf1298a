import Foundation

/// A nib: a file that describes views, by its name.
///
///     collectionView.register(
///       UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "poster")
///
/// Files are read as Xcode saves them: `PosterCell.xib`, a resource of the target. The contents of
/// a nib can also be provided in code, see `provide(_:contents:)`.
///
/// - Differs: compiled nibs (`.nib`) are not read. A nib that is missing is reported, where UIKit stops the program.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the options for the instantiation of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects to which the nib refers and which it does not contain.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The nib's name, without the extension.
  package let name: String
  /// The bundle of the nib; `nil` for the main bundle and those of packages beside it.
  private let givenBundle: Bundle?
  /// The contents of a nib that is not found by its name.
  private var contents: (@MainActor (_ owner: Any?, _ external: [String: Any]) -> [Any])?
  /// The file, once it has been read, and the language for which it was read: cells are created
  /// from it again and again.
  private var file: (language: GalleyLanguage, file: NibFile)?
  /// Whether the nib was reported as missing. It is reported once.
  private var isReported = false

  /// Creates the nib with a name, in a bundle. Without a bundle it is looked for in the main bundle
  /// and in those of Swift packages beside it. The file is read when the first objects are created.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    givenBundle = bundle
  }

  /// Creates a nib from the bytes of a `.xib` file.
  ///
  /// Errors in the bytes are reported. The nib has no objects then.
  public init(data: Data, bundle: Bundle?) {
    name = "data"
    givenBundle = bundle
    super.init()
    let file = NibSource.read(data, "a nib of \(data.count) bytes", bundle ?? .main)
    contents = { file?.objects(owner: $0, external: $1) ?? [] }
  }

  /// Creates a nib of a prototype: a cell or view within a nib or storyboard.
  ///
  /// - Parameter scene: The scene that contains the prototype, if there is one.
  internal init(_ compiler: NibCompiler, _ part: NibPart, in scene: StoryboardScene? = nil) {
    name = part.element.string("reuseIdentifier") ?? ""
    givenBundle = compiler.bundle
    // The scene is held weakly: the controller holds the scene, and its view holds the nib.
    contents = { [weak scene] owner, _ in
      let load = scene?.makeLoad() ?? NibLoad(compiler, owner: owner as? NSObject)
      let object = load.make(part)
      load.finish()
      return object.map { [$0] } ?? []
    }
  }

  /// Whether the nib has neither a file nor provided contents.
  package var isMissing: Bool {
    contents == nil && NibSource.provided(name) == nil
      && NibSource.path(of: name, "xib", givenBundle) == nil
  }

  /// Creates the objects at the top of the nib, anew with each call; none if there is no such nib,
  /// which is reported.
  ///
  /// Outlets and actions are connected, runtime attributes are set, and `awakeFromNib()` is called.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let objects = objects(owner, options) { return objects }
    if !isReported {
      isReported = true
      NibSource.reportMissing(name, givenBundle ?? .main)
    }
    return []
  }

  /// Returns the objects at the top of the nib; `nil` if there is no such nib.
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

  /// Registers classes by their names, for nibs that cannot find them otherwise.
  ///
  ///     UINib.register(VenueCell.self, StarView.self)
  ///
  /// - Differs: UIKit has nothing like it, since it asks the Objective-C runtime.
  public static func register(_ types: AnyClass...) { NibClasses.register(types) }
}

extension Bundle {
  /// Creates the objects at the top of a nib in the bundle; `nil` if there is no such nib, which is
  /// reported.
  ///
  ///     let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? Card
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    // The main bundle of a test has no nibs: they are in the bundles of packages beside it.
    let nib = UINib(nibName: name, bundle: self == .main ? nil : self)
    let objects = nib.objects(owner, options)
    if objects == nil { NibSource.reportMissing(name, self) }
    return objects
  }
}
