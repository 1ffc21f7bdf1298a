import Foundation

/// A nib: views that are described in a file, by its name.
///
///     collectionView.register(
///       UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "poster")
///
/// Files are read as Xcode saves them: `PosterCell.xib`, a resource of the target. What a nib holds can also be
/// said in code, see `provide(_:contents:)`.
///
/// - Differs: compiled nibs (`.nib`) are not read. A nib that is missing is reported, where UIKit stops the program.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What may be said when the objects of a nib are made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// How the key is spelled.
    public let rawValue: String

    /// A key of a spelling.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the nib names and does not hold.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The nib's name, without ending.
  package let name: String
  /// The bundle that it is in; `nil` for the main one and those of packages beside it.
  private let givenBundle: Bundle?
  /// What the nib holds, where it was not found by its name.
  private var contents: (@MainActor (_ owner: Any?, _ external: [String: Any]) -> [Any])?
  /// The file, once it has been read, and for which language: cells are made of it again and again.
  private var file: (language: GalleyLanguage, file: NibFile)?
  /// One report of a nib is enough.
  private var isReported = false

  /// The nib of a name, in a bundle. Without a bundle it is looked for in the main one and in those of Swift
  /// packages beside it. The file is read when the first objects are made.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    givenBundle = bundle
  }

  /// The nib that some bytes hold: those of a `.xib` file.
  ///
  /// What is wrong with the bytes is reported; such a nib has no objects.
  public init(data: Data, bundle: Bundle?) {
    name = "data"
    givenBundle = bundle
    super.init()
    let file = NibSource.read(data, "a nib of \(data.count) bytes", bundle ?? .main)
    contents = { file?.objects(owner: $0, external: $1) ?? [] }
  }

  /// A cell or view that stands within a nib or storyboard: a prototype.
  ///
  /// - Parameter scene: The scene in which it stands, if it does in one.
  internal init(_ compiler: NibCompiler, _ part: NibPart, in scene: StoryboardScene? = nil) {
    name = part.element.string("reuseIdentifier") ?? ""
    givenBundle = compiler.bundle
    // The controller keeps the scene, and its view the nib.
    contents = { [weak scene] owner, _ in
      let load = scene?.makeLoad() ?? NibLoad(compiler, owner: owner as? NSObject)
      let object = load.make(part)
      load.finish()
      return object.map { [$0] } ?? []
    }
  }

  /// Whether nobody knows what it holds.
  package var isMissing: Bool {
    contents == nil && NibSource.provided(name) == nil
      && NibSource.path(of: name, "xib", givenBundle) == nil
  }

  /// Makes the objects that stand at the top of the nib, anew each time; none if there is no such nib, which is
  /// reported.
  ///
  /// Outlets and actions are connected, attributes set, and the objects told by `awakeFromNib()`.
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

  /// The objects at the top; `nil` if there is no such nib.
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

  /// Registers classes by their names, where a nib can't find them by itself.
  ///
  ///     UINib.register(VenueCell.self, StarView.self)
  ///
  /// - Differs: UIKit has nothing like it, since it asks the Objective-C runtime.
  public static func register(_ types: AnyClass...) { NibClasses.register(types) }
}

extension Bundle {
  /// Makes the objects that stand at the top of a nib in the bundle; `nil` if there is no such nib,
  /// which is reported.
  ///
  ///     let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? Card
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    // In the main bundle of a test there is nothing: nibs are in those of packages beside it.
    let nib = UINib(nibName: name, bundle: self == .main ? nil : self)
    let objects = nib.objects(owner, options)
    if objects == nil { NibSource.reportMissing(name, self) }
    return objects
  }
}
