import Foundation

/// A nib: views that are described in a file, by its name.
///
///     UINib.provide("PosterCell") { _ in [PosterCell(frame: .zero)] }
///     collectionView.register(
///       UINib(nibName: "PosterCell", bundle: nil), forCellWithReuseIdentifier: "poster")
///
/// - Differs: no file is read. What a nib of a name holds is provided in code, see
///   `provide(_:contents:)` and `providing(_:_:)`; of other nibs a report says that they are missing,
///   where UIKit stops the program.
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
  /// The bundle that it is in.
  internal let bundle: Bundle
  /// One report of a nib is enough.
  private var isReported = false

  /// The nib of a name, in a bundle or in the main one. It is looked for when its objects are made.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle ?? .main
  }

  /// Whether nobody knows what it holds.
  package var isMissing: Bool { !NibSource.knows(name) }

  /// Makes the objects that stand at the top of the nib, anew each time; none if there is no such nib,
  /// which is reported.
  ///
  /// They are told by `awakeFromNib()`.
  ///
  /// - Differs: `options` are not looked at.
  @discardableResult
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let objects = NibSource.objects(of: name, owner: owner) { return objects }
    if !isReported {
      isReported = true
      NibSource.report(name, bundle)
    }
    return []
  }
}

extension Bundle {
  /// Makes the objects that stand at the top of a nib in the bundle; `nil` if there is no such nib,
  /// which is reported.
  ///
  ///     let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? Card
  ///
  /// - Differs: as with `UINib`, no file is read.
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = NibSource.objects(of: name, owner: owner)
    if objects == nil { NibSource.report(name, self) }
    return objects
  }
}
