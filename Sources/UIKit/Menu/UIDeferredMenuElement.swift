import Foundation

/// A part of a menu that is made only when the menu is shown.
///
///     UIDeferredMenuElement { completion in
///       store.recent { completion($0.map { file in UIAction(title: file.name) { _ in open(file) } }) }
///     }
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the part, and hands it over.
  public typealias Provider =
    @MainActor (
      _ completion: @escaping @MainActor ([UIMenuElement]) -> Void
    ) -> Void

  /// What a deferred element is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let provider: Provider
  private let isCached: Bool
  private var made: [UIMenuElement]?

  /// A part that is made once, when its menu is shown for the first time.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// A part that is made anew whenever its menu is shown.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIDeferredMenuElement.init(coder:): Galley reads no archives")
  }

  /// Hands over what it stands for: at once, if that was made before.
  internal func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let made { return completion(made) }
    provider { [weak self] elements in
      if let self, isCached { made = elements }
      completion(elements)
    }
  }
}
