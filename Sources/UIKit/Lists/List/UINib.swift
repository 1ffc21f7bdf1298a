import Foundation

/// A nib: a file with a name, which describes views.
///
///     collectionView.register(
///       UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "poster")
///
/// Files are read as Xcode saves them: `PosterCell.xib`, a resource of the target. The contents of
/// a nib can also be provided in code, see `provide(_:contents:)`.
///
/// - Differs: compiled nibs (`.nib`) are not read. A nib that is missing is reported, where UIKit
///   stops the program.
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

  /// A closure that creates the objects of a nib.
  internal typealias Maker = @MainActor (_ owner: Any?, _ external: [String: Any]) -> [Any]

  /// The nib's name, without the extension.
  package let name: String
  /// The bundle of the nib; `nil` for the main bundle and the bundles of packages beside it.
  internal let givenBundle: Bundle?
  /// The closure that creates the objects; `nil` if they are read from the file with the nib's
  /// name.
  internal final private(set) var contents: Maker?
  /// The file, once it has been read, and the language for which it was read. The file is stored,
  /// because cells are created from it many times.
  internal final var file: (language: GalleyLanguage, file: any NibObjects)?
  /// Whether the nib was reported as missing. A missing nib is reported once.
  private var isReported = false

  /// Creates the nib with a name, in a bundle.
  ///
  /// Without a bundle, the nib is searched for in the main bundle and in the bundles of Swift
  /// packages beside it. The file is read when the first objects are created.
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
    contents = UINib.maker(data, bundle ?? .main)
  }

  /// Creates a nib with a name, and with a closure that creates the objects of the nib.
  internal init(_ name: String, _ bundle: Bundle?, contents: @escaping Maker) {
    self.name = name
    givenBundle = bundle
    self.contents = contents
    super.init()
  }

  /// Creates the top-level objects of the nib, new ones with each call. A nib that is missing has
  /// no objects, and is reported.
  ///
  /// Outlets and actions are connected, runtime attributes are set, and `awakeFromNib()` is called.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let objects = objects(owner, options) { return objects }
    if !isReported {
      isReported = true
      reportMissing()
    }
    return []
  }

  /// Registers classes by their names, for nibs that cannot find the classes otherwise.
  ///
  ///     UINib.register(VenueCell.self, StarView.self)
  ///
  /// - Differs: UIKit has no such method, because it finds classes in the Objective-C runtime.
  public static func register(_ types: AnyClass...) { addClasses(types) }
}

/// The objects that a file describes.
@MainActor
internal protocol NibObjects: AnyObject {
  /// Creates the top-level objects of the file, new ones each time.
  func objects(owner: Any?, external: [String: Any]) -> [Any]
}
