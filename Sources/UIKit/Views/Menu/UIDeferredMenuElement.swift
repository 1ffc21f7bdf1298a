import Foundation

/// A placeholder for elements of a menu that are created only when the menu is shown.
///
///     UIDeferredMenuElement { completion in
///       store.recent { files in
///         completion(files.map { file in UIAction(title: file.name) { _ in open(file) } })
///       }
///     }
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that creates the elements, and passes them to a completion handler.
  public typealias Provider =
    @MainActor (
      _ completion: @escaping @MainActor ([UIMenuElement]) -> Void
    ) -> Void

  /// The identifier of a deferred element.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public var rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let provider: Provider
  /// Whether the content is created only once.
  private let isCached: Bool
  /// The created elements; `nil` if they were not created yet, or are not cached.
  private var made: [UIMenuElement]?

  /// Creates an element whose content is created once, when its menu is shown for the first time.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// Returns an element whose content is created again whenever its menu is shown.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIDeferredMenuElement.init(coder:): Galley reads no archives")
  }

  /// Passes the content to a completion handler: immediately, if the content is cached.
  internal func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let made { return completion(made) }
    provider { [weak self] elements in
      if let self, isCached { made = elements }
      completion(elements)
    }
  }
}
